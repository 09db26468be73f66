// The dateline: the place and the date before the first sentence.

import { weekdayOf } from '#domain/language/calendar-words.ts'
import { isStandaloneCityAbroad, isStandaloneCityOf } from '#domain/language/standalone-cities.ts'
import { capitalize, isStateName, readAnyState, readState, shortenState } from '#domain/language/states.ts'
import { apMonths } from '#domain/time/calendar.ts'
import {
  type CalendarDay,
  capitalizeCity,
  type Dateline,
  daysFrom,
  hasBlank,
  readDateline,
} from './release/dateline.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { CheckSettings } from './release/settings.ts'
import type { Rule, RuleMatch } from './rule.ts'

const age = { oldest: 7, furthest: 60 } as const
const properDate =
  /^(?:Jan\.|Feb\.|March|April|May|June|July|Aug\.|Sept\.|Oct\.|Nov\.|Dec\.) \d{1,2}(?:, \d{4})?$/

export const datelineRules: readonly Rule[] = [
  {
    id: 'DAT-01',
    severity: 'error',
    title: 'Write the dateline as CITY, State, Month day, year —',
    reason: 'Editors and wire systems look for the place and date in this form.',
    profile: 'ap',
    roles: ['lead'],
    check: (paragraph, _role, { stateStyle }) =>
      withDateline(paragraph, (dateline) => checkForm(dateline, stateStyle)),
  },
  {
    id: 'DAT-02',
    severity: 'warning',
    title: 'Capitalize the city, not the state',
    reason: 'All caps mark the city; the state keeps its usual form.',
    profile: 'ap',
    roles: ['lead'],
    check: (paragraph) => withDateline(paragraph, checkCase),
  },
  {
    id: 'DAT-03',
    severity: 'warning',
    title: 'Don’t use postal codes for states',
    reason: 'Postal codes are for addresses; AP has its own state abbreviations.',
    profile: 'ap',
    roles: ['lead'],
    check: (paragraph, _role, { stateStyle }) =>
      withDateline(paragraph, (dateline) => checkPostal(dateline, stateStyle)),
  },
  {
    id: 'DAT-04',
    severity: 'hint',
    title: 'Drop the state after a large city',
    reason: 'AP lists cities that stand alone in a dateline: 30 in the United States, about 50 abroad.',
    profile: 'ap',
    roles: ['lead'],
    check: (paragraph) => withDateline(paragraph, checkStandaloneCity),
  },
  {
    id: 'DAT-05',
    severity: 'warning',
    title: 'Use AP’s form of the state',
    reason:
      'AP never abbreviates Alaska, Hawaii, Idaho, Iowa, Maine, Ohio, Texas or Utah; the rest follow its list.',
    profile: 'ap',
    roles: ['lead'],
    check: (paragraph, _role, { stateStyle }) =>
      withDateline(paragraph, (dateline) => checkState(dateline, stateStyle)),
  },
  {
    id: 'DAT-06',
    severity: 'warning',
    title: 'Fix the dateline’s date',
    reason: 'An old date makes the release look stale; a wrong one makes it look careless.',
    roles: ['lead'],
    check: (paragraph, _role, settings) =>
      withDateline(paragraph, (dateline) => checkDay(dateline, settings)),
  },
]

function withDateline(paragraph: Paragraph, check: (dateline: Dateline) => RuleMatch[]): RuleMatch[] {
  const dateline = paragraph.recall(readDateline)
  return dateline === undefined || dateline.city.startsWith('[') ? [] : check(dateline)
}

function checkForm(dateline: Dateline, style: CheckSettings['stateStyle']): RuleMatch[] {
  const { city, cityRange, date, dateText, dashRange } = dateline
  if (isProper(dateline)) return []
  const whole = { from: dateline.isLoose ? 0 : cityRange.from, to: dashRange.to }
  if (city === '') return [{ ...whole, message: 'The dateline is missing a city' }]
  if (hasBlank(dateText)) return []
  if (date === undefined) return [{ ...whole, message: 'The dateline is missing a date' }]
  const fix = writeDateline(dateline, date, style)
  return fix === undefined ? [whole] : [{ ...whole, fix, message: `Write “${fix}”` }]
}

function isProper({ city, dateText, weekday, dash, isOfWire, isParted, isLoose }: Dateline): boolean {
  const isDash = dash === '—' || dash === '–' || dash === '--'
  if (city === '' || !isDash || weekday !== undefined || isParted || isLoose) return false
  return dateText === undefined ? isOfWire === true : hasBlank(dateText) || properDate.test(dateText)
}

function writeDateline(
  { city, region: found }: Dateline,
  { year, month, day }: CalendarDay,
  style: CheckSettings['stateStyle'],
): string | undefined {
  const state = found !== undefined && isPostal(found) ? readState(found.slice(0, 2)) : undefined
  const region = state === undefined ? found : writeState(state, style)
  const name = apMonths[month - 1]
  if (name === undefined) return undefined
  const place = region === undefined ? capitalizeCity(city) : `${capitalizeCity(city)}, ${region}`
  return `${place}, ${name} ${day}${year === undefined ? '' : `, ${year}`} —`
}

function checkCase(dateline: Dateline): RuleMatch[] {
  const { city, cityRange, region, regionRange, date } = dateline
  const matches: RuleMatch[] = []
  // The rule for the form has a fix that sets the capitals, too.
  if (!isProper(dateline) && date !== undefined) return []
  const fix = capitalizeCity(city)
  if (fix !== city) matches.push({ ...cityRange, fix, message: `Put the city in all caps: ${fix}` })
  const isShouted =
    region !== undefined && /^\p{Lu}{2}[\p{Lu}. ]*$/u.test(region) && !/^\p{Lu}{2}$/u.test(region)
  if (isShouted && regionRange && !/^(?:\p{Lu}\.)+$/u.test(region)) {
    const state = capitalize(region)
    matches.push({ ...regionRange, fix: state, message: `Only the city is in all caps: ${state}` })
  }
  return matches
}

function isPostal(region: string): boolean {
  return /^[A-Z]{2}\.?$/.test(region)
}

function checkPostal({ region, regionRange }: Dateline, style: CheckSettings['stateStyle']): RuleMatch[] {
  if (region === undefined || regionRange === undefined || !isPostal(region)) return []
  const state = readState(region.slice(0, 2))
  if (state === undefined) return []
  const fix = writeState(state, style)
  return [{ ...regionRange, fix, message: `“${region}” is a postal code; write ${fix}` }]
}

function checkStandaloneCity({ city, cityRange, region, regionRange }: Dateline): RuleMatch[] {
  if (region === undefined || regionRange === undefined) return []
  // The city is known only in its own state: 'MIAMI, Ohio' is another Miami.
  const state = isStateName(region) ? region.toLowerCase() : (readState(region) ?? region)
  const isAbroad = isStandaloneCityAbroad(city, region)
  if (!isAbroad && !isStandaloneCityOf(city, state)) return []
  const fix = [{ from: cityRange.to, to: regionRange.to, text: '' }]
  const what = isAbroad ? 'a country' : /^D\.?C\.?$/.test(region) ? 'D.C.' : 'a state'
  return [{ ...regionRange, fix, message: `${city} doesn’t need ${what}` }]
}

function checkState({ region, regionRange }: Dateline, style: CheckSettings['stateStyle']): RuleMatch[] {
  if (region === undefined || regionRange === undefined || isPostal(region)) return []
  const state = isStateName(region) ? region.toLowerCase() : readAnyState(region)
  if (state === undefined) return []
  const right = [shortenState(state), capitalize(state)]
  const accepted =
    style === 'abbreviated' ? right.slice(0, 1) : style === 'spelled out' ? right.slice(1) : right
  if (accepted.some((form) => form.toLowerCase() === region.toLowerCase())) return []
  const fix = writeState(state, style)
  return [{ ...regionRange, fix, message: `Write ${fix} in the dateline` }]
}

function writeState(state: string, style: CheckSettings['stateStyle']): string {
  return style === 'spelled out' ? capitalize(state) : shortenState(state)
}

function checkDay({ date, dateRange, weekday, dateText }: Dateline, { today }: CheckSettings): RuleMatch[] {
  if (date === undefined || dateRange === undefined) return []
  const days = daysFrom(today, date)
  if (days === undefined) return [{ ...dateRange, message: `${dateText} doesn’t exist` }]
  if (
    weekday !== undefined &&
    date.year !== undefined &&
    weekdayOf(date.year, date.month, date.day) !== weekday
  )
    return [{ ...dateRange, message: 'The weekday doesn’t match the date' }]
  if (days < -age.oldest) return [{ ...dateRange, message: `The date is ${-days} days old` }]
  return days > age.furthest ? [{ ...dateRange, message: `The date is ${days} days ahead` }] : []
}
