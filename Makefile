# make run, make test, make check, make bench: each sets itself up from a bare clone.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test check bench lock client clean

run: .venv/ready client
	$(BIN)/nightcall serve

test: .venv/ready client
	$(BIN)/python -m scripts.browser
	$(BIN)/python -m pytest -n 2 --dist worksteal

check: .venv/ready client
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m scripts.client check
	$(BIN)/python -m scripts.words.build --check
	$(BIN)/python -m scripts.knowledge.build --check
	$(BIN)/nightcall words check --bank en >/dev/null

client: .venv/ready
	$(BIN)/python -m scripts.client

bench: .venv/ready
	$(BIN)/python -m bench

.venv/ready: requirements.lock pyproject.toml scripts/setup.py
	$(PYTHON) scripts/setup.py

lock:
	$(PYTHON) scripts/setup.py lock

clean:
	rm -rf .venv .tools
