# Two commands: `make demo` shows what Glidepath does, `make test` proves that it still does it.
.PHONY: demo test setup lint format

demo: setup
	swift build
	.build/debug/glidepath demo

test: setup lint
	swift build --build-tests
	swift test --skip-build

setup:
	./Tools/setup

lint:
	swift format lint --strict --recursive Sources Tests Package.swift

format:
	swift format format --in-place --recursive Sources Tests Package.swift
