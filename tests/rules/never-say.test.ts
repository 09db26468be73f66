// Words of private notes, as the desk passes them with the document.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { groupFindings } from '#domain/check/group-findings.ts'
import { ignoreHere, withoutIgnored } from '#domain/check/preferences.ts'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay, writeCase } from '#tests/rule-cases/rule-case.ts'

const neverSay = ['Orrick Motors', '$3 million', 'Project Falcon', '17%']

function findSaid(text: string, words: readonly string[] = neverSay): string[] {
  const blocks = readNotation(writeCase('body', text))
  const { findings } = new Checker().check(blocks, { ...defaultSettings(caseDay), neverSay: words })
  return findings
    .filter(({ rule }) => rule === 'LEG-10')
    .map(({ place }) => blocks[place?.block ?? -1]?.text.slice(place?.from, place?.to) ?? '')
}

describe('words a document must not say', () => {
  it.each([
    ['Orrick Motors bought the bread ovens.', ['Orrick Motors']],
    ['The ovens went to Orrick’s plant.', ['Orrick']],
    ['ORRICK MOTORS bought the bread ovens.', ['ORRICK MOTORS']],
    ['The ovens cost $3M, or 3 million dollars.', ['$3M', '3 million dollars']],
    ['“Project Falcon saved us,” said Ruth Okafor, operations director.', ['Project Falcon']],
    ['Sales rose 17 percent in 2025, according to the report.', ['17 percent']],
  ])('are found in: %s', (text, said) => {
    expect(findSaid(text)).toEqual(said)
  })

  it.each([
    'The project cost $30 million and uses 17 ovens.',
    'The motors run all night.',
    'Falcons nest on the roof of the bakery.',
  ])('are not seen in: %s', (text) => {
    expect(findSaid(text)).toEqual([])
  })

  it('ask for nothing where there are none', () => {
    expect(findSaid('Orrick Motors bought the ovens for $3 million.', [])).toEqual([])
  })
})

describe('a dateline of blanks', () => {
  it('answers neither where nor when', async () => {
    const { answerFiveWs } = await import('#domain/rules/release/five-ws.ts')
    const answer = (lead: string) =>
      answerFiveWs(
        new Checker().check(readNotation(`# Acme opens plant\n\n${lead}`), defaultSettings(caseDay)).release,
      )
    expect(answer('[CITY], [Date] — [COMPANY] opened a plant.')).toMatchObject({
      who: false,
      when: false,
      where: false,
    })
    expect(answer('[CITY], Nov. 17, 2026 — Acme opened a plant.')).toMatchObject({ when: true, where: false })
  })
})

describe('what a client rules out', () => {
  const clientWords = [
    { word: 'cheap', why: 'They say affordable' },
    { word: 'Tallow Works', why: 'this is another client’s name' },
    { word: 'Kestrel', why: 'this is another client’s name' },
    { word: 'Kestrel Health', why: 'this is another client’s name' },
  ]
  const findMessages = (text: string) => {
    const blocks = readNotation(writeCase('body', text))
    const { findings } = new Checker().check(blocks, { ...defaultSettings(caseDay), clientWords })
    return findings
      .filter(({ rule }) => rule === 'LEG-11')
      .map(({ severity, message }) => [severity, message])
  }

  it('is an error with the client’s own reason', () => {
    expect(findMessages('The Cheap ovens of Tallow  Works are here.')).toEqual([
      ['error', '“Cheap”: They say affordable'],
      ['error', '“Tallow  Works”: this is another client’s name'],
    ])
  })

  it('counts a place once, with the longest of its spellings', () => {
    expect(findMessages('They named Kestrel Health, and Kestrel again.')).toEqual([
      ['error', '“Kestrel Health”: this is another client’s name'],
      ['error', '“Kestrel”: this is another client’s name'],
    ])
  })

  it('is an issue for each word, with its own reason, and is ignored word by word', () => {
    const words = [
      { word: 'cheap', why: 'brand rule', reason: 'It’s on the list.' },
      { word: 'Tallow Works', why: 'this is another client’s name', reason: 'Never name another client.' },
    ]
    const blocks = readNotation(writeCase('body', 'Cheap ovens of Tallow Works are cheap.'))
    const { findings } = new Checker().check(blocks, { ...defaultSettings(caseDay), clientWords: words })
    const own = findings.filter(({ rule }) => rule === 'LEG-11')
    const issues = groupFindings(own).map((issue) => [issue.findings.length, issue.findings[0].reason])
    expect(issues).toEqual([
      [2, 'It’s on the list.'],
      [1, 'Never name another client.'],
    ])
    const [first] = own
    if (!first) throw new Error('Nothing was found.')
    const left = withoutIgnored(own, ignoreHere({ once: [], rules: [] }, first))
    expect(left.map(({ subject }) => subject)).toEqual(['tallow works'])
  })

  it('is found as whole words and names alone', () => {
    expect(findMessages('Cheaper ovens by Tallow, the works of a lifetime, are here.')).toEqual([])
  })
})
