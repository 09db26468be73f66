import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { utcDate } from '#domain/billing/usage.ts'
import { CallError } from '#web/lib/api/call.ts'
import { type GenerationOptions, runGeneration } from './run-generation.ts'

type Api = GenerationOptions['api']

const answers = (answer: Awaited<ReturnType<Api['generateSpecializedContent']>>) => async () => answer
const refuses = (error: unknown) => async () => Promise.reject(error)
const today = utcDate(new Date())

function run(api: Partial<Api>, options: Partial<GenerationOptions> = {}) {
  return runGeneration({
    type: 'headline',
    context: 'Acme opens a bakery',
    userId: undefined,
    signal: new AbortController().signal,
    onText: () => undefined,
    ...options,
    api: {
      readUsage: async () => ({ subscription_status: 'free' }),
      generateSpecializedContent: answers({ generatedText: 'Acme Opens Bakery' }),
      ...api,
    },
  })
}

const failedWith = (title: string, text: string) => ({ kind: 'failed', message: { title, text } })

describe('a generation', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => vi.restoreAllMocks())

  it('requires context of at most 20,000 characters', async () => {
    const asked = vi.fn()
    const api = { generateSpecializedContent: asked }
    expect(await run(api, { context: ' \n' })).toEqual(
      failedWith('Error', 'Please enter some context for content generation'),
    )
    expect(await run(api, { context: 'a'.repeat(100_000) })).toEqual(
      failedWith('Error', 'This text is longer than 20,000 characters.'),
    )
    expect(asked).not.toHaveBeenCalled()
  })

  it('returns the text and the id of the saved row', async () => {
    const onText = vi.fn()
    const outcome = await run(
      {
        generateSpecializedContent: async (_request, { onDelta }) => {
          onDelta('Acme ')
          onDelta('Opens')
          return { generatedText: ' Acme Opens \n', contentId: 'row' }
        },
      },
      { userId: 'ines', onText },
    )
    expect(outcome).toEqual({ kind: 'done', text: 'Acme Opens', contentId: 'row' })
    expect(onText.mock.calls).toEqual([['Acme '], ['Acme Opens']])
  })

  it('is blocked while the profile can’t be read, and reads none for a visitor', async () => {
    const readUsage = vi.fn(refuses(new Error('down')))
    expect(await run({ readUsage }, { userId: 'ines' })).toEqual(
      failedWith('Error', 'Failed to check subscription status'),
    )
    readUsage.mockClear()
    expect(await run({ readUsage })).toMatchObject({ kind: 'done' })
    expect(readUsage).not.toHaveBeenCalled()
  })

  it('stops at the daily limit, from the profile or from the response', async () => {
    const readUsage = async () => ({ last_use_date: today, daily_uses: 3 })
    expect(await run({ readUsage }, { userId: 'ines' })).toEqual({ kind: 'limit' })
    const limit = new CallError({ message: 'Limit', code: 'daily_limit' }, 429)
    expect(await run({ generateSpecializedContent: refuses(limit) })).toEqual({ kind: 'limit' })
  })

  it('reports the server’s message, an empty result and any other failure as specified', async () => {
    const said = new CallError({ message: 'Too many texts.', code: 'visitor_limit' }, 429)
    expect(await run({ generateSpecializedContent: refuses(said) })).toEqual(
      failedWith('Failed to generate content', 'Too many texts.'),
    )
    const emptyResult = failedWith('Error', 'No content was generated. Please try again.')
    expect(await run({ generateSpecializedContent: answers({ generatedText: ' ' }) })).toEqual(emptyResult)
    const nothing = new CallError({ message: 'Nothing.', code: 'ai_empty' }, 502)
    expect(await run({ generateSpecializedContent: refuses(nothing) })).toEqual(emptyResult)
    for (const error of [
      new Error('?'),
      new CallError({ message: 'offline', code: 'unreached' }),
      new CallError({ message: '' }, 500),
    ])
      expect(await run({ generateSpecializedContent: refuses(error) })).toEqual(
        failedWith('Error', 'Failed to generate content. Please try again.'),
      )
  })

  it('keeps the text received so far when stopped', async () => {
    const controller = new AbortController()
    const outcome = await run(
      {
        generateSpecializedContent: async (_request, { onDelta }) => {
          onDelta('Acme ')
          controller.abort()
          throw controller.signal.reason
        },
      },
      { signal: controller.signal },
    )
    expect(outcome).toEqual({ kind: 'stopped', text: 'Acme' })
  })
})
