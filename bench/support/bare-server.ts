// The baseline of the data service: Node's own HTTP server and one hand-written transaction over the same driver. It trusts the path
// (/owner/document) and checks nothing. PIPELINED=true sends the statements without waiting between.
import { createServer } from 'node:http'
import pg from 'pg'
import { claimsOf } from './documents.ts'

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL ?? '',
  max: Number(process.env.DATABASE_POOL_SIZE),
  pipeline: process.env.PIPELINED === 'true',
})
const scope = "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)"
const row = 'select row_to_json(c)::text as body from public.content as c where id = $1'

async function readInTurn(client: pg.PoolClient, claims: string, id: string): Promise<string> {
  await client.query('begin')
  await client.query(scope, [claims])
  const { rows } = await client.query<{ body: string }>(row, [id])
  await client.query('commit')
  return rows[0]?.body ?? ''
}

async function readAtOnce(client: pg.PoolClient, claims: string, id: string): Promise<string> {
  const [, , { rows }] = await Promise.all([
    client.query('begin'),
    client.query({ name: 'scope', text: scope, values: [claims] }),
    client.query<{ body: string }>({ name: 'row', text: row, values: [id] }),
    client.query('commit'),
  ])
  return rows[0]?.body ?? ''
}

const read = process.env.PIPELINED === 'true' ? readAtOnce : readInTurn

async function answer(path: string): Promise<string> {
  const [, owner = '', id = ''] = path.split('/')
  const client = await pool.connect()
  try {
    return await read(client, JSON.stringify(claimsOf(owner)), id)
  } finally {
    client.release()
  }
}

const server = createServer((request, response) => {
  answer(request.url ?? '').then(
    (body) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      })
      response.end(body)
    },
    (error: unknown) => {
      response.writeHead(500)
      response.end(String(error))
    },
  )
})
server.listen(Number(process.env.PORT), '127.0.0.1')
