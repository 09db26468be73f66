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

Still being determined: [OPEN QUESTIONS, SUCH AS THE CAUSE AND THE NUMBER OF CUSTOMERS AFFECTED]. [COMPANY] will share details once they are confirmed.

The status of each service is at [STATUS PAGE]. Customers with urgent work that depends on [SERVICE] can call [PHONE] to ask about alternatives.

The next update will be posted at [WEB ADDRESS] as soon as there are confirmed facts to add. Each update will show the time it was issued and replace the previous one.

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

  it.each(['It ended.', 'He said “no.”', '“no”', 'See list:'])('adds no stop after %j', (facts) => {
    expect(write('data-breach', facts)).toContain(`so far:\n${facts}\n\n`)
  })

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
    expect(crisisLegalNotice.text).toMatch(/not legal advice\. Have counsel review it/)
  })

  it('lists nine best practices as sentences', () => {
    expect(crisisBestPractices).toHaveLength(9)
    for (const practice of crisisBestPractices) expect(practice).toMatch(/^[A-Z].{30,100}[.”]$/)
  })
})

describe('what may not be under confirmed', () => {
  const make = (details: string) => {
    const made = generateStatement('service-outage', details)
    if (!made.ok) throw new Error(made.message)
    return made
  }
  const confirmed = (details: string) =>
    /What has been confirmed so far:\n(?<facts>[\s\S]*?)\n\nSo far,/.exec(make(details).statement)?.groups
      ?.facts

  it.each([
    ['We think our hosting company is to blame.', 'blame'],
    ['The vendor might have pushed a bad update.', 'unconfirmed'],
    ['It was probably a cable.', 'unconfirmed'],
    ['It is not yet clear how many people are affected.', 'unconfirmed'],
    ['Was it the update?', 'unconfirmed'],
    ['The night shift failed to answer the alarm.', 'blame'],
    ['We are sorry for the trouble.', 'blame'],
    ['Off the record: the backup was switched off.', 'private'],
  ])('%s is left out as %s', (sentence, reason) => {
    const details = `Sign-in stopped at 9:40 a.m. ${sentence}`
    expect(confirmed(details)).toBe('Sign-in stopped at 9:40 a.m.')
    expect(make(details).keptOut).toEqual([{ text: sentence, reason }])
  })

  it.each([
    'Sign-in stopped in May at 9:40 a.m.',
    'The team restored service at noon.',
    'Customers in Ohio could not sign in.',
    'The fire department confirmed that nobody was hurt.',
  ])('%s stays', (sentence) => {
    expect(confirmed(sentence)).toBe(sentence)
  })

  it('leaves a blank when nothing is confirmed', () => {
    expect(confirmed('We think it was a cable.')).toBe('[CONFIRMED FACTS]')
  })

  it('fills in a phone number, a date and a product that the details give', () => {
    const made = generateStatement(
      'product-recall',
      'Acme is recalling Breeze Heater sold from Jan. 4, 2026 to March 2, 2026. Owners can call 937-555-0142.',
    )
    const statement = made.ok ? made.statement : ''
    expect(statement).toContain('is recalling Breeze Heater sold from Jan. 4, 2026 to March 2, 2026 at')
    expect(statement).toContain('or call 937-555-0142 about')
    expect(statement).toContain('on the recall of Breeze Heater')
  })

  it('fills in nothing that has two answers', () => {
    const { statement } = make('Call 937-555-0142 or 937-555-0143. It began on Nov. 3 and ended on Nov. 4.')
    expect(statement).toContain('[PHONE]')
    expect(statement).toContain('on [DATE]. It affects')
  })
})
