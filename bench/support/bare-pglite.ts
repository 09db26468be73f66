// PGlite without a server: the hand-written transaction in this process, as often as possible. A message names the duration, the answer is
// transactions per second.
import { PGlite } from '@electric-sql/pglite'
import { claimsOf } from './documents.ts'

export interface Stretch {
  milliseconds: number
  /** Transactions waiting at any time. */
  callers: number
  documents: { owner: string; id: string }[]
}

const pglite = await PGlite.create({ dataDir: process.argv[2] ?? '' })

async function readDocument(owner: string, id: string): Promise<string> {
  return pglite.transaction(async (tx) => {
    await tx.query(
      "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
      [JSON.stringify(claimsOf(owner))],
    )
    const { rows } = await tx.query<{ body: string }>(
      'select row_to_json(c)::text as body from public.content as c where id = $1',
      [id],
    )
    return rows[0]?.body ?? ''
  })
}

async function run({ milliseconds, callers, documents }: Stretch): Promise<number> {
  const started = performance.now()
  const deadline = started + milliseconds
  let done = 0
  const keepReading = async () => {
    while (performance.now() < deadline) {
      const wanted = documents[done++ % documents.length]
      if (!wanted || !(await readDocument(wanted.owner, wanted.id)))
        throw new Error('A document was not found.')
    }
  }
  await Promise.all(Array.from({ length: callers }, keepReading))
  return (done * 1000) / (performance.now() - started)
}

process.on('message', (stretch: Stretch) => {
  run(stretch).then(
    (perSecond) => process.send?.(perSecond),
    (error: unknown) => {
      process.stderr.write(`${error}\n`)
      process.exit(1)
    },
  )
})
process.send?.('ready')
