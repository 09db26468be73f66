import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { mayPrint } from '#domain/brief/unit.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.'
const printed = (...lines: string[]) =>
  sortBrief([news, ...lines].join('\n'))
    .units.slice(1)
    .filter(({ kind }) => mayPrint(kind))
    .map(({ text }) => text)

describe('a value that is told anew by its name', () => {
  it.each([
    [
      'Registration is $95, $60 for students.',
      'also the student price is $55 now',
      'Registration is $95, $55 for students.',
    ],
    [
      'The brewery has 140 seats, 24 taps and 18 jobs.',
      'and taps = 26',
      'The brewery has 140 seats, 26 taps and 18 jobs.',
    ],
    ['The gala is March 6, 2027.', 'Oops, the gala moved to March 13.', 'The gala is March 13, 2027.'],
    [
      'The keynote is by Dr. Amos Leclair.',
      'and keynote is spelled Le Clair, two words',
      'The keynote is by Dr. Amos Le Clair.',
    ],
    [
      'It is at 88 Depot Street in Galt.',
      'and address is 98 Depot, sorry',
      'It is at 98 Depot Street in Galt.',
    ],
  ])('takes the place of the old one: %s %s', (told, correction, right) => {
    expect(printed(told, correction)).toEqual([right])
  })

  it('leaves figures of other things alone', () => {
    const told = ['The fund has $3 million and 240 members.', 'Also the annual budget is now $4 million.']
    expect(printed(...told)).toContain(told[0])
  })
})
