// What patterns may cost: one that would block the database is refused before it gets there.
import { beforeAll, describe, expect, it } from 'vitest'
import { createSamples } from '#tests/support/samples.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()
beforeAll(() => createSamples(test.app.db))

const filter = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`
const ask = (query: string) => test.app.request(`/rest/v1/samples?select=id&order=id&${query}`)

async function expectRefusal(query: string, message: RegExp): Promise<void> {
  const response = await ask(query)
  const body = await response.json()
  expect(body.message).toMatch(message)
  expect([response.status, body.code]).toEqual([400, 'PGRST100'])
  expect(Object.keys(body).sort()).toEqual(['code', 'details', 'hint', 'message'])
}

/** Each of these keeps PostgreSQL busy for seconds to hours, with or without a text. */
describe('a regular expression', () => {
  it.each([
    ['(x{1,200}){1,200}', /too much work/],
    ['((a?){20}){20}b', /too much work/],
    ['(a|b)*a(a|b){200}c', /too much work/],
    ['.{0,255}', /too much work/],
    ['[ab]*a[ab]{60}c', /too much work/],
    [`(${'(|)'.repeat(10)}){20}`, /too much work/],
    [`(${Array.from({ length: 90 }, () => 'a').join('|')}){2}`, /too much work/],
    ['(a*)*\\1', /Back-references/],
    ['(?:a)\\12', /Back-references/],
    ['a(?=.*b)', /Lookahead/],
    ['a(?!.*b)', /Lookahead/],
    ['(?<=a)b', /Lookahead/],
    ['(?<!a)b', /Lookahead/],
    ['(?:(?:^|\\y|a)?){25}c', /inside a repeated group/],
    ['(^)*a', /inside a repeated group/],
    ['\\y{2}a', /inside a repeated group/],
    [`${'\\y'.repeat(7)}a`, /at most 6 anchors/],
    ['***:(a)', /prefix/],
    ['(?x) a', /prefix/],
    ['(?b)\\(a\\)*\\1', /prefix/],
    ['[[.a.]]', /[Cc]ollating/],
    ['[[=a=]]', /[Cc]ollating/],
    ['[[:<:]]a', /[Cc]ollating/],
    ['('.repeat(21) + ')'.repeat(21), /nested/],
    ['a'.repeat(201), /too long/],
  ])('%s is refused', async (pattern, message) => {
    for (const operator of ['match', 'imatch', 'not.match'])
      await expectRefusal(filter('name', `${operator}.${pattern}`), message)
    await expectRefusal(filter('or', `(id.eq.1,name.match."${pattern.replaceAll('\\', '\\\\')}")`), message)
    const listed = `{"x","${pattern.replaceAll('\\', '\\\\')}"}`
    await expectRefusal(filter('name', `match(any).${listed}`), message)
    await expectRefusal(filter('data->>city', `imatch(all).${listed}`), message)
  })

  it.each([
    ['^al', [1]],
    ['(?i)^AL', [1]],
    ['^(alpha|beta)$', [1, 2]],
    ['[[:alpha:]]{4,5}$', [1, 2]],
    ['^[^,"]+$', [1, 2]],
    ['[],]', [3]],
    ['\\yx\\y', [4]],
    ['\\(x\\)', [4]],
    ['^\\w{3}[,]\\w+?$', [3]],
    ['^(?:[a-z]|,){1,20}$', [1, 2, 3]],
    ['a{1}b|^b', [2]],
    ['\\u0062eta', [2]],
    ['{', []],
    ['^.{4}$', [2]],
  ])('%s is matched', async (pattern, expected) => {
    const response = await ask(filter('name', `match.${pattern}`))
    expect((await response.json()).map((row: { id: number }) => row.id)).toEqual(expected)
  })

  it.each(['(', 'a**', '[a', 'a)', '\\', '(?', 'a{2,1}'])(
    '%s is refused by PostgreSQL itself',
    async (pattern) => {
      const response = await ask(filter('name', `match.${pattern}`))
      expect([response.status, (await response.json()).code]).toEqual([400, '2201B'])
    },
  )

  it('counts together with the others of the request', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => filter('name', `match.a${index}`)).join('&')
    expect((await ask(many(10))).status).toBe(200)
    await expectRefusal(many(11), /too much work/)
    await expectRefusal(filter('name', `match(any).{${'a,'.repeat(10)}a}`), /too much work/)
  })
})

describe('a list of patterns', () => {
  it.each([
    ['match(any).{^al,^be}', [1, 2]],
    ['match(all).{^a,"a$"}', [1]],
    ['like(any).{al*,"gam,*"}', [1, 3]],
    ['ilike(all).{A*,*A}', [1]],
    ['like(any).{}', []],
    ['like(any).{al*,NULL}', [1]],
    ['match(any).{"\\\\(x"}', [4]],
  ])('%s is read', async (condition, expected) => {
    const response = await ask(filter('name', condition))
    expect((await response.json()).map((row: { id: number }) => row.id)).toEqual(expected)
  })

  it.each(['abc', '{a', '{a}b', '{"a}', '{{a}}', '{a,}', '{a"b"}'])('%s is no list', async (list) => {
    await expectRefusal(filter('name', `match(any).${list}`), /malformed array literal/)
  })
})

describe('like', () => {
  it.each([
    ['like', `*${'a'.repeat(500)}b*`],
    ['ilike', `*${'aA'.repeat(250)}b*`],
    ['like', `%${'ab'.repeat(400)}%`],
    ['like', `*a${'_'.repeat(150)}*`],
    ['like', `x*${'a\\a'.repeat(100)}b`],
    ['like(any)', `{${Array.from({ length: 3 }, () => `*${'a'.repeat(40)}b*`).join()}}`],
  ])('%s.%.20s is refused', async (operator, pattern) => {
    await expectRefusal(filter('name', `${operator}.${pattern}`), /too much work/)
  })

  it.each([
    ['a'.repeat(900), 'it is compared with the start only'],
    [
      `*${Array.from({ length: 90 }, (_, index) => `word${index}`).join(' ')}*`,
      'no two parts of it are the same',
    ],
    [`*${'a*'.repeat(400)}`, 'each part is short'],
  ])('%.20s may be long where %s', async (pattern) => {
    expect((await ask(filter('name', `like.${pattern}`))).status).toBe(200)
  })
})

describe('a search', () => {
  it.each([
    ['words', `fts.${Array.from({ length: 140 }, () => 'a:*').join('<->')}`],
    ['name', `wfts.${'a '.repeat(201)}`],
  ])('in %s for too many words is refused', async (name, condition) => {
    await expectRefusal(filter(name, condition), /too much work/)
  })

  it('of text costs more than one in an index', async () => {
    const times = (name: string, count: number) =>
      Array.from({ length: count }, () => filter(name, 'plfts.fox')).join('&')
    expect((await ask(times('name', 3))).status).toBe(200)
    await expectRefusal(times('name', 4), /too much work/)
    expect((await ask(times('words', 50))).status).toBe(200)
  })
})
