// Rules that need to be told more than the text: the approval of quotes, the chosen wire.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import type { QuoteState } from '#domain/rules/release/release.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay, writeCase } from '#tests/rule-cases/rule-case.ts'

const speech = '“The ovens are six miles away,”'
const blocks = readNotation(writeCase('quote', `${speech} said Ruth Okafor, operations director.`))

function checkQuotes(id: string, ...quotes: QuoteState[]): string[] {
  const { findings } = new Checker().check(blocks, defaultSettings(caseDay), quotes)
  return findings.flatMap(({ rule, place }) =>
    rule === id && place ? [blocks[place.block]?.text.slice(place.from, place.to) ?? ''] : [],
  )
}

describe('QUO-07', () => {
  it('marks a quote that is still a draft or out for approval', () => {
    expect(checkQuotes('QUO-07', { text: speech, state: 'draft' })).toEqual([speech])
    expect(checkQuotes('QUO-07', { text: speech, state: 'sent' })).toEqual([speech])
  })

  it('is silent about an approved quote and about one that is not in the text anymore', () => {
    expect(checkQuotes('QUO-07', { text: speech, state: 'approved' })).toEqual([])
    expect(checkQuotes('QUO-07', { text: '“Gone,”', state: 'draft' })).toEqual([])
  })
})

describe('QUO-08', () => {
  it('marks a quote whose words changed after the approval', () => {
    const changed: QuoteState = { text: speech, state: 'approved', approvedText: '“The ovens are far away,”' }
    expect(checkQuotes('QUO-08', changed)).toEqual([speech])
  })

  it('is silent where only the marks changed, and before any approval', () => {
    const marks: QuoteState = {
      text: speech,
      state: 'approved',
      approvedText: '"The ovens are six miles away."',
    }
    expect(checkQuotes('QUO-08', marks)).toEqual([])
    expect(checkQuotes('QUO-08', { text: speech, state: 'draft' })).toEqual([])
  })
})

describe('WIR-01', () => {
  function checkWire(wire: string | undefined, links: number): string[] {
    const body = Array.from({ length: links }, () => 'See the [menu](https://brightwaterfoods.com).').join(
      ' ',
    )
    const settings = { ...defaultSettings(caseDay), ...(wire === undefined ? {} : { wire }) }
    const { findings } = new Checker().check(readNotation(writeCase('body', body)), settings)
    return findings.flatMap(({ rule, message }) => (rule === 'WIR-01' ? [message] : []))
  }

  it('tells by how much the release misses the chosen wire', () => {
    expect(checkWire('ein-basic', 4)).toEqual([
      expect.stringMatching(/^Doesn’t fit EIN Basic: \d+ of 700 words, 4 of 3 links$/),
    ])
  })

  it('is silent where the release fits, and where no wire is chosen', () => {
    expect(checkWire('ein-basic', 3)).toEqual([])
    expect(checkWire(undefined, 9)).toEqual([])
  })
})
