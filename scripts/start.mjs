// Starts the server. A small plain file, because an old Node rejects a TypeScript file before its first line.
import { existsSync } from 'node:fs'
import nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'
import { requireNode24 } from './require-node.mjs'

requireNode24()
if (existsSync('.env')) process.loadEnvFile('.env')
// Reuses the code compiled at the last start, if it could be stored. Threads learn where it is from the environment; without it the
// one that reads English takes twice as long to start.
const compiled = fileURLToPath(new URL('../.cache/compiled', import.meta.url))
nodeModule.enableCompileCache(compiled)
process.env.NODE_COMPILE_CACHE ??= compiled
await import('../src/server/main.ts')
