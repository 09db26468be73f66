import { describe, expect, it } from 'vitest'
import { listChanged, mergeFields } from './merge-fields.ts'

const saved = { name: 'Larkmoor', city: 'DULUTH', words: ['cheap'] }
const open = (typed: Partial<typeof saved> = {}) => ({
  base: saved,
  draft: { ...saved, ...typed },
  clashes: [] as ('name' | 'city' | 'words')[],
})

describe('a form that is open while a colleague saves', () => {
  it('follows where nothing was typed', () => {
    const theirs = { name: 'Larkmoor Inc.', city: 'ST. PAUL', words: ['cheap', 'leak'] }
    expect(mergeFields(open(), theirs)).toEqual({ base: theirs, draft: theirs, clashes: [] })
  })
  it('keeps what was typed and takes the rest', () => {
    const merged = mergeFields(open({ name: 'Lark' }), { ...saved, city: 'ST. PAUL' })
    expect(merged.draft).toEqual({ name: 'Lark', city: 'ST. PAUL', words: ['cheap'] })
    expect(merged.clashes).toEqual([])
  })
  it('names what both changed, until they agree', () => {
    const first = mergeFields(open({ name: 'Lark', words: ['leak'] }), { ...saved, name: 'Moor' })
    expect([first.draft.name, first.clashes]).toEqual(['Lark', ['name']])
    const second = mergeFields(first, { ...first.base, city: 'ST. PAUL' })
    expect(second.clashes).toEqual(['name'])
    expect(mergeFields(second, { ...second.base, name: 'Lark' }).clashes).toEqual([])
  })
  it('compares lists by what is in them', () => {
    const merged = mergeFields(open(), { ...saved, words: ['cheap'] })
    expect(merged.clashes).toEqual([])
    expect(listChanged(saved, { ...saved, words: ['cheap'] })).toEqual({})
    expect(listChanged(saved, { ...saved, words: ['leak'] })).toEqual({ words: ['leak'] })
  })
})
