import { describe, expect, it } from 'vitest'
import { countHoursRun, deletionDelayHours, mayDelete, trustedGapHours } from './housekeeping.ts'

const day = 24

/** Runs one after the other, each the given number of hours after the one before; returns which of them may delete. */
function play(gaps: number[], start: number | 'never' = deletionDelayHours): boolean[] {
  let hoursRun = start === 'never' ? undefined : start
  return gaps.map((hoursSince) => {
    const earlier = hoursRun === undefined ? undefined : { hoursSince, hoursRun }
    hoursRun = countHoursRun(earlier)
    return mayDelete(earlier)
  })
}

const hourly = (hours: number): number[] => Array(hours).fill(1)
const isNever = (results: boolean[]) => !results.includes(true)

describe('a run', () => {
  it('deletes hour by hour, and after a gap of two days', () => {
    expect(play([1, 1, trustedGapHours, -trustedGapHours, 1])).toEqual([true, true, true, true, true])
  })

  it.each<[string, number | 'never', number]>([
    ['the first one', 'never', 0],
    ['after a longer gap', deletionDelayHours, trustedGapHours + 0.1],
    ['after 40 days', deletionDelayHours, 40 * day],
    ['after the clock was set back', deletionDelayHours, -40 * day],
  ])('deletes nothing: %s, and for a day of running', (_, start, gap) => {
    expect(play([gap, ...hourly(24)], start)).toEqual([...Array(24).fill(false), true])
  })

  it.each([
    ['a second jump of a day', [40 * day, 25, 25, 48, 48]],
    ['a second jump of weeks', [40 * day, ...hourly(23), 40 * day, ...hourly(23)]],
    ['a clock that goes back and forth', [40 * day, 20, -20, 5, -5, 47, -47, 2, -2]],
    ['a server that is on for a moment every day', [40 * day, ...Array(100).fill(25)]],
    [
      'a server that is on for a few hours every third day',
      Array(20)
        .fill([3 * day, 1, 1, 1])
        .flat(),
    ],
  ])('counts only the time it ran: %s does not count', (_, gaps) => {
    expect(isNever(play(gaps))).toBe(true)
  })

  it('adds up the hours of days that follow each other', () => {
    const shift = [16, ...hourly(8)]
    expect(play([40 * day, ...shift, ...shift, ...shift]).indexOf(true)).toBe(27)
  })
})
