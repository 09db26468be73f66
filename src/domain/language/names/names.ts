// Finds names of people, organizations, products and places, by capitals and by what else the text shows about a word.

import type { Claims } from '#domain/language/claims.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import type { ReadFact } from '#domain/language/fact.ts'
import { isLegalForm } from '#domain/language/legal-forms.ts'
import {
  isArticle,
  isCommonAcronym,
  isCommonWord,
  isFunctionWord,
  isHeadlineVerb,
  isNewPlace,
  isOrganizationWord,
  isTitleStart,
  isTitleWord,
} from '#domain/language/name-words.ts'
import { isStateName, readState } from '#domain/language/states.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { canonicalWord, canonicalWords, type WordIndex } from '#domain/language/words.ts'
import { type NameRun, type NameToken, readNameRuns } from './name-runs.ts'

const speechVerb = /^,? (?:said|says|told|added|wrote|joins|joined|founded)\b/
const acronym = /^\p{Lu}[\p{Lu}\p{N}&]{1,5}s?$/u
const innerCapital = /\p{Ll}\p{Lu}|\p{Lu}{2}.{0,40}\p{Ll}|\d\p{Lu}/u
const shouted = /^\p{Lu}{3,}$/u
const datelineNext = /^(?:, | [—–(]| --)/u
// Two neighboring names have fewer words.
const namesWordsMax = 20
const possessive = /['’]s?$/
const joints = new Set('of the for & de la van der von del della di da du al bin ibn ter y'.split(' '))

/** Reads all names outside other facts. `lowerWords` are words that the text also writes small. */
export function readNames(text: string, claims: Claims, lowerWords: ReadonlySet<string>): ReadFact[] {
  const runs = readNameRuns(text).flatMap((run) => splitAtClaims(run, claims))
  const seen = collectSeen(runs)
  const facts: ReadFact[] = []
  for (const run of runs) {
    const isSoft = isUnproven(run, seen, lowerWords)
    for (const tokens of listCandidates(run, seen, lowerWords)) {
      const fact = toFact(text, tokens, run.isShouted)
      const isLoose = run.isTitleCase && !tokens.every(({ word }) => isSurelyName(word, seen))
      if (fact) facts.push({ ...fact, ...(isSoft && { isSoft }), ...(isLoose && { isLoose }) })
    }
  }
  return facts
}

/** Splits a run at a date or another fact: 'On Monday Acme'. */
function splitAtClaims(run: NameRun, claims: Claims): NameRun[] {
  if (claims.isFree(run.tokens[0]?.from ?? 0, run.tokens.at(-1)?.to ?? 0)) return [run]
  const groups: NameToken[][] = [[]]
  for (const token of run.tokens) {
    if (claims.isFree(token.from, token.to)) groups.at(-1)?.push(token)
    else groups.push([])
  }
  return groups
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => ({
      ...run,
      tokens,
      isSentenceStart: run.isSentenceStart && tokens[0] === run.tokens[0],
    }))
}

/** Words with a capital inside a sentence, which are most certainly names. */
function collectSeen(runs: readonly NameRun[]): Set<string> {
  const seen = new Set<string>()
  for (const { tokens, isSentenceStart, isTitleCase } of runs) {
    if (isTitleCase) continue
    for (const [index, { word }] of tokens.entries()) {
      if (index > 0 || !isSentenceStart) seen.add(canonicalWord(word))
    }
  }
  return seen
}

function listCandidates(
  run: NameRun,
  seen: ReadonlySet<string>,
  lowerWords: ReadonlySet<string>,
): NameToken[][] {
  if (run.isTitleCase) return listHeadlineNames(run, seen, lowerWords)
  return splitTitles(trimTokens(run.tokens, run.isSentenceStart, seen, lowerWords))
}

function isSurelyName(word: string, seen: ReadonlySet<string>): boolean {
  return seen.has(canonicalWord(word)) || innerCapital.test(word)
}

/** Whether a single everyday word at the start of a sentence has no other sign of being a name. It may support other texts, but is never marked. */
function isUnproven(run: NameRun, seen: ReadonlySet<string>, lowerWords: ReadonlySet<string>): boolean {
  const [first, second] = run.tokens
  if (first === undefined || second !== undefined || run.isTitleCase || !run.isSentenceStart) return false
  return !isProvenName(first.word, run.next, seen, lowerWords)
}

function isProvenName(
  word: string,
  next: string,
  seen: ReadonlySet<string>,
  lowerWords: ReadonlySet<string>,
): boolean {
  if (innerCapital.test(word) || acronym.test(word)) return true
  if (shouted.test(word) && datelineNext.test(next)) return true
  if (lowerWords.has(canonicalWord(word)) || isCommonWord(word.replace(possessive, ''))) return false
  if (seen.has(canonicalWord(word)) || speechVerb.test(next) || possessive.test(word)) return true
  return !isEverydayWord(word)
}

/** Cuts articles, titles and the sentence's first word off the ends. */
function trimTokens(
  tokens: readonly NameToken[],
  isSentenceStart: boolean,
  seen: ReadonlySet<string>,
  lowerWords: ReadonlySet<string>,
): NameToken[] {
  let from = 0
  const first = tokens[0]?.word ?? ''
  const isCommonStart =
    isSentenceStart &&
    tokens.length > 1 &&
    (isFunctionWord(first) || (lowerWords.has(canonicalWord(first)) && !seen.has(canonicalWord(first))))
  if (isCommonStart && !isPlaceStart(tokens)) from++
  while (from < tokens.length && isBeforeName(tokens, from)) from++
  // 'Series A' keeps its letter.
  const to =
    tokens.findLastIndex(({ word }) => word.length === 1 || !(isArticle(word) || joints.has(word))) + 1
  return tokens.slice(from, to)
}

function isPlaceStart(tokens: readonly NameToken[]): boolean {
  return /^new$/i.test(tokens[0]?.word ?? '') && isNewPlace(tokens[1]?.word ?? '')
}

function isBeforeName(tokens: readonly NameToken[], index: number): boolean {
  const word = tokens[index]?.word ?? ''
  const next = tokens[index + 1]?.word ?? ''
  if (isArticle(word) || isTitleWord(word) || joints.has(word)) return true
  return isTitleStart(word) && (isTitleWord(next) || isTitleStart(next))
}

/** Splits names at titles and some prepositions: 'Jane Doe CEO of Acme' and 'Jane Doe of Acme' are two names, 'University of Ohio' is one. */
function splitTitles(tokens: readonly NameToken[]): NameToken[][] {
  const parts: NameToken[][] = [[]]
  for (const token of tokens) {
    const part = parts.at(-1) ?? []
    if (token !== tokens[0] && endsName(token.word, part)) parts.push([])
    else if (part.length !== 0 || !joints.has(token.word)) part.push(token)
  }
  return parts.filter((part) => part.length > 0 && !part.every(({ word }) => isNoName(word)))
}

function endsName(word: string, part: readonly NameToken[]): boolean {
  if (isTitleWord(word) || (word === 'of' && isPerson(part))) return true
  return isCommonAcronym(word) && possessive.test(part.at(-1)?.word ?? '')
}

function isPerson(part: readonly NameToken[]): boolean {
  return part.length >= 2 && !isOrganizationWord(canonicalWord(part.at(-1)?.word ?? ''))
}

function isNoName(word: string): boolean {
  const bare = word.replace(possessive, '')
  return (
    isCommonWord(bare) || isCommonAcronym(bare.replace(/s$/, '')) || isCommonAcronym(bare) || joints.has(word)
  )
}

/**
 * The names in a headline: those that the text below shows, the subject before the verb, and words that can only be names. A line in capitals has
 * no subject.
 */
function listHeadlineNames(
  run: NameRun,
  seen: ReadonlySet<string>,
  lowerWords: ReadonlySet<string>,
): NameToken[][] {
  const verb = run.tokens.findIndex(
    ({ word }, index) => isHeadlineVerb(word) || (index > 0 && isDeed(word, seen)),
  )
  const parts: NameToken[][] = [[]]
  for (const [index, token] of run.tokens.entries()) {
    const word = canonicalWord(token.word)
    const isSubject = run.isSentenceStart && !run.isShouted && index < (verb === -1 ? 0 : verb)
    const isCommon = lowerWords.has(word) || isNoName(token.word)
    const isName = () => isSubject || isSurelyName(token.word, seen) || !isEverydayWord(token.word)
    const isStray = isLegalForm(word) && parts.at(-1)?.length === 0
    if (isCommon || isStray || !isName()) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

/** Whether the word is a headline's verb ('Holds', 'Suspends'), and no part of a name as in Cedar Falls. */
function isDeed(word: string, seen: ReadonlySet<string>): boolean {
  return readVerb(word, 'third') !== undefined && !isSurelyName(word, seen)
}

function toFact(text: string, tokens: readonly NameToken[], isShouted: boolean): ReadFact | undefined {
  const from = tokens[0]?.from ?? 0
  const written = text.slice(from, tokens.at(-1)?.to).replace(possessive, '')
  const to = from + written.length
  const words = readNameWords(text, from, to)
  const last = words.at(-1) ?? ''
  if (words.join('').length < 2) return undefined
  const isPlace = datelineNext.test(text.slice(to, to + 3)) || isStateName(words.join(' '))
  const isOrganization = isOrganizationWord(last) || (acronym.test(written) && !isPlace && !isShouted)
  const key = `name:${(words.length > 1 && isLegalForm(last) ? words.slice(0, -1) : words).join(' ')}`
  const kind = isOrganization ? 'organisation' : 'name'
  return { kind, text: written, from, to, key, needs: [], gives: [key] }
}

/** The words of a name. A comma before it shows a state ('Denver, Colo.'), and a house number a street's direction ('East'). */
function readNameWords(text: string, from: number, to: number): readonly string[] {
  const before = text.slice(Math.max(0, from - 2), from)
  const name = `${text.slice(from, to)}${text[to] === '.' ? '.' : ''}`
  // A short form without a city is the state, too: 'in Ariz. and Tex.'
  const state = name.length > 3 && name.endsWith('.') ? readState(name) : undefined
  if (state !== undefined && !isEverydayWord(name.slice(0, -1))) return state.split(' ')
  if (/^\d $/.test(before)) return canonicalWords(before + name).slice(1)
  return canonicalWords(before === ', ' ? before + name : name)
}

/** The words of a name's key. */
export function readNameParts(key: string): string[] {
  return key.slice('name:'.length).split(' ')
}

/** Whether the words of a name are side by side in the material, with or without middle initials. */
export function isNameWritten(key: string, words: WordIndex): boolean {
  const run = readNameParts(key)
  if (words.hasRun(run) || isWrittenApart(run, words)) return true
  const withoutInitials = run.filter((word) => word.length > 1)
  return withoutInitials.length < run.length && withoutInitials.length > 1 && words.hasRun(withoutInitials)
}

/** Whether the material has the words apart: 'Acme of Duluth' is a company with its town, 'Bank of America' a single name. */
function isWrittenApart(run: readonly string[], words: WordIndex): boolean {
  const at = run.indexOf('of')
  const isWhole = at < 1 || (at === 1 && isEverydayWord(run[0] ?? ''))
  return !isWhole && words.hasRun(run.slice(0, at)) && words.hasRun(run.slice(at + 1))
}

/** Whether the name follows from names of the material: one of them, an acronym of one, or two side by side. */
export function isNameDerived(key: string, names: ReadonlySet<string>): boolean {
  if (names.has(key)) return true
  const run = readNameParts(key)
  if (run.length > namesWordsMax) return false
  return run.length === 1 ? names.has(`acronym:${run[0]}`) : isMadeOfNames(run, names)
}

/** Whether it is made of names of the material: 'Acme Pocket Grill' from 'Acme' and 'Pocket Grill'. */
function isMadeOfNames(run: readonly string[], names: ReadonlySet<string>): boolean {
  return run.some((_, index) => {
    if (index === 0) return false
    const [head, tail] = [run.slice(0, index), run.slice(index)]
    return names.has(`name:${head.join(' ')}`) && names.has(`name:${tail.join(' ')}`)
  })
}
