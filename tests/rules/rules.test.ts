// Every rule's cases: it fires, a near miss is silent, and the fixed text is silent too.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { families } from '#domain/check/families.ts'
import { applyFixes, readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { allRules } from '#domain/rules/rulebook.ts'
import { allCases as cases } from '#tests/rule-cases/all-cases.ts'
import { caseDay, type RuleCase, writeCase } from '#tests/rule-cases/rule-case.ts'

/** Rules that need more than the text: approvals, a wire, another style, a client's kit, pictures. Each has a test of its own beside this one. */
const toldMore = new Set([
  'QUO-07',
  'QUO-08',
  'WIR-01',
  'DTE-08',
  'GRM-08',
  'LEG-10',
  'LEG-11',
  'NAM-07',
  'STR-22',
  'PIC-01',
  'PIC-02',
  'PIC-03',
])

const settings = defaultSettings(caseDay)

function check(id: string, text: string, part: RuleCase['part']) {
  const blocks = readNotation(writeCase(part, text))
  const findings = new Checker().check(blocks, settings).findings.filter(({ rule }) => rule === id)
  return { blocks, findings }
}

it('has three cases for every rule, and no case without its rule', () => {
  const ids = allRules.map(({ id }) => id).filter((id) => !toldMore.has(id))
  expect(Object.keys(cases).toSorted()).toEqual(ids.toSorted())
  for (const list of Object.values(cases)) expect(list.length).toBeGreaterThan(0)
})

it('gives every rule an id of a known family, a title and a reason', () => {
  const prefixes: readonly string[] = families.flatMap((family) => family.prefixes)
  for (const { id, title, reason } of allRules) {
    expect(prefixes, id).toContain(id.slice(0, 3))
    expect(title, id).not.toMatch(/[.!]$/)
    expect(reason, id).toMatch(/[.”]$/)
  }
})

describe.each(Object.entries(cases))('%s', (id, list) => {
  it.each(list)('fires on: $fires', ({ fires, part }) => {
    const { findings, blocks } = check(id, fires, part)
    expect(findings.length).toBeGreaterThan(0)
    for (const { place, message } of findings) {
      expect(message).not.toBe('')
      if (place) expect(place.to).toBeLessThanOrEqual(blocks[place.block]?.text.length ?? 0)
    }
  })

  it.each(list)('is silent on: $silent', ({ silent, part }) => {
    expect(check(id, silent, part).findings).toEqual([])
  })

  it.each(list)('is fixed by: $fixed', ({ fires, fixed, part }) => {
    const { findings, blocks } = check(id, fires, part)
    const goal = check(id, fixed, part)
    expect(goal.findings).toEqual([])
    const fixes = findings.flatMap(({ fix }) => fix ?? [])
    if (fixes.length === 0) return
    expect(applyFixes(blocks, fixes).map(({ text }) => text)).toEqual(goal.blocks.map(({ text }) => text))
  })
})
