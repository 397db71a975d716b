"""The games; no game imports another."""
