// What only the writer knows: for these rules a blank says what is missing and where. Analyze offers it; Rewrite never does.

import { nameAgency } from './release/acronyms.ts'
import { emptyClaims } from './rewrites/empty-claims.ts'
import type { TextEdit } from './rule.ts'

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
  'DAT-06': (_, from, to) => [{ from, to, text: '[MONTH DAY, YEAR]' }],
  'STR-02': askEmbargo,
  'STR-03': askEmbargo,
  'TON-08': askNumber,
  'NAM-04': askName,
  'QUO-01': (sentence) =>
    /[.,!?]["”]$/.test(sentence)
      ? [{ from: sentence.length, to: sentence.length, text: ' said [FULL NAME], [JOB TITLE].' }]
      : [],
  'TON-01': (sentence) => emptyClaims.find(sentence, { kind: 'body' }),
}

/** The sentence with blanks where a rule misses a fact; none where a blank would not help. */
export function askFor(rule: string, sentence: string, from: number, to: number): TextEdit[] {
  return asks[rule]?.(sentence, from, to) ?? []
}

const unnamedSource =
  /\b(?:(?<works>(?:(?:many|some|several|recent|new|numerous) )?(?:studies|research|surveys|polls|data|statistics|reports)) (?:have |has )?(?:shows?|shown|suggests?|indicates?|finds?|found|proves?|proven|confirms?|says?)|(?:(?:many|some|several|most|industry|leading) )*(?:experts|analysts|scientists|researchers|observers|critics|insiders) (?:have )?(?:says?|said|agree|believe|predict|argue|suggest|note))\b/iu
const boast = /^As (?:an?|the|one of) [^,.;]{3,120}, (?<next>\p{L})/u

/** Whoever is meant by 'studies' or 'experts' is named in their place; a boast that opens the sentence can go; else the source follows. */
function askSource(sentence: string, _from: number, to: number): TextEdit[] {
  const unnamed = unnamedSource.exec(sentence)
  if (unnamed !== null) {
    const text = unnamed.groups?.works === undefined ? '[NAME, TITLE] said' : '[STUDY, YEAR] found'
    return [{ from: unnamed.index, to: unnamed.index + unnamed[0].length, text }]
  }
  const opening = boast.exec(sentence)
  if (opening !== null && to < opening[0].length)
    return [{ from: 0, to: opening[0].length, text: (opening.groups?.next ?? '').toUpperCase() }]
  if (/\?["”’)]*$/.test(sentence) || /\baccording to\b/i.test(sentence)) return []
  return addBefore(sentence, ', according to [SOURCE AND YEAR]')
}

/** What an acronym stands for; agencies of the government are known by name. */
function askName(sentence: string, from: number, to: number): TextEdit[] {
  const word = sentence.slice(from, to)
  const agency = nameAgency(word)
  if (agency === undefined) return [{ from, to, text: `[FULL NAME] (${word})` }]
  const article = /\b(?<article>[Aa])n $/.exec(sentence.slice(0, from))?.groups?.article
  // 'an FDA ruling' becomes 'a Food and Drug Administration ruling'.
  const text = article === undefined || /^[EIO]/.test(agency) ? agency : `${article} ${agency}`
  return [{ from: text === agency ? from : from - 'an '.length, to, text }]
}

/** An embargo names the hour, the zone and the day. */
function askEmbargo(sentence: string): TextEdit[] {
  const start = /^(?:UNDER )?EMBARGO(?:ED)?(?: UNTIL)?/i.exec(sentence)?.[0]
  if (start === undefined) return []
  return [{ from: 0, to: sentence.length, text: 'EMBARGOED UNTIL [TIME] [ZONE], [MONTH DAY, YEAR]' }]
}

function addBefore(sentence: string, text: string): TextEdit[] {
  const end = stop.exec(sentence)?.index
  return end === undefined ? [] : [{ from: end, to: end, text }]
}

const scaleAfter = /^ (?:hundred|thousand|million|billion|dozen)(?= )/

/** 'many customers' and 'a number of customers' are '[NUMBER] customers', 'significant growth' is 'growth of [NUMBER]'. */
function askNumber(sentence: string, from: number, to: number): TextEdit[] {
  const words = sentence.slice(from, to)
  const [first = '', second] = words.split(' ')
  if (second === undefined || / of$/.test(words)) return [{ from, to, text: '[NUMBER]' }]
  if (!/^(?:many|several|numerous|countless|various)$/i.test(first))
    return /^an? /i.test(words) ? [] : [{ from, to, text: `${second} of [NUMBER]` }]
  const end = from + first.length
  // 'several hundred people' are [NUMBER] people.
  const scale = scaleAfter.exec(sentence.slice(end))?.[0].length ?? 0
  return [{ from, to: end + scale, text: '[NUMBER]' }]
}
