"""The web app: pages drawn by the server, live where the browser can, whole where it cannot."""
