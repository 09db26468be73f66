// Watch mode: our server on 3001, restarted when its files change, and Vite in front of it on 3000.
import { spawn } from 'node:child_process'
import { requireNode24 } from './require-node.mjs'

requireNode24()
const children = [
  run(
    process.execPath,
    ['--watch-path=src/server', '--watch-path=src/domain', '--watch-path=src/contract', 'scripts/start.mjs'],
    {
      PORT: '3001',
      SITE_URL: 'http://localhost:3000',
    },
  ),
  run('node_modules/.bin/react-router', ['dev'], { DEV_SERVER: 'http://localhost:3001' }),
]
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll)

function run(command, words, environment) {
  const child = spawn(command, words, { stdio: 'inherit', env: { ...process.env, ...environment } })
  // One without the other is useless.
  child.on('exit', stopAll)
  return child
}

function stopAll() {
  for (const child of children) child.kill('SIGTERM')
}
