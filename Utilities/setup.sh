#!/usr/bin/env bash
# Installs what the project's commands need, and is quiet when everything is there.
#
#   Utilities/setup.sh [group…]      groups: build test stage project lint bench trace picture (default: build)
#
# On Debian, Ubuntu and their kin missing packages are installed with apt-get. Elsewhere the script
# says exactly what to install and stops.
set -euo pipefail
cd "$(dirname "$0")/.."

swift_needed=6.0
venv=Benchmarks/.venv

# Fedora's and Homebrew's names are there so that the message can be exact; "-" means that the
# system has it already. What is probed for is the thing itself, so one that was built or installed
# by hand counts as well.
requirements='
# group  found by             Debian, Ubuntu     Fedora          Homebrew
build    header:zlib.h        zlib1g-dev         zlib-devel      -
build    header:webp/mux.h    libwebp-dev        libwebp-devel   -
build    header:png.h         libpng-dev         libpng-devel    -
build    header:jpeglib.h     libjpeg-dev        libjpeg-turbo-devel -
test     module:sys           python3            python3         python
test     module:PIL           python3-pil        python3-pillow  pillow
test     module:jsonschema    python3-jsonschema python3-jsonschema jsonschema
test     command:ffmpeg       ffmpeg             ffmpeg-free     ffmpeg
test     command:webpmux      webp               libwebp-tools   webp
test     command:pngcheck     pngcheck           pngcheck        pngcheck
test     command:gifsicle     gifsicle           gifsicle        gifsicle
test     command:xmllint      libxml2-utils      libxml2         libxml2
test     command:chromium     chromium           chromium        -
test     command:rsvg-convert librsvg2-bin       librsvg2-tools  librsvg
test     module:html5lib      python3-html5lib   python3-html5lib -
test     module:tinycss2      python3-tinycss2   python3-tinycss2 -
test     module:pip           python3-pip        python3-pip     python
stage    module:sys              python3            python3         python
stage    command:pkg-config      pkg-config         pkgconf         pkgconf
stage    header:cairo/cairo.h    libcairo2-dev      cairo-devel     cairo
stage    header:pango-1.0/pango/pango.h libpango1.0-dev pango-devel pango
stage    font:DejaVuSans         fonts-dejavu-core  dejavu-sans-fonts font-dejavu
project  module:sys           python3            python3         python
project  module:pip           python3-pip        python3-pip     python
lint     command:shellcheck   shellcheck         ShellCheck      shellcheck
bench    module:sys           python3            python3         python
bench    module:ensurepip     python3-venv       python3         python
bench    module:cairo         python3-cairo      python3-cairo   py3cairo
bench    command:img2webp     webp               libwebp-tools   webp
trace    file:/usr/share/doc/libxslt1-dev/html libxslt1-dev - -
trace    file:/usr/share/doc/nodejs/api nodejs-doc - -
trace    file:/usr/share/doc/valgrind/html valgrind - -
trace    file:/usr/share/doc/libffi8/html libffi-dev - -
trace    file:/usr/share/doc/shared-mime-info/shared-mime-info-spec.html shared-mime-info - -
trace    file:/usr/share/doc/libexpat1-dev/expat.html libexpat1-dev - -
trace    file:/usr/share/doc/nettle-dev/nettle.html nettle-dev - -
trace    file:/usr/share/doc/fontconfig/fontconfig-user.html fontconfig - -
trace    file:/usr/share/doc/bzip2/manual.html bzip2-doc - -
trace    file:/usr/share/doc/python3/python-policy.html python3-dev - -
trace    file:/usr/share/doc/base-passwd/users-and-groups.html base-passwd - -
trace    file:/usr/share/doc/xtrans-dev/xtrans.html xtrans-dev - -
picture  command:tmux         tmux               tmux            tmux
picture  module:PIL           python3-pil        python3-pillow  pillow
picture  font:DejaVuSansMono  fonts-dejavu-core  dejavu-sans-mono-fonts font-dejavu
'

fail() {
  printf 'setup: %s\n' "$@" >&2
  exit 1
}

# The distribution's Python, because the modules that its packages bring are for no other one.
python=/usr/bin/python3
[[ $(uname -s) == Linux ]] || python=python3

found() {
  local name=${1#*:}
  case $1 in
    file:*) [[ -e $name ]] ;;
    command:*) command -v "$name" >/dev/null ;;
    font:*) [[ -n $(find /usr/share/fonts -name "$name*" -print -quit 2>/dev/null) ]] ;;
    module:*) "$python" -c "import $name" 2>/dev/null ;;
    header:*) compgen -G "/usr/include/$name" >/dev/null ||
      compgen -G "/usr/include/*-linux-*/$name" >/dev/null ||
      compgen -G "/usr/local/include/$name" >/dev/null ;;
  esac
}

# Prints the packages of the asked groups that are missing, in the names of one column.
missing_packages() {
  local column=$1 group probe names
  while read -r group probe names; do
    [[ " $groups " == *" $group "* ]] || continue
    read -ra names <<<"$names"
    [[ ${names[column]} == - ]] || found "$probe" || printf '%s\n' "${names[column]}"
  done < <(grep -v '^\(#\|$\)' <<<"$requirements") | sort -u | paste -sd ' ' -
}

check_swift() {
  local version
  command -v swift >/dev/null ||
    fail "Swift $swift_needed or newer is needed, and there is no swift command." \
      "It can be had from https://www.swift.org/install/; then open a new shell and try again."
  version=$(swift --version 2>&1) ||
    fail "$(command -v swift) does not run; it says: $version"
  version=$(sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' <<<"$version" | head -n 1)
  [[ $(printf '%s\n' "$swift_needed" "$version" | sort -V | head -n 1) == "$swift_needed" ]] ||
    fail "Swift $swift_needed or newer is needed, and $(command -v swift) is ${version:-unknown}." \
      "A newer one can be had from https://www.swift.org/install/."
}

# Runs apt-get and waits, at most ten minutes, while another program holds its locks.
apt() {
  local log try
  local run=(env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get -qq -o Dpkg::Use-Pty=0)
  [[ $(id -u) == 0 ]] || run=(sudo "${run[@]}")
  log=$(mktemp)
  for try in {1..120}; do
    if "${run[@]}" "$@" </dev/null >"$log" 2>&1; then
      rm "$log"
      return
    fi
    grep -qi 'could not get lock\|unable to lock\|unable to acquire' "$log" || break
    [[ $try != 1 ]] || echo 'setup: another program is installing packages; waiting for it' >&2
    sleep 5
  done
  cat "$log" >&2
  rm "$log"
  return 1
}

install_with_apt() {
  local packages
  packages=$(missing_packages 0)
  [[ -n $packages ]] || return 0
  [[ $(id -u) == 0 ]] || command -v sudo >/dev/null ||
    fail "these packages are missing: $packages" \
      "Install them as root: apt-get update && apt-get install $packages"
  echo "setup: installing $packages"
  apt update || echo 'setup: the lists of packages are not up to date; trying all the same' >&2
  # shellcheck disable=SC2086 # a list of names, none of which has a space
  apt install -y --no-install-recommends $packages ||
    fail "apt-get could not install these packages: $packages" \
      "On Ubuntu some are in the component universe: add-apt-repository universe"
  packages=$(missing_packages 0)
  [[ -z $packages ]] || fail "installed, but what they should bring was not found: $packages"
}

# Says what to install on a system whose packages this script leaves alone.
name_packages() {
  local column=$1 command=$2 packages
  packages=$(missing_packages "$column")
  [[ -z $packages ]] ||
    fail "some things are missing. Install them and run this again:" "  $command $packages"
}

# The peers of the benchmarks that are Python packages, in an environment of their own.
make_venv() {
  # The copy of the list inside of the environment says which state it is in.
  cmp -s Benchmarks/requirements.txt "$venv/requirements.txt" && return
  echo "setup: making $venv"
  rm -rf "$venv"
  "$python" -m venv --system-site-packages "$venv"
  "$venv/bin/pip" install --quiet --disable-pip-version-check -r Benchmarks/requirements.txt ||
    fail "pip could not install Benchmarks/requirements.txt into $venv"
  cp Benchmarks/requirements.txt "$venv/requirements.txt"
}

# Puts one Python package into a folder, without what it depends on.
fetch() {
  local folder=$1 package=$2
  [[ $(cat "$folder/version" 2>/dev/null) != "$package" ]] || return 0
  echo "setup: fetching $package"
  rm -rf "$folder"
  "$python" -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --no-deps --target "$folder" "$package" || fail "pip could not install $package"
  echo "$package" >"$folder/version"
}

groups=${*:-build}
for group in $groups; do
  case $group in
    build | test | stage | project | lint | bench | trace | picture) ;;
    *) fail "there is no group called $group: they are build, test, stage, project, lint, bench, trace, picture" ;;
  esac
done

[[ " $groups " != *" build "* ]] || check_swift
if command -v apt-get >/dev/null && command -v dpkg >/dev/null; then
  install_with_apt
elif command -v dnf >/dev/null; then
  name_packages 1 'sudo dnf install'
elif [[ $(uname -s) == Darwin ]]; then
  name_packages 2 'brew install'
else
  name_packages 0 'by the names that your system has for these packages of Debian:'
fi
[[ " $groups " != *" bench "* ]] || make_venv
# The rules for accessibility that the tests run in a browser.
[[ " $groups " != *" test "* ]] || fetch .build/axe axe-playwright-python==0.1.8
# What parses an Xcode project.
[[ " $groups " != *" project "* ]] || fetch .build/pbxproj openstep_parser==2.0.3
