// Sends a part of an open file as the body of an answer, straight to the socket: a stream of the web platform costs twice the time. The
// API answers with status and headers alone and leaves the file here; the server takes it when everybody has set their headers.
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

/** The answer to this request has the file as its body. */
export function leaveFile(outgoing: object, part: FilePart): void {
  waiting.set(outgoing, part)
}

/** Sends the file that was left for this answer, if there is one. */
export async function sendFileBody(
  answer: Response | Promise<Response>,
  outgoing: ServerResponse,
): Promise<Response> {
  const response = await answer
  const part = waiting.get(outgoing)
  if (!part) return response
  waiting.delete(outgoing)
  try {
    // Somebody answered with an error instead.
    if (!response.ok) return response
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    await pump(part, outgoing)
  } catch {
    // The status is out: a broken connection is the only way left to tell.
    outgoing.destroy()
  } finally {
    await part.handle.close()
  }
  return RESPONSE_ALREADY_SENT
}

const chunkBytes = 262_144
/** Buffers that wait for the next download. */
const spareBuffers: Buffer[] = []
const mostSpare = 16

/** One piece is read while the one before it is sent. A reader who leaves ends it. */
async function pump({ handle, start, length }: FilePart, outgoing: ServerResponse): Promise<void> {
  const buffers = [takeBuffer(), takeBuffer()] as const
  const gone = new Promise<false>((resolve) => outgoing.once('close', () => resolve(false)))
  let sending: Promise<boolean> = Promise.resolve(true)
  let done = 0
  let turn = 0
  while (done < length && !outgoing.destroyed) {
    const buffer = buffers[turn & 1] ?? buffers[0]
    const { bytesRead } = await handle.read(buffer, 0, Math.min(chunkBytes, length - done), start + done)
    if (bytesRead === 0) throw new Error('The file is shorter than its row says.')
    if (!(await sending)) return
    sending = Promise.race([write(outgoing, buffer.subarray(0, bytesRead)), gone])
    done += bytesRead
    turn += 1
  }
  if (!(await sending) || outgoing.destroyed) return
  outgoing.end()
  // Only now: what the socket has not taken must not change.
  for (const buffer of buffers) if (spareBuffers.length < mostSpare) spareBuffers.push(buffer)
}

const takeBuffer = () => spareBuffers.pop() ?? Buffer.allocUnsafeSlow(chunkBytes)

/** Whether the socket took all of it. */
const write = (outgoing: ServerResponse, chunk: Buffer) =>
  new Promise<boolean>((resolve) => outgoing.write(chunk, (error) => resolve(!error)))
