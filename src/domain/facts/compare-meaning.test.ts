import { describe, expect, it } from 'vitest'
import { compareMeaning } from './compare-meaning.ts'

describe('a changed job title', () => {
  it.each([
    [
      '“It works,” said Jane Doe, chief financial officer of Acme.',
      '“It works,” said Jane Doe, chief executive officer of Acme.',
    ],
    ['Acme Vice President Jo Hart will speak.', 'Acme President Jo Hart will speak.'],
    ['Ana Ruiz, head of sales, joins.', 'Ana Ruiz, head of marketing, joins.'],
    ['Ana Ruiz, the club’s treasurer, left.', 'Ana Ruiz, the club’s president, left.'],
  ])('is reported: %s', (before, after) => {
    expect(compareMeaning(before, after).titles).toHaveLength(1)
  })
})

describe('a statement that is stronger, weaker or the opposite', () => {
  it.each([
    ['The report has not been audited.', 'The report has been audited.'],
    ['Acme never sold the data of its users.', 'Acme sold the data of its users.'],
    ['The plant may open in June.', 'The plant will open in June.'],
    ['The battery lasts up to 12 hours.', 'The battery lasts 12 hours.'],
    ['About 40 people work there.', 'Forty people work there.'],
    ['More than 300 stores sell it.', 'In all, 300 stores sell it.'],
    ['It is one of the first banks to use it.', 'It is the first bank to use it.'],
    ['Sales rose 5% in May.', 'Sales fell 5% in May.'],
    ['Costs were down 3% from 2025.', 'Costs were up 3% from 2025.'],
    ['Revenue is expected to reach $5 million.', 'Revenue will reach $5 million.'],
  ])('is reported: %s', (before, after) => {
    expect(compareMeaning(before, after).strength).toHaveLength(1)
  })
})

it('reports a new sentence whose words have no source', () => {
  const before = 'The grill weighs 2 pounds. It costs $49.'
  const claim = 'Campers everywhere trust its patented burner technology.'
  expect(compareMeaning(before, `${before} ${claim}`).claims.map(({ text }) => text)).toEqual([claim])
})

describe('a reversed statement', () => {
  it.each([
    ['The court upheld the fine.', 'The court overturned the fine.'],
    ['Passwords were unaffected by the outage.', 'Passwords were affected by the outage.'],
    ['Nurses outnumber doctors by two to one.', 'Doctors outnumber nurses by two to one.'],
    ['Riders pay before they board.', 'Riders pay after they board.'],
    ['The pool shuts unless the levy passes.', 'The pool shuts if the levy passes.'],
    ['The office is at 40 N. Main St. in Dayton.', 'The office is at 40 S. Main St. in Dayton.'],
    ['Sales rose and costs fell in May.', 'Sales fell and costs rose in May.'],
  ])('is reported as reversed: %s', (before, after) => {
    expect(compareMeaning(before, after).strength.map(({ turn }) => turn)).toEqual(['opposite'])
  })

  it('is not seen where words only moved', () => {
    expect(
      compareMeaning('On Monday the council met in Reno.', 'In Reno the council met on Monday.').strength,
    ).toEqual([])
  })
})

it('distinguishes a removed hedge from an added one', () => {
  const turns = (before: string, after: string) =>
    compareMeaning(before, after).strength.map(({ turn }) => turn)
  expect(turns('The paint may slow rust.', 'The paint will slow rust.')).toEqual(['stronger'])
  expect(turns('The paint slows rust on ships.', 'The paint may slow rust on ships.')).toEqual(['weaker'])
})

describe('a word without a source', () => {
  it.each([
    ['It makes pens in Duluth.', 'It makes award-winning pens in Duluth.', ['award-winning'], []],
    [
      'The state health department approved the site.',
      'The state labor department approved the site.',
      ['labor'],
      ['health'],
    ],
    [
      'The crib folds flat.',
      'The crib folds flat and meets safety standards.',
      ['meets', 'safety', 'standards'],
      [],
    ],
  ])('is a new claim: %s', (before, after, words, instead) => {
    expect(compareMeaning(before, after).claims).toMatchObject([{ words, instead }])
  })

  it('is not reported when it means the same as one that was there', () => {
    expect(
      compareMeaning('He purchased the shop from its proprietor.', 'He bought the store from its owner.')
        .claims,
    ).toEqual([])
  })
})

describe('another wording of the same statement', () => {
  it.each([
    ['Approximately 40 people work there.', 'About 40 people work there.'],
    ['The plant was opened by Acme in May.', 'Acme opened the plant in May.'],
    ['The plant isn’t open.', 'The plant is not open.'],
    ['Jane Doe, CEO of Acme, said so.', 'Jane Doe, chief executive officer of Acme, said so.'],
    [
      'They may stay, and the plant could close if sales fall.',
      'They may stay. The plant could close if sales fall.',
    ],
    ['Acme is pleased to announce that it has opened a plant in Reno.', 'Acme has opened a plant in Reno.'],
    ['Revenue rose 5 percent in the first quarter.', 'Revenue rose 5% in the first quarter.'],
  ])('is not a change: %s', (before, after) => {
    expect(compareMeaning(before, after)).toEqual({ titles: [], strength: [], claims: [] })
  })
})

describe('a statement said in other words', () => {
  it.each([
    ['Each of the 12 stores sells bread.', 'All 12 stores sell bread.'],
    ['The award was given to Ruiz in recognition of her work.', 'Ruiz received the award for her work.'],
  ])('is no stronger and no opposite: %s', (before, after) => {
    expect(compareMeaning(before, after).strength).toEqual([])
  })
})
