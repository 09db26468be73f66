import { describe, expect, it } from 'vitest'
import { isDeepJson, isDeepValue } from './json-depth.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('isDeepJson', () => {
  it('allows 200 levels and no more', () => {
    expect(isDeepJson(nested(200))).toBe(false)
    expect(isDeepJson(nested(201))).toBe(true)
    expect(isDeepJson('{"a":'.repeat(201))).toBe(true)
  })

  it('counts levels, not brackets', () => {
    expect(isDeepJson(`[${Array.from({ length: 1000 }, () => '[]').join()}]`)).toBe(false)
  })

  it('takes brackets inside strings for words, escaped quotes included', () => {
    expect(isDeepJson(`{"a":"\\"${'['.repeat(300)}"}`)).toBe(false)
    expect(isDeepJson(`{"a\\\\":${nested(200)}}`)).toBe(true)
  })

  it('ends with a string that does not', () => {
    expect(isDeepJson(`"${'['.repeat(300)}`)).toBe(false)
    expect(isDeepJson('"\\')).toBe(false)
  })
})

describe('isDeepValue', () => {
  it('counts brackets inside quotes too', () => {
    expect(isDeepValue(`{"${nested(199)}"}`)).toBe(false)
    expect(isDeepValue(`{"${nested(200)}"}`)).toBe(true)
    expect(isDeepValue('('.repeat(201))).toBe(true)
  })
})
