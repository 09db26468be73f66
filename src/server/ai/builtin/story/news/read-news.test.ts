import { describe, expect, it } from 'vitest'
import { readStory } from '#server/ai/builtin/story/read-story.ts'

const newsOf = (notes: string): Record<string, string> =>
  Object.fromEntries(Array.from(readStory(notes).news, ([slot, { value }]) => [slot, value]))

describe('the news of a round', () => {
  it('is read across sentences, and from sums in words', () => {
    const notes = [
      'The company is Lumbre Water, from Tucson.',
      'It closed yesterday, three million eight hundred thousand dollars, it is the seed round.',
      'Birch Capital is leading and Norte Fund comes also.',
    ].join('\n')
    expect(newsOf(notes)).toEqual({
      amount: '$3.8 million',
      round: 'seed',
      investor: 'Birch Capital',
      investors: 'Norte Fund',
    })
  })

  it.each([
    ['$12M', '$12 million'],
    ['$22m', '$22 million'],
    ['$2.2 M', '$2.2 million'],
    ['$1.2B', '$1.2 billion'],
    ['$750k', '$750,000'],
  ])('has the sum as it is: %s', (written, amount) => {
    expect(
      newsOf(`Lumbre Water Inc. of Tucson raised ${written} in seed funding led by Birch Capital.`),
    ).toMatchObject({ amount })
  })

  it('has no investor where two are told', () => {
    const notes =
      'Lumbre Water Inc. has raised $4 million in a Series A round.\nIt is led by Birch Capital.\nThe round is led by Norte Ventures of Monterrey.'
    expect(newsOf(notes)).toMatchObject({ amount: '$4 million' })
    expect(newsOf(notes)).not.toHaveProperty('investor')
  })

  it('is not the valuation, nor what is private', () => {
    const notes =
      'Lumbre Water Inc. has closed its Series A round, led by Birch Capital.\nValuation is $31 million, do not mention it.'
    expect(newsOf(notes)).not.toHaveProperty('amount')
  })
})

it.each([
  ['Lumbre Foods, voluntary recall, oat bars with pecans', 'oat bars with pecans'],
  ['Recall of its oat bars with pecans', 'its oat bars with pecans'],
])('reads a recall in a note without a verb: %s', (line, recalled) => {
  const notes = `${line}\nLumbre Foods, Tucson, Arizona. About 4,300 boxes, sold in 57 stores.\nNo illnesses have been reported.`
  expect(newsOf(notes)).toMatchObject({ recalled })
})

it('takes whoever heads the research for nobody who gives money', () => {
  const notes =
    'Lumbre University of Tucson has been awarded a grant of $4 million over five years.\nLead: Dr. Ana Roe, professor of botany'
  expect(newsOf(notes)).not.toHaveProperty('investor')
  expect([...readStory(notes).slots.keys()]).not.toContain('investor')
})

describe('the news of a purchase', () => {
  it('says what is bought where, and in the words of the notes', () => {
    const notes =
      'Orrery Rail Software (Bristol, 140 staff) is buying Tallyman Timetables, Newport, founded 2011, 19 staff. The acquisition was signed today.'
    expect(newsOf(notes)).toEqual({ deed: 'is buying', target: 'Tallyman Timetables in Newport' })
  })

  it('is nothing where somebody else buys', () => {
    expect(
      newsOf(
        'Acquisition. Orrery Rail Software makes timetables. Birch Group has bought Tallyman Timetables.',
      ),
    ).toEqual({})
  })
})

describe('the news of an appointment', () => {
  it('is read behind degrees', () => {
    const notes =
      'Organization: Ringette Clinic\nCity: Sudbury, Vermont\nWhat is the news? Ann Strand, DNP, RN, has been named chief nursing officer'
    expect(newsOf(notes)).toMatchObject({ name: 'Ann Strand', role: 'chief nursing officer' })
  })

  it('is read where the post and its holder are in two lines', () => {
    const notes =
      'Ringette Superior, Sudbury, has a new executive director.\nTiana Beausoleil, starts June 14.\nShe takes over from Wanda Perrault.'
    expect(newsOf(notes)).toMatchObject({ name: 'Tiana Beausoleil', role: 'executive director' })
  })

  it('is not who is replaced', () => {
    const notes = [
      'Type: appointment',
      'Company: Lantern Close, Glasgow',
      'News: We have a new chief executive',
      'Replacing: Fergus Lyle, retiring after 13 years',
    ].join('\n')
    expect(newsOf(notes)).toEqual({})
  })
})

describe('the news of a prize', () => {
  it('is read from notes that only cheer', () => {
    const notes =
      'WE WON!\nSaturday night in Harrogate, Raw Milk Cheese Awards.\nGold in washed rind and Supreme Champion.\nThe company is Prydderch Dairy Ltd, Tregaron.'
    expect(newsOf(notes)).toEqual({ award: 'Supreme Champion', giver: 'Raw Milk Cheese Awards' })
  })

  it('is nothing where somebody of the company won', () => {
    const notes =
      'Award: Tyrell Moseley of Birch Plumbing was named Apprentice of the Year.\nCompany: Plumbing Alliance'
    expect(newsOf(notes)).not.toHaveProperty('award')
  })
})

describe('the news of a partnership', () => {
  it('is the one who is named beside the company, and for how long', () => {
    const notes =
      'Partnership release.\nThree Creeks Food Bank (Roanoke, Va.) + Hobart Markets, grocery chain.\nIt is a three-year supply agreement.'
    expect(newsOf(notes)).toMatchObject({ partner: 'Hobart Markets', deal: 'three-year supply agreement' })
  })
})
