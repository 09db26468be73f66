import { expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const kindsOf = (...lines: string[]) => sortBrief(lines.join('\n')).units.map(({ kind }) => kind)

const terms = [
  '- EMBARGO: Monday, March 9, 6:00 a.m. Central',
  '- Acme Foods of Dayton, Ohio, is buying Birch Mills, a flour maker with 40 employees',
  '- NOT FOR PUBLICATION: the price is $12 million',
  '- Contact: Ann Lee, Acme Foods, ann@acme.example, 937-555-0142',
]

it.each([
  'Notes – Project Teal (that’s only our internal name)',
  'For the team only: everything on the mill',
])('“%s” closes no list that has an embargo and a press contact', (heading) => {
  expect(kindsOf(heading, ...terms).slice(1)).toEqual(['embargo', 'fact', 'private', 'contact'])
})

it('a remark about a name closes nothing below it', () => {
  expect(kindsOf('Project Teal (this is our internal name)', terms[1] ?? '')).toContain('fact')
})

it('a heading that names what is below it internal closes it', () => {
  expect(kindsOf('INTERNAL NOTES', '- The plant in Dayton has 40 employees')).toEqual(['private', 'private'])
})
