// One clear sentence instead of a syntax error when the runtime is too old.
export function requireNode24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return
  process.stderr.write(
    `Presswright needs Node 24; this is ${process.version}. Use "npm start" or "npm test": they bring their own Node 24, or install it from nodejs.org.\n`,
  )
  process.exit(1)
}
