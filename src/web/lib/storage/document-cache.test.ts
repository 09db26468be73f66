import { beforeEach, describe, expect, it } from 'vitest'
import { offlineDocuments } from '#domain/document/document.ts'
import { cacheDocument, cacheSavedText, clearDocumentCache, readCachedDocument } from './document-cache.ts'

const rowOf = (id: string, content = '<p>Text</p>') => ({
  id,
  title: 'Title',
  content,
  type: 'press_release',
  is_generated: false,
  updated_at: '2026-11-17T14:02:00Z',
})

beforeEach(clearDocumentCache)

describe('documents seen', () => {
  it('are recalled for their own user alone, with what was saved last', async () => {
    await cacheDocument('ana', rowOf('a'))
    await cacheSavedText('ana', { id: 'a', title: 'New', updated_at: 'later' }, '<p>Newer</p>')
    expect(await readCachedDocument('ana', 'a')).toEqual({
      ...rowOf('a', '<p>Newer</p>'),
      title: 'New',
      updated_at: 'later',
    })
    expect(await readCachedDocument('ben', 'a')).toBeUndefined()
  })

  it('are not made up from a save alone', async () => {
    await cacheSavedText('ana', { id: 'a', title: 'New', updated_at: 'later' }, '<p>Newer</p>')
    expect(await readCachedDocument('ana', 'a')).toBeUndefined()
  })

  it('are the latest ones: the oldest are removed', async () => {
    for (let index = 0; index <= offlineDocuments; index += 1) {
      await cacheDocument('ana', rowOf(`d${index}`))
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect(await readCachedDocument('ana', 'd0')).toBeUndefined()
    expect(await readCachedDocument('ana', 'd1')).toBeDefined()
    expect(await readCachedDocument('ana', `d${offlineDocuments}`)).toBeDefined()
  })

  it('are forgotten on request', async () => {
    await cacheDocument('ana', rowOf('a'))
    await clearDocumentCache()
    expect(await readCachedDocument('ana', 'a')).toBeUndefined()
  })
})
