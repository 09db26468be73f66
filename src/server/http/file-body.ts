// Sends a part of an open file directly to the socket, which takes half the time of a web stream. The API responds with status and headers
// only and registers the file here; the server sends it after all middleware has set headers.
import type { FileHandle } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

export interface FilePart {
  handle: FileHandle
  start: number
  /** In bytes. */
  length: number
}

const waiting = new WeakMap<object, FilePart>()

/** Registers the file as the body of the response to this request. */
export function leaveFile(outgoing: object, part: FilePart): void {
  waiting.set(outgoing, part)
}

/** Sends the file registered for this response, if there is one. */
export async function sendFileBody(
  answer: Response | Promise<Response>,
  outgoing: ServerResponse,
): Promise<Response> {
  const response = await answer
  const part = waiting.get(outgoing)
  if (!part) return response
  waiting.delete(outgoing)
  try {
    // The response is an error instead.
    if (!response.ok) return response
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    await pump(part, outgoing)
  } catch {
    // The status is sent, so closing the connection is the only way to report a failure.
    outgoing.destroy()
  } finally {
    await part.handle.close()
  }
  return RESPONSE_ALREADY_SENT
}

const chunkBytes = 262_144
/** Buffers for the next downloads. */
const spareBuffers: Buffer[] = []
const maxSpareBuffers = 16

/** Reads one chunk ahead. Ends when the reader leaves. */
async function pump({ handle, start, length }: FilePart, outgoing: ServerResponse): Promise<void> {
  const buffers = [takeBuffer(), takeBuffer()] as const
  const gone = new Promise<false>((resolve) => outgoing.once('close', () => resolve(false)))
  let sending: Promise<boolean> = Promise.resolve(true)
  let done = 0
  let turn = 0
  while (done < length && !outgoing.destroyed) {
    const buffer = buffers[turn & 1] ?? buffers[0]
    const { bytesRead } = await handle.read(buffer, 0, Math.min(chunkBytes, length - done), start + done)
    if (bytesRead === 0) throw new Error('The file is shorter than the database says.')
    if (!(await sending)) return
    sending = Promise.race([write(outgoing, buffer.subarray(0, bytesRead)), gone])
    done += bytesRead
    turn += 1
  }
  if (!(await sending) || outgoing.destroyed) return
  outgoing.end()
  // Not earlier: the socket may still be sending from the buffer.
  for (const buffer of buffers) if (spareBuffers.length < maxSpareBuffers) spareBuffers.push(buffer)
}

const takeBuffer = () => spareBuffers.pop() ?? Buffer.allocUnsafeSlow(chunkBytes)

/** Whether the socket accepted all of it. */
const write = (outgoing: ServerResponse, chunk: Buffer) =>
  new Promise<boolean>((resolve) => outgoing.write(chunk, (error) => resolve(!error)))
