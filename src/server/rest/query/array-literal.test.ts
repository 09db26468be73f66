import { describe, expect, it } from 'vitest'
import { readArrayLiteral, writeArrayLiteral } from './array-literal.ts'

describe('an array literal', () => {
  it.each<[string, (string | null)[] | undefined]>([
    ['{}', []],
    [' { } ', []],
    ['{a}', ['a']],
    ['{ a b , c }', ['a b', 'c']],
    ['{"a,b",c}', ['a,b', 'c']],
    ['{"a\\"b\\\\"}', ['a"b\\']],
    ['{a\\,b}', ['a,b']],
    ['{NULL,null,"NULL"}', [null, null, 'NULL']],
    ['{""}', ['']],
    ['a', undefined],
    ['{a', undefined],
    ['{a,}', undefined],
    ['{,a}', undefined],
    ['{{a}}', undefined],
    ['{a"b"}', undefined],
    ['{"a"b}', undefined],
    ['{"a}', undefined],
    ['[0:1]={a,b}', undefined],
  ])('%s is read', (text, values) => {
    expect(readArrayLiteral(text)).toEqual(values)
  })

  it('survives a round trip', () => {
    const values = ['', 'a', 'NULL', null, '"', '\\', '{}', ',', ' a ', '\n', '(a|b)\\y']
    expect(readArrayLiteral(writeArrayLiteral(values))).toEqual(values)
  })

  it('reads long ones in linear time', () => {
    expect(readArrayLiteral(`{${'a '.repeat(500)}"`)).toBeUndefined()
    expect(readArrayLiteral(`{${' '.repeat(990)}`)).toBeUndefined()
    expect(readArrayLiteral(`{${'\\'.repeat(991)}}`)).toBeUndefined()
  })
})
