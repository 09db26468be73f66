// Correct sentences that look like faults: figures and days in names, titles of works, scores, forms, marks. No rule fixes them, and no
// rewrite changes them.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { applyAllRules } from '#domain/check/apply-rules.ts'
import { Checker } from '#domain/check/checker.ts'
import { type Preset, rulesOfPreset } from '#domain/rules/presets.ts'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay, writeCase } from '#tests/rule-cases/rule-case.ts'

const file = new URL('../corpus/seen/correct-english.txt', import.meta.url)
const sentences = readFileSync(file, 'utf8').trim().split('\n')
const presets: readonly (Preset | undefined)[] = [
  'shorten',
  'clarify',
  'ap_style',
  'less_hype',
  'stronger_lead',
  undefined,
]
/** They judge the whole release. */
const ofRelease = /^(?:STR|TON-05|TON-06)/

it.each(sentences)('stays as it is: %s', (text) => {
  const blocks = readNotation(writeCase('body', text))
  const at = blocks.findIndex((block) => block.text === text)
  const { findings } = new Checker().check(blocks, defaultSettings(caseDay))
  const own = findings.filter(({ place, rule }) => place?.block === at && !ofRelease.test(rule))
  expect(own.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
  for (const preset of presets)
    expect(applyAllRules(blocks, { rules: rulesOfPreset(preset) }).blocks[at]?.text).toBe(text)
})
