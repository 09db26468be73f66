import { describe, expect, it } from 'vitest'
import type { Block } from '#domain/rules/release/block.ts'
import { describePreflight, listPreflightIssues, type OutgoingRelease } from './preflight.ts'

const paragraph = (text: string): Block => ({ type: 'paragraph', text })
const clean = [
  paragraph('FOR IMMEDIATE RELEASE'),
  { type: 'heading', level: 1, text: 'Larkmoor opens a plant in Duluth' } as const,
  paragraph('DULUTH, Minn., Nov. 17, 2026 — Larkmoor opened a plant in Duluth today. It has 110 jobs.'),
]
const leaving = (part: Partial<OutgoingRelease>): OutgoingRelease => ({
  blocks: clean,
  marks: [],
  neverSay: [],
  embargo: null,
  today: '2026-11-17',
  ...part,
})
const kinds = (part: Partial<OutgoingRelease>) => listPreflightIssues(leaving(part)).map(({ kind }) => kind)

describe('a release that is about to go out', () => {
  it('is not stopped when nothing serious is open, even if the check finds other issues', () => {
    expect(kinds({})).toEqual([])
    expect(kinds({ blocks: [...clean, paragraph('Our solution is revolutionary!!')] })).toEqual([])
    expect(kinds({ blocks: [] })).toEqual([])
  })

  it('is stopped by blanks, each with its position', () => {
    const blocks = [...clean, paragraph('Contact: [NAME], [PHONE]')]
    expect(listPreflightIssues(leaving({ blocks }))).toEqual([
      {
        kind: 'blank',
        text: '[NAME]',
        message: '[NAME] hasn’t been filled in',
        place: { block: 3, from: 9, to: 15 },
      },
      {
        kind: 'blank',
        text: '[PHONE]',
        message: '[PHONE] hasn’t been filled in',
        place: { block: 3, from: 17, to: 24 },
      },
    ])
  })

  it('has quotes and facts that wait for a person', () => {
    const marks = [
      { kind: 'fact', text: '12' },
      { kind: 'quote', text: '“It works.”' },
    ] as const
    expect(listPreflightIssues(leaving({ marks })).map(({ kind, mark }) => [kind, mark])).toEqual([
      ['quote', 1],
      ['fact', 0],
    ])
  })

  it('is stopped by a private note, which is removed with its sentence', () => {
    const blocks = [...clean, paragraph('It has 110 jobs. Off the record: the state paid. It is new.')]
    const [item] = listPreflightIssues(leaving({ blocks }))
    expect(item).toMatchObject({ kind: 'private', text: 'Off the record', place: { block: 3, from: 17 } })
    expect(item?.fix).toEqual({
      label: 'Remove the sentence',
      place: { block: 3, from: 17, to: 49 },
      text: '',
    })
  })

  it('is stopped by a word that its notes keep private, in any form', () => {
    const blocks = [...clean, paragraph('It is new. Orrick paid $3M for it.')]
    const items = listPreflightIssues(leaving({ blocks, neverSay: ['Orrick Motors', '$3 million'] }))
    expect(items.map(({ kind, text }) => [kind, text])).toEqual([
      ['private', 'Orrick'],
      ['private', '$3M'],
    ])
    expect(items[0]?.fix).toMatchObject({ label: 'Remove the sentence', place: { block: 3, from: 11 } })
    expect(kinds({ blocks })).toEqual([])
  })

  it('is stopped once by a word that its client avoids, however often it occurs', () => {
    const clientWords = [
      { word: 'cheap', why: 'The client avoids this word' },
      { word: 'Tallow', why: 'Another client' },
    ]
    const blocks = [...clean, paragraph('Cheap, not Tallow. It is cheap.'), paragraph('So cheap.')]
    const items = listPreflightIssues(leaving({ blocks, clientWords }))
    expect(items.map(({ text, count, place }) => [text, count, place?.block])).toEqual([
      ['Cheap', 3, 3],
      ['Tallow', undefined, 3],
    ])
    expect(describePreflight(items)).toBe('2 private details')
  })

  it.each([
    ['names an embargo that the release line denies', clean, { block: 0, from: 0, to: 21 }],
    ['names an embargo that no line carries', clean.slice(1), undefined],
  ])('%s', (_name, blocks, place) => {
    const [item, ...others] = listPreflightIssues(leaving({ blocks, embargo: 'noon ET, Nov. 20, 2026' }))
    expect(others).toEqual([])
    expect(item?.kind).toBe('embargo')
    expect(item?.place).toEqual(place)
    expect(item?.fix).toMatchObject({ text: 'EMBARGOED UNTIL NOON ET, NOV. 20, 2026' })
  })

  it.each([
    ['denies', 'FOR IMMEDIATE RELEASE', { block: 0, from: 0, to: 21 }],
    ['moves', 'EMBARGOED UNTIL NOON EST, NOV. 21, 2026', { block: 0, from: 0, to: 39 }],
    ['leaves out', undefined, undefined],
  ])('is stopped by a release line that %s the embargo of the details', (_name, line, place) => {
    const embargoEnd = { until: '2026-11-20T17:00:00Z', zone: 'America/New_York' }
    const blocks = [...(line ? [paragraph(line)] : []), ...clean.slice(1)]
    const items = listPreflightIssues(leaving({ blocks, embargoEnd }))
    expect(items.map(({ kind, place: at }) => [kind, at])).toEqual([['embargo', place]])
    expect(items[0]?.fix).toMatchObject({
      label: 'Use the embargo line',
      text: 'EMBARGOED UNTIL NOON EST, NOV. 20, 2026',
    })
  })

  it('may carry its embargo', () => {
    const blocks = [paragraph('EMBARGOED UNTIL NOON ET, NOV. 20, 2026'), ...clean.slice(1)]
    expect(kinds({ blocks, embargo: 'noon ET, Nov. 20, 2026' })).toEqual([])
  })

  it('says one thing about the embargo and another about the release', () => {
    const blocks = [paragraph('EMBARGOED UNTIL NOON ET, NOV. 20, 2026'), ...clean]
    expect(kinds({ blocks })).toEqual(['embargo'])
  })
})

it('is summed up in one line', () => {
  expect(describePreflight([])).toBe('')
  const marks = [{ kind: 'quote', text: 'a' } as const]
  const blocks = [...clean, paragraph('[CITY] and [DATE]')]
  expect(describePreflight(listPreflightIssues(leaving({ marks })))).toBe('1 unapproved quote')
  expect(describePreflight(listPreflightIssues(leaving({ marks, blocks, embargo: 'noon' })))).toBe(
    '1 embargo problem, 2 blanks and 1 unapproved quote',
  )
})
