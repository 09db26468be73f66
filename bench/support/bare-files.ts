// The baseline of the file API: Node's own HTTP server that streams to and from the same disk with the same durability (temporary name,
// sync, rename, sync of the folder) and in chunks of the same size. It trusts every path and checks nothing.
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** As files/spool.ts and http/file-body.ts have it: Node's default of 64 kB takes four times as many calls. */
const highWaterMark = 262_144
const folder = process.env.FILES ?? ''
await mkdir(folder, { recursive: true })

async function syncFolder(): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = join(folder, (request.url ?? '/').slice(1).replaceAll('/', '-'))
  if (request.method === 'GET') {
    const handle = await open(path)
    const { size } = await handle.stat()
    response.writeHead(200, { 'content-length': size })
    await pipeline(handle.createReadStream({ highWaterMark }), response)
    return
  }
  const draft = `${path}.${randomUUID()}`
  // Flushing syncs the file before it is closed.
  await pipeline(request, createWriteStream(draft, { highWaterMark, flush: true }))
  await rename(draft, path)
  await syncFolder()
  response.end('{}')
}

createServer((request, response) => void answer(request, response).catch(() => response.destroy())).listen(
  Number(process.env.PORT),
  '127.0.0.1',
)
