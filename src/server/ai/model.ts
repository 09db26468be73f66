// Every call to the AI provider goes through here: fair queue, retries, circuit breaker.
import { setTimeout as sleep } from 'node:timers/promises'
import type { ModelConfig } from '#server/config/ai.ts'
import { FairQueue, QueueError, takeTurn } from '#server/jobs/fair-queue.ts'
import type { Log } from '#server/log.ts'
import { createBreaker } from './breaker.ts'
import { AiError } from './errors.ts'
import { type Attempt, askOnce } from './model-attempt.ts'
import type { Prompt } from './prompts.ts'
import { type ProviderFailure, readFailure } from './provider-errors.ts'
import { loadModel, type ProviderModel } from './providers.ts'
import type { Run } from './writer.ts'

export interface Model {
  /** The most that one answer may contain. */
  maxOutputTokens: number
  /** The answer piece by piece. Throws AiErrors, or the signal's reason. */
  stream(prompt: Prompt, run: Run): AsyncGenerator<string>
}

/** Of the prompts: answers are compared by it. */
const promptVersion = '5'
const retries = 2
const backOffMs = 400
/** How many may wait for each call that runs. */
const waitingPerTurn = 12

export function createModel(config: ModelConfig, log: Log): Model {
  log.debug('ai writer', { provider: config.kind, model: config.model, prompts: promptVersion })
  const queue = new FairQueue({
    room: () => config.concurrency,
    waiting: config.concurrency * waitingPerTurn,
    waitMs: config.timeoutMs,
  })
  const breaker = createBreaker()
  let loading: Promise<ProviderModel> | undefined

  function readAndLog(cause: unknown, tries: number): ProviderFailure {
    const failure = readFailure(cause)
    const { error, label } = failure
    log.warn('ai provider failed', { provider: config.kind, failure: error.failure, reason: label, tries })
    return failure
  }

  async function* stream(prompt: Prompt, { turn, signal, onSend, onUse }: Run): AsyncGenerator<string> {
    const { end } = await takeTurn(queue, turn, signal).catch((error: unknown) => {
      throw error instanceof QueueError ? new AiError('busy') : error
    })
    try {
      const report = breaker.enter()
      try {
        await onSend?.(prompt.user.length)
        loading ??= loadModel(config)
        const attempt = { model: await loading, prompt, config, signal, ...(onUse && { onUse }) }
        const failure = yield* withRetries(attempt, readAndLog)
        report(failure?.outcome ?? 'good')
        if (failure) throw failure.error
      } finally {
        report('unknown')
      }
    } finally {
      end()
    }
  }

  return { maxOutputTokens: config.maxOutputTokens, stream }
}

/** Retries until it works; returns the failure if it doesn't. After the first piece there is no retry, because it was already shown. */
async function* withRetries(
  attempt: Attempt,
  read: (cause: unknown, tries: number) => ProviderFailure,
): AsyncGenerator<string, ProviderFailure | undefined> {
  for (let tries = 1; ; tries += 1) {
    let hasBegun = false
    try {
      for await (const piece of askOnce(attempt)) {
        hasBegun = true
        yield piece
      }
      return undefined
    } catch (cause) {
      attempt.signal.throwIfAborted()
      const failure = read(cause, tries)
      if (hasBegun || !failure.mayRetry || tries > retries) return failure
      await pause(waitAfter(tries, failure.error), attempt.signal)
    }
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted())
}

function waitAfter(tries: number, error: AiError): number {
  // Random, so that calls that failed together don't retry together.
  return error.retryAfterMs ?? backOffMs * 2 ** (tries - 1) * (0.75 + Math.random() / 2)
}
