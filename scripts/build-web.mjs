// Builds the web when its sources changed since the last build.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressAssets } from './compress-assets.mjs'
import { deferHydration } from './deferred-hydration.mjs'
import { pathWithBin } from './install.mjs'
import { digest, read, say } from './launcher-files.mjs'
import { slimManifests } from './slim-manifest.mjs'

const stamp = 'build/.presswright-build'

export function buildWeb() {
  const sources = ['src/web', 'src/domain', 'src/contract', 'public'].flatMap(filesBelow)
  const wanted = digest([
    ...sources,
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
    'scripts/compress-assets.mjs',
    'scripts/deferred-hydration.mjs',
    'scripts/offline-desk.ts',
    'scripts/slim-manifest.mjs',
  ])
  if (read(stamp) === wanted) return
  say('Building the web.')
  rmSync('build', { recursive: true, force: true })
  // An empty NODE_ENV would build React's development version.
  const built = spawnSync('react-router', ['build', '--logLevel', 'error'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...pathWithBin(), NODE_ENV: 'production' },
  })
  if (built.status !== 0)
    throw new Error(explain(`${built.stdout ?? ''}${built.stderr ?? ''}${built.error?.message ?? ''}`))
  deferHydration('build/client')
  slimManifests('build/client/assets')
  compressAssets('build/client')
  mkdirSync('build', { recursive: true })
  writeFileSync(stamp, wanted)
}

function explain(output) {
  if (/\bENOSPC\b/.test(output)) return 'The disk is full. Free some space, then run the same command again.'
  if (/\b(EROFS|EACCES)\b/.test(output))
    return `Presswright can't write to ${process.cwd()}, where the web is built. Make the folder writable or copy it to one of yours, then run the same command again.`
  return `${output.trim()}\nThe web couldn't be built; the reason is above.`
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(path)
      return /\.test\.tsx?$/.test(path) ? [] : [path]
    })
}
