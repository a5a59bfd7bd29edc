# make run, make test, make check, make bench: each sets itself up from a bare clone.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test check bench lock clean

run: .venv/ready
	$(BIN)/nightcall play werewords

test: .venv/ready
	$(BIN)/python -m pytest -n 2

check: .venv/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m scripts.words.build --check
	$(BIN)/nightcall words check --bank en >/dev/null

bench: .venv/ready
	$(BIN)/python -m bench

.venv/ready: requirements.lock pyproject.toml scripts/setup.py
	$(PYTHON) scripts/setup.py

lock:
	$(PYTHON) scripts/setup.py lock

clean:
	rm -rf .venv .tools
