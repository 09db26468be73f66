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

const lastOf = (sequence: readonly Decision[], id: string) =>
  sequence.findLast(({ reviewerId }) => reviewerId === id)

/** Every sequence of decisions by two reviewers about two texts. */
function listSequences(length: number): Decision[][] {
  if (length === 0) return [[]]
  const choices = ['a', 'b'].flatMap((reviewerId) =>
    (['approved', 'changes'] as const).flatMap((kind) =>
      ['one', 'two'].map((textHash): Decision => ({ reviewerId, kind, textHash })),
    ),
  )
  return listSequences(length - 1).flatMap((before) => choices.map((choice) => [...before, choice]))
}

describe('an approval', () => {
  it('is never shown for a text nobody approved, whatever the order of decisions', () => {
    const shown = listSequences(4).flatMap((sequence) =>
      ['a', 'b'].flatMap((id) =>
        ['one', 'two'].flatMap((hash) =>
          judge(sequence, id, hash).kind === 'approved' ? [{ last: lastOf(sequence, id), hash }] : [],
        ),
      ),
    )
    expect(shown.length).toBeGreaterThan(1000)
    expect(shown.every(({ last, hash }) => last?.kind === 'approved' && last.textHash === hash)).toBe(true)
  })

  it('of all is needed, each of this text and not taken back', () => {
    const yes = (reviewerId: string, textHash = 'one'): Decision => ({
      reviewerId,
      kind: 'approved',
      textHash,
    })
    expect(isSignedOff([yes('a'), yes('b')], ['a', 'b'], 'one')).toBe(true)
    expect(isSignedOff([yes('a'), yes('b', 'two')], ['a', 'b'], 'one')).toBe(false)
    expect(isSignedOff([yes('a'), { ...yes('a'), kind: 'changes' }], ['a'], 'one')).toBe(false)
    expect(isSignedOff([], [], 'one')).toBe(false)
    expect(judge([yes('a', 'two')], 'a', 'one')).toEqual({ kind: 'stale', was: 'approved' })
  })
})
