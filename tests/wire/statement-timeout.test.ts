// A statement that ran out of time: every API answers 503 with a sentence and when to try again.
import { beforeAll, describe, expect, it } from 'vitest'
import { type Author, createAuthor } from '#tests/support/functions.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()
let person: Author
beforeAll(async () => {
  person = await createAuthor(test.app)
  await test.app.db.query('update auth.users set email_confirmed_at = now() where id = $1', [person.id])
  // As PostgreSQL itself reports it, without the wait.
  await test.app.db.tx((tx) =>
    tx.script(`
      create function public.run_out_of_time() returns void language plpgsql as $$
        begin raise sqlstate '57014' using message = 'canceling statement due to statement timeout'; end $$;
      create function public.wait_for_lock() returns void language plpgsql as $$
        begin raise sqlstate '55P03' using message = 'canceling statement due to lock timeout'; end $$;
      create function public.time_is_up() returns trigger language plpgsql as $$
        begin raise sqlstate '57014' using message = 'canceling statement due to statement timeout'; end $$;
      grant execute on function public.run_out_of_time, public.wait_for_lock to authenticated;
    `),
  )
})

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  test.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const bearer = ({ token }: Author = person) => ({ authorization: `Bearer ${token}` })
/** By someone who was not slow before: slow callers have to pause. */
const callFunction = async (name: string) =>
  send(`/rest/v1/rpc/${name}`, {}, bearer(await createAuthor(test.app)))

async function whileSlow<T>(table: string, event: string, work: () => Promise<T>): Promise<T> {
  const run = (sql: string) => test.app.db.tx((tx) => tx.script(sql))
  await run(
    `create trigger slow before ${event} on ${table} for each row execute function public.time_is_up()`,
  )
  try {
    return await work()
  } finally {
    await run(`drop trigger slow on ${table}`)
  }
}

function expectBusy(response: Response): void {
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
}

describe('a statement that ran out of time', () => {
  it.each([
    ['run_out_of_time', '57014'],
    ['wait_for_lock', '55P03'],
  ])('on /rest/v1: %s', async (name, code) => {
    const response = await callFunction(name)
    expectBusy(response)
    expect(await response.json()).toEqual({
      code,
      message: 'The database took too long to respond. Try again in a moment.',
      details: null,
      hint: 'Ask for less at a time: fewer rows or a narrower filter.',
    })
  })

  it('on /auth/v1', async () => {
    const response = await whileSlow('auth.users', 'insert', () =>
      send('/auth/v1/signup', { email: 'slow@example.com', password: 'long enough to be fine' }),
    )
    expectBusy(response)
    expect(await response.json()).toMatchObject({
      code: 503,
      error_code: 'request_timeout',
      msg: 'The database took too long to respond. Try again in a moment.',
    })
  })

  it('on /functions/v1', async () => {
    const response = await whileSlow('internal.crm_contacts', 'insert', () =>
      send('/functions/v1/hubspot-contact', {}, bearer()),
    )
    expectBusy(response)
    expect(await response.json()).toEqual({
      error: 'The database took too long to respond. Try again in a moment.',
      code: 'timeout',
    })
  })

  it('on /functions/v1, where a step of the work names itself', async () => {
    const response = await whileSlow('auth.users', 'delete', () =>
      send('/functions/v1/delete-user', { user_id: person.id }, bearer()),
    )
    expectBusy(response)
    expect(await response.json()).toMatchObject({ error: 'Failed to delete user account' })
  })

  it('reports its cause only to the log', async () => {
    const before = test.app.lines.length
    const response = await callFunction('run_out_of_time')
    expect(await response.text()).not.toContain('canceling')
    expect(test.app.lines.slice(before).join()).toContain('canceling statement')
  })
})
