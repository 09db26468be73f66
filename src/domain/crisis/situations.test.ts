import { describe, expect, it } from 'vitest'
import { findBrokenPlaceholders, findHype } from '#domain/text/prose.test-support.ts'
import { crisisSituations } from './situations.ts'

const situations = Object.entries(crisisSituations)

describe('crisis situations', () => {
  it('offers the five types in the order of the select', () => {
    expect(situations.map(([type, situation]) => [type, situation.label])).toEqual([
      ['data-breach', 'Data breach'],
      ['service-outage', 'Service outage'],
      ['product-recall', 'Product recall'],
      ['executive-misconduct', 'Executive misconduct'],
      ['financial-irregularities', 'Financial irregularities'],
    ])
  })

  it.each(situations)(
    'opens the %s statement with a holding line of at most 50 words',
    (_type, situation) => {
      expect(situation.opening.startsWith('[COMPANY] ')).toBe(true)
      expect(situation.opening.split(/\s+/).length).toBeLessThanOrEqual(50)
    },
  )

  it.each(situations)('tells people in the %s statement whom to reach', (_type, situation) => {
    expect(situation.help).toMatch(/\[(PHONE|EMAIL)\]/)
    expect(situation.open).toMatch(/^Still being determined: \[/)
  })

  it.each(situations)('writes the %s statement with whole blanks and no hype', (_type, situation) => {
    const text = Object.values(situation).join('\n')
    expect(findBrokenPlaceholders(text)).toEqual([])
    expect(findHype(text)).toEqual([])
  })
})
