"""The pages, one module each, under the noun that also names its address and its template."""
