import { describe, expect, it } from 'vitest'
import { findShapeProblem, isDeepValue, jsonValues } from './json-shape.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('findShapeProblem', () => {
  it('allows 200 levels and no more', () => {
    expect(findShapeProblem(nested(200))).toBeUndefined()
    expect(findShapeProblem(nested(201))).toBe('too deep')
    expect(findShapeProblem('{"a":'.repeat(201))).toBe('too deep')
  })

  it('counts levels, not brackets', () => {
    expect(findShapeProblem(`[${Array.from({ length: 1000 }, () => '[]').join()}]`)).toBeUndefined()
  })

  it('allows so many values and no more, however they are written', () => {
    const list = (count: number) => `[${Array.from({ length: count }, () => '1').join()}]`
    const object = (count: number) => `{${Array.from({ length: count }, (_, key) => `"k${key}":0`).join()}}`
    for (const write of [list, object]) {
      expect(findShapeProblem(write(jsonValues))).toBeUndefined()
      expect(findShapeProblem(write(jsonValues + 1))).toBe('too many values')
    }
    expect(findShapeProblem(`[${'{}'.repeat(jsonValues)}]`)).toBe('too many values')
  })

  it('ignores brackets and commas inside strings, escaped quotes included', () => {
    expect(findShapeProblem(`{"a":"\\"${'['.repeat(300)}"}`)).toBeUndefined()
    expect(findShapeProblem(`{"a":"${',\\"'.repeat(jsonValues + 1)}"}`)).toBeUndefined()
    expect(findShapeProblem(`{"a\\\\":${nested(200)}}`)).toBe('too deep')
  })

  it('finds the end of a string, however far behind an escaped quote and however many backslashes are before it', () => {
    for (let length = 0; length < 200; length += 1) {
      const inside = `${' '.repeat(length)}${'['.repeat(300)}`
      expect(findShapeProblem(`["\\"${inside}"]`)).toBeUndefined()
      const after = `"\\"${' '.repeat(length)}"${nested(201)}`
      expect(findShapeProblem(after)).toBe('too deep')
      const slashes = `"${'\\'.repeat(length)}"${nested(201)}"`
      expect(findShapeProblem(slashes)).toBe(length % 2 === 0 ? 'too deep' : undefined)
    }
  })

  it('ends with a string that does not', () => {
    expect(findShapeProblem(`"${'['.repeat(300)}`)).toBeUndefined()
    expect(findShapeProblem('"\\')).toBeUndefined()
  })
})

describe('isDeepValue', () => {
  it('counts brackets inside quotes too', () => {
    expect(isDeepValue(`{"${nested(199)}"}`)).toBe(false)
    expect(isDeepValue(`{"${nested(200)}"}`)).toBe(true)
    expect(isDeepValue('('.repeat(201))).toBe(true)
  })
})
