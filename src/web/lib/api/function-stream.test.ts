import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from './call.ts'
import { callFunction } from './function-call.ts'
import { streamFunction } from './function-stream.ts'

// The first call loads the client, which takes its time on a busy machine.

let answer: (init: RequestInit) => Response | Promise<Response>
let asked: RequestInit | undefined

beforeEach(() => {
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost:3000')
    if (pathname === '/app-config.json')
      return Promise.resolve(Response.json({ supabaseUrl: 'http://localhost:3000', supabaseKey: 'anon' }))
    asked = init
    return Promise.resolve(answer(init))
  })
})

afterEach(() => vi.unstubAllGlobals())

const eventStream = { headers: { 'content-type': 'text/event-stream' } }

/** A stream of these chunks; without an end it stays open. */
function stream(chunks: readonly string[], end: 'closed' | 'open' = 'closed'): Response {
  const encoder = new TextEncoder()
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
        if (end === 'closed') controller.close()
      },
    }),
    eventStream,
  )
}

const write = (event: object) => `data: ${JSON.stringify(event)}\n\n`

async function run(signal = new AbortController().signal, silenceMs = 5_000) {
  const deltas: string[] = []
  const onDelta = (delta: string) => deltas.push(delta)
  const end = await streamFunction('generate-content', { type: 'generate' }, { signal, onDelta, silenceMs })
  return { deltas, end }
}

describe('a streamed function', () => {
  it('gives each piece and the whole, however the bytes are cut', async () => {
    const text = [
      ': still writing\n\n',
      `event: text-delta\n${write({ type: 'text-delta', delta: 'Köln' })}`,
      write({ type: 'text-delta', delta: ' and\n\nmore' }),
      write({ type: 'text-end', generatedText: '<p>Köln and</p>' }),
    ].join('')
    const bytes = new TextEncoder().encode(text)
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    answer = () => new Response(body, eventStream)
    const { deltas, end } = await run()
    expect(deltas).toEqual(['Köln', ' and\n\nmore'])
    expect(end.generatedText).toBe('<p>Köln and</p>')
    expect(new Headers(asked?.headers).get('accept')).toBe('text/event-stream')
  })

  it('takes a whole answer from a server that does not stream', async () => {
    answer = () => Response.json({ generatedText: '<p>All</p>' })
    expect((await run()).end.generatedText).toBe('<p>All</p>')
  })

  it('throws the sentence of a failure on the way', async () => {
    answer = () => stream([write({ type: 'error', error: 'It failed.', code: 'ai_failed' })])
    await expect(run()).rejects.toMatchObject({ name: 'CallError', message: 'It failed.', code: 'ai_failed' })
  })

  it('fails when the stream breaks off, is malformed or stalls', async () => {
    answer = () => stream([write({ type: 'text-delta', delta: 'Half' })])
    await expect(run()).rejects.toBeInstanceOf(CallError)
    answer = () => stream(['data: {not json\n\n'])
    await expect(run()).rejects.toThrow()
    answer = () => stream([write({ type: 'text-delta', delta: 'Half' })], 'open')
    await expect(run(undefined, 50)).rejects.toBeInstanceOf(CallError)
  })

  it('ends the call when it is stopped, and throws the reason', async () => {
    const stopping = new AbortController()
    let wasCanceled = false
    answer = () =>
      new Response(
        new ReadableStream({
          start: (controller) =>
            controller.enqueue(new TextEncoder().encode(write({ type: 'text-delta', delta: 'a' }))),
          cancel: () => {
            wasCanceled = true
          },
        }),
        eventStream,
      )
    const running = run(stopping.signal)
    setTimeout(() => stopping.abort('enough'), 30)
    await expect(running).rejects.toBe('enough')
    expect(wasCanceled).toBe(true)
  })
})

describe('a called function', () => {
  it('throws the status, sentence and code of a refusal', async () => {
    answer = () =>
      Response.json({ error: 'Your free trial has ended.', code: 'trial_ended' }, { status: 402 })
    await expect(callFunction('analyze-content', {})).rejects.toMatchObject({
      status: 402,
      code: 'trial_ended',
      message: 'Your free trial has ended.',
    })
  })

  it('says so when the server was not reached', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(callFunction('analyze-content', {})).rejects.toMatchObject({ code: 'unreached' })
  })
})
