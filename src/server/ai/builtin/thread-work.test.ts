import { describe, expect, it } from 'vitest'
import type { Run } from '#server/ai/writer.ts'
import { createWorkerPool, type PoolLimits } from '#server/jobs/worker-pool.ts'
import { createTextReader } from '#server/reading/text-reader.ts'
import type { Part } from './analysis/parts.ts'
import { askPool, connectReader } from './thread-work.ts'
import { createBuiltinWriter } from './writer.ts'
import type { WritingTask } from './writing-task.ts'

const limits: PoolLimits = {
  workers: 1,
  queue: 50,
  queuePerAccount: 20,
  seconds: 60,
  memoryMb: 512,
  slowMs: 60_000,
}
/** As the product starts it, but for these limits. */
const writing = (some: Partial<PoolLimits> = {}) => {
  const ask = connectReader(createTextReader({ ...limits, ...some }))
  return (task: WritingTask, run: Run) => ask('write', task, run)
}
const runOf = (turn = 'a', signal = new AbortController().signal): Run => ({ turn, signal })

const html = '<p>We utilize 5 tools.</p>'
const better = { text: '<p>The company uses five tools.</p>' }
const long = html.repeat(8000)

async function collect(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

describe('a thread that writes', () => {
  it('refuses a task whose caller has already left, without starting anything', async () => {
    const reason = new Error('left')
    await expect(writing()({ kind: 'rewrite', html }, runOf('a', AbortSignal.abort(reason)))).rejects.toBe(
      reason,
    )
  })

  it('drops the work of a caller who leaves and serves the next one', async () => {
    const ask = writing()
    const leaving = new AbortController()
    const reason = new Error('left')
    const dropped = ask({ kind: 'rewrite', html: long }, runOf('a', leaving.signal))
    leaving.abort(reason)
    await expect(dropped).rejects.toBe(reason)
    expect(await ask({ kind: 'rewrite', html }, runOf())).toEqual(better)
  })

  it('says so when a task fails', async () => {
    const ask = writing() as (task: unknown, run: Run) => Promise<unknown>
    await expect(ask({ kind: 'rewrite' }, runOf())).rejects.toThrow()
  })

  it('is ended when a text takes too long, and another serves the next', async () => {
    await expect(writing({ seconds: 0.001 })({ kind: 'rewrite', html: long }, runOf())).rejects.toMatchObject(
      {
        failure: 'too_long',
        message: 'This text took too long to process, so we stopped. Try one part of it at a time.',
      },
    )
    const ask = writing()
    const stop = new AbortController()
    const hanging = ask({ kind: 'rewrite', html: long }, runOf('a', stop.signal)).catch(() => 'ended')
    stop.abort()
    expect(await hanging).toBe('ended')
    expect(await ask({ kind: 'rewrite', html }, runOf())).toEqual(better)
  })

  it('runs one of an account’s ten texts before another account’s single one', async () => {
    const ask = writing()
    const order: string[] = []
    const rewrite = (turn: string) => ask({ kind: 'rewrite', html }, runOf(turn)).then(() => order.push(turn))
    const many = Array.from({ length: 10 }, () => rewrite('a'))
    await Promise.all([...many, rewrite('b')])
    expect(order).toEqual(['a', 'b', ...Array.from({ length: 9 }, () => 'a')])
  })

  it('refuses tasks beyond the queue limit', async () => {
    const ask = writing({ queue: 1 })
    const first = [ask({ kind: 'rewrite', html }, runOf()), ask({ kind: 'rewrite', html }, runOf('b'))]
    await expect(ask({ kind: 'rewrite', html }, runOf('c'))).rejects.toMatchObject({ failure: 'busy' })
    expect(await Promise.all(first)).toEqual([better, better])
  })
})

describe('the thread that analyzes', () => {
  it('is kept for the next draft when a caller leaves in the middle', async () => {
    const script = new URL('./analysis/analysis-worker.ts', import.meta.url)
    const ask = askPool<Part>(createWorkerPool(script, { ...limits, finishesLeftJobs: true }))
    const read = (text: string, run: Run) =>
      ask(
        {
          passages: [{ block: { type: 'paragraph', text }, role: 'body' }],
          speaker: {},
          profile: 'ap' as const,
          today: '2026-11-16',
        },
        run,
      )
    const leaving = new AbortController()
    const left = read('We utilize 5 tools.', runOf('a', leaving.signal))
    const next = read('We utilize 5 tools.', runOf('b'))
    const reason = new Error('left')
    leaving.abort(reason)
    await expect(left).rejects.toBe(reason)
    expect(await next).toContain('The company uses five tools.')
    expect(await read('Fine.', runOf('b'))).toBe('[]')
  })
})

describe('the built-in writer', () => {
  it('answers with a message when it times out, whatever was asked', async () => {
    const writer = createBuiltinWriter(connectReader(createTextReader({ seconds: 0.001 })))
    const text = 'We utilize 5 tools. '.repeat(900)
    const sentence = /took too long/
    await expect(collect(writer.rewrite({ html: `<p>${text}</p>` }, runOf()))).rejects.toThrow(sentence)
    await expect(collect(writer.generate({ prompt: text }, runOf()))).rejects.toThrow(sentence)
    await expect(collect(writer.specialized({ type: 'headline', context: text }, runOf()))).rejects.toThrow(
      sentence,
    )
    await expect(collect(writer.analyze({ html: `<p>${text}</p>` }, runOf()))).rejects.toThrow(sentence)
  })
})
