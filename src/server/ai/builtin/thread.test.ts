import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Passage } from './analysis/parts.ts'
import { createThread } from './thread.ts'
import type { WritingTask } from './writing-task.ts'

const analysis = new URL('./analysis/analysis-worker.ts', import.meta.url)
const writing = new URL('./writing-worker.ts', import.meta.url)

it('gives its memory back when nobody asks, and starts again for the next draft', {
  timeout: 120_000,
}, async () => {
  const thread = createThread<Passage[]>(analysis, { idleMs: 20 })
  const { signal } = new AbortController()
  const read = (text: string) => thread.ask([{ text, place: { kind: 'body' } }], signal)
  const first = await read('We utilize 5 tools.')
  await setTimeout(200)
  const [second, third] = await Promise.all([read('We utilize 5 tools.'), read('Fine.')])
  expect(first).toContain('The company uses five tools.')
  expect(second).toBe(first)
  expect(third).toBe('[]')
})

it('refuses a task whose reader has already left, without starting anything', async () => {
  const reason = new Error('left')
  await expect(createThread<Passage[]>(analysis).ask([], AbortSignal.abort(reason))).rejects.toBe(reason)
})

it('drops the work of a reader who leaves and serves the next one', { timeout: 60_000 }, async () => {
  const thread = createThread<WritingTask>(writing, { endsWithReader: true })
  const leaving = new AbortController()
  const reason = new Error('left')
  const html = '<p>We utilize 5 tools.</p>'
  const dropped = thread.ask({ kind: 'rewrite', html: html.repeat(8000) }, leaving.signal)
  leaving.abort(reason)
  await expect(dropped).rejects.toBe(reason)
  const { signal } = new AbortController()
  expect(await thread.ask({ kind: 'rewrite', html }, signal)).toBe('<p>The company uses five tools.</p>')
})

it('says so when a task fails', { timeout: 60_000 }, async () => {
  const thread = createThread<unknown>(writing)
  await expect(thread.ask({ kind: 'rewrite' }, new AbortController().signal)).rejects.toThrow()
})
