import { describe, expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const placeOf = (notes: string) => readSheet(sortBrief(notes)).place

describe('the home of whoever announces', () => {
  it.each([
    [
      'is where its notes say that it is based, in brackets',
      'Herdline closed a $4.2 million seed round led by Prairie Ventures.\nThe money goes to a second production line in Eau Claire (where we’re based) and 15 hires.',
      'Eau Claire',
    ],
    [
      'is the town in the list of what it is',
      'Stackhollow has named Yusra Rahman chief financial officer. She was with Tallgrass Payments in Chicago.\nStackhollow makes payroll software, 410 customers, Salt Lake City, 95 people.',
      'Salt Lake City',
    ],
    [
      'is the town beside its name, whatever is told of others',
      'We raised $2 million from Harbor Capital of New York.\nThe company name is Lantern Financial btw, Columbus, not just Lantern.',
      'Columbus',
    ],
    [
      'is no street that is called after a town',
      'Little Harbor Diaper Bank will open a second warehouse at 2250 Monroe Avenue in Toledo on Thursday, October 15.\nWe gave out 1.6 million diapers in 2025 to families in Lucas and Wood counties.',
      'Toledo',
    ],
    [
      'is where the headquarters will be',
      'Hargrove Dunleavy LLP of St. Louis and Amsel P.C. of Kansas City will merge. The firm will have seven offices across Missouri, Kansas and Illinois.\nSt. Louis will be the headquarters.',
      'St. Louis',
    ],
    [
      'is where it was founded and still works, among other towns',
      'Achterberg & Lisle LLP will charge fixed fees.\nAchterberg & Lisle was founded in Des Moines, Iowa, in 1974 and has 48 lawyers in Des Moines and Cedar Rapids.',
      'Des Moines',
    ],
  ])('%s', (_, notes, city) => {
    expect(placeOf(notes)?.city).toBe(city)
  })
})

describe('a state in short behind its town', () => {
  it('is read without its comma and its period', () => {
    expect(
      placeOf(
        'Phone call with Donna Voss, Kettle Moraine Cheese, Plymouth Wis\n- The dairy won best of class on March 5.',
      ),
    ).toEqual({ city: 'Plymouth', region: 'Wisconsin' })
  })
})

it('a prize is handed over where nobody needs to live', () => {
  const notes =
    'Pine Barrow School District wins the 2026 Golden Ladle Award from the National Council for School Meals.\nAward given Friday, Oct. 23 at the council’s conference in Minneapolis'
  expect(placeOf(notes)?.city).not.toBe('Minneapolis')
})
