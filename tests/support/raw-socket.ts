// A socket without the client: sends any frame, and keeps what it is sent.
import WebSocket, { type ClientOptions } from 'ws'
import type { LiveApp } from './live.ts'

export interface RawSocket {
  socket: WebSocket
  /** Everything it was sent, as text. */
  received: string[]
  closed: Promise<number>
}

export const socketUrl = ({ config }: LiveApp, query: string): string =>
  `${config.siteUrl.replace('http', 'ws')}/realtime/v1/websocket${query}`

export async function openRaw(
  app: LiveApp,
  { key = app.keys.anonKey, vsn = '2.0.0', ...options }: ClientOptions & { key?: string; vsn?: string } = {},
): Promise<RawSocket> {
  const socket = new WebSocket(socketUrl(app, `?apikey=${key}&vsn=${vsn}`), options)
  const received: string[] = []
  socket.on('message', (data) => received.push(String(data)))
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.once('open', resolve))
  return { socket, received, closed }
}

export const joinFrame = (ref: string, topic: string, payload: unknown = {}): string =>
  JSON.stringify([ref, ref, topic, 'phx_join', payload])
