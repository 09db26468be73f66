// Asks npm to go through `npm ci` for every other platform, without installing anything. Needs the registry, so it is
// not part of `npm test`; the check of the lock (check-lock.mjs) is.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// An empty folder: npm would compare with the packages that are installed here.
const folder = mkdtempSync(join(tmpdir(), 'presswright-platforms-'))
for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, join(folder, file))

const targets = [
  ['linux', 'x64', 'glibc'],
  ['linux', 'arm64', 'glibc'],
  ['linux', 'x64', 'musl'],
  ['linux', 'arm64', 'musl'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
]
let failures = 0
for (const [os, cpu, libc] of targets) {
  const words = [
    'ci',
    '--dry-run',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    // Under `npm run -s` this npm would be silent too, and not print the count.
    '--loglevel=notice',
    `--os=${os}`,
    `--cpu=${cpu}`,
  ]
  if (libc) words.push(`--libc=${libc}`)
  const result = spawnSync('npm', words, { encoding: 'utf8', cwd: folder })
  const output = `${result.stdout}${result.stderr}`
  const added = output.match(/added (\d+) packages/)?.[1]
  const builds = output.match(new RegExp(`^add \\S*${os}-${cpu}\\S*`, 'gm')) ?? []
  if (result.status !== 0 || !added) failures += 1
  process.stdout.write(
    result.status === 0 && added
      ? `${[os, cpu, libc].filter(Boolean).join(' ')}: ${added} packages, ${builds.length} native builds\n`
      : `${[os, cpu, libc].filter(Boolean).join(' ')}: FAILED\n${output}\n`,
  )
}
rmSync(folder, { recursive: true })
process.exit(failures > 0 ? 1 : 0)
