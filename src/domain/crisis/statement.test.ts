import { describe, expect, it } from 'vitest'
import { crisisSituations } from './situations.ts'
import { crisisBestPractices, crisisLegalNotice, generateStatement } from './statement.ts'

const types = Object.keys(crisisSituations)
const details = 'Sign-in stopped working for customers in Ohio at 9:40 a.m.'

function write(type: string, facts = details): string {
  const result = generateStatement(type, facts)
  if (!result.ok) throw new Error(result.message)
  return result.statement
}

describe('generateStatement', () => {
  it('builds the whole statement in order', () => {
    expect(write('service-outage')).toBe(`Statement from [COMPANY] on a service disruption

Issued at [TIME AND TIME ZONE] on [DATE]

[COMPANY] is working to restore [SERVICE] after a disruption that began at [TIME AND TIME ZONE] on [DATE]. It affects [REGIONS OR FUNCTIONS].

What has been confirmed so far:
Sign-in stopped working for customers in Ohio at 9:40 a.m.

So far, engineers have [STEPS ALREADY TAKEN, SUCH AS TRAFFIC REROUTED OR A CHANGE ROLLED BACK]. Work continues on [PART STILL AFFECTED].

Still being established: [OPEN POINTS, SUCH AS THE CAUSE AND THE NUMBER OF CUSTOMERS AFFECTED]. [COMPANY] will describe these points once they are confirmed.

The state of each service is shown at [STATUS PAGE]. Customers with urgent work that depends on [SERVICE] can call [PHONE] to ask about alternatives.

The next update will be posted at [WEB ADDRESS] as soon as there are confirmed facts to add. Each update will carry the time it was issued and replace the one before.

Media contact
[NAME AND TITLE]
[EMAIL]
[PHONE WITH AREA CODE]`)
  })

  it.each(types)('admits no liability, promises no date and uses no stock phrase for %s', (type) => {
    const statement = write(type)
    expect(statement).not.toMatch(/\b(sorry|apolog\w+|fault|blame|liab\w+|negligen\w+|guilty|our)\b/i)
    expect(statement).not.toMatch(
      /\b(today|tomorrow|within \d|hours|days|week|soon be|guarantee\w*|promise\w*)\b/i,
    )
    expect(statement).not.toMatch(/isolated incident|abundance of caution|seriously|no evidence/i)
  })

  it.each(types)('offers the next update and a media contact for %s', (type) => {
    expect(write(type)).toMatch(
      /\n\nThe next update will be posted at \[WEB ADDRESS\] [^\n]+\n\nMedia contact\n/,
    )
  })

  it.each(types)('stays near 120 words for %s, a placeholder counted as one', (type) => {
    const words = write(type, 'Fact')
      .replace(/\[[^\]]+\]/g, 'slot')
      .split(/\s+/)
    expect(words.length).toBeGreaterThan(100)
    expect(words.length).toBeLessThan(140)
  })

  it('writes a statement of its own for each type', () => {
    expect(new Set(types.map((type) => write(type))).size).toBe(5)
  })

  it('keeps the paragraphs of the details and ends them with a stop', () => {
    expect(write('data-breach', '  First fact.\r\n\r\n\r\n\r\n Second fact  ')).toContain(
      'What has been confirmed so far:\nFirst fact.\n\nSecond fact.\n\nSo far,',
    )
  })

  it.each(['It ended.', 'He said “no.”', '“no”', 'Really?', 'See list:'])(
    'adds no stop after %j',
    (facts) => {
      expect(write('data-breach', facts)).toContain(`so far:\n${facts}\n\n`)
    },
  )

  it.each(['Up 40%', 'It failed (twice)', 'Ended at 9'])('adds a stop after %j', (facts) => {
    expect(write('data-breach', facts)).toContain(`so far:\n${facts}.\n\n`)
  })

  it('keeps dollar signs and brackets of the details as typed', () => {
    expect(write('product-recall', "Cost $& and $' [so far].")).toContain("\nCost $& and $' [so far].\n")
  })

  it.each([
    [undefined, details],
    ['', details],
    ['toString', details],
    ['data-breach', ''],
    ['data-breach', ' \r\n '],
  ])('asks for what is missing with type %j and details %j', (type, facts) => {
    expect(generateStatement(type, facts)).toEqual({
      ok: false,
      title: 'Missing information',
      message: 'Please select a situation type and provide details.',
    })
  })
})

describe('crisis texts', () => {
  it('sends the reader to counsel', () => {
    expect(crisisLegalNotice.title).toBe('Legal notice')
    expect(crisisLegalNotice.text).toMatch(/not legal advice\. Have counsel read it/)
  })

  it('lists nine best practices as sentences', () => {
    expect(crisisBestPractices).toHaveLength(9)
    for (const practice of crisisBestPractices) expect(practice).toMatch(/^[A-Z].{30,100}[.”]$/)
  })
})
