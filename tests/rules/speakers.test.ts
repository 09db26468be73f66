// Who counts as introduced before a quotation names them (QUO-01).
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay, writeCase } from '#tests/rule-cases/rule-case.ts'

const findSpeakers = (text: string) =>
  new Checker()
    .check(readNotation(writeCase('quote', text)), defaultSettings(caseDay))
    .findings.flatMap(({ rule, message }) => (rule === 'QUO-01' ? [message] : []))

describe('a title before the name', () => {
  it.each([
    'Acme President Jo Hart said the ovens are near.\n\n“The ovens are six miles away,” Hart said.',
    'Fresno Mayor Jerry Dyer opened the bakery.\n\n“The ovens are six miles away,” said Dyer.',
    'With them came Mayor Jerry Dyer. The ovens are new.\n\n“The ovens are six miles away,” Dyer said.',
    'Mayor Jerry Dyer opened the bakery.\n\n“The ovens are six miles away,” Dyer said.',
    'President and CEO Maria Sandoval opened it.\n\n“The ovens are six miles away,” Sandoval said.',
    'The town’s fire chief, the mayor and Acme Vice President of Sales Ana de la Cruz came.\n\n“The ovens are six miles away,” Cruz said.',
    'It was bakery manager Ruth Miller who opened it.\n\n“The ovens are six miles away,” Miller said.',
    '“The ovens are six miles away,” Acme President Jo Hart said. “Now we bake.”',
    'Acme Chief Executive Officer Jo Hart said, “The ovens are six miles away.”',
    'President and CEO Maria Sandoval said: “The ovens are six miles away.”',
    '“The ovens are six miles away,” said Acme co-founder Jo Hart.',
    '“The ovens are six miles away,” said Acme President Jo Hart.',
    'Bob Smith, Chief Executive Officer, opened it.\n\n“The ovens are six miles away,” Smith said.',
    'Bob Smith, Chief Executive Officer of Acme, opened it.\n\n“The ovens are six miles away,” Smith said.',
    'Bob Smith, CEO, opened it.\n\n“The ovens are six miles away,” Smith said.',
    '“The ovens are six miles away,” said council president Ellen Brody.',
    '“The ovens are six miles away,” said longtime customer Ellen Brody of Dayton.',
    '“The ovens are six miles away,” said Dayton Dairy’s Ellen Brody.',
    'Ellen Brody, a farmer, put it plainly: “The ovens are six miles away.”',
    '“The ovens are near. They are hot.\n\n“And they are new,” said Ellen Brody, a farmer.',
    'Mayor Ellen Brody opened it.\n\nAsked about the cost, Brody said, “The ovens are six miles away.”',
  ])('introduces the speaker: %s', (text) => {
    expect(findSpeakers(text)).toEqual([])
  })

  it.each([
    'The president opened it. Jo Hart came too.\n\n“The ovens are six miles away,” Hart said.',
    'Fresno Mayor Jerry Dyer opened it.\n\n“The ovens are six miles away,” Hart said.',
    '“The ovens are near. They are hot.\n\n“And they are new,” the paper reads.',
    '“The ovens are six miles away,” the paper said in May.',
    'Jo Hart said, “The ovens are six miles away.”',
    'Acme Foods opened it.\n\n“The ovens are six miles away,” said Jo Hart.',
  ])('is missed where it is not there: %s', (text) => {
    expect(findSpeakers(text)).not.toEqual([])
  })
})
