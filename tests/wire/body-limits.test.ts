// What a body may cost before anybody knows whether it is worth reading: nothing for a stranger, one pass and one parse for a user.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAuthor } from '#tests/support/functions.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()
let token = ''
let userId = ''
beforeAll(async () => {
  const person = await createAuthor(test.app)
  token = person.token
  userId = person.id
})
afterEach(() => {
  vi.restoreAllMocks()
})

const post = (path: string, body: string, authorization?: string) =>
  test.app.request(path, { method: 'POST', body, ...(authorization && { headers: { authorization } }) })
const asUser = (path: string, body: string) => post(path, body, `Bearer ${token}`)
const keys = (count: number) => `{${Array.from({ length: count }, (_, key) => `"k${key}":0`).join()}}`

/** How often exactly this text is parsed in the meantime. */
async function countParses(body: string, work: () => Promise<Response>) {
  const parse = vi.spyOn(JSON, 'parse')
  const { status } = await work()
  return { status, parses: parse.mock.calls.filter(([text]) => text === body).length }
}

describe('the body of a visitor', () => {
  it.each([
    ['/rest/v1/content', 100_001, 'The request is larger than 100 kB.'],
    ['/rest/v1/rpc/search_documents', 100_001, 'The request is larger than 100 kB.'],
    ['/auth/v1/signup', 200_001, 'The request is larger than 200 kB.'],
    ['/functions/v1/send-contact-email', 500_001, 'The request is larger than 500 kB.'],
    ['/functions/v1/generate-specialized-content', 500_001, 'The request is larger than 500 kB.'],
  ])('is small on %s', async (path, size, sentence) => {
    const response = await post(path, 'x'.repeat(size))
    expect(response.status).toBe(413)
    expect(await response.text()).toContain(sentence)
  })

  it.each([
    ['/rest/v1/content', 401, 'Bearer nonsense'],
    ['/functions/v1/generate-content', 401, 'Bearer nonsense'],
    ['/functions/v1/process-document', 401, ''],
  ])('is not read on %s when its sender is refused', async (path, status, authorization) => {
    let reads = 0
    const body = new ReadableStream(
      {
        pull(controller) {
          reads += 1
          controller.enqueue(new Uint8Array(1000))
        },
      },
      { highWaterMark: 0 },
    )
    const init = { method: 'POST', body, duplex: 'half', headers: authorization ? { authorization } : {} }
    const response = await test.app.fetch(
      new Request(test.app.config.siteUrl + path, init as unknown as RequestInit),
    )
    expect([response.status, reads]).toEqual([status, 0])
  })
})

describe('the body of a user', () => {
  it.each(['/rest/v1/content', '/rest/v1/rpc/save_document', '/functions/v1/generate-content'])(
    'with too many values is refused on %s without being parsed',
    async (path) => {
      const body = keys(50_001)
      expect(await countParses(body, () => asUser(path, body))).toEqual({ status: 400, parses: 0 })
    },
  )

  it.each([
    ['/rest/v1/content', 400, '{"no_such_column":1}'],
    ['/rest/v1/rpc/save_document', 404, '{"no_such_argument":1}'],
    ['/rest/v1/rpc/save_document', 200, `{"title":"Once","content":"${'word '.repeat(10_000)}"}`],
  ])('is parsed once on %s, answered with %i', async (path, status, body) => {
    expect(await countParses(body, () => asUser(path, body))).toEqual({ status, parses: 1 })
  })

  it('has five thousand rows at most', async () => {
    const rows = (count: number) => `[${Array.from({ length: count }, () => '{}').join()}]`
    const refused = await asUser('/rest/v1/content', rows(5001))
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      code: 'PGRST102',
      message: 'The request body has too many rows: at most 5000 are allowed. Send it in parts.',
    })
    const [row] = await test.app.db.query(
      'select count(*)::int from public.content where user_id = $1 and content is null',
      [userId],
    )
    expect(row).toEqual({ count: 0 })
  })

  it('may hold a document of 5 MB', async () => {
    const body = JSON.stringify({ title: 'Large', content: '<p>{[,"</p>'.repeat(450_000) })
    expect((await asUser('/rest/v1/rpc/save_document', body)).status).toBe(200)
  })
})
