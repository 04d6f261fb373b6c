# What the scripts beside this directory share. Sourced, never run.
#
#   root           the package's directory
#   swift_options  what every `swift build`, `swift test` and `swift run` is given
#   compile_options  what of it does not depend on where things are
#   scratch        where those put what they build
#
# `HEARTH_TRAITS=none` in the environment builds without any trait, that is without one C library, and with UIKit only where
# something names it, beside the ordinary build.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

if [ "${HEARTH_TRAITS:-}" = none ]; then
  scratch=$root/.build-portable
  swift_options=(--package-path "$root" --scratch-path "$scratch" --disable-default-traits)
else
  scratch=$root/.build
  swift_options=(--package-path "$root" --scratch-path "$scratch")
fi

# fail MESSAGE…: prints it and ends the script.
fail() {
  echo "${0##*/}: $*" >&2
  exit 1
}

# usage: prints the script's own head comment.
usage() {
  sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"
}

# Nobody debugs in continuous integration: of debug information there is what a crash's report needs. And nobody edits a file there: each module is
# compiled as a whole, by one process of the compiler where there are dozens otherwise, each of which reads what all others read. Elsewhere it is as
# `swift build` by hand has it, since other options would compile everything anew. The index stays: SwiftPM looks into it for tests of XCTest.
compile_options=()
if [ "${CI:-}" = true ]; then
  for option in -gline-tables-only -disable-batch-mode -whole-module-optimization -no-emit-module-separately-wmo -num-threads 2; do
    compile_options+=(-Xswiftc "$option")
  done
fi

# HEARTH_COMPILED names a directory in which what was compiled is kept, by the contents of sources, modules and options: where all of these are the same, in
# whatever clone of this path, the compiler takes the objects from there. Tests are compiled each time, as SwiftPM finds those of XCTest by the index, which
# the compiler writes for what it compiles. It holds some 2 GB for each state of the sources; see `tidy_compiled`. For modules that are compiled as a whole.
compiled=none
if [ "${CI:-}" = true ] && [ -n "${HEARTH_COMPILED:-}" ]; then
  compiled=$HEARTH_COMPILED
  mkdir -p "$compiled" || fail "HEARTH_COMPILED: $compiled cannot be made"
  for option in -explicit-module-build -cache-compile-job -cas-path "$compiled"; do compile_options+=(-Xswiftc "$option"); done
fi
swift_options+=("${compile_options[@]}")

command -v swift > /dev/null || fail "there is no 'swift' in PATH; install Swift 6.3 or later from swift.org"

# tidy_compiled [all]: removes the store of what was compiled where it has grown too large or the disk has little room, or in any case. It is filled anew.
tidy_compiled() {
  local size room
  if [ "$compiled" = none ]; then return; fi
  size=$(du -sm "$compiled" | cut -f 1)
  room=$(df -Pm "$compiled" | awk 'NR == 2 { print $4 }')
  if [ "${1:-}" = all ] || [ "$size" -gt 20000 ] || { [ "$room" -lt 8000 ] && [ "$size" -gt 100 ]; }; then
    # Whoever reads it at this moment goes on with the files that it has open.
    mv "$compiled" "$compiled.$$" && rm -rf "$compiled.$$"
    mkdir -p "$compiled"
  fi
}

# compile_tool NAME [SHARED…]: builds Scripts/support/NAME.swift or Scripts/NAME.swift, together with Scripts/support/SHARED.swift, when one of
# them is newer than what was built, and sets `tool` to the program. Nothing but Swift itself and Foundation is needed.
compile_tool() {
  local name=$1 sources=() source is_old=
  for source in "$@"; do
    if [ -f "$root/Scripts/$source.swift" ]; then sources+=("$root/Scripts/$source.swift"); else sources+=("$root/Scripts/support/$source.swift"); fi
  done
  tool=$root/.build/scripts/$name
  for source in "${sources[@]}"; do
    if [ ! -x "$tool" ] || [ "$source" -nt "$tool" ]; then is_old=1; fi
  done
  if [ -n "$is_old" ]; then
    mkdir -p "$root/.build/scripts"
    swiftc -O -swift-version 6 -parse-as-library -module-name "${name//-/_}" -o "$tool" "${sources[@]}"
  fi
}

# choose_macros: where this toolchain brings the modules of swift-syntax along, compiles the macros of the package against them, which takes two
# seconds each, and exports HEARTH_MACROS, which Package.swift reads. Elsewhere SwiftPM builds them with a swift-syntax of its own, which
# takes more than a minute; so it stays where it has done that, as a change of macros compiles everything anew.
choose_macros() {
  if [ -n "${HEARTH_MACROS:-}" ] || [ -x "$scratch/debug/HearthMacros-tool" ]; then return; fi
  local modules library directory libraries=
  modules=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/host
  if [ ! -e "$modules/SwiftSyntaxMacros.swiftmodule" ]; then return; fi
  for directory in "$root/Sources/HearthMacros" "$root"/Kits/*/Macros; do
    library=$(compile_macros "$directory" "$modules") || return 0
    libraries+=${libraries:+:}$library
  done
  export HEARTH_MACROS=$libraries
}

# compile_macros DIRECTORY MODULES: compiles the macros in DIRECTORY, unless that was done, and prints the library. The store keeps it, since no two links
# are the same to the byte, and what is compiled with macros is found by their bytes, too.
compile_macros() {
  local name=HearthMacros library kept=
  if [[ $1 = */Kits/* ]]; then name=$(basename "$(dirname "$1")")Macros; fi
  library=$root/.build/macros/$(cat "$1"/*.swift | cksum | cut -d ' ' -f 1)/lib$name.so
  if [ ! -e "$library" ]; then
    mkdir -p "$(dirname "$library")"
    if [ "$compiled" != none ]; then
      kept=$compiled/macros/$({ swiftc -version 2>&1; cat "$1"/*.swift; } | cksum | cut -d ' ' -f 1)/lib$name.so
    fi
    if [ -n "$kept" ] && [ -e "$kept" ]; then
      cp "$kept" "$library.part"
    else
      # Unoptimised, since the compiler finds the types by name and an optimiser takes away what nobody calls.
      swiftc -swift-version 6 -parse-as-library -emit-library -module-name "$name" -I "$2" -L "$2" -Xlinker -rpath -Xlinker "$2" \
        -lSwiftSyntax -lSwiftSyntaxBuilder -lSwiftSyntaxMacros -lSwiftDiagnostics -o "$library.part" "$1"/*.swift \
        > "$library.log" 2>&1 || return 1
      if [ -n "$kept" ]; then
        mkdir -p "$(dirname "$kept")"
        cp "$library.part" "$kept.$$" && mv "$kept.$$" "$kept"
      fi
    fi
    mv "$library.part" "$library"
  fi
  echo "$library"
}

# quiet COMMAND…: runs it without what SwiftPM says in every build of what it leaves out of pkg-config's answer for GTK, without its remark on
# swift-syntax where the macros are compiled without it, and without that on modules that are compiled as a whole.
quiet() {
  "$@" 2>&1 | sed -u -E "/^warning: (prohibited flag\(s\): |'[^']*': dependency 'swift-syntax' is not used)|^remark: Incremental compilation has been disabled/d"
}

# find_module_options BUILT: sets `module_options` to what a compiler needs to import the modules in the directory BUILT (as
# `swift build --show-bin-path` prints it): where they are, the C modules below them, and the macros.
find_module_options() {
  local built=$1 map flag plugin
  module_options=(-I "$built/Modules")
  for map in "$built"/*.build/module.modulemap; do
    if [ -f "$map" ]; then module_options+=(-Xcc "-fmodule-map-file=$map"); fi
  done
  if [[ ${HEARTH_MACROS:-} = *.so ]]; then
    for plugin in ${HEARTH_MACROS//:/ }; do module_options+=(-load-plugin-library "$plugin"); done
  else
    for plugin in "$built"/*Macros-tool; do
      if [ -x "$plugin" ]; then module_options+=(-load-plugin-executable "$plugin#$(basename "$plugin" -tool)"); fi
    done
  fi
  for map in "$root"/Sources/*/module.modulemap; do
    if [ -f "$map" ]; then module_options+=(-Xcc "-fmodule-map-file=$map"); fi
  done
  if [ "${HEARTH_TRAITS:-}" != none ]; then
    for flag in $(pkg-config --cflags gtk4 librsvg-2.0 2> /dev/null); do
      case $flag in -I* | -D*) module_options+=(-Xcc "$flag") ;; esac
    done
  fi
}
