// Every phrasing of the seen corpus, one by one: what breaks a rule is found, what only looks like it is left alone.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import type { CorpusPhrasing } from '#tests/corpus/format.ts'
import { caseDay, type SamplePart, writeCase } from '#tests/rule-cases/rule-case.ts'

const folder = new URL('../corpus/seen/', import.meta.url)
const phrasings = readdirSync(folder)
  .filter((name) => name.startsWith('phrasings'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as CorpusPhrasing[])

describe.each(phrasings)('$rule in the $place', (phrasing) => {
  it('finds what breaks the rule', () => {
    expect(phrasing.faulty.filter((text) => !fires(phrasing, text))).toEqual([])
  })

  it('leaves alone what only looks like it', () => {
    expect(phrasing.correct.filter((text) => fires(phrasing, text))).toEqual([])
  })
})

function fires({ rule, place }: CorpusPhrasing, text: string): boolean {
  const part: SamplePart = place === 'top' ? 'releaseLine' : place
  const needsDateline = place === 'lead' && !/^DAT|^STR-06/.test(rule) && !/—|--/.test(text)
  const blocks = readNotation(writeCase(part, needsDateline ? `DAYTON, Ohio, Nov. 17, 2026 — ${text}` : text))
  const { findings } = new Checker().check(blocks, defaultSettings(caseDay))
  return findings.some((finding) => finding.rule === rule)
}
