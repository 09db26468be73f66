import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { mayPrint } from '#domain/brief/unit.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.'

function sort(...lines: string[]) {
  const { units, contradictions } = sortBrief([news, ...lines].join('\n'))
  return {
    matters: contradictions.map(({ of }) => of),
    printed: units.filter(({ kind }) => mayPrint(kind)).map(({ text }) => text),
  }
}

describe('figures of two companies', () => {
  it('are no contradiction', () => {
    expect(sort('Birch was founded in 2009.', 'Larkmoor founded 1998, 64 staff').matters).toEqual([])
  })
})

describe('two different figures for the same thing', () => {
  it.each([
    ['The plant has 64 employees.', 'Larkmoor has 46 employees.'],
    ['Larkmoor was founded in 1987.', 'The company, founded in 1978, makes bread.'],
    ['Number of stores: 90', 'Number of stores: 112'],
  ])('are both kept out: “%s” and “%s”', (one, other) => {
    const { matters, printed } = sort(one, other)
    expect(matters).toHaveLength(1)
    expect(printed).toEqual([news])
  })

  it.each([
    ['The plant has 64 employees.', 'Larkmoor will hire 46 more employees.'],
    ['It has 12 ovens in Dayton.', 'The first plant had 21 ovens.'],
    ['Larkmoor has 640 employees.', 'The plant bakes 18,000 loaves a day.'],
  ])('do not contradict each other when they count different things: “%s” and “%s”', (one, other) => {
    expect(sort(one, other).matters).toEqual([])
  })
})

describe('a line that takes back another', () => {
  it.each([
    ['The market has 38 stalls this year.', 'sorry its 36 stalls two pulled out'],
    ['new Tarn 96 oven in July', 'The Tarn 96 is not July, it is September.'],
  ])('keeps out what was wrong: “%s” and “%s”', (wrong, correction) => {
    const { matters, printed } = sort(wrong, correction)
    expect(matters).toHaveLength(1)
    expect(printed).not.toContain(wrong)
  })

  it.each([
    ['38 stalls this year', 'sorry for the delay, 36 hours on a train'],
    ['The doors open in July.', 'The plant is not in Toledo, it is in Dayton.'],
    ['38 stalls this year', 'sorry, it’s 38 stalls, as I said'],
  ])('takes back nothing else: “%s” and “%s”', (right, other) => {
    expect(sort(right, other).matters).toEqual([])
  })
})
