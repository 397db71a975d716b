"""The environment in which the peers live: made on first use, mended when interrupted, quick afterwards."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv-bench"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CONSTRAINTS = ROOT / "bench" / "constraints.txt"
PEERS = {"OpenSpiel": "open_spiel", "RLCard": "rlcard", "Jinja": "jinja2"}


def prepare() -> dict[str, str]:
    """Install the peers, and ourselves beside them to measure them; what is missing, with the reason."""
    stamp = HOME / ".installed"
    if stamp.exists() and stamp.read_text("utf-8") == wanted():
        return {}
    trouble = made() or install("--constraint", str(ROOT / "constraints.txt"), "--editable", str(ROOT))
    if trouble:
        return dict.fromkeys(PEERS, f"{HOME.name} cannot be set up: {trouble}")
    missing = {}
    for peer, package in PEERS.items():
        trouble = install(package)
        if trouble:
            missing[peer] = f"{pinned(package)} cannot be installed: {trouble}"
    if not missing:  # written last: what is missing is tried again by the next run
        stamp.write_text(wanted(), "utf-8")
    return missing


def made() -> str:
    """Make the environment, unless it is there and works; empty when all is well, else what went wrong."""
    if runs():
        return ""
    print(f"Setting up {HOME.name} ...", flush=True)
    run = subprocess.run([sys.executable, "-m", "venv", "--clear", str(HOME)], capture_output=True, text=True)
    return reason(run.stdout + run.stderr) if run.returncode else ""


def wanted() -> str:
    """Changes when anything that is installed should."""
    files = [ROOT / "pyproject.toml", ROOT / "constraints.txt", CONSTRAINTS]
    return sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def runs() -> bool:
    try:
        return subprocess.run([str(PYTHON), "-m", "pip", "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def install(*what: str) -> str:
    """Empty when all went well, else what pip said last."""
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    run = subprocess.run([*pip, "--constraint", str(CONSTRAINTS), *what], capture_output=True, text=True)
    return reason(run.stderr) if run.returncode else ""


def reason(text: str) -> str:
    """The first thing that pip calls an error, or the last line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    return errors[0] if errors else (lines or ["no reason was given"])[-1]


def pinned(package: str) -> str:
    """The exact version we compare with."""
    lines = CONSTRAINTS.read_text("utf-8").split()
    return next((line for line in lines if line.partition("==")[0].lower() == package.lower()), package)
