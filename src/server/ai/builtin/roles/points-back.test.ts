import { describe, expect, it } from 'vitest'
import { pointsBack } from './points-back.ts'

describe('a sentence points back', () => {
  it.each([
    'The board changed it on June 3.',
    'She gets a staff of three.',
    'About 41,000 farmers use it every week.',
    'After use it goes in the soil and in six months it is gone.',
  ])('when it means nothing without the one before it: “%s”', (sentence) => {
    expect(pointsBack(sentence, 'Larkmoor')).toBeGreaterThan(0.7)
  })

  it.each([
    'Larkmoor has 640 employees in Dayton.',
    'The price was $312,000.',
    'Larkmoor bought the mill in May and will keep its name.',
    'The plant opens on Monday, June 1, in Toledo.',
  ])('and not when it explains itself: “%s”', (sentence) => {
    expect(pointsBack(sentence, 'Larkmoor')).toBeLessThan(0.4)
  })
})
