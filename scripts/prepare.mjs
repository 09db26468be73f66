// Runs before `npm start`, `npm test` and `npm run dev`: installs what is missing and builds the web when its sources
// changed. Every failure is one sentence, and the next run picks up where this one ended.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(resolve(fileURLToPath(new URL('..', import.meta.url))))
const mode = process.argv[2] ?? 'start'

try {
  const { installPackages } = await import('./install.mjs')
  installPackages(['test', 'check'].includes(mode) ? 'test' : 'start')
  if (['start', 'test', 'build'].includes(mode)) {
    const { buildWeb } = await import('./build-web.mjs')
    buildWeb()
  }
  if (mode === 'dev') {
    const { enableCommitHook } = await import('./commit-hook.mjs')
    enableCommitHook()
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

function explain(error) {
  if (error.code === 'ENOSPC') return 'The disk is full. Free some space, then run the same command again.'
  if (['EROFS', 'EACCES', 'EPERM'].includes(error.code))
    return `Presswright can't write to ${error.path ?? process.cwd()}. Make it writable or copy the checkout to a folder of yours, then run the same command again.`
  return error.message
}
