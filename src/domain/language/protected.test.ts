import { describe, expect, it } from 'vitest'
import { countSteps } from './count-steps.test-support.ts'
import { findProtected, findUntouchable, isFree } from './protected.ts'

const read = (text: string) => findProtected(text).map(({ from, to }) => text.slice(from, to))

describe('what no automatic change may touch', () => {
  it.each([
    ['The plant said “we will wait” today.', ['“we will wait”']],
    ['The plant met ISO 9001 and RFC 2119.', ['ISO 9001', 'RFC 2119']],
    ['The QX-417 costs more.', ['QX-417']],
    ['See acme.de or write to ann@acme.de.', ['acme.de', 'ann@acme.de']],
    ['Filled in by [CEO NAME] in {city}.', ['[CEO NAME]', '{city}']],
    ['It filed Form 10-K under Section 230.', ['Form 10-K', 'Section 230']],
    ['The plant belongs to Ana de la Cruz-Roe of Nordwind Labs.', ['Ana de la Cruz-Roe', 'Nordwind Labs']],
  ])('is found: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('leaves plain words, dates and counts free', () => {
    expect(read('The plant made 9001 lamps in November 2026, up 5 percent.')).toEqual([])
  })

  it('touches at an edge and not inside', () => {
    const ranges = findUntouchable('a “b c” d')
    expect(isFree(ranges, 0, 2)).toBe(true)
    expect(isFree(ranges, 2, 2)).toBe(true)
    expect(isFree(ranges, 1, 3)).toBe(false)
    expect(isFree(ranges, 4, 4)).toBe(false)
    expect(isFree(ranges, 7, 9)).toBe(true)
  })

  it.each(['[', 'A1-', 'AB ', '“a” ', 'Form '])('of %s in a long text is read once', (piece) => {
    const steps = (count: number) => countSteps(() => findUntouchable(piece.repeat(count)))
    expect(steps(4000)).toBeLessThanOrEqual(steps(2000) * 2.1 + 8)
  })
})
