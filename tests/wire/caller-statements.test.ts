// Statements of callers share connections and plans. What they must never share is a role, a claim or a row.
import { describe, expect, it } from 'vitest'
import { anon, createPerson, service } from '#tests/support/people.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'

const database = withTestDatabase()
const titles = 'select title from public.content order by title'

async function personWith(title: string) {
  const person = await createPerson(database.db)
  await person.query('insert into public.content (user_id, title) values ($1, $2)', [person.id, title])
  return person
}

describe('the same statement', () => {
  it.each([true, false])(
    'shows each person their own rows however often it is asked (read only: %s)',
    async (readOnly) => {
      const { db } = database
      const people = [await personWith(`First ${readOnly}`), await personWith(`Second ${readOnly}`)]
      for (let turn = 0; turn < 12; turn++) {
        for (const [index, { caller }] of people.entries()) {
          const rows = await db.asCaller(caller, (tx) => tx.query(titles), { readOnly })
          expect(rows).toEqual([{ title: `${index === 0 ? 'First' : 'Second'} ${readOnly}` }])
        }
      }
    },
  )

  it('is judged by the role that asks', async () => {
    const { db } = database
    const { caller } = await personWith('Judged')
    for (let turn = 0; turn < 8; turn++) {
      expect(await db.asCaller(caller, (tx) => tx.query(titles))).toEqual([{ title: 'Judged' }])
      expect((await db.asCaller(service, (tx) => tx.query(titles))).length).toBeGreaterThan(1)
      await expect(db.asCaller(anon, (tx) => tx.query(titles))).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('keeps people apart when they ask at the same time', async () => {
    const { db } = database
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => personWith(`At once ${index}`)))
    const asked = Array.from({ length: 80 }, (_, turn) => turn % people.length)
    const answers = await Promise.all(
      asked.map((index) =>
        db.asCaller(people[index]?.caller ?? anon, (tx) => tx.query(titles), { readOnly: index % 2 === 0 }),
      ),
    )
    expect(answers).toEqual(asked.map((index) => [{ title: `At once ${index}` }]))
  })

  it('finds a column that was added since', async () => {
    const { db } = database
    const all = 'select to_json(t)::text as body from public.added as t'
    await db.tx((tx) =>
      tx.script(
        'create table public.added (a integer); insert into public.added values (1); grant select on public.added to anon',
      ),
    )
    const read = () => db.asCaller(anon, (tx) => tx.query(all), { readOnly: true })
    expect(await read()).toEqual([{ body: '{"a":1}' }])
    await db.tx((tx) => tx.script('alter table public.added add b integer default 2'))
    expect(await read()).toEqual([{ body: '{"a":1,"b":2}' }])
  })
})

describe('a statement that fails', () => {
  it.each([true, false])('leaves nothing of its caller behind (read only: %s)', async (readOnly) => {
    const { db } = database
    const { caller } = await personWith('Left behind')
    for (let turn = 0; turn < 7; turn++) {
      const failing = db.asCaller(caller, (tx) => tx.query('select 1 / $1::int', [0]), { readOnly })
      await expect(failing).rejects.toMatchObject({ code: '22012' })
      const [row] = await db.query(
        "select current_user = session_user as own, coalesce(current_setting('request.jwt.claims', true), '') as claims",
      )
      expect(row).toEqual({ own: true, claims: '' })
      expect(
        await db.asCaller(caller, (tx) => tx.query('select 6 / $1::int as six', [1]), { readOnly }),
      ).toEqual([{ six: 6 }])
    }
  })

  it('undoes what came before it', async () => {
    const { db } = database
    const person = await personWith('Undone')
    const failing = db.asCaller(person.caller, async (tx) => {
      await tx.query("insert into public.content (user_id, title) values ($1, 'Not kept')", [person.id])
      await tx.query('select 1 / $1::int', [0])
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await person.query(titles)).toEqual([{ title: 'Undone' }])
  })
})

describe('a scope that cannot be entered', () => {
  it('keeps its statement from running', async () => {
    const { db } = database
    await db.tx((tx) => tx.script('create table if not exists public.touched (a integer)'))
    const failing = db.asCaller(service, (tx) => tx.query('insert into public.touched values (1)'), {
      settings: { TimeZone: 'Nowhere/Land' },
    })
    await expect(failing).rejects.toMatchObject({ code: '22023' })
    expect(await db.query('select * from public.touched')).toEqual([])
  })
})

it.each([true, false])(
  'a statement after the end of its transaction is refused (read only: %s)',
  async (readOnly) => {
    const { db } = database
    const late = await db.asCaller(service, async (tx) => ({ query: () => tx.query('select 1') }), {
      readOnly,
    })
    await expect(late.query()).rejects.toThrow('The transaction has ended.')
  },
)

it('more statements than a connection keeps are all answered, and the first one again', async () => {
  const { db } = database
  const ask = (number: number) =>
    db.asCaller(anon, (tx) => tx.query(`select $1::int + ${number} as sum`, [1]), { readOnly: true })
  for (let number = 0; number < 230; number++) expect(await ask(number)).toEqual([{ sum: number + 1 }])
  expect(await ask(0)).toEqual([{ sum: 1 }])
})
