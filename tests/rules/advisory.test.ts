import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { answerFiveWs } from '#domain/rules/release/five-ws.ts'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay } from '#tests/rule-cases/rule-case.ts'

const labels = [
  'WHAT: A planting of 12 oaks that brings the count to 500 since 2023.',
  'WHO: Mayor Shammas Malik and 40 students',
  'WHEN: Saturday, Nov. 21, 2026, 10 a.m. to noon ET',
  'WHERE: Copley Road and Storer Avenue, Akron, Ohio',
  'WHY: East Akron has shade on 18% of its land, according to a county survey.',
]
const title = '**Mayor, Students to Plant 500th Street Tree in Akron**'
const contact = 'Contact: Renee Tolliver, renee@akroncanopy.org, 330-555-0162'

function check(...pieces: string[]) {
  return new Checker().check(readNotation(pieces.join('\n\n')), defaultSettings(caseDay))
}

describe('a media advisory', () => {
  it('is asked for no dateline, length, quote or boilerplate, and its line is its release line', () => {
    const { findings } = check('**MEDIA ADVISORY**', title, ...labels, contact, '###')
    expect(findings.map(({ rule }) => rule)).toEqual([])
  })

  it('answers the five questions by its labels', () => {
    const { release } = check('MEDIA ADVISORY', title, ...labels)
    expect(Object.values(answerFiveWs(release))).toEqual([true, true, true, true, true])
  })

  it('is known by three labels alone', () => {
    const rules = (count: number) =>
      check('FOR IMMEDIATE RELEASE', title, ...labels.slice(0, count), contact).findings.map(
        ({ rule }) => rule,
      )
    expect(rules(3)).not.toContain('STR-06')
    expect(rules(2)).toContain('STR-06')
  })
})
