// Words for what a rewrite did to facts it was given: lost, changed, stronger, weaker. Where they are shown: report-facts.ts.

import type { ChangedFact, FactChanges } from '#domain/facts/compare-facts.ts'
import type { Meaning } from '#domain/facts/compare-meaning.ts'
import type { MeaningChange } from '#domain/facts/compare-strength.ts'
import type { NewClaim } from '#domain/facts/find-claims.ts'
import type { Fact } from '#domain/language/fact.ts'
import { upperFirst } from '#domain/text/letter-case.ts'

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const namedMax = 4
const maxShownLength = 80

/** What was compared and found the same. */
export const sameFacts = 'Numbers, dates, names, quotes and links unchanged'

/** 'Numbers, dates, names, quotes and links unchanged; 1 statement became stronger.' */
export function describeFactChanges(changes: FactChanges, meaning: Meaning = noMeaning): string {
  return `${[countFactChanges(changes), ...listMeaning(meaning)].join('; ')}.`
}

const noMeaning: Meaning = { titles: [], strength: [], claims: [] }

const turns: readonly (readonly [MeaningChange['turn'], string])[] = [
  ['stronger', 'became stronger'],
  ['weaker', 'became weaker'],
  ['opposite', 'changed direction'],
  [undefined, 'changed in emphasis'],
]

/** '1 title changed', '2 statements became stronger', '1 new claim'. */
function listMeaning({ titles, strength, claims }: Meaning): string[] {
  const turned = turns.map(([turn, what]) =>
    number(strength.filter((change) => change.turn === turn).length, 'statement', what),
  )
  return [
    number(titles.length, 'title', 'changed'),
    ...turned,
    number(claims.length, 'new claim', ''),
  ].filter((part) => part !== '')
}

function number(count: number, noun: string, verb: string): string {
  if (count === 0) return ''
  return `${count} ${noun}${count === 1 ? '' : 's'} ${verb}`.trimEnd()
}

function countFactChanges({ lost, changed, added }: FactChanges): string {
  const parts = [
    { count: lost.length, verb: 'lost' },
    { count: changed.length, verb: 'changed' },
    { count: added.length, verb: 'added' },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return sameFacts
  const [first, ...rest] = parts.map(({ count, verb }, index) =>
    index === 0 ? `${spell(count)} ${count === 1 ? 'fact' : 'facts'} ${verb}` : `${spell(count)} ${verb}`,
  )
  const text = [first ?? '', ...rest].join(', ')
  return upperFirst(text)
}

/** 'These facts from your prompt aren’t in the draft: “$49” and “Jane Doe”'. No period: it would follow a quotation mark. */
export function describeMissingFacts(missing: readonly Fact[]): string {
  const which =
    missing.length === 1
      ? 'This fact from your prompt isn’t in the draft'
      : 'These facts from your prompt aren’t in the draft'
  return `${which}: ${listTexts(missing)}`
}

/** 'Lost: “$89” · Changed: “40” is now “50”': what an accepted rewrite removed or changed; '' for nothing. */
export function describeLosses({ lost, changed }: FactChanges, meaning: Meaning = noMeaning): string {
  const gone = lost.length === 0 ? '' : `Lost: ${listTexts(lost)}`
  const other = changed.length === 0 ? '' : `Changed: ${joinWords(changed.map(describeChange))}`
  const turned = listMeaning(meaning).join('; ')
  return [gone, other, turned].filter((part) => part !== '').join(' · ')
}

/** '“40” is now “50”', or a quote's new speaker. */
export function describeChange({ before, after }: ChangedFact): string {
  if (before.kind !== 'quotation' || before.key !== after.key)
    return `${quote(before.text)} is now ${quote(after.text)}`
  return `${quote(after.text)} was attributed to ${before.saidBy ?? 'no one'} and is now attributed to ${after.saidBy ?? 'no one'}`
}

/** '“not” was removed', '“may” was added', '“rose” is now “fell”'. */
export function describeMeaningChange({ before, after }: MeaningChange): string {
  if (before === '') return `${quote(after)} was added`
  return after === '' ? `${quote(before)} was removed` : `${quote(before)} is now ${quote(after)}`
}

/** '“labor” instead of “health”', or the sentence where it is new. */
export function describeClaim({ text, words, instead }: NewClaim): string {
  return instead.length === 0 || words.length > instead.length + 1
    ? quote(text)
    : `${listQuoted(words)} instead of ${listQuoted(instead)}`
}

function listTexts(facts: readonly Fact[]): string {
  return listQuoted(facts.map(({ text }) => text))
}

/** '“40” and “Nov. 17”' */
export function listQuoted(texts: readonly string[]): string {
  return joinWords(texts.map(quote))
}

/** A quotation has its own marks; a long one is cut. */
function quote(text: string): string {
  const isQuoted = /^[“"„‘«]/.test(text)
  const shown = text.length > maxShownLength ? `${text.slice(0, maxShownLength).trimEnd()}…` : text
  if (!isQuoted) return `“${shown}”`
  return shown === text ? text : `${shown}”`
}

function joinWords(words: readonly string[]): string {
  const shown =
    words.length > namedMax ? [...words.slice(0, namedMax), `${words.length - namedMax} more`] : words
  const last = shown.at(-1) ?? ''
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`
}

const spell = (count: number): string => small[count] ?? String(count)
