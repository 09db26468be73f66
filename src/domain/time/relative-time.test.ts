import { describe, expect, it } from 'vitest'
import { describeAge, describeDay, describeEdited, describeShortAge, groupByAge } from './relative-time.ts'

// A Tuesday, a little after two, on the calendar of whatever device runs this.
const now = new Date(2026, 10, 17, 14, 2, 30)
const at = (...parts: [number, number, number, number?, number?, number?]) => new Date(...parts).toISOString()

describe('how long ago', () => {
  it.each([
    [at(2026, 10, 17, 14, 2, 30), 'just now'],
    [at(2026, 10, 17, 14, 1, 31), 'just now'],
    [at(2026, 10, 17, 14, 1, 30), '1 minute ago'],
    [at(2026, 10, 17, 14, 0, 30), '2 minutes ago'],
    [at(2026, 10, 17, 13, 2, 31), '59 minutes ago'],
    [at(2026, 10, 17, 13, 2, 30), '1 hour ago'],
    [at(2026, 10, 17, 0, 0, 0), '14 hours ago'],
    [at(2026, 10, 16, 23, 59, 59), 'Yesterday'],
    [at(2026, 10, 15), 'Sunday'],
    [at(2026, 10, 11), 'Wednesday'],
    [at(2026, 10, 10, 23, 59), 'Nov. 10'],
    [at(2026, 8, 4), 'Sept. 4'],
    [at(2026, 2, 4), 'March 4'],
    [at(2025, 11, 31), 'Dec. 31, 2025'],
  ])('%s reads %s', (instant, words) => {
    expect(describeAge(instant, now)).toBe(words)
  })

  it.each([
    [at(2026, 10, 17, 14, 1, 30), '1 min ago'],
    [at(2026, 10, 17, 14, 0, 30), '2 min ago'],
    [at(2026, 10, 17, 13, 2, 30), '1 hr ago'],
    [at(2026, 10, 16), 'Yesterday'],
  ])('%s is %s in a narrow column', (instant, words) => {
    expect(describeShortAge(instant, now)).toBe(words)
  })

  it('counts minutes across midnight', () => {
    const midnight = new Date(2026, 10, 17, 0, 9)
    expect(describeAge(at(2026, 10, 16, 23, 59), midnight)).toBe('10 minutes ago')
    expect(describeAge(at(2026, 10, 16, 23, 9), midnight)).toBe('Yesterday')
  })

  it('calls what a wrong clock puts into the future just now', () => {
    expect(describeAge(at(2026, 10, 19), now)).toBe('just now')
    expect(groupByAge(at(2027, 1, 1), now)).toBe('Today')
  })

  it('says nothing about an invalid date', () => {
    expect(describeAge('soon', now)).toBe('')
    expect(describeDay('soon', now)).toBe('')
    expect(groupByAge('soon', now)).toBe('Earlier')
  })
})

describe('the groups of the sidebar', () => {
  it.each([
    [at(2026, 10, 17, 0, 0, 0), 'Today'],
    [at(2026, 10, 16, 23, 59, 59), 'This week'],
    [at(2026, 10, 11, 0, 0, 0), 'This week'],
    [at(2026, 10, 10, 23, 59, 59), 'Earlier'],
  ])('put %s under %s', (instant, group) => {
    expect(groupByAge(instant, now)).toBe(group)
  })
})

describe('inside a sentence', () => {
  it.each([
    [at(2026, 10, 17, 12, 2, 30), 'edited 2 hours ago'],
    [at(2026, 10, 17, 14, 2, 30), 'edited just now'],
    [at(2026, 10, 16), 'edited yesterday'],
    [at(2026, 10, 15), 'edited on Sunday'],
    [at(2026, 10, 4), 'edited on Nov. 4'],
    ['soon', 'edited earlier'],
  ])('%s reads %s', (instant, words) => {
    expect(describeEdited(instant, now)).toBe(words)
  })
})

describe('the days of the history', () => {
  it.each([
    [at(2026, 10, 17, 1), 'Today'],
    [at(2026, 10, 16, 1), 'Yesterday'],
    [at(2026, 10, 15, 1), 'Sunday, Nov. 15'],
    [at(2026, 9, 22), 'Thursday, Oct. 22'],
    [at(2025, 9, 22), 'Oct. 22, 2025'],
  ])('%s reads %s', (instant, words) => {
    expect(describeDay(instant, now)).toBe(words)
  })
})
