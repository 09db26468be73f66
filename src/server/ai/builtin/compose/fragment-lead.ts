// Turns news without a finite verb into a sentence: what somebody does, what was done, or what the company announced.
import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { withArticle } from '#domain/language/grammar/articles.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { tellAction } from '#server/ai/builtin/story/action-nouns.ts'
import { findVerb, readOpening } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import { companyOf, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { tidyNote } from '#server/ai/builtin/story/tidy.ts'
import { tellsHonor } from '#server/ai/builtin/text/deeds.ts'
import { capitalizeFirst, dropStop, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { tagWords } from '#server/ai/builtin/text/parts-of-speech.ts'

const mostWords = 34

/** The verb for announcing news of each type. */
const tells: Partial<Record<AnnouncementType, string>> = {
  crisis: 'confirmed',
  award: 'has won',
  report: 'reported',
}

/** Nouns for what a crisis is about. */
export const incidentNoun =
  /^(?:\p{Ll}+ )?(?:fire|blaze|explosion|leak|spill|outage|breach|accident|crash|collapse|burst|flood|theft|break-in|power cut|blackout|cyberattack|strike)\b(?! (?:service|brigade|department|engines?|crews?|alarm|station|drill|safety|pay))/iu

/** Turns "New loading dock, opening May 3" into "Acme announced a new loading dock, opening May 3."; undefined if it is no news. */
export function announceFragment(note: string, story: Story): string | undefined {
  const text = keepClean(withoutHead(dropStop(tidyNote(note).trim()), story))
  const words = text?.split(' ') ?? []
  if (text === undefined || words.length < 2 || words.length > mostWords || noNews.test(text))
    return undefined
  const told = [tellNoun, tellNamed, tellDeed, tellOwn, tellOther, tellTagged, tellDone].map((tell) =>
    tell(text, story),
  )
  const thing = withoutName(text, story)
  // In a crisis, words after a name may be anything: "Acme Rail, train no. 8814".
  const isOther = story.type === 'crisis' && thing !== text && !incidentNoun.test(thing)
  return told.find((sentence) => sentence !== undefined) ?? (isOther ? undefined : tellThing(thing, story))
}

const namedFirst =
  /^(?: (?:Ltd|Inc|LLC|Co|Corp|GmbH|AG|SA|SAS|plc|A\/S|AB|BV)\.?)?(?: \([^()]*\))?(?: [–—-]|,|:) (?<thing>\S.+)$/u

/** The news without the company before it: "Acme Ltd (Port Lincoln), half-year results". */
function withoutName(text: string, { company }: Story): string {
  const name = shortName(company)
  const behind = name !== undefined && text.startsWith(name) ? text.slice(name.length) : ''
  return namedFirst.exec(behind)?.groups?.thing ?? text
}

/** A phrase of time or place before the news: "In the night to Monday, about 3:40, our IT found an attack". */
const adverbial = /^(?:in|on|at|by|with|for|of|from|near|after|before|when|since|during|as|because|if) /i

const isPredicate = (piece: string, at: number): boolean =>
  /^(?:is|are|was|were|has|have|had|will|can)\b/.test(piece) ||
  (readOpening(piece) === 'predicate' && /^\p{Ll}/u.test(piece)) ||
  // "263 nominated, the prize is 12 million pesos"
  (at > 0 && /^(?:the|an?|its) /.test(piece) && findVerb(piece) !== undefined)

/** A sum and no news: "Cost $8.2 million", "$50,000, Holloway Fund". */
const isSum = /^\p{L}+ (?:US|C|A|NZ)?[$€£]\d|^(?:US|C|A|NZ)?[$€£]\d[\d,.]*(?: [mb]illion)?(?:,|$)/iu

/** A time and no news: "June 8 through Aug. 7". */
const isTime = new RegExp(`^(?:${monthPattern()})\\.? \\d|^(?:${weekdayPattern()})\\b`, 'u')

/** The sentence for a thing that is announced, which is not the company itself. */
function tellThing(given: string, story: Story): string | undefined {
  // A clause after "they" and the like is no part of the thing: "the Harbor Prize, they gave it out last night".
  const text = given.replace(/, (?:they|it|she|he) \p{Ll}.*$/u, '')
  const name = shortName(story.company)
  // A whole sentence is no thing: "Ann Roe, 24, of Acme, was named Baker of the Year".
  if (adverbial.test(text) || text.split(', ').some(isPredicate)) return undefined
  if (isSum.test(text) || isTime.test(text)) return undefined
  if (name !== undefined && text.replace(/^the /i, '').startsWith(name)) return undefined
  // A place is no news: "Acme, Whitby".
  const behindCity = story.place === undefined ? undefined : text.split(story.place.city, 2)
  if (behindCity?.[0] === '' && /^(?:[,.;]|$)/.test(behindCity[1] ?? '')) return undefined
  return `${companyOf(story)} ${tells[story.type] ?? 'announced'} ${asObject(text, story)}.`
}

/** The news without words that lead to it: its label, the company, "that's because", "it's". */
function withoutHead(text: string, { company }: Story): string {
  const name = shortName(company)
  const bare = text
    .replace(/^(?:\p{L}[\p{L} ]{1,24})?: ?(?=\S)/u, '')
    .replace(/^that(?:[’']s| is) because /i, '')
  const own = name !== undefined && bare.startsWith(`${name} – `) ? bare.slice(name.length + 3) : bare
  return own.replace(/^(?:it|this)(?:[’']s| is) (?=(?:an?|the) )/i, '')
}

const fewestWords = 5

/** The text without final clauses that speak to the reader: ", even if you bought them elsewhere". */
function keepClean(text: string): string | undefined {
  if (isClean(text)) return text
  const clauses = text.split(/(?=[,;] )/)
  for (let end = clauses.length - 1; end > 0; end--) {
    const kept = clauses.slice(0, end).join('')
    if (isClean(kept)) return kept.split(' ').length < fewestWords ? undefined : kept
  }
  return undefined
}

/** Fragments that refer back, or begin with a bare figure. */
const noNews =
  /^(?:it|its|it’s|this|that|that’s|these|those|she|he|there|not|or)\b|^\(|^\d[\d,.]*(?![\d,.]| \p{Ll}{3})|": "/iu

/** The sentence for an event noun: "grand opening of a second store". */
function tellNoun(text: string, story: Story): string | undefined {
  const told = tellAction(withoutName(text, story))
  return told === undefined ? undefined : `${companyOf(story)} ${told}.`
}

const naming =
  /^(?<who>(?:(?:Chef|Dr\.|Professor|Coach) )?\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3}) (?<done>named|selected|chosen|elected|honored|nominated) (?<rest>\S.+)$/u

/** A sentence with the missing "has been": "Chef Ann Roe named Baker of the Year". */
function tellNamed(text: string): string | undefined {
  const { who, done, rest } = naming.exec(text)?.groups ?? {}
  if (who === undefined || done === undefined || rest === undefined || findVerb(rest) !== undefined)
    return undefined
  return `${who} has been ${done} ${rest}.`
}

/** A sentence with the company as subject: "brings out a sauna", "taking over Birch", "they have raised". */
function tellDeed(text: string, story: Story): string | undefined {
  const company = companyOf(story)
  const they = /^they(?:[’'](?<short>ve|re|ll))? (?<rest>\S.*)$/i.exec(text)?.groups
  if (they?.rest !== undefined) {
    const be = { ve: 'has ', re: 'is ', ll: 'will ' }[they.short ?? ''] ?? ''
    const rest = they.rest.replace(/^(?<be>have|are|were) /, (_, word: string) => `${singular[word]} `)
    return `${company} ${be}${rest}.`
  }
  const opening = readOpening(text)
  if (tellsHonor(text)) return `${company} has been ${lowerFirst(text)}.`
  if (opening === 'predicate') return `${company} ${lowerFirst(text)}.`
  if (opening === 'doing') return `${company} is ${lowerFirst(text)}.`
  return opening === 'infinitive' ? `${company} plans ${lowerFirst(text)}.` : undefined
}

const singular: Readonly<Record<string, string>> = { have: 'has', are: 'is', were: 'was' }

/** A sentence that names the company, adding "is" if it lacks it: "Acme (Bury) calling back one batch", "Acme and Birch start a library". */
function tellOwn(text: string, { company }: Story): string | undefined {
  const name = shortName(company)
  const bare = text.replace(/^(?:the )?company (?=\p{Lu})/iu, '')
  if (name === undefined || !bare.startsWith(name)) return undefined
  const rest = /^[^,(]*(?:\([^()]*\)|(?:, [^,]{2,40}){1,2},)? ?(?<verb>\p{Ll}+)/u.exec(
    bare.slice(name.length),
  )
  const verb = rest?.groups?.verb ?? ''
  if (readVerb(verb, 'gerund') !== undefined) {
    const at = name.length + (rest?.[0].length ?? 0) - verb.length
    return `${bare.slice(0, at)}is ${bare.slice(at)}.`
  }
  return findVerb(bare) === undefined ? undefined : `${bare}.`
}

/** A sentence about many, with no name: "Remote workers in Ohio save 52 minutes a day". */
function tellOther(text: string): string | undefined {
  const verb = findVerb(text)
  const isClause = verb !== undefined && !/[,;]/.test(text.slice(0, verb.from))
  const isAdverbial = verb !== undefined && adverbial.test(text)
  if (!isClause && !isAdverbial && !/^(?:starting|from|as of) /i.test(text)) return undefined
  return `${capitalizeFirst(text)}.`
}

/** A sentence whose past form only the tagger knows; its subject has an article or is a name: "On Tuesday, the food bank handed out its millionth meal". */
function tellTagged(text: string): string | undefined {
  const { who, did, rest } =
    /^(?:(?:[Oo]n|[Ii]n) [^;:]{3,40}(?:day|\d),? )?(?<who>(?:[Tt]he (?:\p{Ll}+ ){0,2}\p{Ll}+)|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,4}) (?<did>\p{Ll}{3,}ed) (?:(?:out|up|off|down|over|in|away|back) )?(?<rest>(?:its|an?|the|their|\d|all|more|nearly|about)\b.+)$/u.exec(
      text,
    )?.groups ?? {}
  if (who === undefined || did === undefined || rest === undefined) return undefined
  const words = tagWords(text)
  const at = words.findIndex(({ word }) => word === did)
  const isDeed = words[at]?.part === 'VERB' && words[at - 1]?.part !== 'AUX'
  return isDeed ? `${capitalizeFirst(text)}.` : undefined
}

/** A sentence with the missing "has been": "Monthly repair service extended from two towns to eight". */
function tellDone(text: string): string | undefined {
  const found =
    /^(?<what>(?:\d[\d,.]* )?(?:\p{L}[\p{L}’'-]* ){1,6}?)(?<done>\p{Ll}+) (?<rest>(?:from|to|in|by|until|at|on|for|after|with|because) \S.*)$/u.exec(
      text,
    )?.groups
  const { what, done = '', rest } = found ?? {}
  if (what === undefined || rest === undefined || readVerb(done, 'participle', 'past') === undefined)
    return undefined
  const noun = what.trim()
  const isMany = /[^s]s$/.test(noun)
  const subject = isMany || isNamed(noun) || determined.test(noun) ? noun : `the ${lowerFirst(noun)}`
  return `${capitalizeFirst(subject)} ${isMany ? 'have' : 'has'} been ${done} ${rest}.`
}

const determined =
  /^(?:the|an?|its|their|all|both|two|three|four|five|six|seven|eight|nine|ten|more|about|around|nearly|some|over|up to)\b|^["“\d$€£]/i

/** Whether the text begins with a name: "Haul It, a program", "Plantão Noite". */
function isNamed(text: string): boolean {
  const [first = '', second = ''] = text.split(' ')
  if (!/^\p{Lu}/u.test(first) || /^New$/.test(first)) return false
  return /^\p{Lu}/u.test(second) || !isEverydayWord(first.toLowerCase().replace(/[^\p{L}]+$/u, ''))
}

/** The noun with its article; names, titles, counts and findings of a report have none. */
function asObject(text: string, { type }: Story): string {
  const [head = ''] = text.split(/[,;(]| (?:in|at|for|with|of|on|from|by|to) /)
  if (/^(?!the ).*(?:Award|Prize|Medal|Trophy|Cup)$/u.test(head)) return `the ${text}`
  if (isNamed(head) || determined.test(text)) return isNamed(head) ? text : lowerFirst(text)
  const isMany = /[^s’'u]s$/.test(head.trim())
  return isMany || type === 'report' ? lowerFirst(text) : withArticle(lowerFirst(text))
}
