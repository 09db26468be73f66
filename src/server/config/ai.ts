// Settings of AI writing: the built-in writer, or a model at a provider.

import { StartError } from '#server/start-error.ts'
import type { Variables } from './variables.ts'

export interface ModelConfig {
  kind: Exclude<Variables['AI_PROVIDER'], 'builtin'>
  model: string
  apiKey: string | undefined
  /** Where the provider's API is; without it the provider's own address. */
  baseUrl: string | undefined
  /** Longest silence of the provider before a call is given up. */
  timeoutMs: number
  maxOutputTokens: number
  /** Calls to the provider at once; further ones wait. */
  concurrency: number
}

export interface AiConfig {
  writer: { kind: 'builtin' } | ModelConfig
  /** Generations of visitors per address and hour. */
  visitorHourly: number
}

export function readAiConfig(values: Variables): AiConfig {
  return { writer: readWriter(values), visitorHourly: values.AI_VISITOR_HOURLY }
}

function readWriter(values: Variables): AiConfig['writer'] {
  const { AI_PROVIDER: kind, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = values
  if (kind === 'builtin') {
    const unusedVariable = Object.entries({ AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl }).find(
      ([, value]) => value,
    )
    // A forgotten provider would leave people with a writer that nobody chose.
    if (unusedVariable)
      throw new StartError(
        `${unusedVariable[0]} is set, but no provider is: set AI_PROVIDER, for example AI_PROVIDER=openai-compatible, or unset ${unusedVariable[0]}.`,
      )
    return { kind }
  }
  if (!model)
    throw new StartError(`AI_PROVIDER=${kind} needs AI_MODEL, the name of one of the provider’s models.`)
  if (kind === 'openai-compatible' && !baseUrl)
    throw new StartError(
      'AI_PROVIDER=openai-compatible needs AI_BASE_URL, for example AI_BASE_URL=http://localhost:11434/v1.',
    )
  if (kind !== 'openai-compatible' && !apiKey) throw new StartError(`AI_PROVIDER=${kind} needs AI_API_KEY.`)
  return {
    kind,
    model,
    apiKey,
    baseUrl,
    timeoutMs: values.AI_TIMEOUT_MS,
    maxOutputTokens: values.AI_MAX_OUTPUT_TOKENS,
    concurrency: values.AI_CONCURRENCY,
  }
}
