import { describe, expect, it } from 'vitest'
import { withAmericanFigures } from './american-figures.ts'

const cases: readonly (readonly [string, string])[] = [
  ['investment 8,4 Mio. €', 'investment €8.4 million'],
  ['revenue between 430 and 440 Mio. €', 'revenue between €430 million and €440 million'],
  ['breakdowns 1,9 (2025: 2,4), 184,6 M€', 'breakdowns 1.9 (2025: 2.4), €184.6 million'],
  ['96 mln PLN, of them 5.100 in Portugal', '96 million PLN, of them 5,100 in Portugal'],
  ['rooms 12,14 and days 3,4 and 5', 'rooms 12,14 and days 3,4 and 5'],
  ['in 0,33 and 0,5 l', 'in 0.33 and 0.5 l'],
  ['prize money 10.000 €', 'prize money €10,000'],
  ['groundbreaking was on Friday 17.04.', 'groundbreaking was on Friday, April 17'],
  ['Employees at 30.06.: 1.240', 'Employees at June 30: 1,240'],
  ['from 18 o’clock until midnight', 'from 6 p.m. until midnight'],
  ['costs € 35, children to 12 € 15', 'costs € 35, children to 12 € 15'],
  ['version 2.10. is out', 'version 2.10. is out'],
]

describe('figures of notes from abroad', () => {
  it.each(cases)('reads “%s” as “%s”', (text, american) => {
    expect(withAmericanFigures(text, true)).toBe(american)
  })

  it('leaves days with stops alone where nothing shows the habit', () => {
    expect(withAmericanFigures('see section 17.04. of the code', false)).toBe(
      'see section 17.04. of the code',
    )
  })
})
