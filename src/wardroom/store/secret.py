"""Secrets are told once and never stored; what is stored is their hash."""

from __future__ import annotations

import re
from base64 import b32encode
from hashlib import sha256
from secrets import token_bytes, token_urlsafe

SECRET_BYTES = 24
ID_BYTES = 10
HASH = re.compile(r"[0-9a-f]{64}")


def new_secret() -> str:
    """192 bits that fit into an address."""
    return token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """What is stored of a secret. With this many bits nothing slower is needed."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def only_hashed(secret: str) -> str:
    """A slip of ours must not put a secret itself into the database."""
    if not HASH.fullmatch(secret):
        raise ValueError("the store wants the hash of a secret, not the secret")
    return secret


def new_id() -> str:
    """The name of a table: 80 bits, easy to type, never the beginning of an option on a command line."""
    return b32encode(token_bytes(ID_BYTES)).decode().lower()
