import { expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const kindOf = (line: string) =>
  sortBrief(
    `Hi Jo,\nHarbor Books opens a third shop in Dayton on May 4.\nIt has 40 seats.\n${line}\nThanks, Kim`,
  ).units.find(({ line: number }) => number === 3)?.kind

it.each([
  'don’t say iconic',
  'And please never say the homeless, say people without a home.',
  'You may trim the quote but keep the last words.',
])('takes a wish about a word for a request: "%s"', (line) => {
  expect(kindOf(line)).toBe('instruction')
})

it.each(['Please don’t mention the fire at the mill.', 'Don’t discuss "layoffs" with anyone.'])(
  'keeps a matter private: "%s"',
  (line) => {
    expect(kindOf(line)).toBe('private')
  },
)
