import { describe, expect, it } from 'vitest'
import { countCharacters, countUtf8Bytes } from './text-length.ts'

describe('countCharacters', () => {
  it('counts code points, not UTF-16 units', () => {
    expect(countCharacters('')).toBe(0)
    expect(countCharacters('abc')).toBe(3)
    expect(countCharacters('\u{1f4f0}é')).toBe(2)
  })
})

describe('countUtf8Bytes', () => {
  it('counts one to four bytes at the borders of the encoding', () => {
    expect(countUtf8Bytes('')).toBe(0)
    expect(countUtf8Bytes('\u007f')).toBe(1)
    expect(countUtf8Bytes('\u0080')).toBe(2)
    expect(countUtf8Bytes('\u07ff')).toBe(2)
    expect(countUtf8Bytes('\u0800')).toBe(3)
    expect(countUtf8Bytes('\uffff')).toBe(3)
    expect(countUtf8Bytes('\u{10000}')).toBe(4)
  })

  it('counts a lone surrogate as three bytes', () => {
    expect(countUtf8Bytes('\ud800')).toBe(3)
  })
})
