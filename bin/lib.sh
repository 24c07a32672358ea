# Shared by bin/*: the installed packages, and Node 26 of the `node` package.

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "$*"
  exit 1
}

stamp=node_modules/.champa-installed

are_installed() {
  [ -f "$stamp" ] && cmp -s package-lock.json "$stamp"
}

# Installs exactly the lockfile, unless it is installed already.
install_packages() {
  are_installed && return 0
  command -v node >/dev/null 2>&1 || fail 'Node.js 20 or later is needed: there is no "node" on the PATH.'
  command -v npm >/dev/null 2>&1 || fail 'npm is needed: there is none on the PATH.'
  major=$(node -p 'process.versions.node.split(".")[0]')
  [ "$major" -ge 20 ] || fail "Node.js 20 or later is needed; this is $(node --version)."

  # Two installations at once would break each other; without flock they must not run at the same time.
  exec 9<package-lock.json
  command -v flock >/dev/null 2>&1 && flock 9
  are_installed || install_all
  exec 9<&-
}

install_all() {
  say '· installing packages (a minute the first time)'
  log=$(mktemp)
  if ! npm ci --no-progress --loglevel=error >"$log" 2>&1; then
    head -n 20 "$log" >&2
    fail "npm ci failed; the beginning of its output is above, all of it in $log."
  fi
  rm -f "$log"
  cp package-lock.json "$stamp"
}

# Keeps Node's compile cache beside the packages: commands start in half the time, and it is deleted with the packages.
run_node() {
  NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE:-$PWD/node_modules/.cache/node}
  export NODE_COMPILE_CACHE
  exec node_modules/.bin/node --disable-warning=ExperimentalWarning "$@"
}
