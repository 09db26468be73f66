import { describe, expect, it } from 'vitest'
import { findPeople } from './people.ts'

describe('a person with a title', () => {
  it.each([
    [
      'Maren Oduya, head of field engineering at Larkmoor Instruments.',
      'head of field engineering',
      'Larkmoor Instruments',
    ],
    ['Ana Ruiz, director of engineering at Pellworth.', 'director of engineering', 'Pellworth'],
    ['Ana Ruiz, chief engineer at Pellworth.', 'chief engineer', 'Pellworth'],
    ['Ana Ruiz, founder and CEO of Pellworth.', 'founder and CEO', 'Pellworth'],
  ])('keeps the whole title and the company of "%s"', (text, title, organization) => {
    expect(findPeople(text)).toEqual([expect.objectContaining({ title, organization })])
  })
})
