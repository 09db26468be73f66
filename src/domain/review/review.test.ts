import { describe, expect, it } from 'vitest'
import { type Decision, isSignedOff, isSpeaker, judge, listQuotes } from './review.ts'

describe('the quotes of a text', () => {
  it('come with the names of their speakers', () => {
    const text = '“We listened,” said Mara Voss, chief executive of Tallow. “And it shows.”'
    expect(listQuotes(text).map(({ words, speaker }) => [words.replace(/[“”]/g, ''), speaker])).toEqual([
      ['We listened,', 'Mara Voss'],
      ['And it shows.', 'Mara Voss'],
    ])
  })
})

describe('only the named speaker', () => {
  it.each([
    ['Mara Voss', 'Mara Voss'],
    ['mara voss', 'Voss'],
    ['Dr. Mara Voss', 'Mara Voss'],
    ['Zoë Ångström', 'Zoe Angstrom'],
    ['Mara J. Voss', 'Mara Voss'],
  ])('approves: %s is %s', (reviewer, speaker) => expect(isSpeaker(reviewer, speaker)).toBe(true))

  it.each([
    ['Jo Bell', 'Mara Voss'],
    ['Lena Voss', 'Mara Voss'],
    ['Mara', 'Mara Voss'],
    ['', 'Mara Voss'],
    ['Mara Voss', ''],
  ])('and nobody else: %s is not %s', (reviewer, speaker) => expect(isSpeaker(reviewer, speaker)).toBe(false))
})

const yes = (reviewerId: string, textHash = 'one'): Decision => ({ reviewerId, kind: 'approved', textHash })
const no = (reviewerId: string, textHash = 'one'): Decision => ({
  ...yes(reviewerId, textHash),
  kind: 'changes',
})

describe('an approval', () => {
  it('is of the text it was given for', () => {
    expect(judge([yes('a', 'two')], 'one')).toEqual({
      standing: { kind: 'stale', was: 'approved' },
      decision: yes('a', 'two'),
    })
    expect(judge([yes('a'), no('a', 'two')], 'one').standing).toEqual({ kind: 'approved' })
    expect(judge([yes('a'), no('a')], 'one').standing).toEqual({ kind: 'changes' })
    expect(judge([], 'one').standing).toEqual({ kind: 'waiting' })
    expect(judge([yes('a')], undefined).standing).toEqual({ kind: 'stale', was: 'approved' })
  })

  it('of all is needed, each of this text and not taken back', () => {
    expect(isSignedOff([yes('a'), yes('b')], ['a', 'b'], 'one')).toBe(true)
    expect(isSignedOff([yes('a'), yes('b', 'two')], ['a', 'b'], 'one')).toBe(false)
    expect(isSignedOff([yes('a'), no('a')], ['a'], 'one')).toBe(false)
    expect(isSignedOff([], [], 'one')).toBe(false)
  })
})
