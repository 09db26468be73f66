// Finds who said a quotation: beside the verb of saying, after 'according to', before a colon, or after a dash. Facts take the name from here; the
// rules take the verb, and whether a title comes with the name.

import { isEverydayWord } from './everyday-words.ts'
import { findMatches } from './matches.ts'
import { isFunctionWord, isTitleStart, isTitleWord } from './name-words.ts'
import {
  findFirstPerson,
  findLastPerson,
  nicknameSource,
  personSource,
  shortTitleSource,
} from './names/find-person.ts'
import { isFormalTitle } from './names/formal-titles.ts'
import { isGroup } from './people-words.ts'
import type { Range } from './ranges.ts'
import { speechVerbPattern } from './speech-verbs.ts'

/** `isSaid` if somebody speaks, with or without a name: 'she said'. */
export type Attribution = {
  saidBy?: string
  isSaid: boolean
  isPronoun: boolean
  /** The words for the speaker: 'Jane Doe, head of sales'. */
  who?: string
  /** The verb of saying with its place; missing for 'according to' and dashes. */
  verb?: Range & { readonly text: string }
}

const verbs = `(?:${speechVerbPattern()}|puts? it(?: \\p{Ll}+){0,2}|sum(?:s|med) it up|point(?:s|ed) out|chime[sd] in)`
const person = personSource()
const stretch = `(?:\\b${shortTitleSource()}\\.|\\b\\p{Lu}\\.|(?<=\\p{Ll} )${nicknameSource()}|[^“”".!?\\n])`

const saidPattern = new RegExp(
  `^[,.]?[ \\t\\u00a0]*(?:(?<verb>${verbs})|according to)\\b\\s*(?<who>${stretch}{0,120})`,
  'u',
)
const namedPattern = new RegExp(
  `^[,.]?[ \\t\\u00a0]*(?<who>${stretch}{1,140}?)\\s+(?<!\\bwho (?:\\p{Ll}+ )?)(?<verb>${verbs})\\b`,
  'u',
)
/** A hyphen on the next line may be a bullet, whose name belongs to the next quotation: '- Ann Lee, founder: “…”'. */
const dashPattern = new RegExp(
  `^(?:[ \\t\\u00a0]*[-–—]{1,2}|\\s*[–—]{1,2}|\\s*--?(?![^\\n]{0,120}:\\s))\\s*(?<who>${person}(?:, [^\\n.“”]{2,80})?)`,
  'u',
)
const signedPattern = new RegExp(`^[ \\u00a0]*\\(?(?<who>${person})(?=[,)]|\\s*(?:\\n|$))`, 'u')

const leadSaidPattern = new RegExp(
  `^(?<who>.*?)\\s*\\b(?<verb>${verbs})(?: (?:in|on|at|during) [^,:]{2,40})?[,:]?\\s*$`,
  'su',
)
const leadSourcePattern = /\baccording to (?<who>[^:]{2,120}?),?\s*$/isu
const labelPattern = /\bquot(?:es?|ation)\b(?:\s+(?:from|by|of)\b|[ ,(–—-])*(?<who>[^:]*):\s*$/isu
const leadNamedPattern = new RegExp(
  `^(?:[Aa]nd |[Aa]lso |[Pp]lus |[Tt]hen |[Ss]o )?(?:(?:[Ff]rom|[Bb]y) (?:[\\p{L}’' ]{2,40}, |\\p{Lu}[\\p{L}’' ]{1,40}, (?:\\p{Ll}+ ){1,3}(?<!\\b(?:at|of|for|with|from|in) ))?)?(?!(?:Dear|Hi|Hello|Hey) |(?:MD|GM|VP|SVP|EVP|ED):)(?<who>${person})(?:, [^:]{2,90}|(?: \\p{Ll}+){1,3})?:\\s*$`,
  'u',
)
/** A name after 'from' counts, whoever is named before it: 'another from Ann Lee, a driver since 2012:'. */
const leadFromPattern = new RegExp(
  `\\b(?:another|one|more|this|that|also|and|then|words?|line|statement|comment|is|came) (?:from|by) (?<who>${person})(?:, [^:]{2,90})?:\\s*$`,
  'u',
)
/** A remark about the speaker, which names nobody else: 'Ann Lee, she farms by Partridge, she said'. */
const aside = /(?<=\p{L}), (?:he|she)(?:[’']s)? [^,]{2,60},(?: and)? (?:he|she)$/iu
const sentenceEnd = new RegExp(
  `(?<!\\b(?:${shortTitleSource()}|Inc|Corp|Co|Ltd|\\p{Lu}))[.!?][”"’']?\\s+|\\n`,
  'gu',
)
const speechEnd = /[,.!?…—]/
/** A pronoun as speaker, whatever comes before it: 'Asked about the delay, she'. */
const pronoun = /(?:^|, )\s*(?:he|she|they|it|i|we)\s*$/i
const reach = 200

/** Reads the words around a quotation: the nearest name, else whether anybody speaks. */
export function readAttribution(text: string, from: number, to: number): Attribution {
  const rest = text.slice(to, to + reach)
  const ending = `${text.slice(Math.max(from, to - 2), to)}${rest.slice(0, 1)}`
  const lead = readLead(text, from)
  // A quotation between a colon and a period is complete; the next sentence introduces other words.
  const isClosed = !ending.includes(',') && opened.test(text.slice(Math.max(0, from - 3), from))
  const after = readAfter(rest, to, ending, isClosed)
  // After a comma the sentence goes on with its speaker; after a period the next one may be about somebody else.
  const nearest = ending.includes(',') ? [after, lead] : [lead, after]
  const signed = lead === undefined ? undefined : readName(signedPattern, rest)
  // If the line names its speaker, a dash on the next line begins another line.
  const isBullet = lead?.saidBy !== undefined && /^[ \t]*\n/.test(rest)
  const dash = isBullet ? undefined : readName(dashPattern, rest)
  const found = [dash, ...nearest, signed].filter((each) => each !== undefined)
  return found.find(({ saidBy }) => saidBy !== undefined) ?? found[0] ?? { isSaid: false, isPronoun: false }
}

const opened = /:\s*$/u

/** A sentence that leads to the next quotation: 'And Luz said when they tipped the truck, “…”'. */
const leadsOn = /^[^“”".!?\n]{0,100}[,:]\s*(?:\p{Ll}{1,4},?\s*){0,2}["“]/u

/** The speaker's introduction right after the words: 'and I'm Ann Lee, founder'. */
const selfPattern = new RegExp(
  `^[,.]?\\s*(?:[Aa]nd )?(?:I['’]m|I am|[Mm]y name is|[Tt]his is|[Tt]hat['’]s me,) (?<who>${person})(?=[,.\\n]|$)`,
  'u',
)

function readAfter(rest: string, at: number, ending: string, isClosed: boolean): Attribution | undefined {
  const self = readName(selfPattern, rest)
  if (self?.saidBy !== undefined) return self
  const said = saidPattern.exec(rest)
  if (said?.groups?.who !== undefined) {
    const verb = said.groups.verb
    return attribute(said.groups.who, findFirstPerson, verb, at + said[0].indexOf(verb ?? ''))
  }
  const named = namedPattern.exec(rest)
  const { who, verb = '' } = named?.groups ?? {}
  if (named === null || who === undefined || isClosed) return undefined
  // After a period, 'And Annie Drew said, “…”' belongs to the next quotation.
  if (!ending.includes(',') && leadsOn.test(rest.slice(named[0].length))) return undefined
  if (!speechEnd.test(ending) && !/^\p{Lu}/u.test(who)) return undefined
  return attribute(who, findLastPerson, verb, at + named[0].length - verb.length)
}

function readName(pattern: RegExp, rest: string): Attribution | undefined {
  const who = pattern.exec(rest)?.groups?.who
  return who === undefined ? undefined : attribute(who, findFirstPerson)
}

/** The speaker in the words before a quotation: 'Jane Doe said:', 'Quote from Jane Doe, head of sales:', 'Jane Doe:', 'Quote:'. */
export function readLead(text: string, at: number): Attribution | undefined {
  const before = text.slice(Math.max(0, at - reach), at)
  const end = findMatches(before.trimEnd(), sentenceEnd).at(-1)
  const lead = before.slice(end === undefined ? 0 : end.index + end[0].length).replace(/^[•*\s-]+/, '')
  const said = leadSaidPattern.exec(lead)?.groups
  if (said?.who !== undefined) {
    const verb = said.verb ?? ''
    const tail = lead.length - said.who.length - lead.slice(said.who.length).indexOf(verb)
    return attribute(said.who.replace(aside, ''), findLastPerson, verb, at - tail)
  }
  const who = (leadSourcePattern.exec(lead) ?? labelPattern.exec(lead))?.groups?.who
  if (who !== undefined) return attribute(who, findFirstPerson)
  const named = (leadFromPattern.exec(lead) ?? leadNamedPattern.exec(lead))?.groups?.who
  const attribution = named === undefined ? undefined : attribute(named, findFirstPerson)
  return attribution?.saidBy === undefined ? undefined : attribution
}

function attribute(
  who: string,
  find: (words: string) => string | undefined,
  verb?: string,
  from = 0,
): Attribution {
  const saidBy = find(who)
  const rest = { who, ...(verb && { verb: { from, to: from + verb.length, text: verb } }) }
  if (saidBy !== undefined) return { saidBy, isSaid: true, isPronoun: false, ...rest }
  return { isSaid: true, isPronoun: pronoun.test(who), ...rest }
}

const sayingPattern = new RegExp(
  `^(?<before>${stretch}{1,140}?)\\s+(?<verb>${verbs})\\b|[,”"]\\s*(?:(?<verb2>${verbs})|according to) (?<after>${stretch}{2,120})|^According to (?<source>${stretch}{2,120})`,
  'u',
)

/** The speaker of a sentence without quotation marks: 'Doe said the oven works.', 'The oven works, said Jane Doe.' */
export function readSaying(sentence: string): Attribution | undefined {
  const groups = sayingPattern.exec(sentence)?.groups
  if (groups === undefined) return undefined
  const who = groups.after ?? groups.source
  return who === undefined ? attribute(groups.before ?? '', findLastPerson) : attribute(who, findFirstPerson)
}

const titleAfter = /^(?:['’]s)?\s*(?:,\s*(?:\p{Ll}|\p{Lu}|\d)|\s*\(|\s+(?:of|from|at)\s)/u
const capitalRun = new RegExp(person, 'u')

/** A clause before the speaker: 'Asked about the route, driver Marsh'. */
const occasion =
  /^\p{Lu}\p{Ll}+(?:ed|ing) (?:about|on|by|why|how|what|whether|if|after|when|outside) [^,]{1,80}, /u

/** The speaker's name; a surname may be an everyday word: 'said Park'. */
export function readSpeakerName({ saidBy, isPronoun, who = '' }: Attribution): string | undefined {
  if (saidBy !== undefined || isPronoun) return saidBy
  const found = capitalRun.exec(who.replace(occasion, ''))?.[0]
  return found === undefined || isFunctionWord(found.split(' ')[0] ?? '') ? undefined : found
}

/** An occupation before a name: 'Foreman Ben Cho', 'Firefighter Ana Ruiz'. */
const isTrade = /^\p{Lu}\p{Ll}+(?:man|woman|fighter|master|keeper|maker|worker)$/u

const post = /^(?:the|its|their|his|her|our|an?|\p{Lu}.{0,60}['’]s?) (?<words>[\p{L}’' -]{3,60})$/u

/** Whether the clause is a title, before a comma and the name: 'Acme’s vice president of sales'. */
function namesPost(clause: string): boolean {
  const [head = ''] = (post.exec(clause)?.groups?.words ?? '').split(/ (?:of|for|at|in|from) /)
  return head.split(' ').some((word) => isTitleWord(word) || isGroup(`${word}s`))
}

/** 'City Librarian Evelyn Cho': everyday words before a first and a last name that are none. */
function opensWithPost(name: string): boolean {
  const words = name.split(' ')
  const [first = '', last = ''] = words.slice(-2)
  const post = words.slice(0, -2)
  // 'Pat', 'Will' and 'Grace' are short words and first names.
  const isPost = (post.at(-1) ?? '').length >= 6 && post.every(isEverydayWord)
  return isPost && !isEverydayWord(first) && [first, last].every((word) => /^\p{Lu}[\p{L}’'-]+$/u.test(word))
}

/** Whether a title or a role comes with the speaker's name: 'longtime customer Ellen Brody', 'Treasurer Omar Reed', 'Jane Doe, 61'. */
export function hasTitleBeside(attribution: Attribution): boolean {
  const { who = '' } = attribution
  const name = readSpeakerName(attribution)
  if (name === undefined) return false
  const at = who.indexOf(name)
  const [before = '', clause = ''] = who.slice(0, at).split(/,\s/).toReversed()
  const isTitled = before === '' && namesPost(clause)
  const isRole = /\p{L}{3,}/u.test(
    before.replaceAll(/\b(?:also|later|then|the|and|\p{L}+ly|\p{Lu}\p{Ll}+ed)\b/gu, ''),
  )
  const isInside = name
    .split(' ')
    .slice(0, -1)
    .some(
      (word) =>
        isTitleWord(word) ||
        isTitleStart(word) ||
        isFormalTitle(word) ||
        /['’]s$/.test(word) ||
        isTrade.test(word),
    )
  return isRole || isTitled || isInside || opensWithPost(name) || titleAfter.test(who.slice(at + name.length))
}
