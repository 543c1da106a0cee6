#!/usr/bin/env bash
# Fuzzes the validator of batch updates against the tests' naive arrangement:
#   Scripts/fuzz.sh [runs] [seed]
# The same runs and seed do the same; an input that fails is kept as
# .build-fuzz/crash-..., and running .build-fuzz/fuzz-updates with it repeats
# the failure. AddressSanitizer watches too.
source "$(dirname "$0")/common.sh"
"$root/Scripts/install.sh" build
cd "$root"

runs=${1:-200000}
seed=${2:-1}
folder=$root/.build-fuzz
oracle=Tests/WaterflowEngineTests/Updates

sanitized=(-O -g "-sanitize=fuzzer,address" -parse-as-library
  -package-name waterflow -swift-version 6 -I "$folder")

# One object file a module; the modules below the fuzzer take its hooks but not
# its `main`, which is linked in at the end.
say "Building the fuzzer"
mkdir -p "$folder"
for module in WaterflowLayout WaterflowEngine; do
  find "Sources/$module" -name '*.swift' -print0 \
    | xargs -0 swiftc "${sanitized[@]}" -whole-module-optimization \
      -module-name "$module" -emit-module \
      -emit-module-path "$folder/$module.swiftmodule" \
      -emit-object -o "$folder/$module.o"
done
swiftc "${sanitized[@]}" -module-name UpdateFuzzer Fuzzing/UpdateFuzzer.swift \
  "$oracle"/{NaiveUpdate,EditReplay,PlanCheck,UpdateProgram}.swift \
  "$folder"/Waterflow{Layout,Engine}.o -o "$folder/fuzz-updates"

say "Running $runs inputs"
"$folder/fuzz-updates" -runs="$runs" -seed="$seed" -max_len=128 \
  -timeout=10 -artifact_prefix="$folder/" -verbosity=0 >&2
say "No plan differs from the naive arrangement"
