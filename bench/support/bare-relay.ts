// The baseline of changed rows: listens on the database and forwards each notification to all sockets, without checking who may see it.
import pg from 'pg'
import { WebSocketServer } from 'ws'

const server = new WebSocketServer({
  port: Number(process.env.PORT),
  host: '127.0.0.1',
  perMessageDeflate: false,
})
const database = new pg.Client(process.env.DATABASE_URL)
await database.connect()
await database.query('listen relayed')
database.on('notification', ({ payload = '' }) => {
  for (const socket of server.clients) socket.send(payload)
})
process.on('SIGTERM', () => process.exit(0))
