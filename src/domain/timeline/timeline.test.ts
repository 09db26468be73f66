import { afterEach, describe, expect, it, vi } from 'vitest'
import { mayPlan } from './input.ts'
import { describeDistance, generateTimeline, keepOffWeekends, type TimelineTask } from './timeline.ts'

function plan(date: string, type: string): readonly TimelineTask[] {
  const timeline = generateTimeline(date, type)
  if (!timeline.ok) throw new Error(`no plan: ${timeline.problem}`)
  return timeline.tasks
}

const datesOf = (date: string, type: string) => plan(date, type).map((task) => task.date)
const daysOf = (type: string) => plan('2026-11-17', type).map((task) => task.days)

describe('generateTimeline', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('sorts the tasks of each launch type by date', () => {
    expect(daysOf('product')).toEqual([-28, -21, -14, -10, -7, -5, -3, -1, 0, 1, 3, 7])
    expect(daysOf('funding')).toEqual([-30, -21, -14, -14, -10, -7, -3, -1, 0, 1, 3, 7])
    expect(daysOf('partnership')).toEqual([-21, -21, -14, -10, -7, -7, -3, -1, 0, 1, 3, 7])
    expect(daysOf('event')).toEqual([-45, -30, -21, -14, -10, -7, -3, -1, 0, 1, 3, 7])
    expect(daysOf('general')).toEqual([-21, -14, -10, -7, -3, -1, 0, 1, 3, 7])
  })

  it('puts the base task first where an extra task falls on the same day', () => {
    const titles = plan('2026-11-17', 'partnership')
      .filter((task) => task.date === '2026-10-27')
      .map((task) => task.title)
    expect(titles).toEqual(['Set the goal and build the media list', 'Agree on roles with the partner'])
  })

  it('writes date, long date and weekday of a task', () => {
    expect(plan('2026-11-17', 'general').find((task) => task.days === 0)).toEqual({
      days: 0,
      title: 'Send the release',
      description:
        'Publish it on the newsroom page and over the wire at the agreed hour, then email the media list. Keep the contact and one spokesperson available all day.',
      type: 'launch',
      date: '2026-11-17',
      dateString: 'November 17, 2026',
      dayOfWeek: 'Tuesday',
    })
  })

  it('crosses the end of a year in both directions', () => {
    const tasks = plan('2027-01-01', 'general')
    expect([tasks[0]?.date, tasks[0]?.dateString, tasks[0]?.dayOfWeek]).toEqual([
      '2026-12-11',
      'December 11, 2026',
      'Friday',
    ])
    expect(datesOf('2026-12-31', 'general').slice(-3)).toEqual(['2027-01-01', '2027-01-03', '2027-01-07'])
  })

  it('knows leap days', () => {
    expect(datesOf('2028-03-01', 'general').slice(4, 8)).toEqual([
      '2028-02-27',
      '2028-02-29',
      '2028-03-01',
      '2028-03-02',
    ])
    expect(datesOf('2027-03-01', 'general')[5]).toBe('2027-02-28')
    expect(mayPlan('2028-02-29', 'general')).toBe(true)
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'])(
    'plans the same days in %s',
    (zone) => {
      const before = plan('2026-11-03', 'event')
      vi.stubEnv('TZ', zone)
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      expect(plan('2026-11-03', 'event')).toEqual(before)
      // The US clock change of Nov. 1, 2026 lies inside this plan.
      expect(before.map((task) => task.date)).toContain('2026-10-31')
    },
  )

  it('names the input that keeps it from planning', () => {
    expect(generateTimeline('', 'product')).toEqual({ ok: false, problem: 'date' })
    expect(generateTimeline('2026-11-17', undefined)).toEqual({ ok: false, problem: 'type' })
  })
})

describe('mayPlan', () => {
  it('needs a date and a type', () => {
    expect(mayPlan('2026-11-17', 'product')).toBe(true)
    expect(mayPlan(undefined, 'product')).toBe(false)
    expect(mayPlan('2026-11-17', undefined)).toBe(false)
    expect(mayPlan('2026-11-17', '')).toBe(false)
  })

  it.each(['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-1-1'])(
    'refuses %s, which is in no calendar',
    (date) => {
      expect(mayPlan(date, 'general')).toBe(false)
    },
  )

  it.each(['11/17/2026', '2026-11-17T00:00', ' 2026-11-17', '2026-11-17\n', '٢٠٢٦-١١-١٧', 'tomorrow'])(
    'refuses %j, which is not written as a date input writes it',
    (date) => {
      expect(mayPlan(date, 'general')).toBe(false)
    },
  )

  it.each(['toString', '__proto__', 'Product', 'merger'])('refuses the unknown type %s', (type) => {
    expect(mayPlan('2026-11-17', type)).toBe(false)
  })

  it('accepts the first and the last day of its range and nothing beyond', () => {
    expect(mayPlan('1900-01-01', 'general')).toBe(true)
    expect(mayPlan('1899-12-31', 'general')).toBe(false)
    expect(mayPlan('9999-12-24', 'general')).toBe(true)
    expect(mayPlan('9999-12-25', 'general')).toBe(false)
    expect(datesOf('9999-12-24', 'general').at(-1)).toBe('9999-12-31')
  })
})

describe('keepOffWeekends', () => {
  const moved = (launch: string) =>
    keepOffWeekends(plan(launch, 'product')).map(({ days, date, movedFrom }) => [days, date, movedFrom])

  it('moves tasks to the Friday before the launch or the Monday after it, and sorts them again', () => {
    expect(moved('2026-11-17')).toEqual([
      [-28, '2026-10-20', undefined],
      [-21, '2026-10-27', undefined],
      [-14, '2026-11-03', undefined],
      [-10, '2026-11-06', 'Saturday'],
      [-7, '2026-11-10', undefined],
      [-5, '2026-11-12', undefined],
      [-3, '2026-11-13', 'Saturday'],
      [-1, '2026-11-16', undefined],
      [0, '2026-11-17', undefined],
      [1, '2026-11-18', undefined],
      [3, '2026-11-20', undefined],
      [7, '2026-11-24', undefined],
    ])
    const friday = keepOffWeekends(plan('2026-11-20', 'general')).filter(({ days }) => days > 0)
    expect(friday.map(({ days, date, dayOfWeek }) => [days, date, dayOfWeek])).toEqual([
      [1, '2026-11-23', 'Monday'],
      [3, '2026-11-23', 'Monday'],
      [7, '2026-11-27', 'Friday'],
    ])
  })

  it('moves a Sunday two days back before the launch and one day on after it', () => {
    const monday = keepOffWeekends(plan('2026-11-16', 'general'))
    expect(monday.find(({ days }) => days === -1)).toMatchObject({
      date: '2026-11-13',
      dayOfWeek: 'Friday',
      dateString: 'November 13, 2026',
      movedFrom: 'Sunday',
    })
    const saturday = keepOffWeekends(plan('2026-11-14', 'general'))
    expect(saturday.find(({ days }) => days === 1)).toMatchObject({ date: '2026-11-16', movedFrom: 'Sunday' })
  })

  it('leaves the launch on its day', () => {
    const sunday = keepOffWeekends(plan('2026-11-15', 'general'))
    expect(sunday.find(({ days }) => days === 0)).toMatchObject({ date: '2026-11-15', dayOfWeek: 'Sunday' })
  })
})

describe('describeDistance', () => {
  it('counts from the day a task is on, also when it was moved', () => {
    const launch = '2026-11-17'
    const say = (tasks: readonly TimelineTask[], days: number) =>
      tasks.filter((task) => task.days === days).map((task) => describeDistance(task, launch))
    const planned = plan(launch, 'product')
    expect([-10, -1, 0, 1, 3].flatMap((days) => say(planned, days))).toEqual([
      '10 days before',
      '1 day before',
      'Launch day',
      '1 day after',
      '3 days after',
    ])
    expect([-10, -3].flatMap((days) => say(keepOffWeekends(planned), days))).toEqual([
      '11 days before',
      '4 days before',
    ])
  })
})
