#!/usr/bin/env bash
# Installs what a target needs and the machine lacks; says what, and does
# nothing at all when everything is there.
#
#   Scripts/install.sh GROUP...
#
# Groups: build, node, python, package, samples, browser, and engines, the other
# two browsers.
#
# Packages come from apt; Python packages from PyPI into .venv.
source "$(dirname "$0")/common.sh"

missing=()

installed() {
  [ "$(dpkg-query -W -f '${Status}' "$1" 2>/dev/null)" \
    = "install ok installed" ]
}

want_deb() { installed "$1" || missing+=("$1"); }

as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)

apt() {
  "${as_root[@]}" env LC_ALL=C DEBIAN_FRONTEND=noninteractive apt-get -qq \
    -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 "$@" </dev/null
}

# Has apt know what there is. Who else does that, as a machine that was just
# started, is waited for: apt's own option is about installing alone. Where it
# fails, the lists of last time may do.
read_lists() {
  local attempt said
  for attempt in {1..30}; do
    said=$(apt update 2>&1) && return
    printf '%s\n' "$said"
    case $said in *"Could not get lock"*) sleep 10 ;; *) return 0 ;; esac
  done
}

install_missing() {
  [ ${#missing[@]} -gt 0 ] || return 0
  command -v apt-get >/dev/null \
    || fail "no apt-get here; install these by other means: ${missing[*]}"
  [ ${#as_root[@]} -eq 0 ] || command -v sudo >/dev/null \
    || fail "installing needs root or sudo: ${missing[*]}"
  say "Installing ${missing[*]}"
  local log
  log=$(mktemp)
  read_lists >"$log" 2>&1
  if ! apt install -y --no-install-recommends "${missing[@]}" >>"$log" 2>&1
  then
    tail -n 20 "$log" >&2
    rm -f "$log"
    fail "apt-get could not install ${missing[*]}"
  fi
  rm -f "$log"
  missing=()
}

check_swift() {
  command -v swift >/dev/null \
    || fail "no 'swift' on PATH; get Swift 6.3: https://www.swift.org/install"
  local version
  version=$(swift --version 2>/dev/null \
    | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  case $version in
    6.[3-9] | 6.[1-9][0-9] | [7-9].* | [1-9][0-9].*) ;;
    *) fail "Swift 6.3 or later is needed, 'swift' on PATH is ${version:-?}" ;;
  esac
}

# Asks for a package unless pkg-config knows its library.
want_library() {
  command -v pkg-config >/dev/null && pkg-config --exists "$1" \
    || missing+=("$2")
}

# The toolchain links with the system's C and C++ libraries, and fetches the
# gallery's dependencies by git and https.
want_build() {
  check_swift
  [ -e /usr/include/stdlib.h ] && ls /usr/lib/gcc/*/*/libstdc++.so \
    >/dev/null 2>&1 || missing+=(g++)
  command -v git >/dev/null || missing+=(git)
  [ -e /etc/ssl/certs/ca-certificates.crt ] || missing+=(ca-certificates)
  # With them the tool reads photos and makes thumbnails, keeps an index of
  # them, and sends them as a zip; pkg-config tells the build where they are.
  command -v pkg-config >/dev/null || missing+=(pkg-config)
  want_library vips libvips-dev
  want_library sqlite3 libsqlite3-dev
  want_library libarchive libarchive-dev
  # With it the tool writes PNG.
  command -v rsvg-convert >/dev/null || missing+=(librsvg2-bin)
  ls /usr/lib/wasm32-wasi*/libc.a >/dev/null 2>&1 \
    || missing+=(wasi-libc)
  command -v python3 >/dev/null || missing+=(python3)
  # The field's optimiser for finished modules: a quarter smaller.
  command -v wasm-opt >/dev/null || missing+=(binaryen)
}

want_node() { command -v node >/dev/null || missing+=(nodejs); }

# What bundles scripts, and what tells how a finished package travels and
# whether its types hold.
want_package() {
  command -v esbuild >/dev/null || missing+=(esbuild)
  command -v brotli >/dev/null || missing+=(brotli)
  command -v tsc >/dev/null || missing+=(node-typescript)
}

# Tests write photos in all formats. Since Debian 13 what writes HEIC and AVIF is
# apart from what reads them, which the libraries of `build` bring with them.
want_samples() {
  ls -d /usr/lib/*/libheif/plugins >/dev/null 2>&1 || return 0
  want_deb libheif-plugin-x265
  want_deb libheif-plugin-aomenc
}

want_python() {
  python3 -c 'import ensurepip, venv' 2>/dev/null || missing+=(python3-venv)
}

want_browser() {
  want_python
  want_deb fonts-dejavu-core
  # Ubuntu's package only wraps a snap, which needs a running snapd: there
  # Playwright's own build is used instead (below).
  if [ -z "${WATERFLOW_CHROMIUM:-}" ] && is_debian; then
    want_deb chromium-headless-shell
  fi
}

# Firefox by its own protocol; WebKitGTK's driver needs a screen. Ubuntu's
# Firefox only wraps a snap.
want_engines() {
  want_python
  want_deb fonts-dejavu-core
  command -v firefox-esr >/dev/null || command -v firefox >/dev/null \
    || missing+=(firefox-esr)
  command -v Xvfb >/dev/null || missing+=(xvfb)
  command -v WebKitWebDriver >/dev/null || missing+=(webkit2gtk-driver)
}

is_debian() { grep -qs '^ID=debian' /etc/os-release; }

# What a list names goes into .venv: LIST [OPTION of pip...]
install_list() {
  local wanted=$root/Tests/$1
  local stamp=$venv/${1//\//-}
  shift
  # A system's newer Python finds nothing there that was for the one before.
  if "$venv/bin/python" -c 'import pip' 2>/dev/null; then
    cmp -s "$wanted" "$stamp" && return
  else
    python3 -m venv --clear "$venv" || fail "cannot create $venv"
  fi
  say "Installing $(grep -v '^#' "$wanted" | xargs) into .venv"
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check \
    "$@" --requirement "$wanted" || fail "pip could not install from $wanted"
  cp "$wanted" "$stamp"
}

download_browser() {
  "$root/Scripts/chromium.sh" >/dev/null && return
  say "Installing Playwright's Chromium"
  "$venv/bin/playwright" install --with-deps chromium >&2 </dev/null \
    || fail "no Chromium; install one and name it in WATERFLOW_CHROMIUM"
}

for group in "$@"; do
  case $group in
    build | node | python | package | browser | engines) "want_$group" ;;
    samples) ;;
    *) fail "install.sh: no group '$group'" ;;
  esac
done
install_missing
for group in "$@"; do
  case $group in
    samples)
      want_samples
      install_missing
      ;;
    browser)
      install_list Browser/requirements.txt
      # Served to pages and not run: pytest is not to find plugins in them.
      install_list Browser/frameworks.txt --no-deps --upgrade \
        --target "$venv/frameworks"
      download_browser
      ;;
    engines) install_list Engines/requirements.txt ;;
  esac
done
