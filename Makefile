# Wardroom. `make help` lists all targets.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/.installed-play
DEV := $(VENV)/.installed-dev
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable
JOBS ?= 2
N ?= 100
SEED ?= 0
TESTS ?= tests

.DEFAULT_GOAL := help
.PHONY: help setup programs play check test test-browser check-long rules mutants coverage bench bench-web soak races screenshots clean format

help: ## list all targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

# A stamp is written last: an interrupted installation is taken up again by the next run.
$(PLAY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Wardroom needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@test -x $(BIN)/python && $(BIN)/python -c '' 2>/dev/null || { rm -rf $(VENV); $(PYTHON) -m venv $(VENV) || { echo "The venv module of $(PYTHON) is missing (on Debian: apt-get install python3-venv)."; exit 2; }; }
	@echo "Setting up $(VENV) ..."
	@$(INSTALL) '.[web]'
	@touch $@

$(DEV): $(PLAY)
	@echo "Installing the tools for tests ..."
	@$(INSTALL) '.[dev]'
	@touch $@

setup: $(PLAY) ## install what playing and hosting need into .venv, nothing else

play: $(PLAY) ## play in the browser: starts a server on this machine and opens the browser
	@$(BIN)/wardroom serve --open

programs: ## install what the tests need besides Python: PostgreSQL and Chromium (Debian, Ubuntu), or say what is missing
	@.ci/programs

check: $(DEV) ## the quick part of the tests (two minutes): format, lint, types, import rules, kernel and games; no database, no browser
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto -m "not slow" tests/kernel tests/language tests/golden tests/counting tests/games

test: $(DEV) programs ## format, lint, types, import rules, all tests, rule coverage, README examples
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto --ignore=tests/web/e2e
	$(BIN)/pytest -n auto tests/web/e2e
	$(BIN)/python -m tests.rules

test-browser: $(DEV) programs ## whole games in a real browser against a running server (minutes)
	$(BIN)/pytest -n auto tests/web/e2e

rules: $(DEV) ## how many rules of each game have a test
	@$(BIN)/python -m tests.rules

mutants: $(DEV) ## break N functions of GAME, one at a time: do the tests that name their rules notice? (SEED=...; minutes)
	@$(BIN)/python -m tests.mutants $(GAME) --n $(N) --seed $(SEED)

coverage: $(DEV) programs ## which lines and branches the tests reach, by module (TESTS=tests/kernel for some of them; takes twice as long as they do)
	$(BIN)/pytest -n auto --cov --cov-report=term --ignore=tests/web/e2e $(TESTS)

check-long: $(DEV) ## the conformance kit on thousands of games, the rival and the Bot on 10,000 turns, 10,000 deck codes (hours)
	$(BIN)/wardroom check missions --games 10000 --jobs $(JOBS)
	$(BIN)/wardroom check starship --games 2000 --jobs $(JOBS)
	$(BIN)/wardroom check seti --games 1000 --jobs $(JOBS)
	$(BIN)/wardroom check chair --games 1000 --jobs $(JOBS)
	$(BIN)/wardroom check chair-companion --games 200 --jobs $(JOBS)
	$(BIN)/wardroom check ccg --games 2000 --jobs $(JOBS)
	WARDROOM_DECK_CODES=10000 WARDROOM_RANDOM_DECKS=500 $(BIN)/pytest -q --timeout=0 tests/games/ccg/test_deck_codes.py tests/games/ccg/test_random_decks.py tests/interface/test_deck_lists.py
	WARDROOM_WEALTHY=400 $(BIN)/pytest -q --timeout=0 tests/games/chair/test_conformance.py
	WARDROOM_RIVAL_TURNS=10000 $(BIN)/pytest -q --timeout=0 tests/games/seti/test_rival_games.py
	WARDROOM_BOT_TURNS=10000 $(BIN)/pytest -q --timeout=0 tests/games/chair/test_bot_games.py
	WARDROOM_BESIDE=200 $(BIN)/pytest -q --timeout=0 tests/games/chair_companion/test_in_step.py

soak: $(DEV) ## a million simulated games in one process: memory must stay flat; a thousand kills of the server (many minutes)
	$(BIN)/python -m bench.soak
	WARDROOM_KILLS=500 $(BIN)/pytest -q --timeout=0 tests/web/test_kills.py

races: $(DEV) programs ## 10,000 races on each database: several programs choose at once, one wins (many minutes)
	WARDROOM_RACES=10000 $(BIN)/pytest -q --timeout=0 tests/web/test_races.py

bench: $(DEV) ## our speed beside OpenSpiel and RLCard, interleaved in one run (minutes)
	$(BIN)/python -m bench.peers

bench-web: $(DEV) ## the table page beside a plain one of the same size; many tables in one process (minutes)
	$(BIN)/python -m bench.web

screenshots: $(DEV) ## make the pictures in docs/screenshots again, of a running server
	@$(BIN)/python -m tests.web.screenshots

format: $(DEV) ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## remove the environments and caches
	rm -rf $(VENV) .venv-bench .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage*
