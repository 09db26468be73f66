// What the launcher's steps share: fingerprints of files, stamps, and a progress line.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

export function digest(files, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const file of files) hash.update(`\0${file}\0`).update(existsSync(file) ? readFileSync(file) : '')
  return hash.digest('hex')
}

export function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Not to standard output, which may be redirected to a file (npm run --silent keys > keys.json). */
export function say(words) {
  process.stderr.write(`${words}\n`)
}
