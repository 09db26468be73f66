// Turns passives into actives where the doer is clear. Rule TON-05.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { readVerb, toPast } from '#domain/language/verbs.ts'
import { shortForm } from '#domain/rules/release/passives.ts'
import type { TextEdit } from '#domain/rules/rule.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import type { Rewrite } from './rewrite.ts'

const agent =
  '(?:the \\p{Ll}+(?: \\p{Ll}+)?|(?:the )?\\p{Lu}[\\p{L}\\p{N}&.’-]*(?: (?:of |and )?\\p{Lu}[\\p{L}\\p{N}&.’-]*){0,4})'
/** The rest of the sentence, including the colon of an hour and the comma before a year. */
const rest =
  '(?: (?:in|on|at|for|from|to|with|after|before|during|as) (?:[^,;:—“”()]|(?<=\\d):(?=\\d)|(?<=\\d),(?= (?:19|20)\\d\\d)){2,80}?)?'
const object = '(?:The|A|An|This|Its|\\p{Lu})[^,;:—“”()]{2,80}?'
/** A phrase of time or place before the subject: 'During the quarter, '. */
const opening =
  '(?:(?:In|On|During|After|Before|At|Since|By|Over|Throughout) [^,;:—“”()]{2,60}|(?:Last|This|Earlier this) (?:week|month|year|spring|summer|fall|winter|quarter)), '
const openedPattern = new RegExp(
  `^(?<opening>${opening})(?<object>(?:the|an?|this|its|\\p{Lu})[^,;:—“”()]{2,80}?) (?<be>was|were|will be) (?<verb>\\p{Ll}+) by (?<agent>${agent})(?<rest>${rest})\\.$`,
  'u',
)
const onePattern = new RegExp(
  `^(?<object>${object}) (?<be>was|were|will be) (?<verb>\\p{Ll}+) by (?<agent>${agent})(?<rest>${rest})\\.$`,
  'u',
)
/** 'The data was collected by Nielsen in 2025 and was reviewed by the FDA on Jan. 5.' */
const twoPattern = new RegExp(
  `^(?<object>${object}) (?<be>was|were) (?<verb>\\p{Ll}+) by (?<agent>${agent})(?<rest>${rest}) and (?:was |were )?(?<verb2>\\p{Ll}+) by (?<agent2>${agent})(?<rest2>${rest})\\.$`,
  'u',
)
/** 'Mistakes were made by the supplier, Best Buy, which is a retailer.' */
const namedPattern =
  /^(?<object>(?:The |A |An |Its )?\p{L}[^,;:—“”()]{2,60}?) (?<be>was|were) (?<verb>\p{Ll}+) by (?<agent>(?:the|our|its|their) (?:\p{Ll}+ ){1,2}?\p{Ll}+|(?:the|our|its|their) \p{Ll}+), (?<name>\p{Lu}[^,;:—“”()]{2,60}(?:, (?:which|who) [^,;:—“”()]{2,80})?)\.$/u

/** 'The grill was developed by Acme in 2025.' becomes 'Acme developed the grill in 2025.' */
export const passives: Rewrite = {
  rule: 'TON-04',
  find: (text) =>
    (text.includes(' by ') ? splitSentences(text) : []).flatMap((sentence): TextEdit[] => {
      const turned = turnTwo(sentence.text) ?? turnNamed(sentence.text) ?? turnOne(sentence.text)
      if (turned === undefined) return []
      return [{ from: sentence.from, to: sentence.to, text: turned }]
    }),
}

function turnOne(sentence: string): string | undefined {
  const found = (onePattern.exec(sentence) ?? openedPattern.exec(sentence))?.groups ?? {}
  const { opening: start = '', object: what = '', be, verb = '', agent: who = '', rest: more = '' } = found
  const base = readVerb(verb, 'participle')
  // With a second verb the sentence is too complex to turn.
  if (base === undefined || isRich(`${what} ${more}`) || isBeside(who)) return undefined
  const did = be === 'will be' ? `will ${base}` : toPast(base)
  const doer = more === '' ? withStop(who) : who
  return `${start}${start === '' ? upperFirst(doer) : doer} ${did} ${lower(what)}${more}.`
}

/** At the end of a sentence, 'by Acme Inc.' keeps its period in the name. */
function withStop(who: string): string {
  return shortForm.test(who) ? `${who}.` : who
}

function turnTwo(sentence: string): string | undefined {
  const found = twoPattern.exec(sentence)?.groups ?? {}
  const {
    object: what = '',
    verb = '',
    verb2 = '',
    agent: who = '',
    agent2 = '',
    rest: more = '',
    rest2 = '',
  } = found
  const [first, second] = [readVerb(verb, 'participle'), readVerb(verb2, 'participle')]
  if (first === undefined || second === undefined || isRich(`${what} ${more} ${rest2}`)) return undefined
  const it = found.be === 'were' ? 'them' : 'it'
  return `${upperFirst(who)} ${toPast(first)} ${lower(what)}${more}, and ${agent2} ${toPast(second)} ${it}${rest2}.`
}

function turnNamed(sentence: string): string | undefined {
  const {
    object: what = '',
    verb = '',
    agent: who = '',
    name = '',
  } = namedPattern.exec(sentence)?.groups ?? {}
  const base = readVerb(verb, 'participle')
  if (base === undefined || isRich(what)) return undefined
  // A plural without an article at the start is no name.
  const object = /^\p{Lu}\p{Ll}+s$/u.test(what) ? what.toLowerCase() : lower(what)
  return `${upperFirst(who)}, ${name}, ${toPast(base)} ${object}.`
}

/** Whether the words after 'by' are a place or time and no doer: 'was held by the lake', 'will be done by the end of May'. */
function isBeside(agent: string): boolean {
  return /^the (?:\p{Ll}+ )?(?:lake|river|sea|ocean|pond|pool|creek|water|waterfront|shore|beach|harbor|road|roadside|street|bridge|door|gate|entrance|window|wall|fire|stage|station|end|start|close|time|deadline|weekend)$/u.test(
    agent,
  )
}

function isRich(words: string): boolean {
  return /\b(?:that|which|who|and|is|are|was|were|has|have|will)\b/.test(words)
}

function lower(words: string): string {
  const [first = '', second = ''] = words.split(' ')
  // Whether the first word is an ordinary word ('Funding of $2 million') or a name ('Harbor Light').
  const isWord =
    /^\p{Lu}\p{Ll}+$/u.test(first) && isEverydayWord(first) && /^(?:of|for|from|to|in)$/.test(second)
  return isWord || /^(?:The|A|An|This|Its) /.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words
}
