import { describe, expect, it } from 'vitest'
import { tellComparison } from './compared-figures.ts'

describe('a figure beside the one before it', () => {
  it('tells how it went, and since when', () => {
    expect(tellComparison('Revenue H1 2026', '€218.6 million (H1 2025: €210.0 million), +4.1%')).toBe(
      'Revenue rose by 4.1% to €218.6 million in the first half of 2026, from €210.0 million in the first half of 2025.',
    )
    expect(tellComparison('EBIT', '€12.9 million (before: €14.2 million)')).toBe(
      'EBIT fell to €12.9 million, from €14.2 million.',
    )
    expect(tellComparison('Members', '4,100 households (last year: 3,900 households)')).toBe(
      'Members rose to 4,100 households, from 3,900 the year before.',
    )
    expect(tellComparison('Dividend', '€0.40 (2025: €0.40)')).toBe('Dividend was unchanged at €0.40.')
  })

  it('leaves other brackets alone', () => {
    expect(tellComparison('Price', '€40 (incl. VAT)')).toBeUndefined()
    expect(tellComparison('Raised', '$214,600 (goal 175,000)')).toBeUndefined()
    expect(tellComparison('Opening', 'May 3 (Sunday: closed)')).toBeUndefined()
  })
})
