import { describe, expect, it } from 'vitest'
import { countWords } from '#domain/text/word-count.ts'
import { cleanReleases, plantedReleases } from '#tests/corpus/seen/corpus.ts'
import { type CorpusRelease, listExpected } from '#tests/corpus/seen/release.ts'

const families: Readonly<Record<string, number>> = {
  STR: 18,
  HED: 10,
  DAT: 6,
  LED: 4,
  NUM: 5,
  DTE: 7,
  PLC: 2,
  NAM: 6,
  PUN: 5,
  QUO: 8,
  TON: 12,
  LEG: 8,
  WIR: 1,
}
/** QUO-06 is TON-03 seen from the other side. */
const elsewhere = new Set(['QUO-06'])
const ruleIds = [
  ...Object.entries(families).flatMap(([family, count]) =>
    Array.from({ length: count }, (_, index) => `${family}-${String(index + 1).padStart(2, '0')}`),
  ),
  'FAC-04',
  'FAC-05',
  'FAC-06',
  'FAC-07',
].filter((id) => !elsewhere.has(id))

function textOf({ blocks }: CorpusRelease): string {
  return blocks.map(({ text }) => text).join('\n\n')
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1
}

it('holds at least 40 releases, half of them clean, each under its own name', () => {
  expect(cleanReleases.length).toBeGreaterThanOrEqual(20)
  expect(plantedReleases.length).toBeGreaterThanOrEqual(20)
  const names = [...cleanReleases, ...plantedReleases].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

it('plants every rule that a text can break at least once', () => {
  const planted = new Set(plantedReleases.flatMap(listExpected))
  expect(ruleIds.filter((id) => !planted.has(id))).toEqual([])
})

describe.each(cleanReleases.map((release) => [release.name, release] as const))('clean: %s', (_, release) => {
  it('has the length newsrooms expect and at most a reminder about law', () => {
    const words = countWords(textOf(release))
    expect(words).toBeGreaterThanOrEqual(320)
    expect(words).toBeLessThanOrEqual(500)
    expect(listExpected(release).filter((rule) => !rule.startsWith('LEG-'))).toEqual([])
  })
})

describe.each(plantedReleases.map((release) => [release.name, release] as const))(
  'planted: %s',
  (_, release) => {
    it('holds each named fault exactly once', () => {
      const text = textOf(release)
      for (const { rule, text: fault, within } of release.faults) {
        if (fault === undefined) continue
        expect([rule, fault, countOf(text, within ?? fault)]).toEqual([rule, fault, 1])
        if (within !== undefined) expect(within).toContain(fault)
      }
    })
  },
)

it('finds the text of every link and every passage in italics in its block', () => {
  for (const { blocks } of [...cleanReleases, ...plantedReleases])
    for (const { text, links = [], italics = [] } of blocks)
      for (const part of [...links.map((link) => link.text), ...italics]) expect(countOf(text, part)).toBe(1)
})
