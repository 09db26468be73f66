// Texts are read in threads, whatever is asked about them: the process answers everybody else in the meantime.
import { Worker } from 'node:worker_threads'
import { afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { newAddress, type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { callFunction } from '#tests/support/functions.ts'
import { newestMail } from '#tests/support/mail.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })
const mark = 'Tallowmere'
const sentence = `${mark} opened a plant in Bend on Nov. 3, 2026. “We listened,” said Mara Voss, chief executive. `
const long = sentence.repeat(130)
const html = `<p>${long}</p>`
let author: SignedUp
let asked: MockInstance<Worker['postMessage']>

beforeAll(async () => {
  author = await signUpConfirmed(test.app)
})
beforeEach(() => {
  asked = vi.spyOn(Worker.prototype, 'postMessage')
})
afterEach(() => asked.mockRestore())

const call = (name: string, body: unknown) => callFunction(test.app, name, body, { token: author.token })
/** What threads were asked for. */
const tasks = () => asked.mock.calls.map(([message]) => message as { name?: string })
/** Of them, what was asked about the text. */
const readings = () =>
  tasks()
    .filter((message) => JSON.stringify(message).includes(mark))
    .map(({ name }) => name)

describe('a long text', () => {
  it.each([
    ['check-content', { html }, ['check']],
    ['read-brief', { text: long }, ['notes']],
    ['analyze-content', { content: html }, ['draft', 'paragraphs', 'parts']],
    ['generate-content', { type: 'rewrite', content: html }, ['draft', 'write', 'answer']],
    ['generate-content', { type: 'generate', content: long }, ['write', 'account']],
    [
      'generate-content',
      { type: 'generate', content: `${mark} opened a plant.`, sheet: { about: long } },
      ['write', 'account'],
    ],
    ['generate-specialized-content', { type: 'headline', context: long }, ['missing', 'write']],
  ])('is read in a thread by %s', async (name, body, names) => {
    expect((await call(name, body)).status).toBe(200)
    expect(readings()).toEqual(expect.arrayContaining(names))
  })

  it('that is short is read in a thread as well: a line can be as costly as a page', async () => {
    expect((await call('check-content', { html: `<p>${sentence}</p>` })).status).toBe(200)
    expect(readings()).toEqual(['check'])
  })
})

describe('a long text that is reviewed', () => {
  it('is read in a thread when it is sent, opened and decided about', async () => {
    const email = newAddress()
    const { data } = await author.client.rpc('save_document', { content: html, title: 'Tallow' })
    const reviewers = [{ name: 'Mara Voss', email, role: 'client' }]
    expect((await call('send-review', { content_id: data.id, reviewers })).status).toBe(200)
    // The mail says which quotes wait for an approval.
    expect(readings()).toEqual(['hash', 'review'])
    const token = /\/review\/([\w-]+)/.exec((await newestMail(test.app, email)).text)?.[1]
    await call('review', { action: 'send-code', token })
    const code = /Your code: (\d+)/.exec((await newestMail(test.app, email)).text)?.[1]
    const { session } = (await call('review', { action: 'enter', token, code })).body
    await author.client.rpc('save_document', { id: data.id, content: `${html}<p>More.</p>` })
    asked.mockClear()
    const decided = await call('review', { action: 'decide', token, session, decision: 'approved' })
    expect(decided.body).toMatchObject({ review: { is_old: true, decision: { kind: 'approved' } } })
    expect(readings()).toEqual(['hash', 'review'])
    // Its quotes are compared with all approvals, and each may be of another wording.
    expect(tasks().map(({ name }) => name)).toContain('quotes')
  })
})
