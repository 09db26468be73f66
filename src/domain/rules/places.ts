// States and streets in running text. Rules PLC-01, PLC-02 and PLC-04.

import { isFunctionWord } from '#domain/language/name-words.ts'
import { readPronoun } from '#domain/language/names/first-names.ts'
import { standaloneCities } from '#domain/language/standalone-cities.ts'
import { capitalize, isStateName, readAnyState, readState, shortenState } from '#domain/language/states.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { findAll, findOutsideQuotes, toRuleMatch } from './paragraph-matches.ts'
import { readDateline } from './release/dateline.ts'
import type { Paragraph } from './release/paragraph.ts'
import { Trigger } from './release/triggers.ts'
import { proseRoles, type Rule, type RuleMatch } from './rule.ts'

const shortState = /, (?<state>[A-Z]\.[A-Z]\.|W\.Va\.|[A-Z][a-z]{1,4}\.|[A-Z]{2})(?![\p{L}\p{N}]|,? \d{5})/gu
/** A state's short form without a city before it: 'offices in Calif. and Ore.' */
const loneState =
  /(?<=\b(?:in|from|across|throughout|and|or|of|to|near) )(?<state>Ala|Ariz|Ark|Calif|Colo|Conn|Fla|Ill|Ind|Kan|Mich|Minn|Mont|Neb|Nev|Okla|Ore|Tenn|Tex|Wis|Wyo)\.(?=[,;)]|\s[\p{Ll}\p{N}]|\s*$|\s\p{Lu})/gu
const openState = /, (?<state>(?:(?:New|North|South|West|Rhode) )?\p{Lu}\p{Ll}+)(?= \p{Ll})/gu
const cityEnd = /(?:^|[^\p{L}])(?<city>\p{Lu}[\p{L}.’'-]+)$/u
/** Degrees that look like states. */
const degrees = new Set(['MD', 'MA', 'PA', 'DC'])
const placeBefore = /\b(?:in|from|near|outside|to|at|around) (?:\p{Lu}[\p{L}.’'-]+ ){0,2}\p{Lu}[\p{L}.’'-]+$/u
const streetWords: Readonly<Record<string, string>> = {
  St: 'Street',
  Ave: 'Avenue',
  Blvd: 'Boulevard',
  Rd: 'Road',
}
const streetForms = new Trigger(new Set(['st', 'ave', 'blvd', 'rd']))
const shortStreet =
  /(?<=(?:\p{Lu}[\p{L}’'-]+\.?|\d{1,3}(?:st|nd|rd|th)) )(?<kind>St|Ave|Blvd|Rd)\.(?=,|;|$|\s\p{Ll}|\)|\s\p{Lu}\p{Ll}*\s\p{Ll})/gu
const houseNumber = /\d[\w-]*(?: [NSEW]\.)?(?: (?:\p{Lu}[\p{L}.’'-]*|\d{1,3}(?:st|nd|rd|th))){1,3} $/u

export const placeRules: readonly Rule[] = [
  {
    id: 'PLC-01',
    severity: 'warning',
    title: 'Spell out the state, with a comma on both sides',
    reason: 'AP abbreviates states only in datelines; in text, spell them out between commas.',
    profile: 'ap',
    roles: proseRoles,
    check: (paragraph) => [
      ...findPostalCodes(paragraph),
      ...findShortStates(paragraph),
      ...findLoneStates(paragraph),
      ...findOpenStates(paragraph),
    ],
  },
  {
    id: 'PLC-02',
    severity: 'hint',
    title: 'Abbreviate a street only with a house number',
    reason: 'AP abbreviates St., Ave. and Blvd. only in a numbered address.',
    profile: 'ap',
    roles: proseRoles,
    check: (paragraph) => [...findShortStreets(paragraph), ...findLongStreets(paragraph)],
  },
  {
    id: 'PLC-04',
    severity: 'warning',
    title: 'Use AP’s state abbreviation after a political party',
    reason: 'With a party, AP uses its own state abbreviations, not postal codes.',
    profile: 'ap',
    roles: proseRoles,
    check: findPartyStates,
  },
]

/** A party and a state: 'Sen. Ann Ward (D-TN)'. */
const partyState = /(?<=\p{Ll}(?:, | \())(?<party>[DRI])-(?<state>[A-Z]{2})(?=\)|,|[.;]|$| )/gu
const partyStates = new Trigger(/^[dri]-[a-z]{2}$/)

function findPartyStates(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(partyStates)) return []
  return findOutsideQuotes(paragraph, partyState).flatMap((match) => {
    const { party, state = '' } = match.groups ?? {}
    const name = readState(state)
    if (name === undefined) return []
    const form = `${party}-${shortenState(name)}`
    // The period of the short form also ends the sentence.
    const isEnd = paragraph.text[match.index + match[0].length] === '.'
    return [toRuleMatch(match, isEnd ? form.replace(/\.$/, '') : form, `Write “${form}”`)]
  })
}

const shortStreets: Readonly<Record<string, string>> = { Street: 'St.', Avenue: 'Ave.', Boulevard: 'Blvd.' }
/** A street in full with a house number: 'at 400 East Superior Street'. 'All 12 Main Street shops' and 'in 2019 Main Street reopened' have none. */
const longStreet =
  /(?<=\b(?:at|to|near|visit|from|outside) |\p{L}{3,}, )(?<number>\d{1,5}) (?:(?<side>North|South|East|West|[NSEW]\.) )?(?<name>(?:\p{Lu}[\p{L}.’'-]+|\d{1,3}(?:st|nd|rd|th))(?: \p{Lu}[\p{L}.’'-]+){0,2}) (?<kind>Street|Avenue|Boulevard)(?=[,.;)]|$| (?:in|on|and|opens?|will|is|was|has|near|between|for|from|by)\b)(?!, \p{Lu}[\p{L} .]{2,30},? [A-Z]{2} \d{5})/gu
const longStreetWords = new Trigger(new Set(['street', 'avenue', 'boulevard']))

function findLongStreets(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(longStreetWords)) return []
  return findOutsideQuotes(paragraph, longStreet).map((match) => {
    const { number, side, name, kind = '' } = match.groups ?? {}
    const short = shortStreets[kind] ?? kind
    const isEnd = paragraph.text[match.index + match[0].length] === '.'
    const compass = side === undefined ? '' : `${side.charAt(0)}. `
    const form = `${number} ${compass}${name} ${short}`
    const message = 'Abbreviate the street in a numbered address'
    return toRuleMatch(match, isEnd ? form.replace(/\.$/, '') : form, message)
  })
}

const spellOut = 'Spell out the state'

function findShortStates(paragraph: Paragraph): RuleMatch[] {
  return findBehindCity(paragraph, shortState).flatMap(({ city, from, to, state }) => {
    const full = readState(state) ?? readAnyState(state)
    // 'Ana Ruiz, PA' is an assistant of physicians; 'in Erie, PA' is a place.
    const isPlace = placeBefore.test(paragraph.text.slice(Math.max(0, from - 42), from - 2))
    // After another country code it is one: 'in NL, DE and AT'.
    const isCode = /^[A-Z]{2}$/.test(state) && /^[A-Z]{2,3}$/.test(city) && readState(city) === undefined
    if (full === undefined || isCode || (degrees.has(state) && !isPlace)) return []
    const fix = writeState(capitalize(full), state, paragraph.text.slice(to))
    // In a list of states there is no city: 'in North Dakota, Minn. and Iowa'.
    if (endsWithState(paragraph.text, from - 2))
      return [{ from, to, fix: fix.replace(/,$/, ''), message: spellOut }]
    return [{ from, to, fix }]
  })
}

/** Whether a state's name ends there: 'Iowa', 'North Dakota', 'Ariz.' */
function endsWithState(text: string, at: number): boolean {
  const words = text.slice(Math.max(0, at - 22), at).split(' ')
  const last = words.at(-1) ?? ''
  return (
    isStateName(last) ||
    isStateName(words.slice(-2).join(' ')) ||
    (last.endsWith('.') && readState(last) !== undefined)
  )
}

const loneStates = new Trigger(
  new Set(
    'ala ariz ark calif colo conn fla ill ind kan mich minn mont neb nev okla ore tenn tex wis wyo'.split(
      ' ',
    ),
  ),
)

function findLoneStates(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(loneStates)) return []
  const start = paragraph.recall(readDateline)?.end ?? 0
  return findAll(paragraph, loneState).flatMap((match) => {
    const full = readState(match[0])
    const after = paragraph.text.slice(match.index + match[0].length)
    if (full === undefined || match.index < start) return []
    const stop = /^(?:\s*$|\s[\p{Lu}\p{N}])/u.test(after) ? '.' : ''
    return [toRuleMatch(match, capitalize(full) + stop, spellOut)]
  })
}

/** 'in Houston TX': a large city and its postal code without a comma. */
const postalCode =
  /(?<=(?<city>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})) (?<code>[A-Z]{2})(?![\p{L}\p{N}]| \d{5})/gu
/** Postal codes that are no degree, word or abbreviation: 'in Memphis TN'. */
const plainCodes = new Set(
  'AK AZ CA CT FL GA IA KS KY LA MI MN MO MT NC ND NE NH NJ NM NV NY OH RI SC SD TN TX UT VT WI WV WY'.split(
    ' ',
  ),
)
const postalCodes = new Trigger((word) => word.length === 2 && readState(word.toUpperCase()) !== undefined)

function findPostalCodes(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(postalCodes)) return []
  const start = paragraph.recall(readDateline)?.end ?? 0
  return findOutsideQuotes(paragraph, postalCode).flatMap((match) => {
    const { city = '', code = '' } = match.groups ?? {}
    const state = readState(code)
    const isPlace = () => placeBefore.test(paragraph.text.slice(Math.max(0, match.index - 42), match.index))
    // 'Denver VA hospital' is the Department of Veterans Affairs'.
    if (match.index < start || state === undefined || !plainCodes.has(code)) return []
    if (!isStandaloneCity(city) && !isPlace()) return []
    const after = paragraph.text.slice(match.index + match[0].length)
    return [toRuleMatch(match, `, ${writeState(capitalize(state), code, after)}`)]
  })
}

/** Whether the last words of the run are a city that needs no state: 'Downtown San Diego'. */
function isStandaloneCity(run: string): boolean {
  const words = run.toLowerCase().split(' ')
  return words.some((_, index) => standaloneCities.has(words.slice(index).join(' ')))
}

/** The matches after a capitalized word and a comma, after the dateline. */
function findBehindCity(paragraph: Paragraph, pattern: RegExp) {
  const start = paragraph.recall(readDateline)?.end ?? 0
  return findAll(paragraph, pattern).flatMap(({ index, groups }) => {
    const state = groups?.state ?? ''
    const city = cityEnd.exec(paragraph.text.slice(Math.max(0, index - 24), index))?.groups?.city
    if (index < start || city === undefined) return []
    return [{ city, state, from: index + 2, to: index + 2 + state.length }]
  })
}

/** The state in full. The period of the short form may end the sentence; inside one, a comma follows the state. */
function writeState(name: string, short: string, after: string): string {
  const endsSentence = short.endsWith('.') && (after === '' || /^["”]?\s+\p{Lu}|^["”]$/u.test(after))
  if (endsSentence) return `${name}.`
  return /^\s[\p{Ll}(]/u.test(after) ? `${name},` : name
}

/** The last word of a state's name. */
const stateWords = new Trigger(
  (word) =>
    isStateName(word) ||
    /^(?:york|jersey|mexico|hampshire|carolina|dakota|virginia|island|columbia)$/.test(word),
)

function findOpenStates(paragraph: Paragraph): RuleMatch[] {
  const { text } = paragraph
  if (!paragraph.has(stateWords)) return []
  return findBehindCity(paragraph, openState).flatMap(({ state, from, to }) => {
    // 'Oregon, Washington and Idaho' names three states and no city.
    const isList = endsWithState(text, from - 2)
    const isCity = /^(?:Washington|New York)$/.test(state) && /^ (?:and|or) /.test(text.slice(to))
    if (!isStateName(state) || isList || isCity || describesPerson(text, from, to)) return []
    return [{ from, to, fix: `${state},`, message: `Add a comma after “${state}”` }]
  })
}

const personBefore = /(?<![\p{L}’'-])(?<first>\p{Lu}\p{Ll}+) (?:\p{Lu}\. )?\p{Lu}[\p{L}’'-]+, $/u

/** 'Dana Kroll, Kansas agronomist of the year': a person, and a word of what she is; 'Ann Arbor, Michigan is' goes on with its verb. */
function describesPerson(text: string, from: number, to: number): boolean {
  const first = personBefore.exec(text.slice(Math.max(0, from - 50), from))?.groups?.first ?? ''
  const next = /^ (?<word>\p{Ll}+)/u.exec(text.slice(to, to + 24))?.groups?.word ?? ''
  return (
    readPronoun(first) !== undefined &&
    !isFunctionWord(next) &&
    readVerb(next, 'past', 'third') === undefined &&
    !next.endsWith('ed')
  )
}

function findShortStreets(paragraph: Paragraph): RuleMatch[] {
  const { text } = paragraph
  if (!paragraph.has(streetForms)) return []
  return findAll(paragraph, shortStreet).flatMap((match) => {
    const { index } = match
    if (houseNumber.test(text.slice(Math.max(0, index - 40), index))) return []
    const after = text.slice(index + match[0].length)
    // 'East St. Louis County': the saint, not the street.
    if (/^\s\p{Lu}/u.test(after) && match.groups?.kind === 'St') return []
    const endsSentence = after === '' || /^\s\p{Lu}/u.test(after)
    const word = streetWords[match.groups?.kind ?? ''] ?? ''
    return [
      toRuleMatch(
        match,
        endsSentence ? `${word}.` : word,
        `Spell out “${word}” when there’s no house number`,
      ),
    ]
  })
}
