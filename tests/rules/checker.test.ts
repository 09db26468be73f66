import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import type { Rule } from '#domain/rules/rule.ts'
import { caseDay, writeCase } from '#tests/rule-cases/rule-case.ts'

const settings = defaultSettings(caseDay)

/** A rule that counts how often it looks at a paragraph, and marks the letter z. */
function makeSpy(): { rule: Rule; looks: () => number } {
  let looks = 0
  const rule: Rule = {
    id: 'TON-01',
    severity: 'hint',
    title: 'A z',
    reason: 'Because.',
    roles: ['lead', 'body'],
    check: ({ text }) => {
      looks += 1
      const from = text.indexOf('z')
      return from === -1 ? [] : [{ from, to: from + 1, fix: 's' }]
    },
  }
  return { rule, looks: () => looks }
}

const write = (...texts: string[]): Block[] => [
  { type: 'heading', level: 1, text: 'Brightwater Opens Bakery' },
  ...texts.map((text): Block => ({ type: 'paragraph', text })),
]

describe('a recheck', () => {
  const blocks = write('DAYTON, Ohio, Nov. 17, 2026 — One long first paragraph.', 'Two z.', 'Three z.')

  it('looks at touched paragraphs only', () => {
    const { rule, looks } = makeSpy()
    const checker = new Checker([rule])
    checker.check(blocks, settings)
    expect(looks()).toBe(3)
    checker.check(blocks, settings)
    expect(looks()).toBe(3)
    const typed = blocks.with(2, { type: 'paragraph', text: 'Two zs.' })
    checker.check(typed, settings)
    expect(looks()).toBe(4)
  })

  it('moves kept findings with their paragraph', () => {
    const { rule, looks } = makeSpy()
    const checker = new Checker([rule])
    checker.check(blocks, settings)
    const { findings } = checker.check(blocks.toSpliced(1, 0, { type: 'paragraph', text: '' }), settings)
    expect(findings.map(({ place, fix }) => [place?.block, fix && 'block' in fix && fix.block])).toEqual([
      [3, 3],
      [4, 4],
    ])
    expect(looks()).toBe(3)
  })

  it('reads everything again under other settings, and leaves out what is turned off', () => {
    const { rule, looks } = makeSpy()
    const checker = new Checker([rule])
    checker.check(blocks, settings)
    checker.check(blocks, { ...settings })
    expect(looks()).toBe(6)
    expect(checker.check(blocks, { ...settings, off: ['TON-01'] }).findings).toEqual([])
  })

  it('finds what a full check finds, wherever the text was changed', () => {
    const whole = readNotation(writeCase('body', 'The bakery, a very unique place, was opened by Acme.'))
    const checker = new Checker()
    checker.check(whole, settings)
    for (const index of whole.keys()) {
      const changed = whole.with(index, {
        type: 'paragraph',
        text: `${whole[index]?.text} In order to 5 percent!`,
      })
      expect(checker.check(changed, settings).findings).toEqual(
        new Checker().check(changed, settings).findings,
      )
    }
  })
})

describe('a paragraph', () => {
  it('may have more findings than a call takes arguments', () => {
    const count = 200_000
    const rule: Rule = {
      ...makeSpy().rule,
      roles: ['lead', 'body'],
      check: () => Array.from({ length: count }, () => ({ from: 0, to: 1 })),
    }
    const { findings } = new Checker([rule]).check(write('A long first paragraph of this.'), settings)
    expect(findings).toHaveLength(count)
  })
})

describe('a finding', () => {
  const find = (...texts: string[]) => new Checker([makeSpy().rule]).check(write(...texts), settings).findings

  it('keeps its key while the text elsewhere changes', () => {
    const [before] = find('A long first paragraph of this.', 'Here is a z for you.')
    const [after] = find('Another first paragraph.', 'More before.', 'Here is a z for all of us.')
    expect(after?.key).toBe(before?.key)
    expect(find('Some first paragraph.', 'There was a z for you.')[0]?.key).not.toBe(before?.key)
  })

  it('has a key of its own among others with the same words', () => {
    const keys = find('First.', 'Our z.', 'Our z.', 'Our z.').map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
    expect(find('First.', 'Our z.', 'More.', 'Our z.').map(({ key }) => key)).toEqual(keys.slice(0, 2))
  })

  it('comes in reading order, after those about the whole release', () => {
    const { findings } = new Checker().check(write('Short.'), settings)
    const places = findings.map(({ place }) => place?.block ?? -1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})

it('finds nothing in a page without words', () => {
  expect(new Checker().check([{ type: 'paragraph', text: '' }], settings).findings).toEqual([])
  expect(new Checker().check([], settings).findings).toEqual([])
})
