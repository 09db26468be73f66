import { describe, expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.'
const sheetOf = (...lines: string[]) => readSheet(sortBrief([news, ...lines].join('\n')))
const find = (name: string, ...lines: string[]) =>
  sheetOf(...lines).people.find((person) => person.name.endsWith(name))
const speakersOf = (...lines: string[]) => sheetOf(...lines).quotes.map(({ speaker }) => speaker)

describe('where somebody works', () => {
  it('is the one fund of the notes, for a partner without a firm', () => {
    const lines = [
      'Kettle Point Ventures led the round.',
      '"They asked us first," said Ingrid Sorel, partner.',
    ]
    expect(find('Ingrid Sorel', ...lines)?.organization).toBe('Kettle Point Ventures')
  })

  it('stays open where two funds are named', () => {
    const lines = [
      'Kettle Point Ventures led the round, with Alder Capital.',
      '"They asked us first," said Ingrid Sorel, partner.',
    ]
    expect(find('Ingrid Sorel', ...lines)?.organization).toBeUndefined()
  })

  it('has its full name where the notes give that elsewhere', () => {
    const lines = [
      'Copperpot Ventures led the round.',
      '"It is small," said Walt Brenner, partner at Copperpot.',
    ]
    expect(find('Walt Brenner', ...lines)?.organization).toBe('Copperpot Ventures')
  })

  it('is the firm with the surname of who owns it', () => {
    const lines = ['Cutter Coach Lines gives five coaches.', '"We had five," said Hank Cutter, owner.']
    expect(find('Hank Cutter', ...lines)?.organization).toBe('Cutter Coach Lines')
  })

  it('does not end at the stop of "St." or at a comma before "&"', () => {
    expect(
      find(
        'Anselm Quaye',
        '"It is late," said Anselm Quaye, medical director of primary care at St. Brannock Hospital.',
      ),
    ).toMatchObject({
      title: 'medical director of primary care',
      organization: 'St. Brannock Hospital',
    })
    expect(
      find('Everett Roy', 'Everett Roy, president of Whitcomb, Amble & Roy, stays on.')?.organization,
    ).toBe('Whitcomb, Amble & Roy')
  })
})

describe('who speaks', () => {
  it('is each for their own words where one line gives two', () => {
    const lines = [
      'Mine is as follows. "Thea answers her own phone at night. So we bought the company." And Thea Ballant says, "I started with one duplex and a ladder."',
      'My title is president, Gordon Fisk.',
      'Thea Ballant, founder of Rentwell, stays on.',
    ]
    expect(speakersOf(...lines)).toEqual(['Gordon Fisk', 'Thea Ballant'])
  })

  it('is whoever signs the words, whatever their label is', () => {
    expect(
      speakersOf('Sitat: "Most farms are better than their reputation." – Ragna Aune, research leader'),
    ).toEqual(['Ragna Aune'])
  })

  it('is told below the words, with all that somebody is', () => {
    expect(
      speakersOf(
        '"My grandfather made hinges in building 1."',
        'That’s Gordon Corbin, president and chief executive, in the third generation.',
      ),
    ).toEqual(['Gordon Corbin'])
  })

  it('has the full name that only a correction gives', () => {
    const sheet = sheetOf(
      'The college president is Dr. Ximena Farrow, not Farrell.',
      '“We are ready for them,” said Dr. Farrell.',
    )
    expect(sheet.quotes.map(({ speaker }) => speaker)).toEqual(['Ximena Farrow'])
    expect(sheet.people.map(({ title }) => title)).toEqual(['college president'])
  })

  it('says two words, too', () => {
    expect(
      sheetOf('Quote: "It works." said Hank Trask IV, chief executive of Trask Mills.').quotes,
    ).toMatchObject([{ text: 'It works.', speaker: 'Hank Trask IV' }])
  })
})
