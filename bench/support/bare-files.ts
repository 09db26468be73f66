// The baseline of the file API: Node's own HTTP server that streams to and from the same disk with the same durability (temporary name,
// sync, rename, sync of the folder). It trusts every path and checks nothing.
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const folder = process.env.FILES ?? ''
await mkdir(folder, { recursive: true })

async function sync(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync()
  await handle.close()
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = join(folder, (request.url ?? '/').slice(1).replaceAll('/', '-'))
  if (request.method === 'GET') {
    const { size } = await stat(path)
    response.writeHead(200, { 'content-length': size })
    await pipeline(createReadStream(path), response)
    return
  }
  const draft = `${path}.${randomUUID()}`
  await pipeline(request, createWriteStream(draft))
  await sync(draft)
  await rename(draft, path)
  await sync(folder)
  response.end('{}')
}

createServer((request, response) => void answer(request, response).catch(() => response.destroy())).listen(
  Number(process.env.PORT),
  '127.0.0.1',
)
