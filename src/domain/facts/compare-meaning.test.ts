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
    ['The dryer can help reduce mold in wheat.', 'The dryer reduces mold in wheat.'],
    ['The pump can run for 12 hours on a charge.', 'The pump runs for 12 hours on a charge.'],
    ['The filter helps lower dust levels.', 'The filter lowers dust levels.'],
    ['The software lets nurses see charts.', 'Nurses see charts with the software.'],
    ['The app is designed to cut waits at the scale.', 'The app cuts waits at the scale.'],
    ['The seed is meant to resist drought.', 'The seed resists drought.'],
    ['The co-op tried to reopen the mill.', 'The co-op reopened the mill.'],
    ['The co-op agreed to buy Hays Milling.', 'The co-op bought Hays Milling.'],
    ['The union threatened to strike in May.', 'The union will strike in May.'],
    ['The bill would require lights on every pier.', 'The bill requires lights on every pier.'],
    ['The drug was linked to lower fevers in mice.', 'The drug lowered fevers in mice.'],
    ['The dam is said to leak.', 'The dam leaks.'],
    ['The airline is in talks to buy nine jets.', 'The airline is buying nine jets.'],
    ['The cream slows aging in mice.', 'The cream slows aging.'],
    ['The plan includes as few as nine homes.', 'The plan includes nine homes.'],
    ['Some members voted against the loan.', 'Members voted against the loan.'],
    ['The plant makes 400 tons a day, its managers estimate.', 'The plant makes 400 tons a day.'],
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
    ['The ferry is capable of carrying cars.', 'The ferry can carry cars.'],
    ['It is possible for riders to board at noon.', 'Riders can board at noon.'],
    ['The app empowers growers to book a slot.', 'The app lets growers book a slot.'],
    ['Trucks are not able to reach the mill.', 'Trucks cannot reach the mill.'],
    ['The yard reached an agreement to sell the dock.', 'The yard agreed to sell the dock.'],
    ['The clinic made an effort to cut waits.', 'The clinic tried to cut waits.'],
    ['Visitors can see 40 paintings in the hall.', 'There are 40 paintings to see in the hall.'],
    ['She said the mill would open in May.', 'The mill will open in May, she said.'],
    ['The ward has a capacity of 40 beds.', 'The ward has 40 beds.'],
    ['It opened with the help of 40 volunteers.', 'It opened with 40 volunteers.'],
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
