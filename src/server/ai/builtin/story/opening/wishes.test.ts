// How people ask for an opening, and which of their lines they mean.
import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { readOpening } from './opening.ts'

const facts = [
  'Harbor Creamery of Dayton, Ohio, is opening a second dairy in Xenia on May 3.',
  'Ann Roe learned to make cheese from a grandmother in a barn without electricity.',
  'The dairy brings 22 jobs.',
  'Parking behind the dairy is free and has 40 places.',
]

const meantBy = (wish: string): string[] => {
  const { units } = sortBrief([...facts, wish].join('\n'))
  const { first, top } = readOpening(units, 'Harbor Creamery')
  return [...first, ...top].map((index) => units[index]?.body ?? '')
}

describe('a wish for the opening', () => {
  it.each([
    ['Please start with the barn and the grandma, not with the opening date.', facts[1]],
    ['Lead with the jobs, not the building.', facts[2]],
    ['The city would like the parking near the top, please.', facts[3]],
    ['If you can, begin with the barn and not with the jobs.', facts[1]],
  ])('means the line with its words: %s', (wish, line) => {
    expect(meantBy(wish)).toEqual([line])
  })

  it.each([
    'Please do not lead with the jobs.',
    'Please start with something warm, no fancy words.',
    'Don’t put the barn up top, please.',
  ])('means none: %s', (wish) => {
    expect(meantBy(wish)).toEqual([])
  })
})
