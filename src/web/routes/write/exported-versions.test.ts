import { expect, it, vi } from 'vitest'
import { keepAndRun } from './exported-versions.ts'

const given = { isReadOnly: false, summary: '' }

/** A document whose saves take as long as is said, and an export; what happened in which order. */
function watch(save: () => Promise<boolean>) {
  const order: string[] = []
  const open = {
    flush: async () => true,
    saveVersionBefore: async (cause: string, detail: string) => {
      const isSaved = await save()
      order.push(`${cause} ${detail}`)
      return isSaved
    },
  }
  return { order, open, run: (format: string) => void order.push(`run ${format}`) }
}

it('keeps the text as a version and then exports it', async () => {
  const { order, open, run } = watch(async () => true)
  await keepAndRun({ ...given, open, run, format: 'word' })
  expect(order).toEqual(['before_export word', 'run word'])
})

it('copies at once, because the clipboard is available only during the click', async () => {
  const { order, open, run } = watch(async () => true)
  await keepAndRun({ ...given, open, run, format: 'mail' })
  expect(order[0]).toBe('run mail')
  await vi.waitFor(() => expect(order).toContain('before_export mail'))
})

it.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['never answers', () => new Promise<boolean>(() => undefined)],
])('exports although the save %s', async (_what, save) => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  const { order, open, run } = watch(save)
  const isDone = keepAndRun({ ...given, open, run, format: 'html' })
  await vi.advanceTimersByTimeAsync(2_000)
  await isDone
  vi.useRealTimers()
  expect(order).toEqual(['run html'])
})

it.each([{ isReadOnly: true }, { summary: '2 blanks' }])('keeps nothing for %o', async (change) => {
  const { order, open, run } = watch(async () => true)
  await keepAndRun({ ...given, open, run, format: 'word', ...change })
  expect(order).toEqual(['run word'])
})
