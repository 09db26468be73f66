// Writes a headline from the lead: subject, verb in the present tense, object.
import { monthPattern } from '#domain/language/calendar-words.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { isStateName, readState } from '#domain/language/states.ts'
import { readVerb, toThird } from '#domain/language/verbs.ts'
import { dayFirst } from '#server/ai/builtin/compose/lead.ts'
import { askedEnd } from '#server/ai/builtin/compose/opening.ts'
import { shorterName } from '#server/ai/builtin/compose/short-references.ts'
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { maskAsides } from '#server/ai/builtin/story/clauses/printable-words.ts'
import { wishedHeadline, withAskedWord } from '#server/ai/builtin/story/headline-wish.ts'
import { companyOf, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { capitalizeFirst, dropStop } from '#server/ai/builtin/text/joining.ts'
import { tagWords } from '#server/ai/builtin/text/parts-of-speech.ts'
import {
  daysAtEnd,
  fitHeadline,
  holdsName,
  inStyle,
  longestHeadline,
  lowerShouted,
  writeDays,
} from './fit-headline.ts'
import { relativeDay, shortSubject } from './short-subject.ts'

const month = `(?:${monthPattern()})(?!\\p{L})\\.?`
const dated = new RegExp(
  `,? (?:on|from|this|last|next) (?:\\p{Lu}\\p{Ll}+day,? )?(?:${month} \\d{1,2}(?: ?(?:to|and|through|-|–) ?\\d{1,2})?|(?:\\d{1,2} ?(?:to|-|–) ?)?\\d{1,2}(?:st|nd|rd|th)? ${month}|\\d{1,2}\\.\\d{1,2}\\.)(?:,? ?\\d{4})?,?(?= |:|$)`,
  'u',
)

const hour =
  /(?<!\b(?:after|before)),? (?:(?:from|at|between|until|by) )?(?:about )?(?:noon|midnight|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?)(?: (?:to|and) (?:noon|midnight|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?))?(?:(?<=m\.?|noon|midnight)|(?: [A-Z]{2,4}\b))(?=[ ,.]|$)(?! (?:Eastern|Central|Mountain|Pacific)\b)/

/** The headline with the company's name, without its legal form. */
export function writeHeadline(lead: string, story: Story, isOpen = false): string {
  const short = shorterName(story)
  const text =
    story.company === undefined || short === undefined || isOpen
      ? writeFrom(lead, story, isOpen)
      : writeFrom(lead.replaceAll(story.company, short), { ...story, company: short }, isOpen)
  return withAskedWord(text, story)
}

function writeFrom(lead: string, story: Story, isOpen: boolean): string {
  const wished = wishedHeadline(story)
  if (wished !== undefined) return inStyle(wished, story)
  const company = companyOf(story)
  const own = `${(shortName(company) ?? company).replace(/^the /i, '')}’`
  if (isOpen) return story.company === undefined ? '[COMPANY AND WHAT CHANGES]' : `${company} [WHAT CHANGES]`
  const told = findingOf(
    capitalizeFirst(withoutOpening(dropStop(firstSentence(lead))).replace(dayFirst, ''))
      .replace(`, ${company} said`, '')
      .replace(`, the ${company} said`, '')
      .replace(/\b[Tt]he company[’']s(?= )/u, own.endsWith('s’') ? own : `${own}s`)
      .replace(/, (?:headquartered|based|located) in [^,;]{2,40},(?= \p{Ll})/u, '')
      .replace(/, according to .*$|, in (?:their|its) own \p{Ll}+$/u, '')
      // Of how many is told below it.
      .replace(/^(?<share>\d[\d.]*(?:%| percent) of )(?:the )?\d[\d,]* (?=\p{Ll})/u, '$<share>'),
  )
  const end = inStyle(askedEnd(story, lead), story)
  const text = withOwnSpelling(
    `${fitHeadline(toHeadline(told, story), story, longestHeadline - end.length)}${end}`,
    company,
  )
  const name = shortName(company) ?? company
  // "Aldine City Council" may be called after the city of Aldine.
  const known = name.toLowerCase().replace(/^(?:the |(?:city|town|village|borough|county|township) of )/, '')
  if (story.company === undefined || holdsName(text, known)) return text
  const behindName = fitHeadline(toHeadline(told, story), story, longestHeadline - name.length)
  // In a report, the finding comes before the name.
  if (story.type === 'report' && behindName.length < text.length) return text
  return `${lowerShouted(name.replace(/^the /i, ''))}: ${behindName}`
}

const withoutOpening = (text: string): string => capitalizeFirst(text.replace(openedWith, ''))

/** "Together with Birch" is told in the lead. */
const openedWith =
  /^In an? (?:[\p{L}\d-]+ ){0,4}(?:partnership|agreement|deal|contract) (?:with|of) [^,;]{2,120}, /u

/** The first sentence of the lead: "raised a Series A. Birch Ventures led". */
function firstSentence(lead: string): string {
  const [start] = splitSentences(lead)
  const first = start === undefined || findVerb(start.text) === undefined ? lead : start.text
  return first.split(/(?<=\bSeries [A-H])\. (?=\p{Lu})/u)[0] ?? first
}

/** The headline with the company's own capitals; legal forms such as "Sp. z o.o." are dropped. */
function withOwnSpelling(headline: string, company: string): string {
  const at = headline.toLowerCase().indexOf(company.toLowerCase())
  return at === -1
    ? headline
    : headline.slice(0, at) + lowerShouted(company) + headline.slice(at + company.length)
}

/** The clause after a colon, which says what is done: "Acme and Birch team up: starting March 1 all stores give food". */
function behindColon(told: string): string {
  const clause = told
    .split(/: (?=\S)/u)[1]
    ?.replace(/^(?:starting|beginning|from|as of|on) [^,]*?\d{1,2}(?:, \d{4})?,? (?=\p{Ll})/iu, '')
  return clause === undefined ||
    told.split(': ').length > 2 ||
    findVerb(clause) === undefined ||
    pronounFirst.test(clause)
    ? told
    : capitalizeFirst(clause)
}

const pronounFirst = /^(?:it|they|he|she|this|that|these|those)\b/iu

/** The finding alone, if the whole is too long: "Researchers found that nurses sleep less". */
function findingOf(given: string): string {
  if (given.length <= longestHeadline) return given
  const told = behindColon(given)
  const found = /\b(?:found|finds?|shows?|showed|reports|reported|says|said) that (?<clause>\S.+)$/.exec(told)
    ?.groups?.clause
  return found === undefined || findVerb(found) === undefined ? told : capitalizeFirst(found)
}

/** "Timber Shows opens" has one verb: no word of a name is one. Its letters are masked. */
const withoutName = (sentence: string, { company = '' }: Story): string =>
  company === '' ? sentence : sentence.replaceAll(company, `X${'x'.repeat(company.length - 1)}`)

function toHeadline(sentence: string, story: Story): string {
  const verb = findVerb(withoutName(sentence, story))
  if (verb === undefined) return shorten(sentence)
  const subject = shortSubject(sentence.slice(0, verb.from).trim(), story)
  const after = sentence.slice(verb.to).trim()
  const isOne = one.test(verb.word) || readVerb(verb.word, 'third') !== undefined
  const isPlural = many.test(verb.word) || (!isOne && isMany(subject, story))
  const isCompany = story.company !== undefined && subject.includes(story.company)
  const isPast = isNamed(verb.word, after) || isOver.test(after)
  const predicate = verb.isAuxiliary
    ? fromAuxiliary(verb.word, after, isPlural)
    : `${isPast ? verb.word : toPresent(verb.word, isPlural, isCompany)} ${after}`
  return `${isCompany ? subject : dropArticles(subject)} ${shorten(predicate)}`
}

/** Whether the verb names the appointee to a post: "Ann Roe appointed harbor master" is passive. */
const isNamed = (word: string, after: string): boolean =>
  /^(?:appointed|named|elected|selected|chosen|hired|promoted|nominated)$/.test(word) &&
  /^(?!(?:an?|the|its|his|her|their|new|two|three|four|five|more|as)\b)\p{Ll}/u.test(after)

/** "moved last year": the time says that it is over. */
const isOver =
  /\b(?:last|the past) (?:year|month|quarter|season|decade|spring|summer|fall|winter|(?:\p{L}+|\d+) years)\b/u

/** Verbs that say how many their subject is. */
const many = /^(?:have|are|were)$/
const one = /^(?:has|is|was)$/

/** Whether the subject is plural: "Acme and Birch", "foundries in the north"; a name with "and" in it is not. */
function isMany(subject: string, { company }: Story): boolean {
  if (/ and (?:the )?\p{Lu}/u.test(subject) && !company?.includes(' and ')) return true
  // "1 in 6 renters", "51% of adults put off": a share of many is many.
  if (
    /^(?:\d+|\p{L}+) (?:in|out of) (?:every )?(?:\d+|\p{L}+) \p{Ll}+s(?: (?:who|that|which|in|of|at|with) .*)?$/iu.test(
      subject,
    )
  )
    return true
  if (
    /^(?:\d[\d.,]*(?:%| per ?cent)|\p{L}+(?:-\p{L}+)? per ?cent)(?! of (?:the |its )?\p{Ll}+[^s]$)/iu.test(
      subject,
    )
  )
    return true
  const [head = ''] = subject.split(/ (?:in|of|at|from|for|with|on|across|who|that|which|after|before) /)
  const words = head.split(' ')
  const isName = words.length > 1 && /^\p{Lu}/u.test(words.at(-1) ?? '')
  if (isName || company?.startsWith(head) === true) return false
  return /(?:[^s]s|people|children)$/iu.test(words.at(-1) ?? '')
}

/** The verb in the present tense. A finding keeps an unknown verb's past form. */
function toPresent(word: string, isPlural: boolean, isCompany: boolean): string {
  const base = readVerb(word, 'third', 'past', 'base') ?? (isCompany ? taggedBase(word) : undefined)
  if (base === undefined) return word
  return isPlural ? base : toThird(base)
}

/** The base of a verb that only the tagger knows: "hand" for "handed". */
function taggedBase(word: string): string | undefined {
  const [, tagged] = /[^e]ed$/.test(word) ? tagWords(`They ${word} it`) : []
  return tagged?.part === 'VERB' && tagged.base !== word ? tagged.base : undefined
}

/** The verb without its auxiliary: "will sell" becomes "to sell", "has sold" and "is selling" become "sells", "was sold" becomes "sold". */
function fromAuxiliary(word: string, after: string, isPlural: boolean): string {
  const [next = '', ...others] = withoutAdverb(after).split(' ')
  const rest = others.join(' ')
  if (word === 'will') return `to ${next} ${rest}`
  if (/^ha(?:s|ve)$/.test(word) && next === 'to') return `to ${rest}`
  // "Has been elected" becomes "elected".
  if (/^ha(?:s|ve)$/.test(word) && next === 'been') return rest
  if (/^w(?:as|ere)$/.test(word) && readVerb(next, 'participle') !== undefined) return `${next} ${rest}`
  const base = mainVerb(word, next)
  if (base === undefined) return `${word} ${after}`
  return `${isPlural ? base : toThird(base)} ${rest}`
}

/** The text without an adverb before the verb: "is voluntarily recalling". */
function withoutAdverb(text: string): string {
  const adverb = /^(?:also|now|just|already|\p{Ll}+ly) (?=\S)/u.exec(text)?.[0] ?? ''
  return readVerb(adverb.trim(), 'base') === undefined ? text.slice(adverb.length) : text
}

function mainVerb(auxiliary: string, next: string): string | undefined {
  if (/^ha(?:s|ve)$/.test(auxiliary)) return readVerb(next, 'participle', 'past')
  return /^(?:is|are)$/.test(auxiliary) ? readVerb(next, 'gerund') : undefined
}

const article =
  /(?<= )(?<! (?:double|triple|quadruple) )(?:the|(?<! as )an?) (?!(?:year|month|week|day|night|share|person|piece)\b)(?=\S)/g

/** Drops articles, except in set phrases such as "as a precaution" and in quoted names. */
function dropArticles(text: string): string {
  return Array.from(maskAsides(text).matchAll(article)).reduceRight(
    (rest, { index, 0: found }) => rest.slice(0, index) + rest.slice(index + found.length),
    text,
  )
}

const stateBehind = /(?<=\p{L}), (?<state>\p{Lu}[\p{L}.]{1,13}(?: \p{Lu}[\p{L}.]{1,9})?),(?= \p{Ll})/gu

/** Drops a state after a town: "a Dayton, Ohio, maker of axles". */
const dropStates = (text: string): string =>
  text.replaceAll(stateBehind, (all, state: string) =>
    isStateName(state) || readState(state) !== undefined ? '' : all,
  )

/** Drops descriptions, remarks, articles and double spaces. */
function shorten(text: string): string {
  const bare = dropArticles(
    dropStates(text)
      .replace(
        /,([”"]?) (?:an?|the|which|who) [^,]{3,90},(?= (?!(?:an?|the) |(?:\p{Ll}+ ){1,3}(?:and|or) |\p{Ll}+(?: \p{Ll}+)?, |\p{Lu}[\p{L}. ]{1,20}(?:,|$)))/u,
        '$1',
      )
      .replaceAll(/ \([^()]*\)/g, '')
      .replace(hour, '')
      .replace(relativeDay, '')
      .replace(/,? (?:effective|with effect|wef) .*$/, '')
      .replace(
        /^(?<verb>\S+)(?<when>.*)$/s,
        (_, verb: string, rest: string) => verb + rest.replace(dated, ''),
      )
      .replace(/(?<=^\S+) (?:its|their|our) /, ' ')
      .replace(daysAtEnd, writeDays)
      // A title keeps its comma before a description: “Cold Stoves,” its third report.
      .replaceAll(/,([”"]) (?!(?:an?|the|its|their|which|who) )/g, '$1 '),
  ).replaceAll(/\s+/g, ' ')
  return bare.trim()
}
