import { describe, expect, it } from 'vitest'
import { sortBrief, sortByRules } from '#domain/brief/sort-brief.ts'
import { mayPrint } from '#domain/brief/unit.ts'
import { classifyLines, learnedKinds } from './classify-lines.ts'
import { lineFeatures, maskTokens } from './line-features.ts'
import { packWeights, unpackWeights, type Weights, weigh } from './weights.ts'

const printed = (notes: string) =>
  sortBrief(notes)
    .units.filter(({ kind }) => mayPrint(kind))
    .map(({ text }) => text)

/** The same for every line: so likely of the other class, and else a fact. */
function weighAs(share: number, other = 'private'): Weights {
  const shares = learnedKinds.map((kind) => ({ fact: 1 - share, [other]: share })[kind as string] ?? 1e-6)
  return new Map([['', shares.map(Math.log)]])
}

describe('a fact that may be private', () => {
  const notes = Array.from({ length: 7 }, (_, index) => `Harbor Books has ${index + 10} shops in Dayton.`)
  const classify = (alone: number, around: number) => {
    const units = sortByRules(notes.join('\n'))
    classifyLines(units, { lines: weighAs(alone), neighbors: weighAs(around) })
    return new Set(units.map(({ kind }) => kind))
  }

  it('is not printed, however tidy the notes are', () => {
    expect(classify(0.2, 0.25)).toEqual(new Set(['fact']))
    expect(classify(0.2, 0.35)).toEqual(new Set(['unsure']))
  })

  it('is kept out by its own words, unless what is around it rules a secret out', () => {
    expect(classify(0.6, 0.1)).toEqual(new Set(['unsure']))
    expect(classify(0.6, 0.01)).toEqual(new Set(['fact']))
    expect(classify(0.8, 0.01)).toEqual(new Set(['unsure']))
  })

  it('is trusted further if its own words are clear news', () => {
    expect(classify(0.01, 0.45)).toEqual(new Set(['fact']))
    expect(classify(0.01, 0.55)).toEqual(new Set(['unsure']))
  })
})

describe('a fact that may be small talk', () => {
  const facts = Array.from({ length: 7 }, (_, index) => `Harbor Books has ${index + 10} shops in Dayton.`)
  const classify = (alone: number, around: number) => {
    const units = sortByRules(['Hi Jo, how are you?', ...facts].join('\n'))
    classifyLines(units, {
      lines: weighAs(alone, 'furniture'),
      neighbors: weighAs(around, 'furniture'),
    })
    return new Set(units.filter(({ text }) => text.startsWith('Harbor')).map(({ kind }) => kind))
  }

  it('is printed where both readings together take it for news, if neither does alone', () => {
    expect(classify(0.3, 0.42)).toEqual(new Set(['fact']))
    expect(classify(0.42, 0.4)).toEqual(new Set(['unsure']))
  })
})

describe('a request', () => {
  const classify = (alone: number, around: number) => {
    const asked = 'Put that right next to the seats.'
    const facts = Array.from({ length: 7 }, (_, index) => `Harbor Books has ${index + 10} shops in Dayton.`)
    const units = sortByRules([...facts, asked].join('\n'))
    classifyLines(units, {
      lines: weighAs(alone, 'instruction'),
      neighbors: weighAs(around, 'instruction'),
    })
    return units.at(-1)?.kind
  }

  it('is no news because of the news around it', () => {
    expect(classify(0.5, 0.05)).not.toBe('fact')
    expect(classify(0.3, 0.05)).toBe('fact')
  })
})

describe('the line classifier', () => {
  it.each([
    'She was our second choice and does not know it.',
    'the bank is getting nervous about the loan',
    'We would look silly if the Danes read that.',
    'Nothing cute, nothing longer than a page.',
    'Typed on the train, sorry.',
  ])('keeps out what no rule knows: "%s"', (line) => {
    const notes = `Hi Jo,\nHarbor Books opens a third shop in Dayton on May 4.\n${line}\nThanks, Kim`
    expect(printed(notes)).toEqual(['Harbor Books opens a third shop in Dayton on May 4.'])
  })

  it('leaves tidy notes as they are', () => {
    const notes = 'Harbor Books opens a third shop on May 4.\nIt has 40 seats.\nNobody has to book.'
    expect(printed(notes)).toEqual(notes.split('\n'))
  })

  it('never prints a line that is marked private', () => {
    expect(
      printed('Harbor Books opens a shop.\nConfidential: it has 40 seats and costs $2 million.'),
    ).toEqual(['Harbor Books opens a shop.'])
  })
})

it('hides names and figures from what is learned', () => {
  expect(maskTokens('Norbo Zyx paid Ana Ruiz $4 million on May 4, 2026, at ana@harbor.example.')).toEqual([
    '¤name',
    'paid',
    '¤name',
    '¤money',
    'million',
    'on',
    '¤month',
    '¤small',
    ',',
    '¤year',
    ',',
    'at',
    '¤mail',
  ])
})

it('gives a line each feature once', () => {
  const [unit] = sortByRules('We sell books and we sell tea and we sell cake.')
  const features = unit === undefined ? [] : lineFeatures(unit)
  expect(features).toContain('w:sell')
  expect(new Set(features).size).toBe(features.length)
})

it('reads the weights it packed', () => {
  const packed = packWeights(
    new Map([
      ['', [0, 0]],
      ['w:tea', [0.8, -0.8]],
    ]),
  )
  const [tea = 0, other = 0] = weigh(unpackWeights(packed, 2), ['w:tea', 'w:unknown'], 2)
  expect(tea).toBeCloseTo(1 / (1 + Math.exp(-1.6)), 5)
  expect(tea + other).toBeCloseTo(1, 10)
})
