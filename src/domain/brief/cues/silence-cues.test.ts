import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { mayPrint } from '#domain/brief/unit.ts'

const opening = 'Bear River Health opens a pharmacy in Petoskey, Mich., on Sept. 14.'
const printed = (line: string) =>
  sortBrief(`${opening}\n${line}\nIt has 118 beds.`)
    .units.filter(({ kind, line: number }) => number === 1 && mayPrint(kind))
    .map(({ text }) => text)

describe('what is to stay unsaid', () => {
  it.each([
    'The vote was 9-7 by the way. Please shred.',
    'The vote was 9-7. Burn after reading.',
    'The builders went bust half way through, that one can die with us.',
    'The roof cost 19 million and should have cost 13, and I ask you to be silent about both.',
    'The roof fund is at 200,000, and between the council and me the council is sulking.',
    'The price stays with me and the bank.',
    'Her cell 605-555-0133 is for me only, reporters get somebody else.',
    '605-555-0133 is my private number.',
    'The chief nurse left in March, that is a family thing.',
    'The reviewers asked for a second count. Neither is anyone’s business.',
    'The new name cost 180 thousand with the agency, which, don’t get me started.',
  ])('is not printed: "%s"', (line) => {
    expect(printed(line)).toEqual([])
  })

  it.each([
    'Salary band: E4, sign-on 40,000',
    'Retail margin: 38%',
    'Unit cost: $11.40',
    'PR budget: $9,000',
    'Salary band / relocation: E7, $40,000 approved',
    'Illness (internal): one call from Omaha, the vet found nothing',
  ])('is what a form says of pay and of what the house keeps: "%s"', (line) => {
    expect(printed(line)).toEqual([])
  })

  it.each(['Pay: $19.50 an hour', 'Margin of error: plus or minus 2.1 points', 'Budget: $8.7 million'])(
    'is no field of the news itself: "%s"',
    (line) => {
      expect(printed(line)).toEqual([line])
    },
  )
})

describe('talk with whoever writes', () => {
  it.each([
    'First of all how is the baby, is she sleeping, ours slept for two years so good luck.',
    'Gwen says “hopefully”, Paul pulled a face.',
    'Declan reckons the second site closes by Christmas.',
    'has anyone my strimmer, it was by the new pharmacy',
    'The prototype weighs 71 lb, Abe to weigh it.',
    'The number may be more like 9, the count is on Friday.',
  ])('is no news: "%s"', (line) => {
    expect(printed(line)).toEqual([])
  })

  it.each([
    'Crews are checking a pump that lost power on Sunday.',
    'That makes nine pharmacies in the state for us.',
  ])('is not what a release may tell: "%s"', (line) => {
    expect(printed(line)).toHaveLength(1)
  })

  it('leaves a question that the line answers', () => {
    expect(printed('Who is it for - children of 26 farm schools in the county')).toHaveLength(1)
  })
})
