// One run of Generate Content, from validating the context to the text or a failure. Without React, so that every path is easy to test.
import { checkContext, type GeneratorType } from '#domain/ai/generator.ts'
import { mayGenerate, utcDate } from '#domain/billing/usage.ts'
import { CallError } from '#web/lib/api/call.ts'
import { unreachableCode } from '#web/lib/api/function-call.ts'
import { errorMessages, generatorRefused, type Message } from '#web/messages.ts'
import type { generateSpecializedContent, readUsage } from './generators-api.ts'

export type Outcome =
  | { kind: 'done'; text: string; contentId: string }
  /** The text received before the visitor stopped it; may be empty. */
  | { kind: 'stopped'; text: string }
  | { kind: 'limit' }
  | { kind: 'failed'; message: Message }

export interface GenerationOptions {
  type: GeneratorType
  context: string
  userId: string | undefined
  signal: AbortSignal
  /** The text received so far. */
  onText: (text: string) => void
  api: { readUsage: typeof readUsage; generateSpecializedContent: typeof generateSpecializedContent }
}

export async function runGeneration(options: GenerationOptions): Promise<Outcome> {
  const check = checkContext(options.context)
  if (!check.ok) return { kind: 'failed', message: { title: 'Error', text: check.message } }
  return (await findProblem(options)) ?? write(options, check.context)
}

/** Checks the daily limit in the profile; the server decides. Visitors have none. */
async function findProblem({ userId, api, signal }: GenerationOptions): Promise<Outcome | undefined> {
  if (userId === undefined) return undefined
  try {
    const profile = await api.readUsage(userId)
    if (signal.aborted) return { kind: 'stopped', text: '' }
    return mayGenerate(profile, utcDate(new Date())) ? undefined : { kind: 'limit' }
  } catch (error) {
    console.error(error)
    return { kind: 'failed', message: errorMessages.checkProfile }
  }
}

async function write({ type, signal, onText, api }: GenerationOptions, context: string): Promise<Outcome> {
  let arrived = ''
  const onDelta = (delta: string) => {
    arrived += delta
    onText(arrived)
  }
  try {
    const answer = await api.generateSpecializedContent({ type, context }, { signal, onDelta })
    const text = answer.generatedText?.trim() ?? ''
    if (text === '') return { kind: 'failed', message: errorMessages.generatorEmpty }
    return { kind: 'done', text, contentId: answer.contentId ?? '' }
  } catch (error) {
    return signal.aborted ? { kind: 'stopped', text: arrived.trim() } : nameProblem(error)
  }
}

// Classifies a failure. One of: daily limit, the function's own message, an empty result, anything else.
type GeneratorProblem = { kind: 'limit' } | { kind: 'failed'; message: Message }

function nameProblem(error: unknown): GeneratorProblem {
  if (!(error instanceof CallError) || error.code === unreachableCode || error.message === '')
    return { kind: 'failed', message: errorMessages.generatorFailed }
  if (error.code === 'daily_limit') return { kind: 'limit' }
  if (error.code === 'ai_empty') return { kind: 'failed', message: errorMessages.generatorEmpty }
  return { kind: 'failed', message: generatorRefused(error.message) }
}
