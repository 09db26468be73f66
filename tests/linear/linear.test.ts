// Twice the text, twice the work: for every text reader and every kind of text made to slow it down. Steps are counted, never
// timed; what a pattern does inside is judged by its structure.
import { analyse } from 'scslre'
import { afterAll, describe, expect, it } from 'vitest'
import { countSteps, type Reading } from './count-steps.ts'
import { nastyUnits, writeNasty } from './nasty-texts.ts'
import { textReaders } from './text-readers.ts'

/** Longer than what a reader looks at as a whole: a quotation, a line of context. */
const length = 500
/** Twice the length may cost this many times as much. */
const most = 2.3
/** What is counted by the piece may have a few more here and there. */
const slack = length * 4
const tried: Reading['patterns'] = new Map()

describe.each(textReaders)('$name', ({ read }) => {
  it('takes twice the steps for twice the text', async () => {
    const grown: string[] = []
    for (const unit of nastyUnits)
      grown.push(...(await findGrowth(read, unit)).map((what) => `${JSON.stringify(unit)}: ${what}`))
    expect(grown).toEqual([])
  })
})

async function findGrowth(read: (text: string) => unknown, unit: string): Promise<string[]> {
  const count = (times: number) => countSteps(() => read(writeNasty(unit, length * times)))
  const [once, twice] = [await count(1), await count(2)]
  for (const [name, found] of twice.patterns)
    if (found.longest > (tried.get(name)?.longest ?? 0)) tried.set(name, found)
  const grown = new Set(compare(once, twice))
  // What a longer text brings in for the first time is no growth: growth continues.
  return grown.size === 0 ? [] : compare(twice, await count(4)).filter((what) => grown.has(what))
}

function compare(once: Reading, twice: Reading): string[] {
  return [...twice.steps].flatMap(([what, steps]) =>
    steps > most * (once.steps.get(what) ?? 0) + slack ? [what] : [],
  )
}

afterAll(() => tried.clear())

describe('a pattern that reads long texts', () => {
  it('never starts over inside a run it has read', () => {
    const long = [...tried.values()].filter(({ longest }) => longest > length)
    expect(long.length).toBeGreaterThan(100)
    expect(long.flatMap(({ pattern }) => findSquares(pattern))).toEqual([])
  })

  it('is recognized when it does', () => {
    expect(findSquares(/\.+$/)).toHaveLength(1)
    expect(findSquares(/(a+)+$/)).toHaveLength(1)
    expect(findSquares(/(?<!\.)\.+$/)).toEqual([])
    expect(findSquares(/\b\d[\d.]*%/)).toHaveLength(1)
    expect(findSquares(/\b\d+(?:\.\d+)?%/)).toEqual([])
  })
})

/** A word boundary stops nothing before a run of word characters and others: '1.1.1' has one before each of its figures. */
const idleBoundary = /\\b(?=(?:\\[dw])?\[\\[dw][.,:/’'-]+\][*+])/g

function findSquares({ source: written, flags }: RegExp): string[] {
  if (!/[*+{]/.test(written)) return []
  const source = written.replaceAll(idleBoundary, '')
  // One that is tied to a place does not try again further on.
  const reportTypes = { Move: !(flags.includes('y') || source.startsWith('^')) }
  const { reports } = analyse({ source, flags }, { maxReports: 1, reportTypes })
  return reports.map(({ type, character }) => `/${source}/${flags} (${type}, ${character.pick})`)
}
