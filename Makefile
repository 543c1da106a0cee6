# Everything one does with this repository; the work is done by Scripts/*.sh.
# What a target needs and the machine lacks is installed first.

.DEFAULT_GOAL := help
# Two targets at a time build in the same places, where one waits for the other.
.NOTPARALLEL:

# For `make gallery`. They travel in the environment, where spaces are safe.
export PHOTOS PHOTOS_CACHE PHOTOS_CACHE_LIMIT DATA PORT COUNT
# For `make test`.
export FAST RERUN
export CALLER := $(PWD)

.PHONY: help
help: ## Print this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' \
	  Makefile

.PHONY: gallery
gallery: ## Serve the gallery (PHOTOS=~/Pictures PORT=9000 COUNT=100000)
	@exec Scripts/gallery.sh

.PHONY: tool
tool: ## Build the tool and its site for release; print the tool's path
	@Scripts/build-gallery.sh

.PHONY: wasm
wasm: ## Build the site with its WebAssembly alone
	@Scripts/build-wasm.sh

.PHONY: package
package: ## Build the JavaScript package for release; print its path
	@Scripts/package.sh

.PHONY: test
test: ## Run all tests (FAST=1: in Swift alone; RERUN=1: what passed, too)
	@Scripts/test.sh

.PHONY: apple
apple: ## On a Mac: build for Apple's platforms, test in a simulator
	@Scripts/apple.sh

.PHONY: fuzz
fuzz: ## Fuzz the validator of batch updates under AddressSanitizer
	@Scripts/fuzz.sh

.PHONY: sanitize
sanitize: ## Test the layout and the engine under AddressSanitizer
	@Scripts/sanitize.sh

.PHONY: coverage
coverage: ## Fail if tests do not reach all of the layout and the engine
	@Scripts/coverage.sh

.PHONY: check
check: ## Run all checks: format, warnings, layers, size, documentation
	@Scripts/check.sh

.PHONY: docs
docs: ## Build the documentation into .build-docs
	@Scripts/docs.sh

.PHONY: bench
bench: ## Measure speed, natively, in Node and in Chromium
	@Scripts/bench.sh

.PHONY: screenshots
screenshots: ## Take pictures of all pages into dist/screenshots
	@Scripts/screenshots.sh

.PHONY: expectations
expectations: ## Let the browser write the expected frames again
	@Scripts/expectations.sh

.PHONY: format
format: ## Format all Swift sources
	@Scripts/format.sh

.PHONY: clean
clean: ## Remove everything built (not .venv)
	rm -rf .build .build-* dist bench.json \
	  Gallery/.build Gallery/.build-* Benchmarks/.build Benchmarks/.build-* \
	  Packages/*/.build-* Examples/Web/.build Examples/Web/dist
