// The style of a client reaches the answers: a caller names nothing but the document.
import { beforeAll, describe, expect, it } from 'vitest'
import { parseAnalysis } from '#domain/ai/analysis.ts'
import { type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { callFunction } from '#tests/support/functions.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })
const american =
  'The lifeboat center in Whitby opens at 6:30 p.m. on November 26, 2026 and costs 4 percent less to run.'
const british =
  'The lifeboat centre in Whitby opens at 6.30pm on 26 November 2026 and costs 4 per cent less to run.'
const ap = 'The lifeboat center in Whitby opens at 6:30 p.m. on Nov. 26, 2026, and costs 4% less to run.'

let owner: SignedUp
let workspace_id: string

beforeAll(async () => {
  owner = await signUpConfirmed(test.app)
  workspace_id = (await owner.client.rpc('create_workspace', { name: 'Agency' })).data
})

/** A document of a client that wants this style. */
async function saveFor(style: 'ap' | 'british', text: string): Promise<string> {
  const { data } = await owner.client
    .from('clients')
    .insert({ workspace_id, name: `${style} ${text}`, style })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  const saved = await owner.client.rpc('save_document', {
    workspace_id,
    client_id: data.id,
    content: `<p>${text}</p>`,
  })
  return saved.data.id
}

async function rewrite(content_id: string, text: string, preset?: string): Promise<string> {
  const input = { type: 'rewrite', content: `<p>${text}</p>`, content_id, ...(preset && { preset }) }
  const { status, body } = await callFunction(test.app, 'generate-content', input, owner)
  expect(status).toBe(200)
  return body.generatedText
}

async function analyze(content_id: string, text: string) {
  const input = { content: `<p>${text}</p>`, content_id }
  const { status, body } = await callFunction(test.app, 'analyze-content', input, owner)
  expect(status).toBe(200)
  return parseAnalysis(body.analysis)
}

describe('a document of a British client', () => {
  it.each([undefined, 'ap_style'])('is rewritten in British style (preset %s)', async (preset) => {
    const id = await saveFor('british', `${american} ${preset}`)
    expect(await rewrite(id, american, preset)).toBe(`<p>${british}</p>`)
    expect(await rewrite(id, british, preset)).toBe(`<p>${british}</p>`)
  })

  it('is analyzed by British style, and what is right is left alone', async () => {
    const id = await saveFor('british', american)
    const [suggestion] = await analyze(id, american)
    expect(suggestion?.improved).toBe(british)
    expect(suggestion?.why).not.toMatch(/\bAP\b/)
    expect(await analyze(id, british)).toEqual([])
  })
})

describe('a document of an American client', () => {
  it('gets AP style from the same words', async () => {
    const id = await saveFor('ap', american)
    expect(await rewrite(id, american, 'ap_style')).toBe(`<p>${ap}</p>`)
    expect((await analyze(id, american))[0]?.improved).toBe(ap)
  })
})
