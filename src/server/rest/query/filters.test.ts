import { describe, expect, it } from 'vitest'
import { parseFilters } from './filters.ts'

const one = (name: string, value: string) => parseFilters([[name, value]])[0]
const condition = (value: string) => {
  const logic = one('a', value)
  return logic?.kind === 'filter' ? logic.condition : undefined
}

describe('a filter', () => {
  it.each([
    ['eq.', { operator: 'eq', value: '', quantifier: undefined }],
    ['eq."a"', { operator: 'eq', value: '"a"', quantifier: undefined }],
    ['eq.a.b:c,d)', { operator: 'eq', value: 'a.b:c,d)', quantifier: undefined }],
    ['like(all).{a*,b}', { operator: 'like', value: '{a*,b}', quantifier: 'all' }],
    ['is.NULL', { operator: 'is', value: 'null' }],
    ['in.()', { operator: 'in', values: [] }],
    ['in.("")', { operator: 'in', values: [''] }],
    ['in.(,)', { operator: 'in', values: ['', ''] }],
    ['in.("a,b","c\\"d",e"f)', { operator: 'in', values: ['a,b', 'c"d', 'e"f'] }],
    ['in.("a"b,c)', { operator: 'in', values: ['"a"b', 'c'] }],
    ['fts(english).fox', { operator: 'fts', value: 'fox', config: 'english' }],
    ['fts(pg_catalog.simple).fox', { operator: 'fts', value: 'fox', config: 'pg_catalog.simple' }],
  ])('%s is read', (text, expected) => {
    expect(condition(text)).toEqual(expected)
  })

  it('may use a JSON path with unusual keys', () => {
    expect(one('data->"a.b"->>0', 'eq.1')).toMatchObject({
      field: {
        name: 'data',
        path: [
          { operator: '->', key: 'a.b', isIndex: false },
          { operator: '->>', key: '0', isIndex: true },
        ],
      },
    })
  })

  it('distinguishes a column from an operator of the same name', () => {
    expect(one('or', '(eq.eq.eq,not.eq.1)')).toMatchObject({
      parts: [{ field: { name: 'eq' }, negated: false }, { field: { name: 'not' } }],
    })
  })
})

describe('a logic tree', () => {
  it('negates as a whole and in its parts', () => {
    expect(one('not.or', '(a.eq.1,not.and(b.gt.2,c.not.is.null))')).toMatchObject({
      kind: 'or',
      negated: true,
      parts: [
        { kind: 'filter', negated: false },
        { kind: 'and', negated: true, parts: [{ negated: false }, { negated: true }] },
      ],
    })
  })

  it('ends values at commas and brackets outside quotes and braces', () => {
    expect(one('and', '(a.eq."x,)\\"",b.cs.{"p,}",q},c.eq.{x)')).toMatchObject({
      parts: [
        { condition: { value: 'x,)"' } },
        { condition: { value: '{"p,}",q}' } },
        { condition: { value: '{x' } },
      ],
    })
  })
})
