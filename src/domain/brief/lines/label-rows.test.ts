import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const read = (...rows: string[]) => sortBrief(rows.join('\n')).units
const fieldsOf = (...rows: string[]) => read(...rows).map(({ label, value }) => [label, value])
const kindOf = (rows: string[], start: string) =>
  read(...rows).find(({ text }) => text.startsWith(start))?.kind

describe('a pasted table that is a form', () => {
  it('has a label and an answer in each row, with tabs, bars or wide gaps', () => {
    const expected = [
      ['Company', 'Tolland Pump Works, maker of bilge pumps'],
      ['News', 'opening a repair shop'],
      ['City', 'Dover, Delaware'],
      ['Opening', 'May 3, 2027'],
    ]
    for (const gap of ['\t', ' | ', '     '])
      expect(fieldsOf(...expected.map((row) => row.join(gap)))).toEqual(expected)
  })

  it('keeps a second sentence of an answer on its line', () => {
    const units = read(
      'Company\tTolland Pump Works',
      'Why\tThe nearest shop is 90 miles away. Boat owners wait three weeks for a part.',
      'Opening\tMay 3, 2027',
      'City\tDover, Delaware',
    )
    expect(units.slice(1, 3).map(({ text, line }) => [line, text])).toEqual([
      [1, 'Why: The nearest shop is 90 miles away.'],
      [1, 'Boat owners wait three weeks for a part.'],
    ])
  })

  const rows = [
    'Field\tDetail\tComments',
    'Company\tTolland Pump Works',
    'Opening\tMay 3, 2027\tmoved from April',
    'Subsidy\t$310,000 from the port\tdo not use before the vote',
    'First customer\tHarrow Ferries\tnot signed yet',
    'Quote\t“A pump that fails at sea is a hole in the boat.”\tOwen Strand, president',
  ]

  it('leaves the remarks beside the answers to the writer, and what they close to a person', () => {
    expect(kindOf(rows, 'Opening: May 3, 2027')).toBe('fact')
    expect(kindOf(rows, 'moved from April')).toBe('instruction')
    expect(['private', 'unsure']).toContain(kindOf(rows, 'Subsidy'))
    expect(['private', 'unsure']).toContain(kindOf(rows, 'First customer'))
    expect(kindOf(rows, 'Field')).toBe('furniture')
  })

  it('gives words to whoever is in the cell beside them', () => {
    expect(kindOf(rows, 'Quote: “A pump that fails at sea')).toBe('quote')
    expect(read(...rows).find(({ label }) => label === 'Quote')?.value).toContain('- Owen Strand, president')
  })

  it('takes a column of marks for what it says of the rows', () => {
    const table = [
      'item\twhat\tok to publish',
      'company\tTolland Pump Works\ty',
      'news\topening a repair shop in Dover, Delaware\ty',
      'cost\t$2.1 million\ty',
      'buyer\tHarrow Ferries, 14 pumps\tn',
    ]
    expect(read(...table).find(({ label }) => label === 'cost')?.value).toBe('$2.1 million')
    expect(kindOf(table, 'cost')).toBe('fact')
    expect(kindOf(table, 'buyer')).toBe('private')
  })

  it('knows where each answer is in the notes', () => {
    const notes = rows.join('\n')
    const { from, to } = sortBrief(notes).units.find(({ label }) => label === 'Opening') ?? { from: 0, to: 0 }
    expect(notes.slice(from, to)).toBe('Opening\tMay 3, 2027')
  })

  it.each([
    ['figures', ['Branch\t2026\t2027', 'Dover\t41\t52', 'Milford\t18\t23', 'Lewes\t9\t12']],
    ['people', ['Ann Roe\tpresident\tDover', 'Paul Orme\tdirector\tLewes', 'Ines Falk\teditor\tMilford']],
    ['hours', ['9:00\tDoors open', '10:30\tFirst race', '12:15\tLunch', '2:00\tPrizes']],
  ])('is none where it lists %s', (_, table) => {
    expect(read(...table).every(({ label }) => label === undefined)).toBe(true)
  })
})
