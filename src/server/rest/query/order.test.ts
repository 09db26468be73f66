import { describe, expect, it } from 'vitest'
import { parseOrder } from './order.ts'

describe('parseOrder', () => {
  it('reads directions and nulls independently', () => {
    expect(parseOrder('a.nullslast,b.desc,data->>c.asc.nullsfirst')).toMatchObject([
      { direction: 'asc', nulls: 'last' },
      { direction: 'desc', nulls: undefined },
      { direction: 'asc', nulls: 'first' },
    ])
  })

  it.each(['a.descending', 'a.nulls', 'a.nullslast.desc', 'a,', 'a b.desc,,'])('refuses %s', (text) => {
    expect(() => parseOrder(text)).toThrow('failed to parse order')
  })
})
