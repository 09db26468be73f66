import { expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const kindOf = (notes: string, start: string) =>
  sortBrief(notes).units.find(({ text }) => text.startsWith(start))?.kind

const mail = (between: string) =>
  `Larkmoor Foods opens a bakery in Dayton on June 1.\n\nCheers\nAnn\n\n${between}\nAnn Roe\n2210 Division St, Dayton, OH 45402\n\nLarkmoor Foods will hire 40 bakers in Dayton by May 2027.`

it('what is below the mark of a signature is no news', () => {
  expect(kindOf(mail('--'), '2210')).toBe('furniture')
  expect(kindOf(mail('-- '), '2210')).toBe('furniture')
})

it('and what comes behind the signature is', () => {
  expect(kindOf(mail('--'), 'Larkmoor Foods will')).toBe('fact')
})
