# Sourced by ci/fuzz: how one target is fuzzed.
# shellcheck shell=bash
# shellcheck disable=SC2154  # ci/fuzz sets kept, folder, seconds, cores and forked_from

# fuzzer TARGET FLAG_OR_INPUT...: the target under the limits of its options file. Fails where one is missing.
fuzzer() {
  local limit limits options=fuzz/options/$1.options
  for limit in max_len timeout rss_limit_mb; do
    if ! grep -q "^$limit = [0-9]" -- "$options"; then
      say "there is no $limit in $options"
      return 1
    fi
  done
  mapfile -t limits < <(sed -n 's/^\([a-z_]*\) = \(.*\)/-\1=\2/p' "$options")
  TMPDIR=$kept/$1/tmp "$folder/fuzz/fuzz_$1" "${limits[@]}" -artifact_prefix="$kept/$1/found/" "${@:2}"
}

# known TARGET: prints the folders of inputs that there are.
known() {
  printf '%s\n' "$kept/$1/corpus" "$folder/fuzz/seeds/$1"
  if [[ -d fuzz/crashes/$1 ]]; then printf '%s\n' "fuzz/crashes/$1"; fi
}

# found TARGET: prints the inputs that were found, the smallest first. The names of what is made of them have a dot.
found() { find "$kept/$1/found" -type f ! -name '*.*' -printf '%s %p\n' | sort -n | cut -d' ' -f2-; }

# fuzz_target TARGET: what libFuzzer says goes to TARGET/*.log, what it finds to TARGET/found; TARGET/green is there
# when it came to its end and found nothing.
fuzz_target() {
  local home=$kept/$1
  rm -rf -- "$home"/{tmp,seconds,*.log}
  mkdir -p -- "$home"/{corpus,found,tmp}
  if try_found "$1" && try_known "$1" && fuzz_on "$1" && minimise "$1"; then : >"$home/green"; fi
  rm -rf -- "$home/tmp"
}

# try_found TARGET: what passes now is an input like others.
try_found() {
  local input status=0
  while IFS= read -r input; do
    if fuzzer "$1" -exact_artifact_path=/dev/null -runs=1 "$input"; then
      mv -- "$input" "$kept/$1/corpus" && rm -f -- "$input".*
    else
      status=1
    fi
  done < <(found "$1") >"$kept/$1/found.log" 2>&1
  return "$status"
}

# try_known TARGET: in a process of its own, as fork mode passes over inputs that crash at its start.
try_known() {
  local inputs
  mapfile -t inputs < <(known "$1")
  if [[ -z $(find "$folder/fuzz/seeds/$1" -type f -print -quit) ]]; then
    echo "there is no seed in $folder/fuzz/seeds/$1" >"$kept/$1/known.log"
    return 1
  fi
  fuzzer "$1" -runs=0 "${inputs[@]}" >"$kept/$1/known.log" 2>&1
}

# fuzz_on TARGET: libFuzzer counts the time that it needs to read its inputs in, and we do not.
fuzz_on() {
  local how=() inputs reading TIMEFORMAT=%0R
  mapfile -t inputs < <(known "$1")
  reading=$(sed -n 's/^Done .* in \([0-9]*\) second.*/\1/p' "$kept/$1/known.log")
  # Fork mode goes on after time-outs and out-of-memory unless it is told not to.
  if ((seconds >= forked_from)); then how=(-fork="$cores" -ignore_crashes=0 -ignore_timeouts=0 -ignore_ooms=0); fi
  { time fuzzer "$1" "${how[@]}" -dict="fuzz/dictionaries/$1.dict" -max_total_time="$((seconds + reading))" \
    "${inputs[@]}" >"$kept/$1/fuzz.log" 2>&1; } 2>"$kept/$1/seconds" && [[ $(progress "$1") == [1-9]* ]]
}

# progress TARGET: prints executions and edges.
progress() { sed -n 's/^#\([0-9]*\)[^0-9].* cov: \([0-9]*\) .*/\1 \2/p' "$kept/$1/fuzz.log" | tail -n 1; }

# minimise TARGET: keeps as few inputs as cover as much. Merging drops inputs that crash and calls it a success, so its
# log is read. The corpus is whole at any moment, should it be the last.
minimise() {
  local home=$kept/$1 inputs input
  mapfile -t inputs < <(known "$1")
  mkdir -- "$home/tmp/merged" || return
  fuzzer "$1" -merge=1 "$home/tmp/merged" "${inputs[@]}" >"$home/merge.log" 2>&1 || return
  cp -- "$home"/tmp/merged/* "$home/corpus" || return
  for input in "$home"/corpus/*; do
    if [[ ! -e $home/tmp/merged/${input##*/} ]]; then rm -- "$input"; fi
  done
  ! grep -q 'caused a failure' -- "$home/merge.log"
}
