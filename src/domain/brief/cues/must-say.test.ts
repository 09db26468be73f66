import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { isDisclaimer, isReassurance } from './must-say.ts'

const kindsOf = (notes: string) => sortBrief(notes).units.map(({ kind, text }) => [kind, text])

describe('"say that"', () => {
  const news = 'Tamarack Lab of Missoula, Montana, sells a soil test for $39 from Monday.'

  it('asks to print what is before it', () => {
    expect(
      kindsOf(`${news} It does not test for metals, say that, don’t let anybody think it does.`),
    ).toEqual([
      ['fact', news],
      ['fact', 'It does not test for metals'],
      ['instruction', 'say that, don’t let anybody think it does.'],
    ])
  })

  it('opens nothing that is silenced', () => {
    const units = kindsOf(`${news} Off the record, the bank wants its money back, say that.`)
    expect(units.find(([, text]) => text?.includes('bank'))?.[0]).toBe('private')
  })
})

describe('a disclaimer', () => {
  it.each([
    'We do NOT say salt is unsafe.',
    'The study does not show that screens are harmful.',
    'We don’t claim it cures colds.',
  ])('is what the notes want printed: "%s"', (words) => {
    expect(isDisclaimer(words)).toBe(true)
    const [unit] = sortBrief(`${words}\nHarbor Lab of Dayton, Ohio, tested 72 packets of salt in May.`).units
    expect(unit?.kind).toBe('fact')
  })

  it.each([
    'We do not say that the plant is closing.',
    'We don’t say who is buying it.',
    'Please do not write it is good for health.',
    'You do not say it is unsafe in the text.',
  ])('is no request for silence: "%s"', (words) => {
    expect(isDisclaimer(words)).toBe(false)
  })
})

it.each([
  ['no patient was harmed and nothing unsterile got used', true],
  ['Nobody was hurt', true],
  ['No customers were affected.', true],
  ['no photos please', false],
  ['Nobody waits in the morning', false],
])('hears a reassurance in "%s": %s', (words, isOne) => {
  expect(isReassurance(words)).toBe(isOne)
})
