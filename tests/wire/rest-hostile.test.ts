// Six thousand hostile requests as a visitor and as one user, against another user's documents: nothing falls over,
// nothing leaks, nothing changes. HOSTILE_SEED=<number> sends another set.
import { setImmediate } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedInClient } from '#tests/support/client.ts'
import { createHostileRequests, type HostileRequest } from '#tests/support/hostile-requests.ts'
import { createSamples } from '#tests/support/samples.ts'
import { withApp } from '#tests/support/start-app.ts'

const seed = Number(process.env.HOSTILE_SEED ?? 20260821)
/** Each batch has a test and so a time limit of its own: a busy machine may be slow. */
const batches = Array.from({ length: 6 }, (_, batch) => seed + batch)
const batchSize = 1000
const inFlight = 8
/** Requests carry its start alone, so that the whole in an answer can only come from a row. */
const markerStart = 'SECRET-OF-ANA'
const marker = `${markerStart}-7Q4`

const test = withApp({ environment: { LOG_LEVEL: 'error' } })
type Someone = Awaited<ReturnType<typeof signedInClient>>
let ana: Someone
let ben: Someone
let victims: string[]

beforeAll(async () => {
  await createSamples(test.app.db)
  ana = await signedInClient(test.app)
  ben = await signedInClient(test.app)
  for (const title of ['kept', 'gone']) {
    const { error } = await ana.client.rpc('save_document', {
      title: `${marker} ${title}`,
      content: `<p>${marker}</p>`,
      detail: marker,
    })
    expect(error).toBeNull()
  }
  const { data } = await ana.client.from('content').select('id,title')
  const gone = data?.find((row) => row.title.endsWith('gone'))
  expect((await ana.client.from('content').delete().eq('id', gone?.id)).status).toBe(204)
  victims = [ana.id, ben.id, ...(data ?? []).map((row) => row.id), markerStart, `${markerStart}*`]
})

/** Everything of Ana's, as the tables' owner sees it. */
const anasRows = () =>
  test.app.db.query(
    `select 'content' as part, to_jsonb(c)::text as row from content c where user_id = $1::uuid
     union all select 'versions', to_jsonb(v)::text from content_versions v join content c on c.id = v.content_id where c.user_id = $1::uuid
     union all select 'trash', to_jsonb(t)::text from trash t where user_id = $1::uuid
     union all select 'trash versions', to_jsonb(v)::text from trash_versions v join trash t on t.id = v.trash_id where t.user_id = $1::uuid
     union all select 'profile', to_jsonb(p)::text from profiles p where user_id = $1::uuid
     order by 1, 2`,
    [ana.id],
  )

/** How far requests came: a test whose requests all fail at the door would prove nothing. */
const answers = { done: 0, refusedByUs: 0, refusedByDatabase: 0 }

function kindOf(status: number, text: string): keyof typeof answers {
  if (status < 300) return 'done'
  return text.startsWith('{"code":"PGRST') || text === '' ? 'refusedByUs' : 'refusedByDatabase'
}

async function sendOne(sent: HostileRequest, token: string | undefined): Promise<string | undefined> {
  const request = new Request(`${test.app.config.siteUrl}${sent.path}`, {
    method: sent.method,
    headers: { ...sent.headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(sent.body !== undefined && { body: sent.body }),
  })
  const response = await test.app.fetch(request)
  const text = await response.text()
  answers[kindOf(response.status, text)] += 1
  const problem = judge(sent, response, text)
  return (
    problem &&
    `${problem}: ${response.status} ${text.slice(0, 300)} for ${JSON.stringify(sent)} as ${token ? 'ben' : 'visitor'}`
  )
}

function judge(sent: HostileRequest, response: Response, text: string): string | undefined {
  if (response.status >= 500) return 'a failure of the server'
  if (text.includes(marker)) return 'a leak'
  if (response.status < 300 || sent.method === 'HEAD') return undefined
  const keys = Object.keys(JSON.parse(text)).sort().join()
  return keys === 'code,details,hint,message' ? undefined : 'an error of another shape'
}

describe('hostile requests', () => {
  it.each(batches)(`${batchSize} of seed %i break nothing and reach nothing`, async (seedOfBatch) => {
    const before = await anasRows()
    expect(new Set(before.map((row) => row.part)).size).toBe(5)
    const next = createHostileRequests(seedOfBatch, victims)
    const problems: string[] = []
    let sent = 0
    const sender = async () => {
      while (sent < batchSize && problems.length < 10) {
        sent += 1
        const token = sent % 3 === 0 ? undefined : ben.token
        const problem = await sendOne(next(), token)
        if (problem) problems.push(problem)
        // Without a port nothing else lets the event loop turn, and the other senders would wait for this one.
        await setImmediate()
      }
    }
    await Promise.all(Array.from({ length: inFlight }, sender))
    expect(problems).toEqual([])
    expect(sent).toBe(batchSize)
    expect(await anasRows()).toEqual(before)
  })

  it('come far enough to prove something', () => {
    expect(Math.min(...Object.values(answers))).toBeGreaterThan((batches.length * batchSize) / 20)
  })

  it('leave the service unharmed', async () => {
    const [who] = await test.app.db.query<{ same: boolean }>('select current_user = session_user as same')
    expect(who?.same).toBe(true)
    expect((await ana.client.from('content').select('title').single()).data).toEqual({
      title: `${marker} kept`,
    })
    expect((await ben.client.from('content').select('*').like('title', `${marker}%`)).data).toEqual([])
    const asBen = await test.app.db.asCaller({ role: 'authenticated', claims: { sub: ben.id } }, (tx) =>
      tx.query('select current_user::text as role'),
    )
    expect(asBen).toEqual([{ role: 'authenticated' }])
    const [roles] = await test.app.db.query(
      'select count(*)::int as tables from pg_tables where schemaname = $1',
      ['public'],
    )
    expect(roles?.tables).toBeGreaterThanOrEqual(6)
  })
})
