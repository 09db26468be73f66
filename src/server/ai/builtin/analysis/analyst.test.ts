import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createAnalyst } from './analyst.ts'

it('gives its memory back when nobody asks, and starts again for the next draft', {
  timeout: 120_000,
}, async () => {
  const analyst = createAnalyst(20)
  const { signal } = new AbortController()
  const html = '<p>We utilize 5 tools.</p>'
  const first = await analyst.analyze(html, signal)
  await setTimeout(200)
  const [second, third] = await Promise.all([
    analyst.analyze(html, signal),
    analyst.analyze('<p>Fine.</p>', signal),
  ])
  expect(first).toContain('Improved: The company uses five tools.')
  expect(second).toBe(first)
  expect(third).toBe('')
})

it('refuses a draft whose reader has already left, without starting anything', async () => {
  const reason = new Error('left')
  await expect(createAnalyst().analyze('<p>Text.</p>', AbortSignal.abort(reason))).rejects.toBe(reason)
})
