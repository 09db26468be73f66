import { afterEach, expect, it, vi } from 'vitest'
import { emptyBrief } from '#domain/brief/document-brief.ts'
import { clearToolStorage } from '#web/lib/storage/clear-tool-storage.ts'
import { AiSessionStorage } from './ai-session-storage.ts'

const brief = { ...emptyBrief, prompt: 'News' }

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('follows a document that gets its id when it is saved, and leaves nothing for the next new one', () => {
  const aiStorage = new AiSessionStorage(undefined)
  aiStorage.write('brief', brief)
  aiStorage.follow('one')
  aiStorage.write('request', { preset: 'shorten', instruction: 'Now' })
  expect(new AiSessionStorage('one').read('brief')).toEqual(brief)
  expect(new AiSessionStorage('one').read('request')).toEqual({ preset: 'shorten', instruction: 'Now' })
  expect(new AiSessionStorage(undefined).read('brief')).toBeUndefined()
})

it('is forgotten when its user logs out', () => {
  const aiStorage = new AiSessionStorage('one')
  aiStorage.write('brief', brief)
  clearToolStorage()
  expect(aiStorage.read('brief')).toBeUndefined()
})

it('does without a storage that is full or blocked', () => {
  const refuse = () => {
    throw new DOMException('Full.', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const aiStorage = new AiSessionStorage('one')
  aiStorage.write('brief', brief)
  expect(aiStorage.read('brief')).toBeUndefined()
})
