import { describe, expect, it } from 'vitest'
import { parseSelect } from './select.ts'

describe('parseSelect', () => {
  it('names a JSON path by its last key', () => {
    expect(parseSelect('data->a->0,data->0,x:data->>b')).toMatchObject([
      { alias: 'a' },
      { alias: undefined },
      { alias: 'x' },
    ])
  })

  it('reads quoted names with any characters', () => {
    expect(parseSelect('"a,b":"c.d"::text')).toEqual([
      { kind: 'field', alias: 'a,b', field: { name: 'c.d', path: [] }, cast: 'text' },
    ])
  })

  it('reads types of several words and arrays', () => {
    expect(parseSelect('a::double precision,b::int[]')).toMatchObject([
      { cast: 'double precision' },
      { cast: 'int[]' },
    ])
  })

  it('reads count as a column unless it has parentheses', () => {
    expect(parseSelect('count')).toMatchObject([{ field: { name: 'count' } }])
    expect(() => parseSelect('count()')).toThrow('aggregate')
    expect(() => parseSelect('id,a.count()')).toThrow('aggregate')
  })

  it('is empty for whitespace', () => {
    expect(parseSelect('  ')).toEqual([])
  })
})
