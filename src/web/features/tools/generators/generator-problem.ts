// What a failed generation means. Spec 8: daily limit, the function's own message, an empty result, anything else.
import { CallError } from '#web/lib/api/call.ts'
import { unreachableCode } from '#web/lib/api/function-call.ts'
import { errorMessages, generatorRefused, type Message } from '#web/messages.ts'

export type GeneratorProblem = { kind: 'limit' } | { kind: 'failed'; message: Message }

export function nameProblem(error: unknown): GeneratorProblem {
  if (!(error instanceof CallError) || error.code === unreachableCode || error.message === '')
    return { kind: 'failed', message: errorMessages.generatorFailed }
  if (error.code === 'daily_limit') return { kind: 'limit' }
  if (error.code === 'ai_empty') return { kind: 'failed', message: errorMessages.generatorEmpty }
  return { kind: 'failed', message: generatorRefused(error.message) }
}
