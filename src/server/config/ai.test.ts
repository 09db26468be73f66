import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the writer', () => {
  it('is the built-in one with an empty environment, also in production', () => {
    expect(readConfig({}).ai).toEqual({ writer: { kind: 'builtin' }, visitorHourly: 20 })
    expect(readConfig({ NODE_ENV: 'production' }).ai.writer).toEqual({ kind: 'builtin' })
  })

  it('is any model behind an OpenAI-compatible address, with or without a key', () => {
    const environment = {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'llama3.3',
      AI_BASE_URL: 'http://localhost:11434/v1',
    }
    expect(readConfig(environment).ai.writer).toEqual({
      kind: 'openai-compatible',
      model: 'llama3.3',
      apiKey: undefined,
      baseUrl: 'http://localhost:11434/v1',
      timeoutMs: 60_000,
      maxOutputTokens: 8192,
      concurrency: 8,
    })
  })

  it.each([
    [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost/v1' }, 'needs AI_MODEL'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'needs AI_BASE_URL'],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, 'needs AI_API_KEY'],
    [{ AI_PROVIDER: 'google', AI_MODEL: 'm' }, 'needs AI_API_KEY'],
    [{ AI_MODEL: 'm' }, 'AI_MODEL is set, but no provider'],
    [{ AI_API_KEY: 'key-of-mine' }, /^AI_API_KEY is set, but no provider(?!.*key-of-mine)/],
    [{ AI_PROVIDER: 'openai' }, 'AI_PROVIDER must be'],
    [{ AI_TIMEOUT_MS: '0' }, 'AI_TIMEOUT_MS must be'],
    [{ AI_CONCURRENCY: '0' }, 'AI_CONCURRENCY must be'],
    [{ AI_BASE_URL: 'localhost' }, 'AI_BASE_URL must be'],
  ])('stops the start with one sentence when it is configured as %o', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })
})
