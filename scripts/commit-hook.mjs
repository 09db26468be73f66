// Points git at the hooks of this repository, unless the person has hooks of their own.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export function enableCommitHook() {
  const gitFolder = git(['rev-parse', '--git-common-dir'])
  // A downloaded archive is not a repository, and the folder above it may be somebody else's.
  if (gitFolder === '' || git(['rev-parse', '--show-prefix']) !== '') return
  if (git(['config', '--get', 'core.hooksPath']) !== '' || hasOwnHooks(join(gitFolder, 'hooks'))) return
  git(['config', '--local', 'core.hooksPath', '.githooks'])
}

function hasOwnHooks(folder) {
  return existsSync(folder) && readdirSync(folder).some((file) => !file.endsWith('.sample'))
}

function git(words) {
  const result = spawnSync('git', words, { encoding: 'utf8' })
  return result.status === 0 ? result.stdout.trim() : ''
}
