import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { mayPrint } from '#domain/brief/unit.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.'
const printed = (...lines: string[]) =>
  sortBrief([news, ...lines].join('\n'))
    .units.slice(1)
    .filter(({ kind }) => mayPrint(kind))
    .map(({ text }) => text)

describe('a day or a list of values that the notes correct', () => {
  it.each([
    [
      'The summit is Nov 12 and 13 at the hall.',
      "It's November 19 and 20, not the 12th and 13th.",
      'The summit is November 19 and 20 at the hall.',
    ],
    [
      'Tickets are $18 for adults and $9 for kids.',
      'Sorry, prices are $20 and $10, not $18 and $9',
      'Tickets are $20 for adults and $10 for kids.',
    ],
    [
      'The fair runs Thursday and Friday, Nov. 12-13, in the park.',
      'The dates are December 3 and 4, not November 12 and 13',
      'The fair runs December 3-4, in the park.',
    ],
    [
      'The show is Saturday, Nov. 14, at 7 p.m.',
      'sorry it is Sunday, November 15, not the 14th',
      'The show is Sunday, November 15, at 7 p.m.',
    ],
    [
      'The show is Saturday, Nov. 14, at 7 p.m.',
      'sorry it is not November 14, it is November 15',
      'The show is November 15, at 7 p.m.',
    ],
  ])('is printed right: %s %s', (told, correction, right) => {
    expect(printed(told, correction)).toEqual([right])
  })

  it('keeps what it tells besides for a person', () => {
    const { units } = sortBrief(
      `${news}\nThe summit is Nov 12 and 13.\nIt's November 19 and 20, not the 12th and 13th, for 80 guests.`,
    )
    expect(units.at(-1)?.kind).toBe('unsure')
  })
})
