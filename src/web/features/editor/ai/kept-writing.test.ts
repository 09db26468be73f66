import { afterEach, expect, it, vi } from 'vitest'
import { clearToolStorage } from '#web/lib/clear-tool-storage.ts'
import { emptyBrief } from './dialogs/brief.ts'
import { KeptWriting } from './kept-writing.ts'

const brief = { ...emptyBrief, prompt: 'News' }

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('goes with a document that gets its id when it is saved, and leaves nothing for the next new one', () => {
  const kept = new KeptWriting(undefined)
  kept.write('brief', brief)
  kept.follow('one')
  kept.write('request', { preset: 'shorten', instruction: 'Now' })
  expect(new KeptWriting('one').read('brief')).toEqual(brief)
  expect(new KeptWriting('one').read('request')).toEqual({ preset: 'shorten', instruction: 'Now' })
  expect(new KeptWriting(undefined).read('brief')).toBeUndefined()
})

it('is forgotten when its user logs out', () => {
  const kept = new KeptWriting('one')
  kept.write('brief', brief)
  clearToolStorage()
  expect(kept.read('brief')).toBeUndefined()
})

it('does without a storage that is full or blocked', () => {
  const refuse = () => {
    throw new DOMException('Full.', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const kept = new KeptWriting('one')
  kept.write('brief', brief)
  expect(kept.read('brief')).toBeUndefined()
})
