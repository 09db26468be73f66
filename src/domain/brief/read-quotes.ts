// Reads the quotations with their speakers. Only the words and the speaker of a line are used, never the line as written.

import { dictationOf } from '#domain/brief/speech/dictation.ts'
import { isOrganizationWord } from '#domain/language/name-words.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { findQuotations, type QuotedRange } from '#domain/language/quotations.ts'
import { isStateName } from '#domain/language/states.ts'
import type { Weights } from './classifier/weights.ts'
import { fullName } from './people.ts'
import type { Cast } from './read-contact.ts'
import type { FactSheet, Person } from './sheet.ts'
import { findSpeaker, readSpeakers } from './speakers/find-speaker.ts'
import type { SortedUnit } from './unit.ts'

type Quote = FactSheet['quotes'][number]

/** The quotations of the notes. `people` are those the notes name; `weights` replace the learned ones in training. */
export function readQuotes(
  units: readonly SortedUnit[],
  people: readonly Person[],
  cast: Cast = { senders: [], names: [] },
  weights?: Weights,
): Quote[] {
  const quotes: Quote[] = []
  if (!units.some(({ kind }) => kind === 'quote')) return quotes
  const speakers = readSpeakers(units, people, cast)
  const traded = findTraded(units)
  const readPart = (unit: SortedUnit, index: number, isFirst: boolean): void => {
    const last = quotes.at(-1)
    const follows = last !== undefined && units[last.unit]?.line === unit.line ? last.speaker : undefined
    const around = unit === units[index] ? units : units.with(index, unit)
    const notes = { units: around, index, people, cast, last: last?.speaker, follows }
    const speaker = asPerson(findSpeaker(notes, speakers, weights), traded)
    // "Ann Lee, founder." introduces the speaker and is no quotation.
    const given = readWords(unit).filter((words) => speaker === undefined || !words.startsWith(speaker))
    const more = isFirst &&
      last !== undefined && { last, unit, before: units[last.unit], isSame: speaker === follows }
    if (more && continues(more, given)) return
    quotes.push(...given.map((text) => ({ text, unit: index, ...(speaker !== undefined && { speaker }) })))
  }
  units.forEach((unit, index) => {
    if (unit.kind === 'quote')
      for (const [order, part] of splitVoices(unit).entries()) readPart(part, index, order === 0)
  })
  return quotes
}

/** Splits a line with two speakers: “We bought it.” And Ann Lee says, “I had one duplex.” */
function splitVoices(unit: SortedUnit): SortedUnit[] {
  const { body } = unit
  const quoted = findQuotations(body).filter(({ inner }) => inner.trim().split(/\s+/).length > 2)
  const starts = quoted.flatMap(({ inner, to }, index) => {
    const next = quoted[index + 1]
    return next !== undefined && /\.\s*$/u.test(inner) && opensOther.test(body.slice(to, next.from))
      ? [to]
      : []
  })
  if (starts.length === 0) return [unit]
  const { label: _label, value: _value, ...plain } = unit
  return [0, ...starts].map((from, index) => {
    const own = body.slice(from, starts[index]).trim()
    return { ...(index === 0 ? unit : plain), body: own, text: own }
  })
}

const speech = '(?:says|said|adds|added|told (?:me|us)|goes)'
const saysSo = `\\p{Lu}\\p{Ll}+(?: \\p{Lu}[\\p{L}’'-]+)? ${speech}(?: (?:when|as|after|while|on|at|in|over|the|this|last|to|just|yesterday|earlier)(?!\\p{L})[^.,:;]{0,60})?[,:]?`
/** Words that begin another speaker's quotation; a first name is enough before a verb of saying: "And Luz said when they tipped the truck, ". */
const opensOther = new RegExp(
  `^\\s*(?:(?:And|But|Then|Also)[, ]{1,2})?(?:from |for )?(?:\\p{Ll}+ ){0,3}(?:${fullName}(?:,[^.,:;]{2,60},)?(?: ${speech})?[,:]|${saysSo})\\s*$`,
  'u',
)

interface More {
  last: Quote
  unit: SortedUnit
  before: SortedUnit | undefined
  /** The line has the same speaker as the last quotation. */
  isSame: boolean
}

/** Adds the words to the last quotation if they continue it, and returns whether they did. */
function continues({ last, unit, before, isSame }: More, given: readonly string[]): boolean {
  const isAnswer = unit.answers === 'quote' && isSame && last.speaker !== undefined
  if (isAnswer && before?.line === unit.line) last.text = [last.text, ...given].join(' ')
  else if (goesOn(unit, before)) last.text = given.reduce((text, next) => resume(text, next, true), last.text)
  else return false
  return true
}

/** The name, if it can be a speaker's: not a word such as in “…” said Creamery, and nothing that the notes buy or sell. */
function asPerson(name: string | undefined, traded: ReadonlySet<string>): string | undefined {
  const last = name?.split(' ').at(-1) ?? ''
  if (name === undefined || name.split(' ').some((word) => isOrganizationWord(word.toLowerCase())))
    return undefined
  // A city with its state is where somebody speaks: "Lawder Tennessee".
  if ((isStateName(last) && last !== 'Washington') || isKnownCity(name)) return undefined
  return traded.has(name) ? undefined : name
}

const trades =
  /\b(?:buys?|buying|bought|acquir(?:es?|ed|ing)|acquisition of|takeover of|tak(?:es?|ing) over|took over|merg(?:es?|ed|ing) with|sell(?:s|ing)?|sold) (?:all of )?/giu
const longestName = 60

/** Names of what the notes buy or sell: "bought Ann Lee Bakery" gives "Ann", "Ann Lee" and "Ann Lee Bakery". */
function findTraded(units: readonly SortedUnit[]): ReadonlySet<string> {
  const traded = new Set<string>()
  for (const { text } of units)
    for (const { index, 0: verb } of text.matchAll(trades)) {
      const from = index + verb.length
      const words = text.slice(from, from + longestName).split(' ')
      for (const last of words.keys()) traded.add(withoutEnding(words.slice(0, last + 1).join(' ')))
    }
  return traded
}

const withoutEnding = (name: string): string => name.replace(/(?:[’']s)?[^\p{L}\p{N}]*$/u, '')

/** "Quote 2: from the nephew, Ted Lee, to come" */
const promised =
  /^(?:one |another )?(?:from|by) [^“”".]{2,80}[, ](?:to come|to follow|still to come|coming|pending|tb[acd]|later|tomorrow)\.?$/iu

function readWords(unit: SortedUnit): string[] {
  if (promised.test(unit.value ?? unit.body)) return []
  const quoted = findQuotations(unit.body).filter(({ inner }) => inner.trim().split(/\s+/).length > 2)
  const whole = quoted.filter((each) => !isFragment(each, unit.body))
  if (quoted.length > 0) return joinInterrupted(whole, unit.body)
  const short = shortWords.exec(unit.value ?? '')?.groups?.words
  if (short !== undefined && unit.label !== undefined) return [short]
  const dictated = dictationOf(unit)?.words
  if (dictated !== undefined) return [withoutRemarks(dictated)]
  const told = unit.answers === 'quote' ? saidWords.exec(unit.body)?.groups?.words : undefined
  const bare = readBare(told ?? unit.value ?? unit.body.replace(/^[^:]{0,100}:\s*/, ''))
  return bare === undefined ? [] : [bare]
}

/** A short quotation: “It works.” said Ann Lee */
const shortWords = /^[“"](?<words>[^“”"]{3,40}[.,!?])[”"]/u

/** Whether the quoted words are only part of a sentence and unclear without it: 'She said students “asked for this branch”'. */
const isFragment = ({ inner, from }: QuotedRange, body: string): boolean =>
  /^\p{Ll}/u.test(inner.trim()) && !introducing.test(body.slice(0, from))
const introducing =
  /(?:^|[.!?:,;(–—-]|\b(?:said|says|say|adds?|added|told|explain(?:s|ed)|notes?|noted|that|this|quotes?|like|is|was|words|it|me|us|and|but))\s*$/iu

/** The quoted words, with those joined that are only interrupted by the speaker: “It is small,” said Ann Lee, “and it will stay so.” */
function joinInterrupted(quoted: readonly QuotedRange[], body: string): string[] {
  const joined: string[] = []
  quoted.forEach(({ inner, from }, index) => {
    const before = quoted[index - 1]
    const between = before === undefined ? '' : body.slice(before.to, from)
    const last = joined.at(-1)
    if (last === undefined || !interrupts(between)) joined.push(inner.trim())
    else joined.splice(-1, 1, resume(last, inner.trim(), /\.\s*$/.test(between)))
  })
  return joined
}

const saying = /\b(?:said|says|say|adds?|added|explain(?:s|ed)|notes?|noted|told (?:me|us))\b/giu

/** Whether the words between two quotations only name one speaker. */
const interrupts = (between: string): boolean =>
  (between.match(saying) ?? []).length === 1 && /^[^.;:]{2,120}[,.]\s*$/u.test(between)

/** On the same line, or a paragraph of a draft right below it. */
const isNextOf = ({ line, isBullet, label }: SortedUnit, before: SortedUnit): boolean =>
  line === before.line || (line - before.line === 1 && !isBullet && !before.isBullet && label === undefined)

/** “I was a night student,” Pike said. “I know how it is.”: the second sentence of the one before. */
function goesOn(unit: SortedUnit, before: SortedUnit | undefined): boolean {
  if (before === undefined || before === unit || !isNextOf(unit, before)) return false
  const tail = before.body.slice(findQuotations(before.body).at(-1)?.to ?? before.body.length)
  const isWhole = unit.body.replace(/^["“”«»„]|["“”«»]\.?$/gu, '') === findQuotations(unit.body)[0]?.inner
  return isWhole && interrupts(tail)
}

const resume = (words: string, more: string, isNew: boolean): string =>
  `${isNew ? words.replace(/,$/, '.') : words} ${more}`

/** Words after "says", where a quotation was asked for: "captain Ville Rautio says boys talk about everything". */
const saidWords = new RegExp(
  `^(?:\\p{L}+ ){0,4}${fullName}(?:,[^,.]{2,60},)? (?:says|said|told \\p{L}+),? (?<words>\\S.{8,})$`,
  'u',
)

/** The words of a quotation without marks: "Quote from Priya Nand: We wanted people to go on vacation." */
function readBare(value: string): string | undefined {
  const words = value
    .replace(new RegExp(`(?:\\s[-–—]\\s*|\\s\\(|(?<=[.!?])\\s)${fullName}(?:,[^.]{2,80})?\\)?\\.?$`, 'u'), '')
    .replace(new RegExp(`, ${fullName}, [^.,]{2,60}\\.?$`, 'u'), '')
  const said = withoutRemarks(words)
  return said.length < 8 || nameOnly.test(said) ? undefined : said
}

/** A value that only names the speaker: "Quote 1 (who): Helen Carrow". */
const nameOnly = new RegExp(`^${fullName}(?:, [^.!?]{2,60})?$`, 'u')

const remarkStart = /(?:\s+[-–—]{1,2}\s+|(?<=[.!?])\s+|\s+\()/u
/** Remarks to the writer: how it was agreed, what to do with it, whom to ask. */
const remark =
  /^(?:(?:please|pls|leave|use|keep|tidy|check|clean|ask|make|put|send|return|add|cut|shorten|polish|edit|fix|change|correct|rephrase|smooth|trim|improve|translate|run (?:it|this)|don[’']?t|do not|feel free|something like|or something|or words|lovely|obvs|tbc)\b|(?:he|she|they|i|we)(?:[’'](?:s|ve|re|d|ll)| has| have| is| are| would| will)?(?: also)? (?:ok[’']?d|okayed|approved?|agreed|signed|happy (?:with|for|to)|(?:wants?|needs?|asked|likes?) to (?:see|check|read|approve|sign))\b|(?:he|she|they)(?:[’']ll| will)? (?:check|confirm|send)\b|(?:approved|signed off|ok[’']?d|agreed|cleared|to be (?:approved|confirmed)|not (?:yet )?(?:approved|final))\b|(?:oh|well|hmm|um|uh),? (?:that|this|it|she|he|they)\b|(?:mine|my one|my own)\b[^.!?]{0,60}\b(?:you|skip|later|make|not|don[’']?t)\b|(?:\p{L}+ ){0,4}you (?:can|could|may|should|must|have to|need to|might) (?:\p{L}+ ){0,2}(?:make (?:\p{L}+ )?up|put|write|print|quote|skip|polish|edit|tidy|shorten|paraphrase)\b)/iu

/** Laughter and comments at the end of dictated words: "one leg is broken ha ha", "for fifty years yeah that's good". */
const laugh =
  /(?:,? \b(?:ha(?:[ -]?ha)+|hehe|lol|(?:yeah|yes|okay|ok|right),? (?:that|this)(?:[’']s| is|[’']ll| will) [^.,!?]{2,20}|(?:yeah|okay|ok))\b[.!]?)+(?:,.{0,60})?$/iu

/** Words without marks, cut where a remark to the writer begins: "We will publish it. -- he's ok'd it, tidy only". */
function withoutRemarks(given: string): string {
  const words = given.replace(laugh, '')
  const parts = words.split(remarkStart)
  const end = parts.findIndex((part, index) => index > 0 && remark.test(part))
  if (end === -1) return words
  const last = parts[end - 1] ?? ''
  return words.slice(0, words.indexOf(last, parts.slice(0, end - 1).join('').length) + last.length).trim()
}
