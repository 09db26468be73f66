import { describe, expect, it } from 'vitest'
import { findBrokenPlaceholders, findHype } from './prose.test-support.ts'

describe('prose checks', () => {
  it('find hype and exclamation marks', () => {
    expect(findHype('A Seamless, world-class launch!')).toEqual(['Seamless', 'world-class', '!'])
    expect(findHype('The lead investor led the round.')).toEqual([])
  })

  it('find brackets that are open, nested or in lower case', () => {
    expect(findBrokenPlaceholders('[CITY], [ON-SALE DATE]')).toEqual([])
    expect(findBrokenPlaceholders('said [NAME')).toHaveLength(1)
    expect(findBrokenPlaceholders('said [FULL [NAME]]')).toHaveLength(1)
    expect(findBrokenPlaceholders('said [name]')).toHaveLength(1)
    expect(findBrokenPlaceholders('said {name}')).toHaveLength(1)
  })
})
