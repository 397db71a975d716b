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
PEERS = {"OpenSpiel": "open_spiel", "RLCard": "rlcard"}


def prepare() -> dict[str, str]:
    """Install ourselves and the peers; what is missing, with the reason."""
    stamp = HOME / ".installed"
    if stamp.exists() and stamp.read_text("utf-8") == wanted():
        return {}
    if not runs():
        print(f"Setting up {HOME.name} ...", flush=True)
        made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(HOME)], capture_output=True, text=True)
        if made.returncode:
            raise SystemExit(f"No environment for the peers can be made: {last_line(made.stdout + made.stderr)}")
    trouble = install("--constraint", str(ROOT / "constraints.txt"), "--editable", str(ROOT))
    if trouble:
        raise SystemExit(f"Wardroom itself cannot be installed into {HOME.name}: {trouble}")
    missing = {}
    for peer, package in PEERS.items():
        trouble = install(package)
        if trouble:
            missing[peer] = f"{pinned(package)} could not be installed: {trouble}"
    if not missing:  # written last: what is missing is tried again by the next run
        stamp.write_text(wanted(), "utf-8")
    return missing


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
    return last_line(run.stderr) if run.returncode else ""


def last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.upper().startswith("ERROR")]
    return (errors or lines or ["no reason was given"])[-1].strip()


def pinned(package: str) -> str:
    """The exact version we compare with."""
    lines = CONSTRAINTS.read_text("utf-8").split()
    return next((line for line in lines if line.partition("==")[0].lower() == package.lower()), package)
