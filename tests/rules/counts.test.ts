import { expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { describeFit, fitWires } from '#domain/check/wires.ts'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { countWords } from '#domain/text/word-count.ts'
import { caseDay, writeCase } from '#tests/rule-cases/rule-case.ts'

const blocks = readNotation(
  writeCase('boilerplate', '## About Brightwater Foods\n\nBrightwater cooks school meals.'),
)
const { findings, release } = new Checker().check(blocks, defaultSettings(caseDay))
const messageOf = (id: string) => findings.find(({ rule }) => rule === id)?.message

it('counts in the length rule and for the wires the words the writer sees under the sheet', () => {
  const words = countWords(blocks.map(({ text }) => text).join('\n'))
  expect(messageOf('STR-07')).toBe(`${words} words, 4 of them boilerplate; the target is 300 to 500`)
  expect(release.ask(fitWires).map(describeFit)[0]).toContain(`${words} of 700 words`)
})

it('separates thousands, as the line under the sheet does', () => {
  const long = readNotation(
    Array.from({ length: 150 }, () => 'Brightwater cooks ten meals a day for schools.').join('\n\n'),
  )
  const length = new Checker()
    .check(long, defaultSettings(caseDay))
    .findings.find(({ rule }) => rule === 'STR-07')
  expect(length?.message).toBe('1,200 words; the target is 300 to 500')
})

it('counts the boilerplate the same in the length rule and in its own', () => {
  expect(messageOf('STR-12')).toBe('The boilerplate is 4 words; aim for 50 to 100')
})

it('warns of a lead over 40 words and only hints at one over 30', () => {
  const listSeverities = (words: number) => {
    const filler = Array.from({ length: words - 7 }, () => 'bread').join(' ')
    const lead = `DAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods will open a bakery with ${filler}.`
    const { findings } = new Checker().check(readNotation(writeCase('lead', lead)), defaultSettings(caseDay))
    const own = findings.filter(({ rule, message }) => /^(?:TON-05|STR-08)$/.test(rule) && /\d/.test(message))
    return own.map(({ rule, severity }) => `${rule} ${severity}`).toSorted()
  }
  expect(listSeverities(30)).toEqual([])
  expect(listSeverities(31)).toEqual(['TON-05 hint'])
  expect(listSeverities(40)).toEqual(['TON-05 hint'])
  expect(listSeverities(41)).toEqual(['STR-08 warning', 'TON-05 warning'])
})
