// The baseline of broadcasts: a minimal socket server that sends what one client sends to all others.
import { type WebSocket, WebSocketServer } from 'ws'

const server = new WebSocketServer({
  port: Number(process.env.PORT),
  host: '127.0.0.1',
  perMessageDeflate: false,
})
const clients = new Set<WebSocket>()
server.on('connection', (socket) => {
  clients.add(socket)
  socket.on('close', () => clients.delete(socket))
  socket.on('message', (data) => {
    const text = String(data)
    for (const other of clients) if (other !== socket) other.send(text)
  })
})
process.on('SIGTERM', () => process.exit(0))
