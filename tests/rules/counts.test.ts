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
