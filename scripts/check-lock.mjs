// Fails when package-lock.json lacks a native build that another machine needs. Works offline.
import { readFileSync } from 'node:fs'
import { lockFaults, platforms } from './lock-platforms.mjs'

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const faults = lockFaults(lock, allowScripts)
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) {
  process.stderr.write(
    'Choose a version whose builds are all published, then make the lock from nothing (CONTRIBUTING, Packages).\n',
  )
  process.exit(1)
}
process.stdout.write(
  `${Object.keys(lock.packages).length - 1} packages, every native build for ${platforms.map((platform) => platform.name).join(', ')}\n`,
)
