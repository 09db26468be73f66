import { beforeEach, describe, expect, it } from 'vitest'
import { forgetSeen, mostSeen, noteSeen, noteSeenSave, recallSeen } from './seen-documents.ts'

const rowOf = (id: string, content = '<p>Text</p>') => ({
  id,
  title: 'Title',
  content,
  type: 'press_release',
  is_generated: false,
  updated_at: '2026-11-17T14:02:00Z',
})

beforeEach(forgetSeen)

describe('documents seen', () => {
  it('are recalled for their own user alone, with what was saved last', async () => {
    await noteSeen('ana', rowOf('a'))
    await noteSeenSave('ana', { id: 'a', title: 'New', updated_at: 'later' }, '<p>Newer</p>')
    expect(await recallSeen('ana', 'a')).toEqual({
      ...rowOf('a', '<p>Newer</p>'),
      title: 'New',
      updated_at: 'later',
    })
    expect(await recallSeen('ben', 'a')).toBeUndefined()
  })

  it('are not made up from a save alone', async () => {
    await noteSeenSave('ana', { id: 'a', title: 'New', updated_at: 'later' }, '<p>Newer</p>')
    expect(await recallSeen('ana', 'a')).toBeUndefined()
  })

  it('are the latest ones: the oldest make room', async () => {
    for (let index = 0; index <= mostSeen; index += 1) {
      await noteSeen('ana', rowOf(`d${index}`))
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect(await recallSeen('ana', 'd0')).toBeUndefined()
    expect(await recallSeen('ana', 'd1')).toBeDefined()
    expect(await recallSeen('ana', `d${mostSeen}`)).toBeDefined()
  })

  it('are forgotten on request', async () => {
    await noteSeen('ana', rowOf('a'))
    await forgetSeen()
    expect(await recallSeen('ana', 'a')).toBeUndefined()
  })
})
