import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const read = (line: string) => sortBrief(line).units.map(({ text }) => text)
const bodies = (line: string) => sortBrief(line).units.map(({ body }) => body)

describe('what people say while they think', () => {
  it.each([
    ['The mill opened in, uh, 1987, in a barn.', 'The mill opened in 1987, in a barn.'],
    ['Larkmoor has hired for the, the nine jobs.', 'Larkmoor has hired for the nine jobs.'],
    [
      'The county will, um, run the north part of the park.',
      'The county will run the north part of the park.',
    ],
    ['Visitors get a map in, let me think, in the spring.', 'Visitors get a map in the spring.'],
    ['The farm has 412 acres, er, 421 acres of hay.', 'The farm has 421 acres of hay.'],
    ['A ticket costs $40, uh, $45 at the door.', 'A ticket costs $45 at the door.'],
  ])('is not told: %s', (said, meant) => {
    expect(read(said)).toEqual([meant])
  })

  it.each([
    ['The ER of the hospital has 40 beds.', 'The ER of the hospital has 40 beds.'],
    ['The club fed the town from it, it closed in May.', 'from it, it closed'],
    ['He had had it for years.', 'He had had it for years.'],
  ])('changes nothing else: %s', (said, start) => {
    expect(read(said)[0]).toContain(start)
  })

  it('stays in somebody’s words', () => {
    const quote = '“We, um, we ran out of the, the good flour,” said Ann Lee, baker at Larkmoor Foods.'
    expect(read(quote)).toEqual([quote])
  })
})

describe('a sentence that begins anew', () => {
  it.each([
    ['We opened, no wait, we open the second plant in May.', 'We open the second plant in May.'],
    ['Larkmoor trains them in Dayton, sorry, in Toledo.', 'Larkmoor trains them in Toledo.'],
    ['The second, I mean the third plant makes bread.', 'The third plant makes bread.'],
  ])('is told as it was meant: %s', (said, meant) => {
    expect(read(said)).toEqual([meant])
  })

  it('keeps an apology that corrects nothing', () => {
    const line = 'The shop opens in July, sorry, the mayor can’t come.'
    expect(read(line)).toEqual([line])
  })
})

it('leaves out what is said of a value that was taken back, and still lists it', () => {
  const line = 'Last year it fed 31,000 people, no, scratch that, 34,000, thirty-one was the year before.'
  expect(bodies(line)).toEqual(['Last year it fed 34,000 people.'])
  expect(read(line)[0]).toContain('thirty-one was the year before')
})
