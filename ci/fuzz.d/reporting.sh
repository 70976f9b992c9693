# Sourced by ci/fuzz: what is said of a target, and what is made of what was found.
# shellcheck shell=bash
# shellcheck disable=SC2154  # ci/fuzz sets kept and folder

# cause TARGET FILE: what is wrong with an input, on one line.
cause() {
  { fuzzer "$1" -exact_artifact_path=/dev/null -runs=1 "$2" 2>&1 || :; } | sed -n '
    /^FAULT \|^terminate called \|: Assertion /{p;q}
    s/^SUMMARY: //;T
    s/[0-9]* byte(s) leaked.*/leak/;s/ in .*//;p;q'
}

# one_for_each TARGET: leaves the smallest input of each fault. Broken laws are one fault whatever they say.
one_for_each() {
  local file why fault
  declare -A seen=()
  while IFS= read -r file; do
    why=$(cause "$1" "$file")
    fault=${why:-not met again}
    if [[ $fault == FAULT* ]]; then fault=${fault%%: *}; fi
    if [[ -n ${seen[$fault]:-} ]]; then
      rm -f -- "$file" "$file".*
    else
      seen[$fault]=$file
      say "$1: ${why:-not met again}: $file"
    fi
  done < <(found "$1")
  if ((${#seen[@]} == 0)); then cat -- "$kept/$1"/{known,fuzz,merge}.log 2>/dev/null | tail -n 5 >&2 || :; fi
}

# make_scenarios: replays and shrinks what broke a game.
make_scenarios() {
  local file
  while IFS= read -r file; do
    "$folder/bin/timeproof" replay "$file" >"$file.txt" || tail -n 1 "$file.txt"
    "$folder/bin/timeproof" shrink "$file" --out "$file.yaml" --origin "Found by ci/fuzz in ${file##*/}" ||
      say "game: no scenario for $file"
  done < <(found game)
}

# numbers TARGET: executions, executions a second, edges, inputs kept.
numbers() {
  local home=$kept/$1 runs=0 edges=0 spent=0
  if [[ -e $home/seconds ]]; then
    spent=$(<"$home/seconds")
    read -r runs edges < <(progress "$1") || :
  fi
  printf '%9d executions %7d a second %6d edges %6d inputs' "$runs" "$((runs / (spent > 0 ? spent : 1)))" "$edges" \
    "$(find "$home/corpus" -type f | wc -l)"
}
