import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { mayPrint } from '#domain/brief/unit.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.'
const printed = (...lines: string[]) =>
  sortBrief([news, ...lines].join('\n'))
    .units.slice(1)
    .filter(({ kind }) => mayPrint(kind))
    .map(({ text }) => text)

describe('a figure that the notes correct', () => {
  it.each([
    ['The plant employs 130 people.', 'Correction: 103 people, not 130.', 'The plant employs 103 people.'],
    [
      'The plant cost $14.2 million.',
      'it was $12.4 million not 14.2, Joe checked',
      'The plant cost $12.4 million.',
    ],
    ['Tickets cost $45.', 'Sorry: the ticket is $48 and not 45', 'Tickets cost $48.'],
    ['Waste fell by 31%.', 'Final count says waste fell 33%, not 31.', 'Waste fell by 33%.'],
    [
      'The crew has 46 drivers.',
      'I misstated one figure above. The crew has 48 drivers.',
      'The crew has 48 drivers.',
    ],
    ['The dam holds 2,840 tons.', 'Typo in my mail: 2,480 tons', 'The dam holds 2,480 tons.'],
    ['It sold 1.2 million pallets.', 'Oops: 1.2 million jars, not pallets.', 'It sold 1.2 million jars.'],
    ['The hall has 420 seats.', 'Correction: 402 seats.', 'The hall has 402 seats.'],
    [
      'The ferry carried 610,000 passengers.',
      'Correction, he rang back: 640,000 passengers, the 610 was 2024',
      'The ferry carried 640,000 passengers.',
    ],
    [
      'We gave out 1.4 million diapers in 2025 in Dayton.',
      'It was 1.6 million diapers in 2025, not 1.4 million.',
      'We gave out 1.6 million diapers in 2025 in Dayton.',
    ],
    [
      'The deal adds 140 trucks.',
      'Correction, it is 146 trucks, the total of 610 trucks was right.',
      'The deal adds 146 trucks.',
    ],
    [
      'The cost is $14.2 million.',
      'final cost is $14.6 million, please replace the $14.2 million above',
      'The cost is $14.6 million.',
    ],
    ['The sample has 2,190 bakers.', 'Sample: not 2,190, it is 2,316 bakers', 'The sample has 2,316 bakers.'],
  ])('is printed right: %s %s', (wrong, correction, right) => {
    expect(printed(wrong, correction)).toContain(right)
    expect(printed(wrong, correction)).not.toContain(wrong)
  })

  it('is right above the correction as well as below it', () => {
    expect(printed('It is 5,120 crates, not 5,210.', 'The plant ships 5,210 crates a day.')).toEqual([
      'The plant ships 5,120 crates a day.',
    ])
  })

  it('is nowhere else changed where it is small and tells something else', () => {
    const lines = ['The plant has 12 silos.', 'Tours last 12 minutes.', 'It is 14 silos, not 12.']
    expect(printed(...lines)).toEqual(['The plant has 14 silos.', 'Tours last 12 minutes.'])
  })

  it('is never changed in a phone number, an address or somebody’s words', () => {
    const contact = 'Press: Ann Lee, 937-555-0130, ann130@larkmoor.example'
    const quote = '“We hired 130 people in a year,” said Ann Lee, plant manager of Larkmoor Foods.'
    const texts = printed(contact, quote, 'The plant employs 130 people.', 'Correction: 103 people, not 130.')
    expect(texts.join('\n')).not.toContain('hired 103')
    expect(texts).toContain(contact)
  })

  it('keeps a figure of another size out instead of printing a wrong one', () => {
    const texts = printed('Sales were $900,000.', 'Correction: sales were $1.2 million, not $900,000.')
    expect(texts.join('\n')).not.toMatch(/900,000|\$1\.2\b/)
  })
})

describe('what only looks like a correction', () => {
  it('is a fact', () => {
    const fire = 'The fire burned 240 acres, not 300 as first reported.'
    expect(printed(fire)).toEqual([fire])
  })

  it('changes nothing of another kind', () => {
    expect(
      printed('The plant ships 6,430 crates.', 'We found 90 more on a shelf, so it’s not 6,430'),
    ).not.toContain('The plant ships 90 crates.')
  })
})
