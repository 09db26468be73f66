// Prints fresh signing keys for AUTH_JWK_FILE: npm run --silent keys > keys.json
import { requireNode24 } from './require-node.mjs'

requireNode24()
const { generateKeys } = await import('../src/server/keys/keys.ts')
process.stdout.write(`${JSON.stringify(await generateKeys(), null, 2)}\n`)
