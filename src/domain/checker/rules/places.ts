// States and streets in running text. Press rules 2.4, PLC-01 and PLC-02.
import { readDateline } from '#domain/checker/dateline.ts'
import type { Paragraph } from '#domain/checker/paragraph.ts'
import { proseRoles, type Rule, type Spot } from '#domain/checker/rule.ts'
import { findAll, spotMatch } from '#domain/checker/spots.ts'
import { capitalise, isStateName, readState } from '#domain/facts/states.ts'

const shortState =
  /(?<=(?<city>\p{Lu}[\p{L}.’'-]+), )(?:[A-Z]\.[A-Z]\.|W\.Va\.|[A-Z][a-z]{1,4}\.|[A-Z]{2})(?![\p{L}\p{N}]|,? \d{5})/gu
const openState =
  /(?<=(?<city>\p{Lu}[\p{L}.’'-]+), )(?<state>(?:(?:New|North|South|West|Rhode) )?\p{Lu}\p{Ll}+)(?= \p{Ll})/gu
/** Degrees that are spelled like states. */
const degrees = new Set(['MD', 'MA', 'PA', 'DC'])
const streetWords: Readonly<Record<string, string>> = { St: 'Street', Ave: 'Avenue', Blvd: 'Boulevard' }
const shortStreet =
  /(?<=(?:\p{Lu}[\p{L}’'-]+|\d{1,3}(?:st|nd|rd|th)) )(?<kind>St|Ave|Blvd)\.(?=,|;|$|\s\p{Ll}|\)|\s\p{Lu}\p{Ll}*\s\p{Ll})/gu
const houseNumber = /\d[\w-]*(?: [NSEW]\.)?(?: (?:\p{Lu}[\p{L}.’'-]*|\d{1,3}(?:st|nd|rd|th))){1,3} $/u

export const placeRules: readonly Rule[] = [
  {
    id: 'PLC-01',
    severity: 'warning',
    title: 'Spell out the state, with a comma on both sides',
    reason: 'AP shortens states in datelines only; in running text they stand in full between commas.',
    roles: proseRoles,
    check: (paragraph) => [...findShortStates(paragraph), ...findOpenStates(paragraph)],
  },
  {
    id: 'PLC-02',
    severity: 'hint',
    title: 'Spell out the street where no house number stands',
    reason: 'AP writes St., Ave. and Blvd. only in an address with a number.',
    roles: proseRoles,
    check: findShortStreets,
  },
]

function findShortStates(paragraph: Paragraph): Spot[] {
  const start = paragraph.recall(readDateline)?.end ?? 0
  return findAll(paragraph, shortState).flatMap((match) => {
    const state = readState(match[0])
    if (state === undefined || match.index < start || degrees.has(match[0])) return []
    return [spotMatch(match, writeState(capitalise(state), match))]
  })
}

/** The stop of the short form may end the sentence; inside one a comma follows the state. */
function writeState(name: string, match: RegExpExecArray): string {
  const after = match.input.slice(match.index + match[0].length)
  const endsSentence = match[0].endsWith('.') && (after === '' || /^["”]?\s+\p{Lu}|^["”]$/u.test(after))
  if (endsSentence) return `${name}.`
  return /^\s[\p{Ll}(]/u.test(after) ? `${name},` : name
}

function findOpenStates(paragraph: Paragraph): Spot[] {
  const start = paragraph.recall(readDateline)?.end ?? 0
  return findAll(paragraph, openState).flatMap((match) => {
    const { city = '', state = '' } = match.groups ?? {}
    if (match.index < start || !isStateName(state) || isListOfStates(paragraph.text, match, city)) return []
    return [spotMatch(match, `${state},`, `A comma follows “${state}” inside a sentence`)]
  })
}

/** 'Oregon, Washington and Idaho' names three states and no city. */
function isListOfStates(text: string, match: RegExpExecArray, city: string): boolean {
  const before = text.slice(Math.max(0, match.index - 20), match.index - 2)
  const words = before.split(' ')
  const after = text.slice(match.index + match[0].length)
  const isCity = /^(?:washington|new york)$/i.test(match.groups?.state ?? '') && /^ (?:and|or) /.test(after)
  return isCity || isStateName(city) || isStateName(words.slice(-2).join(' '))
}

function findShortStreets(paragraph: Paragraph): Spot[] {
  const { text } = paragraph
  return findAll(paragraph, shortStreet).flatMap((match) => {
    const { index } = match
    if (houseNumber.test(text.slice(Math.max(0, index - 40), index))) return []
    const after = text.slice(index + match[0].length)
    // 'East St. Louis County': the saint, not the street.
    if (/^\s\p{Lu}/u.test(after) && match.groups?.kind === 'St') return []
    const endsSentence = after === '' || /^\s\p{Lu}/u.test(after)
    const word = streetWords[match.groups?.kind ?? ''] ?? ''
    return [spotMatch(match, endsSentence ? `${word}.` : word)]
  })
}
