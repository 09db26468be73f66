import { describe, expect, it } from 'vitest'
import { parsePreferences } from './preferences.ts'

describe('parsePreferences', () => {
  it('uses the first mention of each', () => {
    expect(parsePreferences('return=minimal, count=exact,return=representation')).toMatchObject({
      return: 'minimal',
      count: 'exact',
      unknown: [],
    })
  })

  it.each([
    'return',
    'return=',
    'count=all',
    'max-affected=-1',
    'max-affected=1.5',
    'timezone=Mars/Olympus',
    'timezone=',
    'constructor=1',
    '__proto__=x',
    '=',
  ])('ignores %s', (part) => {
    expect(parsePreferences(part)).toEqual({ ...parsePreferences(undefined), unknown: [part] })
  })

  it.each([
    'tx="rollback"',
    'Tx=rollback',
    'TX=ROLLBACK',
    'tx = "roll\\back"',
    'tx=rollback; a=b',
    'x="a, tx=commit", tx=rollback',
  ])('reads names in any case, quotes and parameters: %s', (header) => {
    expect(parsePreferences(header).tx).toBe('rollback')
  })

  it('is empty without a header', () => {
    expect(parsePreferences(' , ,').unknown).toEqual([])
  })
})
