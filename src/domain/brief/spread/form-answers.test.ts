import { describe, expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const kindOf = (notes: string, start: string) =>
  sortBrief(notes).units.find(({ text }) => text.startsWith(start))?.kind

const form = (line: string): string =>
  `Host: Second Kettle Society\nEvent: Big Mending Day\n${line}\nVenue: covered market, upper floor\nAdmission: free\nPast results: 1,964 things went home working`

const council = (line: string): string =>
  `Issuing body: Harlan Ferry City Council, Harlan Ferry, Oregon\n${line}\nVote: 6-1 on Tuesday, Feb. 10\nPenalty: written warning first, then $120\nReason: 318 noise complaints about blowers in 2025`

describe('answers of a form', () => {
  it.each(['Date / time: Sunday, December 13, 2026, 10am–5pm', 'What happens: 52 fixers at 26 tables'])(
    'are news: %s',
    (line) => {
      expect(kindOf(form(line), line.slice(0, 6))).toBe('fact')
    },
  )

  it('are kept out where they are unfinished', () => {
    expect(kindOf(form('What happens: maybe a brass band, they did not answer'), 'What happens')).not.toBe(
      'fact',
    )
  })

  it('are news where the subject says who does what', () => {
    const subject = 'Subject: Council adopts Ordinance 2026-04, phasing out gas blowers'
    expect(kindOf(council(subject), 'Subject')).toBe('fact')
    expect(kindOf(council('Subject: leaf blowers and noise'), 'Subject')).toBe('furniture')
    expect(kindOf(council('Subject: confidential, council adopts the ordinance'), 'Subject')).not.toBe('fact')
    const mail = `From: Ann Roe\nTo: Press desk\n${subject}\n\n`
    expect(kindOf(`${mail}${council('Fine: $120')}`, 'Subject')).toBe('furniture')
  })

  it('make a form of an event an event', () => {
    const notes =
      'Who is organising: Zalog Town Council\nName of it: Repair Night\nWhat happens there: 40 menders fix what people carry in\nDay + hour: Saturday, December 5, 2026, 16h to midnight\nPlace: fire station, Zalog\nPrice: nothing'
    expect(readSheet(sortBrief(notes)).type).toBe('event')
  })
})
