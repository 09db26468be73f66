import { describe, expect, it } from 'vitest'
import { editSheet, spellSheet } from './edit-sheet.ts'
import { readSheet } from './read-sheet.ts'
import { type SheetField, sheetFields } from './sheet.ts'
import { sortBrief } from './sort-brief.ts'

const sheet = readSheet(
  sortBrief(`Acme Foods opens a bakery in Dayton, Ohio, on Nov. 17, 2026.
The bakery employs 40 people.
"Dayton has waited for good bread," said Jo Hart, CEO of Acme Foods.
Embargoed until noon ET, Nov. 17, 2026
Media contact: Jo Hart, jo@acmefoods.com, 937-555-0100`),
)

const strip = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part) => (key === 'unit' ? undefined : part))

describe('a value of the sheet', () => {
  it('is shown as text', () => {
    expect(spellSheet(sheet)).toMatchObject({
      company: 'Acme Foods',
      place: 'Dayton, Ohio',
      dates: 'Nov. 17, 2026',
      people: 'Jo Hart, CEO of Acme Foods',
      figures: '40 people',
      quotes: '“Dayton has waited for good bread” — Jo Hart',
      contact: 'Jo Hart, jo@acmefoods.com, 937-555-0100',
      embargo: 'noon ET, Nov. 17, 2026',
    })
  })

  it.each(sheetFields)('does not change when it is typed again as shown: %s', (field: SheetField) => {
    const text = spellSheet(sheet)[field]
    const edited = editSheet(sheet, { [field]: text })
    if (field === 'quotes') expect(edited.quotes[0]?.speaker).toBe('Jo Hart')
    else expect(strip(edited[field])).toEqual(strip(sheet[field]))
    expect(spellSheet(edited)[field]).toBe(text)
  })

  it.each(sheetFields)('is removed when its field is cleared: %s', (field: SheetField) => {
    expect(spellSheet(editSheet(sheet, { [field]: '  ' }))[field]).toBe('')
  })

  it('wins over what was read when it is typed', () => {
    const edited = editSheet(sheet, {
      type: 'launch',
      company: 'Northwind Labs',
      place: 'Toledo, Ohio',
      people: 'Ann Lee, president of Northwind Labs\nBo Diaz',
      figures: '$40\n110 jobs',
      quotes: '“It works.” — Ann Lee',
      contact: 'Ann Lee, ann@northwind.com, 419-555-0101',
      links: 'https://northwind.com',
      embargo: '9 a.m. PT, Dec. 3, 2026',
    })
    expect(strip(edited)).toMatchObject({
      type: 'launch',
      company: 'Northwind Labs',
      place: { city: 'Toledo', region: 'Ohio' },
      people: [
        { name: 'Ann Lee', surname: 'Lee', title: 'president', organization: 'Northwind Labs' },
        { name: 'Bo Diaz', surname: 'Diaz' },
      ],
      figures: [{ text: '$40' }, { text: '110', of: 'jobs' }],
      quotes: [{ text: 'It works.', speaker: 'Ann Lee' }],
      contact: { name: 'Ann Lee', email: 'ann@northwind.com', phone: '419-555-0101' },
      links: [{ text: 'https://northwind.com' }],
      embargo: { until: '9 a.m. PT, Dec. 3, 2026', zone: 'PT' },
    })
    expect(edited.dates).toEqual(sheet.dates)
  })

  it('is kept as typed when it cannot be parsed', () => {
    const edited = editSheet(sheet, { place: 'the north shore', contact: 'the press desk', people: 'Ada' })
    expect(edited.place?.city).toBe('the north shore')
    expect(edited.contact?.name).toBe('the press desk')
    expect(edited.people[0]?.name).toBe('Ada')
  })
})
