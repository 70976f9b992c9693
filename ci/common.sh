# Sourced by the commands of this folder. Goes to the top of the checkout, wherever it was called from.
# shellcheck shell=bash
set -euo pipefail
CDPATH='' cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }

# refuse WORD...: says why, and exits as on bad arguments.
refuse() {
  say "$@"
  exit 2
}

# --help is for every command the comment at its head.
if [[ ${1:-} == --help || ${1:-} == -h ]]; then
  sed -n '2,/^[^#]/s/^#\( \|$\)//p' "ci/${0##*/}"
  exit
fi

# need_packages FILE...: installs those of the Debian packages listed there that are missing. Where there is no dpkg
# nothing is installed: CMake says what it does not find.
need_packages() {
  command -v dpkg-query >/dev/null || return 0
  local wanted installed missing
  mapfile -t wanted < <(sed 's/#.*//' -- "$@" | awk 'NF { print $1 }')
  # dpkg-query complains of packages that it never heard of; they are what we are after.
  # shellcheck disable=SC2016  # the names in braces are dpkg's
  mapfile -t installed < <(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null |
    sed -n 's/^installed //p')
  mapfile -t missing < <(printf '%s\n' "${wanted[@]}" | grep -vxF -f <(printf '%s\n' "${installed[@]}"))
  ((${#missing[@]} == 0)) || install_packages "${missing[@]}"
}

install_packages() {
  local as_root=()
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      say "missing packages, and neither root nor sudo to install them. As root: apt-get install $*"
      return 1
    fi
    as_root=(sudo)
  fi
  say "installing $*"
  "${as_root[@]}" apt-get -q update || say "the package lists could not be refreshed; trying with those that are here"
  if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -o DPkg::Lock::Timeout=120 install -y --no-install-recommends "$@"; then
    say "could not install what is missing: $*"
    return 1
  fi
}

# build_folder PRESET: where that preset builds.
build_folder() { if [[ $1 == release ]]; then echo build; else echo "build-$1"; fi; }

# configure PRESET: anew when the checkout was moved or copied together with its build folder.
configure() {
  local cache fresh=()
  cache=$(build_folder "$1")/CMakeCache.txt
  if [[ -f $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" -- "$cache"; then fresh=(--fresh); fi
  cmake --preset "$1" "${fresh[@]}" --log-level=WARNING >/dev/null
}

# build PRESET [TARGET]: everything, or that target alone.
build() {
  say "building ($1)"
  configure "$1"
  cmake --build --preset "$1" ${2:+--target "$2"}
}

# judge PRESET: checks every scenario and prints the summary of each ledger, the second even when the first is red.
judge() {
  local program game status=0
  program=$(build_folder "$1")/bin/timeproof
  "$program" check || status=$?
  for game in ttykm voyage timelancers; do "$program" ledger "$game" --summary || status=$?; done
  return "$status"
}
