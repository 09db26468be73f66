// Puts blanks where only the writer knows the missing fact. Analyze offers them; Rewrite never does.

import { endsInAbbreviation } from '#domain/language/sentences.ts'
import { readDateline } from '#domain/rules/release/dateline.ts'
import { shortenHeadline } from './headline/shorter.ts'
import { nameAgency } from './release/acronyms.ts'
import { emptyClaims } from './rewrites/empty-claims.ts'
import { hypeWords } from './rewrites/hype.ts'
import type { TextEdit } from './rule.ts'
import { findMovable } from './structure/shorter-lead.ts'
import { isComparison } from './tone/hype-terms.ts'

/** Advice that is shown with the suggestion. */
export const adviceFor: Readonly<Record<string, string>> = {
  'HED-01': 'Move the rest to the subhead.',
  'STR-16': 'Fill it in, or leave it out.',
  'STR-08': 'Move the rest to the next paragraph.',
}

/** The edits of one sentence that ask for the missing fact; `from` and `to` are where the rule fired in it. */
type Ask = (sentence: string, from: number, to: number) => TextEdit[]

const stop = /[.!?]["”’)]*$/

const asks: Readonly<Record<string, Ask>> = {
  'TON-02': askSource,
  'FAC-04': askSource,
  'FAC-06': (sentence) => addBefore(sentence, ', compared with [PERIOD]'),
  'LEG-03': (sentence) => addBefore(sentence, ', according to [STUDY OR APPROVAL, WITH YEAR]'),
  'LEG-04': (sentence) => addBefore(sentence, ', as certified by [BODY AND YEAR]'),
  'LEG-05': (sentence) => addBefore(sentence, ', based on [NUMBER] reviews on [SITE] as of [DATE]'),
  'LEG-06': (sentence) => addBefore(sentence, ', according to [COURT FILING OR OFFICIAL]'),
  // Only the writer knows whether the weekday or the date is wrong.
  'DTE-07': (sentence, from, to) => [
    { from, to, text: /\d/.test(sentence.slice(from, to)) ? '[MONTH DAY]' : '[WEEKDAY]' },
  ],
  'DAT-06': (_, from, to) => [{ from, to, text: '[MONTH DAY, YEAR]' }],
  'STR-02': askEmbargo,
  'STR-03': askEmbargo,
  'TON-08': askNumber,
  'NAM-04': (sentence, from, to) => [{ from, to, text: `[FULL NAME] (${sentence.slice(from, to)})` }],
  'NAM-08': nameInFull,
  'QUO-01': askSpeaker,
  'TON-01': askProof,
  'HED-01': cutHeadline,
  'STR-16': leaveOutBlank,
  'STR-08': cutLead,
}

/** The sentence with blanks for what a rule misses; empty if a blank would not help. */
export function askFor(rule: string, sentence: string, from: number, to: number): TextEdit[] {
  return asks[rule]?.(sentence, from, to) ?? []
}

const unnamedSource =
  /\b(?:(?<works>(?:(?:many|some|several|recent|new|numerous) )?(?:studies|research|surveys|polls|data|statistics|reports)) (?:have |has )?(?:shows?|shown|suggests?|indicates?|finds?|found|proves?|proven|confirms?|says?)|(?:(?:many|some|several|most|industry|leading) )*(?:experts|analysts|scientists|researchers|observers|critics|insiders) (?:have )?(?:says?|said|agree|believe|predict|argue|suggest|note))\b/iu
const boast = /(?<=^|— )As (?:an?|the|one of) [^,.;]{3,120}, (?<next>\p{L})/u

/** A blank for the source: in place of 'studies' or 'experts', or after the sentence. A boast at the sentence's start is cut. */
function askSource(sentence: string, from: number, to: number): TextEdit[] {
  const unnamed = unnamedSource.exec(sentence)
  if (unnamed !== null) {
    const text = unnamed.groups?.works === undefined ? '[NAME, TITLE] said' : '[STUDY, YEAR] found'
    return [{ from: unnamed.index, to: unnamed.index + unnamed[0].length, text }]
  }
  const opening = boast.exec(sentence)
  const end = (opening?.index ?? 0) + (opening?.[0].length ?? 0)
  if (opening !== null && to < end)
    return [{ from: opening.index, to: end, text: (opening.groups?.next ?? '').toUpperCase() }]
  // 'a leading provider': what a rewrite would cut.
  const cuts = hypeWords
    .find(sentence, { kind: 'body' })
    .filter((edit) => edit.from < to && edit.to > from && /\bleading\b/i.test(sentence.slice(from, to)))
  if (cuts.length > 0) return cuts
  if (/\?["”’)]*$/.test(sentence) || /\baccording to\b/i.test(sentence)) return []
  return addBefore(sentence, ', according to [SOURCE AND YEAR]')
}

/** A blank for a result in place of hype that cannot be cut, or for the source of a claim to be the best. */
function askProof(sentence: string, from: number, to: number): TextEdit[] {
  const results = emptyClaims.find(sentence, { kind: 'body' })
  if (results.length > 0 || !isComparison(sentence.slice(from, to).toLowerCase())) return results
  return askSource(sentence, from, to)
}

/** The headline up to where it can end. */
function cutHeadline(sentence: string): TextEdit[] {
  const short = shortenHeadline(sentence)
  return short === undefined ? [] : [{ from: short.length, to: sentence.length, text: '' }]
}

/** The lead without its last clause or its aside. */
function cutLead(sentence: string): TextEdit[] {
  const movable = findMovable(sentence)
  return movable === undefined ? [] : [{ ...movable, text: '' }]
}

/** Phrases that are needed for the meaning: 'based in [CITY]'. */
const neededPhrase =
  /\b(?:based|located|headquartered|situated|born|lives?|resides?|is|are|was|were|be|been) $/
const phraseBefore = / (?:in|at|from|by|on|with|near|since|until)(?: the| an?)? $/
const namelessBlank = /^(?:TBD|TBC|TK|TKTK|[Xx]{2,}|_{3,})$/

/** Leaves out a phrase that is only a blank: ', [AGE],' and ' in [TOWN]'. Letters such as TBD become a visible blank. */
function leaveOutBlank(sentence: string, from: number, to: number): TextEdit[] {
  const [before, after] = [sentence.slice(0, from), sentence.slice(to)]
  if (namelessBlank.test(sentence.slice(from, to))) return [{ from, to, text: nameBlank(before, after) }]
  // A dateline needs its state and its day.
  if ((readDateline({ text: sentence })?.end ?? 0) > from) return []
  if (before.endsWith(', ') && after.startsWith(', ')) return [{ from: from - 2, to: to + 1, text: '' }]
  const phrase = phraseBefore.exec(before)
  if (
    phrase === null ||
    neededPhrase.test(`${before.slice(0, phrase.index)} `) ||
    !/^(?:[ .;]|,(?! (?:an?|the|who|which|one)\b))/.test(after)
  )
    return []
  return [{ from: phrase.index, to, text: '' }]
}

function nameBlank(before: string, after: string): string {
  if (/^ (?:\p{Ll}+ ){0,2}\p{Ll}+s\b/u.test(after)) return '[NUMBER]'
  if (/\b(?:on|until|by|from|before|after|since|date:?) $/i.test(before)) return '[DATE]'
  if (/\b(?:at|in|near) $/i.test(before)) return '[PLACE]'
  return /(?:\bsaid|”|") $/.test(before) ? '[NAME]' : '[DETAIL]'
}

/** Writes an agency's name in full for its letters. */
function nameInFull(sentence: string, from: number, to: number): TextEdit[] {
  const agency = nameAgency(sentence.slice(from, to))
  if (agency === undefined) return []
  const article = /\b(?<article>[Aa])n $/.exec(sentence.slice(0, from))?.groups?.article
  // 'an FDA ruling' becomes 'a Food and Drug Administration ruling'.
  const text = article === undefined || /^[EIO]/.test(agency) ? agency : `${article} ${agency}`
  return [{ from: text === agency ? from : from - 'an '.length, to, text }]
}

/** A blank for the speaker, if the whole sentence is a quotation; else the sentence has one already. */
function askSpeaker(sentence: string): TextEdit[] {
  if (!/^[“"][^“”"]+[.,!?][”"]$/.test(sentence)) return []
  const at = sentence.length - 1
  const edit = { from: at + 1, to: at + 1, text: ' said [FULL NAME], [JOB TITLE].' }
  return sentence[at - 1] === '.' ? [{ from: at - 1, to: at, text: ',' }, edit] : [edit]
}

/** An embargo names the hour, the zone and the day. */
function askEmbargo(sentence: string): TextEdit[] {
  const start = /^(?:UNDER )?EMBARGO(?:ED)?(?: UNTIL)?/i.exec(sentence)?.[0]
  if (start === undefined) return []
  return [{ from: 0, to: sentence.length, text: 'EMBARGOED UNTIL [TIME] [ZONE], [MONTH DAY, YEAR]' }]
}

/** Adds text before the final period; the period of 'Acme Inc.' and '9 a.m.' stays with its word. */
function addBefore(sentence: string, text: string): TextEdit[] {
  if (endsInAbbreviation(sentence)) return [{ from: sentence.length, to: sentence.length, text: `${text}.` }]
  const end = stop.exec(sentence)?.index
  return end === undefined ? [] : [{ from: end, to: end, text }]
}

const scaleAfter = /^ (?:hundred|thousand|million|billion|dozen)(?= )/

/** 'many customers' and 'a number of customers' are '[NUMBER] customers', 'significant growth' is 'growth of [NUMBER]'. */
function askNumber(sentence: string, from: number, to: number): TextEdit[] {
  const words = sentence.slice(from, to)
  const [first = '', second] = words.split(' ')
  const isOfThem =
    / of$/.test(words) && /^ (?:them|these|those|us|the|its|their|our)\b/.test(sentence.slice(to))
  if (isOfThem) return [{ from, to, text: '[NUMBER] of' }]
  if (second === undefined || / of$/.test(words)) return [{ from, to, text: '[NUMBER]' }]
  if (!/^(?:many|several|numerous|countless|various)$/i.test(first))
    return /^an? /i.test(words) ? [] : [{ from, to, text: `${second} of [NUMBER]` }]
  const end = from + first.length
  // 'several hundred people' are [NUMBER] people.
  const scale = scaleAfter.exec(sentence.slice(end))?.[0].length ?? 0
  return [{ from, to: end + scale, text: '[NUMBER]' }]
}
