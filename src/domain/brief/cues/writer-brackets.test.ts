import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const kindsOf = (line: string) =>
  sortBrief(`Bear River Health opens a pharmacy in Petoskey, Mich., on Sept. 14.\n${line}\nIt has 118 beds.`)
    .units.filter(({ line: number }) => number === 1)
    .map(({ kind, text }) => [kind, text])

describe('a bracket at the end of a line', () => {
  it('is cut off its fact where it hides something of its own', () => {
    expect(
      kindsOf('Jobs: all 212 employees keep theirs; (we offered 8 early retirements, 6 took it - internal)'),
    ).toEqual([
      ['fact', 'Jobs: all 212 employees keep theirs;'],
      ['private', 'we offered 8 early retirements, 6 took it - internal)'],
    ])
  })

  it.each([
    [
      'The vendor is Harlow Systems of Troy, Michigan (ok to name, they approved).',
      'ok to name, they approved).',
    ],
    ['It is the first in northern lower Michigan (checked w/ vendor).', 'checked w/ vendor).'],
    ['412 shops answered (a slide says 421, the slide is wrong).', 'a slide says 421, the slide is wrong).'],
    ['It opens Tuesday, May 12 (was May 5; the 12th is firm).', 'was May 5; the 12th is firm).'],
    [
      'The permit came on 9 November, without objections (unique in this village, believe me).',
      'unique in this village, believe me).',
    ],
  ])('is cut off where it speaks to the writer: %s', (line, aside) => {
    expect(kindsOf(line).map(([kind]) => kind)).toEqual(['fact', 'instruction'])
    expect(kindsOf(line).at(-1)?.[1]).toBe(aside)
  })

  it.each([
    'The round is worth $4 million (not signed yet).',
    'It was paid for by a donor (do not mention the donor).',
  ])('keeps its line out where it doubts or hides the fact before it: %s', (line) => {
    expect(kindsOf(line).map(([kind]) => kind)).not.toContain('fact')
  })

  it('stays where it is news', () => {
    expect(kindsOf('It fills 95% of doses (up from 60% in 2024).')).toEqual([
      ['fact', 'It fills 95% of doses (up from 60% in 2024).'],
    ])
  })
})
