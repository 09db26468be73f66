// Who said a quotation: beside the verb of saying, behind 'according to', before a colon, after a dash.

import { findMatches } from './matches.ts'
import { findFirstPerson, findLastPerson, personSource, shortTitleSource } from './names/find-person.ts'
import { speechVerbPattern } from './speech-verbs.ts'

/** `isSaid` when somebody speaks, named or not: 'she said'. */
export type Attribution = { saidBy?: string; isSaid: boolean; isPronoun: boolean }

const verbs = `(?:${speechVerbPattern()})`
const person = personSource()
const stretch = `(?:\\b${shortTitleSource()}\\.|\\b\\p{Lu}\\.|[^“”".!?\\n])`

const saidPattern = new RegExp(
  `^[,.]?[ \\t\\u00a0]*(?:${verbs}|according to)\\b\\s*(?<who>${stretch}{0,120})`,
  'u',
)
const namedPattern = new RegExp(`^[,.]?[ \\t\\u00a0]*(?<who>${stretch}{1,140}?)\\s+${verbs}\\b`, 'u')
const dashPattern = new RegExp(`^\\s*[-–—]{1,2}\\s*(?<who>${person})`, 'u')
const signedPattern = new RegExp(`^[ \\u00a0]*\\(?(?<who>${person})(?=[,)]|\\s*(?:\\n|$))`, 'u')

const leadSaidPattern = new RegExp(
  `^(?<who>.*?)\\s*\\b${verbs}(?: (?:in|on|at|during) [^,:]{2,40})?[,:]?\\s*$`,
  'su',
)
const leadSourcePattern = /\baccording to (?<who>[^:]{2,120}?),?\s*$/isu
const labelPattern = /\bquot(?:es?|ation)\b(?:\s+(?:from|by|of)\b|[ ,(–—-])*(?<who>[^:]*):\s*$/isu
const leadNamedPattern = new RegExp(
  `^(?:(?:and |also )?(?:[Ff]rom|[Bb]y) (?:[\\p{L}’' ]{2,40}, )?)?(?!(?:Dear|Hi|Hello|Hey) )(?<who>${person})(?:, [^:]{2,90}|(?: \\p{Ll}+){1,3})?:\\s*$`,
  'u',
)
const sentenceEnd = new RegExp(
  `(?<!\\b(?:${shortTitleSource()}|Inc|Corp|Co|Ltd|\\p{Lu}))[.!?][”"’']?\\s+|\\n`,
  'gu',
)
const speechEnd = /[,.!?…—]/
const pronoun = /^\s*(?:he|she|they|it|i|we)\s*$/i
const reach = 200

/** Reads the words around the quotation that is from `from` to `to`: the nearest name, else whether anybody speaks. */
export function readAttribution(text: string, from: number, to: number): Attribution {
  const rest = text.slice(to, to + reach)
  const ending = `${text.slice(Math.max(from, to - 2), to)}${rest.slice(0, 1)}`
  const after = readAfter(rest, speechEnd.test(ending))
  const lead = readLead(text, from)
  // After a comma the sentence continues with its speaker; after a stop the next one may be about somebody else.
  const nearest = ending.includes(',') ? [after, lead] : [lead, after]
  const signed = lead === undefined ? undefined : readName(signedPattern, rest)
  const found = [readName(dashPattern, rest), ...nearest, signed].filter((each) => each !== undefined)
  return found.find(({ saidBy }) => saidBy !== undefined) ?? found[0] ?? { isSaid: false, isPronoun: false }
}

function readAfter(rest: string, isSpeech: boolean): Attribution | undefined {
  const said = saidPattern.exec(rest)?.groups?.who
  if (said !== undefined) return attribute(said, findFirstPerson)
  const named = namedPattern.exec(rest)?.groups?.who
  if (named === undefined || !(isSpeech || /^\p{Lu}/u.test(named))) return undefined
  return attribute(named, findLastPerson)
}

function readName(pattern: RegExp, rest: string): Attribution | undefined {
  const who = pattern.exec(rest)?.groups?.who
  return who === undefined ? undefined : attribute(who, findFirstPerson)
}

/** What comes before the words: 'Jane Doe said:', 'Quote from Jane Doe, head of sales:', 'Jane Doe:', 'Quote:'. */
export function readLead(text: string, at: number): Attribution | undefined {
  const before = text.slice(Math.max(0, at - reach), at)
  const end = findMatches(before.trimEnd(), sentenceEnd).at(-1)
  const lead = before.slice(end === undefined ? 0 : end.index + end[0].length).replace(/^[•*\s-]+/, '')
  const said = leadSaidPattern.exec(lead)?.groups?.who
  if (said !== undefined) return attribute(said, findLastPerson)
  const who = (leadSourcePattern.exec(lead) ?? labelPattern.exec(lead))?.groups?.who
  if (who !== undefined) return attribute(who, findFirstPerson)
  const named = leadNamedPattern.exec(lead)?.groups?.who
  const attribution = named === undefined ? undefined : attribute(named, findFirstPerson)
  return attribution?.saidBy === undefined ? undefined : attribution
}

function attribute(who: string, find: (words: string) => string | undefined): Attribution {
  const saidBy = find(who)
  if (saidBy !== undefined) return { saidBy, isSaid: true, isPronoun: false }
  return { isSaid: true, isPronoun: pronoun.test(who) }
}
