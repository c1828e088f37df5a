"""One match, without input or output: commands in, events out, the state is their fold."""
