import { describe, expect, it } from 'vitest'
import { improveText } from '#server/ai/builtin/rewrite/rewrite-text.ts'
import { emptyClaims } from './empty-claims.ts'
import { allRules } from './rule-sets.ts'

const place = { kind: 'body' } as const

it('abbreviates a state in the dateline and nowhere else', () => {
  const lead = 'BOULDER, Colorado, Nov. 17, 2026 — Acme opened in Boulder, Colo., and Austin, Texas.'
  expect(improveText(lead, allRules, { kind: 'lead' }).text).toBe(
    'BOULDER, Colo., Nov. 17, 2026 — Acme opened in Boulder, Colorado, and Austin, Texas.',
  )
})

it('takes praise out of a headline that names its company', () => {
  const place = { kind: 'headline', company: 'Acme Outdoors' } as const
  expect(improveText('Acme Outdoors Announces Revolutionary Pocket Grill!', allRules, place).text).toBe(
    'Acme Outdoors Announces Pocket Grill',
  )
})

describe('praise in a sentence', () => {
  it.each([
    ['This game-changing platform opened in May.', 'This platform opened in May.'],
    ['Acme’s revolutionary, cutting-edge platform opened in May.', 'Acme’s platform opened in May.'],
    ['Our amazing product costs $5.', 'The company’s product costs $5.'],
    ['Revolutionary technology cuts waste.', 'Technology cuts waste.'],
    ['The world’s best coffee maker costs $40.', 'The coffee maker costs $40.'],
    ['Acme is excited to be launching a lamp.', 'Acme is launching a lamp.'],
    ['Acme is revolutionizing lunch.', 'Acme is changing lunch.'],
    ['It sells a lamp that will change everything forever.', 'It sells a lamp.'],
  ])('goes from "%s"', (before, after) => {
    expect(improveText(before, allRules, place).text).toBe(after)
  })

  it.each(['The Dynamic Group sells lamps.', 'The lamp is amazing.', 'Unique Lamps opened in May.'])(
    'stays in "%s"',
    (text) => {
      expect(improveText(text, allRules, place).text).toBe(text)
    },
  )
})

describe('praise that is all a sentence says', () => {
  it.each([
    ['The product is amazing and incredible.', 'The product is [RESULT A READER CAN CHECK].'],
    ['It is truly revolutionary.', 'It is [RESULT A READER CAN CHECK].'],
    ['The lamp is the best in the world.', 'The lamp is [RANK, WITH SOURCE AND YEAR].'],
    ['The lamp will disrupt the industry.', 'The lamp will [WHAT CHANGES FOR CUSTOMERS, WITH ONE NUMBER].'],
  ])('asks for a fact in "%s"', (before, after) => {
    expect(improveText(before, [emptyClaims, ...allRules], place).text).toBe(after)
  })
})
