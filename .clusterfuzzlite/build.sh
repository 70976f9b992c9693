#!/usr/bin/env bash
# Builds the fuzzers as OSS-Fuzz and ClusterFuzzLite ask for them: $SRC/timeproof is the checkout, $OUT takes each fuzzer
# with its seeds, dictionary and options; $CXX, $CXXFLAGS and $LIB_FUZZING_ENGINE say how. Libraries whose sources are in
# $SRC/libraries are built the same way; without that folder they are the system's. ci/oss-fuzz runs it without Docker.
set -euo pipefail

work=${WORK:-$OUT/../work}
mkdir -p "$work"

build() { # build SOURCE FOLDER OPTION...
  cmake -S "$1" -B "$work/$2" -G Ninja -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_STANDARD=20 -DBUILD_SHARED_LIBS=OFF \
    -DCMAKE_PREFIX_PATH="$work/installed" -DCMAKE_INSTALL_PREFIX="$work/installed" "${@:3}"
}

for library in "$SRC"/libraries/*/; do
  if [[ ! -d $library ]]; then continue; fi
  name=$(basename "$library")
  build "$library" "$name" -DBUILD_TESTING=OFF -DYAML_CPP_BUILD_TESTS=OFF -DYAML_CPP_BUILD_TOOLS=OFF \
    -DFMT_TEST=OFF -DFMT_DOC=OFF -DCLI11_BUILD_TESTS=OFF -DCLI11_BUILD_EXAMPLES=OFF -DJSON_BuildTests=OFF
  cmake --build "$work/$name" --target install
done

build "$SRC/timeproof" timeproof -DTIMEPROOF_TESTS=OFF \
  -DTIMEPROOF_FUZZING_ENGINE="$LIB_FUZZING_ENGINE"
cmake --build "$work/timeproof" --target timeproof_fuzz

for fuzzer in "$work"/timeproof/fuzz/fuzz_*; do
  if [[ ! -x $fuzzer || -d $fuzzer ]]; then continue; fi
  name=$(basename "$fuzzer")
  target=${name#fuzz_}
  cp -- "$fuzzer" "$OUT/"
  cp -- "$SRC/timeproof/fuzz/dictionaries/$target.dict" "$OUT/$name.dict"
  cp -- "$SRC/timeproof/fuzz/options/$target.options" "$OUT/$name.options"
  corpus=$work/corpus/$target
  rm -rf -- "$corpus"
  mkdir -p -- "$corpus"
  cp -- "$work/timeproof/fuzz/seeds/$target"/* "$corpus/"
  if [[ -d $SRC/timeproof/fuzz/crashes/$target ]]; then cp -- "$SRC/timeproof/fuzz/crashes/$target"/* "$corpus/"; fi
  (cd "$corpus" && cmake -E tar cf "$OUT/${name}_seed_corpus.zip" --format=zip .)
done
