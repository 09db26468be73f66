import { describe, expect, it } from 'vitest'
import { findBrokenPlaceholders, findHype } from './prose.test-support.ts'
import { digestOf } from './text-digest.test-support.ts'

describe('digestOf', () => {
  it('answers the published FNV-1a value', () => {
    // JSON of the number 0 is the single character "0", whose 32-bit FNV-1a hash is 0x350ca8af.
    expect(digestOf(0)).toBe('350ca8af')
  })

  it('sees one changed letter and one changed order', () => {
    expect(digestOf(['a', 'b'])).not.toBe(digestOf(['a', 'c']))
    expect(digestOf(['a', 'b'])).not.toBe(digestOf(['b', 'a']))
  })
})

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
