// Sockets that speak the protocol with as little client code as possible.
import WebSocket from 'ws'

export interface LiveSocket {
  send(text: string): void
  /** Called with every frame that comes. */
  onFrame(heard: (text: string) => void): void
  close(): void
}

export async function openSocket(url: string): Promise<LiveSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  let heard: (text: string) => void = () => {}
  socket.on('message', (data) => heard(String(data)))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    send: (text) => socket.send(text),
    onFrame: (listener) => {
      heard = listener
    },
    close: () => socket.terminate(),
  }
}

/** Joins a topic and waits for the answer. */
export async function join(socket: LiveSocket, topic: string, payload: object): Promise<void> {
  const answer = new Promise<string>((resolve) => {
    socket.onFrame((text) => {
      if (text.includes('phx_reply')) resolve(text)
    })
  })
  socket.send(JSON.stringify(['1', '1', topic, 'phx_join', payload]))
  if (!(await answer).includes('"status":"ok"')) throw new Error(`Not joined: ${await answer}`)
  socket.onFrame(() => {})
}

/** Milliseconds until every socket has received a frame with the word. */
export async function timeUntilReceived(
  sockets: readonly LiveSocket[],
  word: string,
  start: () => unknown,
): Promise<number> {
  const all = Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.onFrame((text) => {
            if (text.includes(word)) resolve()
          })
        }),
    ),
  )
  const began = performance.now()
  await start()
  await all
  return performance.now() - began
}
