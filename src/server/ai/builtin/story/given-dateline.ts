// Takes the dateline off the sentence behind it, if the notes contain a draft with one.
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isStateName, readState } from '#domain/language/states.ts'
import { capitalizeCity, type Dateline, readDateline } from '#domain/rules/release/dateline.ts'
import { findVerb } from './clauses/clauses.ts'

export interface GivenDateline {
  /** The day as the notes write it. */
  date?: string
  /** The text after it. */
  text: string
}

/** The dateline of "DAYTON, Ohio (May 3) - Acme opens …": a place in capitals with its state or a day, before a sentence. */
export function takeDateline(body: string): GivenDateline | undefined {
  const found = readDateline({ text: body })
  if (found === undefined || !isSure(found)) return undefined
  const { dateText, end } = found
  const text = body.slice(end)
  if (!/^["“]?\p{Lu}/u.test(text) || findVerb(text) === undefined) return undefined
  return { text, ...(dateText !== undefined && { date: dateText }) }
}

function isSure({ city, region = '', dateText, dash, isLoose }: Dateline): boolean {
  if (isLoose === true || city.startsWith('[')) return false
  const isShouted = /\p{Lu}{3}/u.test(city) && capitalizeCity(city) === city
  const isPlace = isShouted || isStateName(region) || readState(region) !== undefined
  // "EVENT: …" is a label, "Mara, May 3:" says who wrote, and a mere hyphen parts a dateline only behind a whole date.
  return isPlace
    ? dateText !== undefined || !/[:;]/u.test(dash)
    : dateText !== undefined && (/^[—–]|^--/u.test(dash) || (dash === '-' && /\d{4}/u.test(dateText)))
}

/** The units without their datelines, and the day from one of them. */
export function withoutDatelines(units: readonly SortedUnit[]): { units: SortedUnit[]; date?: string } {
  const given = units.map((unit) => (unit.kind === 'fact' ? takeDateline(unit.body) : undefined))
  const date = given.find((dateline) => dateline?.date !== undefined)?.date
  const plain = units.map((unit, index): SortedUnit => {
    const text = given[index]?.text
    if (text === undefined) return unit
    const { label: _label, value: _value, ...rest } = unit
    return { ...rest, body: text }
  })
  return { units: plain, ...(date !== undefined && { date }) }
}
