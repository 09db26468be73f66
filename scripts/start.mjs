// Starts the server. A small plain file, because an old Node rejects a TypeScript file before its first line.
import { existsSync } from 'node:fs'
import { requireNode24 } from './require-node.mjs'

requireNode24()
if (existsSync('.env')) process.loadEnvFile('.env')
await import('../src/server/main.ts')
