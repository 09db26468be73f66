import { describe, expect, it } from 'vitest'
import { withAmericanTimes } from './american-times.ts'

describe('a time of the 24-hour clock', () => {
  it.each([
    ['isolated 05:10 by the operator', 'isolated 5:10 a.m. by the operator'],
    ['Feb. 6, 2027, 17:00', 'Feb. 6, 2027, 5 p.m.'],
    ['tankers from 06:00 to 21:00', 'tankers from 6 a.m. to 9 p.m.'],
    ['open 10:00–18:00 daily', 'open 10 a.m.–6 p.m. daily'],
    ['open 9:30 to 12:30', 'open 9:30 to 12:30'],
    ['doors 12:00 to 14:30 h.', 'doors noon to 2:30 p.m.'],
    ['It ends at 22:45. Then the bar opens.', 'It ends at 10:45 p.m. Then the bar opens.'],
    ['doors at 18.30, end at 7.15', 'doors at 6:30 p.m., end at 7:15'],
    ['hotline 0800 555, daily 8–20 h.', 'hotline 0800 555, daily 8 a.m. to 8 p.m.'],
    ['open 12 to 18 h', 'open noon to 6 p.m.'],
    ['from 00:00 until 00:30', 'from midnight until 12:30 a.m.'],
  ])('is written as American newsrooms do: %s', (typed, written) => {
    expect(withAmericanTimes(typed)).toBe(written)
  })

  it.each([
    'at 10:00 on Friday',
    'a record of 1:15:03',
    'John 3:16',
    'lasts 8 to 20 h',
    'won 21:17.5',
    'ratio 1:20',
    'at 5:10 p.m.',
  ])('is left alone where it may be something else: %s', (text) => {
    expect(withAmericanTimes(text)).toBe(text)
  })
})
