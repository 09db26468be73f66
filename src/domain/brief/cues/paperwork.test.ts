import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const form = (...lines: string[]): string =>
  [
    'Company: Tolland Pump Works',
    ...lines,
    'News: Tolland Pump Works opens a repair shop in Dover, Delaware',
    'Opening: May 3, 2027',
    'Jobs: 14',
  ].join('\n')

const kindOf = (line: string, notes: string) => sortBrief(notes).units.find(({ text }) => text === line)?.kind

describe('fields about the form', () => {
  it.each([
    'Date of request: April 2, 2027',
    'Request date: 4/2/27',
    'Submitted on: April 2',
    'Ticket no.: COM-4471',
    'Job number: 88213',
    'Cost center: 4410-MKT',
    'Requesting department: Customer Operations',
    'Completed by: Dana Ruiz',
    'Draft due to legal: April 9',
    'Turnaround: three days',
  ])('are no news: %s', (line) => {
    expect(['furniture', 'instruction']).toContain(kindOf(line, form(line)))
  })

  it('takes those along that stand among them', () => {
    const line = 'Department: Advancement'
    expect(kindOf(line, form('Requested by: Dana Ruiz', line, 'Priority: high'))).toBe('furniture')
    expect(kindOf(line, form('Founded: 1988', line))).toBe('fact')
  })

  it('takes the name of the form and the day it came in along', () => {
    const notes = form('Agency intake, form 12', 'Account lead: Dana Ruiz', 'Received: 4 May 2026')
    expect(kindOf('Agency intake, form 12', notes)).toBe('furniture')
    expect(kindOf('Received: 4 May 2026', notes)).not.toBe('fact')
  })

  it.each([
    'Completed by: spring 2028',
    'Received: gold medal',
    'Ticket: Free.',
    'Department: heart surgery',
  ])('leaves alone what is about the news: %s', (line) => {
    expect(kindOf(line, form(line))).toBe('fact')
  })
})
