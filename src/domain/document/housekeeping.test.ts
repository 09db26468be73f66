import { describe, expect, it } from 'vitest'
import { deletionDelayHours, type EarlierRuns, planRun, trustedGapHours } from './housekeeping.ts'

const regular: EarlierRuns = { sinceLastRun: 1, sinceRegular: 500, sinceMark: undefined, ranSinceMark: 0 }

/** Runs one after the other, each so many hours of the clock after the one before; returns the extra days of each. */
function play(gaps: number[], start: EarlierRuns | undefined = regular): (number | undefined)[] {
  let earlier = start
  return gaps.map((hours) => {
    const before: EarlierRuns | undefined = earlier && {
      sinceLastRun: hours,
      sinceRegular: earlier.sinceRegular + hours,
      sinceMark: earlier.sinceMark === undefined ? undefined : earlier.sinceMark + hours,
      ranSinceMark: earlier.ranSinceMark,
    }
    const plan = planRun(before)
    earlier = {
      sinceLastRun: 0,
      sinceRegular: plan.waits ? -deletionDelayHours : (before?.sinceRegular ?? 0),
      sinceMark: { keep: before?.sinceMark, set: 0, clear: undefined }[plan.mark],
      ranSinceMark: plan.ranSinceMark,
    }
    return plan.extraDays
  })
}

const day = 24
const never = (times: number) => Array(times).fill(undefined)

describe('planning a run', () => {
  it('deletes hour by hour, and after a gap of two days', () => {
    expect(play([1, 1, trustedGapHours])).toEqual([0, 0, 0])
  })

  it.each([undefined, regular])('only marks at the first run and after a longer gap, for a day', (start) => {
    expect(play([40 * day, ...Array(23).fill(1), 0.9, 0.1, 1], start)).toEqual([...never(25), 0, 0])
  })

  it('only marks after a clock was set back', () => {
    expect(play([-40 * day, 1, 22, 1])).toEqual([undefined, undefined, undefined, 0])
  })

  it('starts the day again with every jump, however far apart they are', () => {
    expect(play([40 * day, 23, 40 * day, 0.5, 0.4])).toEqual(never(5))
  })

  it('deletes at no first run after a gap, and later only what was old at the mark', () => {
    // Starts every four days, for six hours each: a day in all at the fourth.
    const start = [4 * day, 1, 5]
    const runs = play([...start, ...start, ...start, ...start, 1])
    expect(runs.filter((extraDays) => extraDays !== undefined)).toEqual([13])
    expect(runs.indexOf(13)).toBe(11)
  })

  it('forgets a mark that a wrong clock set in the future', () => {
    const start = [4 * day, 5]
    expect(play([400 * day, 20, -400 * day, 5, ...start, ...start, ...start])).toEqual(never(10))
  })
})
