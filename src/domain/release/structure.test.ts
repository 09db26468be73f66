import { describe, expect, it } from 'vitest'
import { findHype } from '#domain/text/prose.test-support.ts'
import { releaseStructures, seoTips, writeTemplate } from './structure.ts'
import { isStructureType } from './structure-types.ts'

describe('release structures', () => {
  it('offers the four types in the order of the picker', () => {
    expect(Object.entries(releaseStructures).map(([type, structure]) => [type, structure.label])).toEqual([
      ['product-launch', 'Product launch'],
      ['funding', 'Funding'],
      ['partnership', 'Partnership'],
      ['event', 'Event'],
    ])
  })

  it('gives each type the template of its own kind of news', () => {
    expect(Object.values(releaseStructures).map((structure) => structure.blocks[1])).toEqual([
      '[COMPANY] to Sell [PRODUCT] to [BUYERS] for [PRICE] Starting [DATE]',
      '[COMPANY] Raises [AMOUNT] to [WHAT THE MONEY WILL DO]',
      '[COMPANY] to [WHAT IT WILL DO] at [NUMBER] [PARTNER] [SITES]',
      '[HOST] to [SHOW, OPEN OR DISCUSS WHAT] in [CITY] on [DATE]',
    ])
  })

  it('knows its types and nothing else', () => {
    expect(['product-launch', 'funding', 'partnership', 'event'].every(isStructureType)).toBe(true)
    expect([undefined, '', 'general', 'toString', '__proto__'].some(isStructureType)).toBe(false)
  })
})

describe('writeTemplate', () => {
  it('separates blocks by a blank line and keeps the line breaks inside them', () => {
    expect(writeTemplate(['FOR IMMEDIATE RELEASE', 'About [COMPANY]\nText', '###'])).toBe(
      'FOR IMMEDIATE RELEASE\n\nAbout [COMPANY]\nText\n\n###',
    )
  })

  it('shows a whole release from the release line to the end mark', () => {
    const text = writeTemplate(releaseStructures.funding.blocks)
    expect(text).toMatch(/^FOR IMMEDIATE RELEASE\n\n\[COMPANY\] Raises [\s\S]+\n\n###$/)
  })
})

describe('seoTips', () => {
  it('gives eight tips as sentences without hype', () => {
    expect(seoTips).toHaveLength(8)
    for (const tip of seoTips) {
      expect(tip).toMatch(/^[A-Z].{50,140}[.”]$/)
      expect(findHype(tip)).toEqual([])
    }
  })
})
