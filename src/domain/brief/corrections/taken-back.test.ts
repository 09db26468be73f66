import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { mayPrint } from '#domain/brief/unit.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.'
const printed = (...lines: string[]) =>
  sortBrief([news, ...lines].join('\n'))
    .units.slice(1)
    .filter(({ kind }) => mayPrint(kind))
    .map(({ body }) => body)

describe('a figure that the next line takes back', () => {
  it('is written over, and the words that do so are not printed', () => {
    expect(printed('Larkmoor has 52 drivers.', 'wait 56 drivers')).toEqual(['Larkmoor has 56 drivers.'])
    expect(printed('It ships 6,400 crates a day.', 'no wait, it’s 6,800 crates a day')).toEqual([
      'It ships 6,800 crates a day.',
    ])
  })

  it('leaves what else the line tells', () => {
    const { units } = sortBrief(
      [news, 'Larkmoor has 52 drivers.', 'wait 56 drivers, four came in May'].join('\n'),
    )
    expect(units.map(({ text }) => text)).toContain('four came in May')
  })

  it.each([
    ['Larkmoor has 52 drivers.', 'wait 9 ovens'],
    ['Larkmoor has 52 drivers.', 'wait 560 drivers'],
  ])('is another figure where the two are not of one thing: %s %s', (first, second) => {
    expect(printed(first, second)[0]).toBe(first)
  })
})
