import { describe, expect, it } from 'vitest'
import { isSpeaker, listQuotes } from './quotes.ts'

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
