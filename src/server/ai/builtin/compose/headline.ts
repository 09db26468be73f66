// A headline from the lead: who, verb in the present tense, what changed.
import { readNumberWords } from '#domain/language/numbers/number-words.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { readVerb, toThird } from '#domain/language/verbs.ts'
import { findVerb, maskAsides } from '#server/ai/builtin/story/clauses.ts'
import { companyOf, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { capitalizeFirst, dropStop } from '#server/ai/builtin/text/joining.ts'
import { toSentenceCase, toTitleCase } from '#server/ai/builtin/text/title-case.ts'
import { dayFirst } from './lead.ts'
import { shorterName } from './short-references.ts'
import { styleForms } from './style-forms.ts'

const longest = 88
const shortest = 28
const tolerance = 12
const fullEnough = 0.65
const breakPattern =
  /(?:,|;| and| because| which| that| who| by| on| in| at| for| with| to| from| starting| effective| after| as| than| between| during| while| when| until)(?= )/g
const dangler =
  /(?: (?:sold )?between \S+| from \d{1,2}|,|;| (?:and|or|the|a|an|of|in|on|at|by|for|with|to|from|that|which|who|its|as|(?<!team )up|led|(?:\d+|\p{L}+)-(?:year|season|month)|given|held|effective|starting|after|or|new|more|than|because|some|may|about|while|when|where|until|since|so|made|sold|wholly|entirely|fully))$/iu
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{Ll}*\\.?'
const dated = new RegExp(
  `,? (?:on|from) (?:\\p{Lu}\\p{Ll}+day,? )?(?:${month} \\d{1,2}(?: ?(?:to|-|–) ?\\d{1,2})?|(?:\\d{1,2} ?(?:to|-|–) ?)?\\d{1,2}(?:st|nd|rd|th)? ${month}|\\d{1,2}\\.\\d{1,2}\\.)(?:,? ?\\d{4})?,?(?= |$)`,
  'u',
)

/** A name in capitals is set like any other: a newsroom does not shout. */
const shouted = /\[[^[\]]*\]|(?<![\p{L}\d-])\p{Lu}{6,}(?![\p{L}])/gu

const calm = (text: string): string =>
  text.replaceAll(shouted, (word) =>
    word.startsWith('[') ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  )
const hour =
  /,? (?:(?:from|at|between|until|by) )?(?:about )?(?:noon|midnight|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?)(?: (?:to|and) (?:noon|midnight|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?))?(?:(?<=m\.?|noon|midnight)|(?: [A-Z]{2,4}\b))(?=[ ,.]|$)(?! (?:Eastern|Central|Mountain|Pacific)\b)/

/** The lead as a headline that names the company, without its legal form: that would only take the place of news. */
export function writeHeadline(lead: string, story: Story, isOpen = false): string {
  const short = shorterName(story)
  if (story.company === undefined || short === undefined || isOpen) return writeFrom(lead, story, isOpen)
  return writeFrom(lead.replaceAll(story.company, short), { ...story, company: short }, isOpen)
}

function writeFrom(lead: string, story: Story, isOpen: boolean): string {
  const given = story.slots.get('headline')
  if (given !== undefined) return dropStop(given)
  const company = companyOf(story)
  if (isOpen) return story.company === undefined ? '[COMPANY AND WHAT CHANGES]' : `${company} [WHAT CHANGES]`
  const told = findingOf(
    capitalizeFirst(withoutOpening(dropStop(firstSentence(lead))).replace(dayFirst, ''))
      .replace(`, ${company} said`, '')
      .replace(/, (?:headquartered|based|located) in [^,;]{2,40},(?= \p{Ll})/u, '')
      .replace(/, according to .*$/, ''),
  )
  const text = withOwnSpelling(fitHeadline(toHeadline(told, story), story), company)
  const name = shortName(company) ?? company
  if (story.company === undefined || text.toLowerCase().includes(name.toLowerCase().replace(/^the /, '')))
    return text
  return `${calm(name.replace(/^the /i, ''))}: ${fitHeadline(toHeadline(told, story), story, longest - name.length)}`
}

const withoutOpening = (text: string): string => capitalizeFirst(text.replace(openedWith, ''))

/** With whom is said in the lead. */
const openedWith = /^In an? (?:[\p{L}\d-]+ ){0,4}(?:partnership|agreement|deal|contract) with [^,;]{2,80}, /u

/** A headline ends where the sentence does: "raised a Series A. Birch Ventures led". */
function firstSentence(lead: string): string {
  const [start] = splitSentences(lead)
  const first = start === undefined || findVerb(start.text) === undefined ? lead : start.text
  return first.split(/(?<=\bSeries [A-H])\. (?=\p{Lu})/u)[0] ?? first
}

/** "Sp. z o.o." and "GmbH" are no words of a headline. */
function withOwnSpelling(headline: string, company: string): string {
  const at = headline.toLowerCase().indexOf(company.toLowerCase())
  return at === -1 ? headline : headline.slice(0, at) + calm(company) + headline.slice(at + company.length)
}

/** "Researchers found that nurses sleep less": where not all of it fits, what was found is the news. */
function findingOf(told: string): string {
  if (told.length <= longest) return told
  const found = /\b(?:found|finds?|shows?|showed|reports|reported|says|said) that (?<clause>\S.+)$/.exec(told)
    ?.groups?.clause
  return found === undefined || findVerb(found) === undefined ? told : capitalizeFirst(found)
}

function toHeadline(sentence: string, story: Story): string {
  const verb = findVerb(sentence)
  if (verb === undefined) return shorten(sentence)
  const subject = shortSubject(sentence.slice(0, verb.from).trim(), story)
  const after = sentence.slice(verb.to).trim()
  const isOne = one.test(verb.word) || readVerb(verb.word, 'third') !== undefined
  const isPlural = many.test(verb.word) || (!isOne && isMany(subject, story))
  const predicate = verb.isAuxiliary
    ? fromAuxiliary(verb.word, after, isPlural)
    : `${toPresent(verb.word, isPlural)} ${after}`
  return `${subject} ${shorten(predicate)}`
}

/** Verbs that say how many their subject is. */
const many = /^(?:have|are|were)$/
const one = /^(?:has|is|was)$/

/** "Acme and Birch", "foundries in the north": more than one, as long as it is no name. */
function isMany(subject: string, { company }: Story): boolean {
  if (/ and (?:the )?\p{Lu}/u.test(subject) && !company?.includes(' and ')) return true
  const [head = ''] = subject.split(/ (?:in|of|at|from|for|with|on|across|who|that|which|after|before) /)
  const words = head.split(' ')
  const isName = words.length > 1 && /^\p{Lu}/u.test(words.at(-1) ?? '')
  if (isName || company?.startsWith(head) === true) return false
  return /(?:[^s]s|people|children)$/iu.test(words.at(-1) ?? '')
}

function toPresent(word: string, isPlural: boolean): string {
  const base = readVerb(word, 'third', 'past', 'base')
  if (base === undefined) return word
  return isPlural ? base : toThird(base)
}

/** Will sell: to sell. Has sold, is selling: sells. Was sold: sold. */
function fromAuxiliary(word: string, after: string, isPlural: boolean): string {
  const [next = '', ...others] = withoutAdverb(after).split(' ')
  const rest = others.join(' ')
  if (word === 'will') return `to ${next} ${rest}`
  if (/^ha(?:s|ve)$/.test(word) && next === 'to') return `to ${rest}`
  // "Has been elected" is "elected" in a headline.
  if (/^ha(?:s|ve)$/.test(word) && next === 'been') return rest
  if (/^w(?:as|ere)$/.test(word) && readVerb(next, 'participle') !== undefined) return `${next} ${rest}`
  const base = mainVerb(word, next)
  if (base === undefined) return `${word} ${after}`
  return `${isPlural ? base : toThird(base)} ${rest}`
}

/** "is voluntarily recalling": a word before the verb that is none itself, unlike "supply". */
function withoutAdverb(text: string): string {
  const adverb = /^(?:also|now|just|already|\p{Ll}+ly) (?=\S)/u.exec(text)?.[0] ?? ''
  return readVerb(adverb.trim(), 'base') === undefined ? text.slice(adverb.length) : text
}

function mainVerb(auxiliary: string, next: string): string | undefined {
  if (/^ha(?:s|ve)$/.test(auxiliary)) return readVerb(next, 'participle', 'past')
  return /^(?:is|are)$/.test(auxiliary) ? readVerb(next, 'gerund') : undefined
}

/** "In the evening of Monday, Sept. 7, at 7:15 p.m. a fire" is about a fire. */
const timeFirst = /^(?:In|On|At) [^;]{1,70}(?:[ap]\.m\.|\d|day),? (?=(?:an?|the|\p{Lu}\p{Ll}+) )/u

/** Without appositions, brackets and where the company is. */
function shortSubject(subject: string, { company }: Story): string {
  const plain = subject
    .replaceAll(/ \([^()]*\)/g, '')
    .replace(timeFirst, '')
    .replace(/^(?:In|On|At|As of|Starting|Beginning|From|To) [^,]+(?:, \d{4})?, /, '')
    .replace(/^(?:The|the|An?) (?=\S)/, '')
  const name = company?.replace(/^the /i, '')
  // "Acme (Singapore) card terminals" are two things.
  if (
    name !== undefined &&
    subject.replace(/^[Tt]he /, '').startsWith(`${name} (`) &&
    /\) (?!and )\p{Ll}/u.test(subject)
  )
    return `${name}:${plain.slice(name.length)}`
  if (name !== undefined && plain.startsWith(name) && !/^ and \p{L}/u.test(plain.slice(name.length))) {
    const isSame = /^(?:,| of | in | from |$)/.test(plain.slice(name.length))
    if (isSame) return name
  }
  return plain.replace(/, .*$/, '').replace(/ (?:in|of|from) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$/u, '')
}

const article = /(?<= )(?:the|(?<! as )an?) (?!(?:year|month|week|day|night|share|person|piece)\b)(?=\S)/g

/** A headline can do without articles, but not "as a precaution" without its own, nor a name between quotation marks. */
function dropArticles(text: string): string {
  return Array.from(maskAsides(text).matchAll(article)).reduceRight(
    (rest, { index, 0: found }) => rest.slice(0, index) + rest.slice(index + found.length),
    text,
  )
}

/** Appositions, asides, articles and gaps go first. */
function shorten(text: string): string {
  const bare = dropArticles(
    text
      .replace(
        /,([”"]?) (?:an?|the|which|who) [^,]{3,90},(?= (?!(?:\p{Ll}+ ){1,3}(?:and|or) |\p{Lu}[\p{L}. ]{1,20}(?:,|$)))/u,
        '$1',
      )
      .replaceAll(/ \([^()]*\)/g, '')
      .replace(hour, '')
      .replace(/,? (?:effective|with effect|wef) .*$/, '')
      .replace(
        /^(?<verb>\S+)(?<when>.*)$/s,
        (_, verb: string, rest: string) => verb + rest.replace(dated, ''),
      )
      .replace(/(?<=^\S+) (?:its|their|our) /, ' '),
  )
    .replaceAll(/,([”"]) /g, '$1 ')
    .replaceAll(/\s+/g, ' ')
  return bare.trim()
}

/** The text in the capitals of its style, cut at the last phrase that still fits. */
export function fitHeadline(given: string, { profile }: Pick<Story, 'profile'>, most = longest): string {
  // The A of a Series A is no article, and is never left behind.
  const text = withoutRelative(given.replaceAll(/\bSeries (?=[A-H]\b)/g, 'Series\u00a0'), most)
  const write = styleForms[profile].hasTitleCase ? toTitleCase : toSentenceCase
  if (text.length <= most) return write(finish(text))
  const cut = finish(text.slice(0, endOf(text, most)))
  // A verb without its object says less than a headline that is a little long.
  const isBare =
    (cut.length <= (findVerb(text)?.to ?? 0) || endsWithVerb(cut)) && text.length <= most + tolerance
  return write(isBare ? finish(text) : cut)
}

/** ", which has offices in Salem and looks after …": what is only said of the last thing goes before anything is cut. */
function withoutRelative(text: string, most: number): string {
  const at = text.length > most ? text.search(/, (?:which|who|whose|where) /u) : -1
  return at >= shortest && at > (findVerb(text)?.to ?? at) ? text.slice(0, at) : text
}

/** "… Agree", "… Reach" */
const endsWithVerb = (text: string): boolean =>
  readVerb(text.slice(text.lastIndexOf(' ') + 1).toLowerCase(), 'base') !== undefined

/** Where the last phrase that fits ends. */
function endOf(text: string, most: number): number {
  // Before its verb nothing has been said.
  const least = Math.max(shortest, findVerb(text)?.to ?? 0)
  const all = Array.from(text.matchAll(breakPattern), ({ index }) => index).filter((at) => at > least)
  const breaks = all.filter((at) => at <= most)
  const within = breaks.findLast((at) => isEnd(text, at)) ?? breaks.at(-1)
  // Rather a little long than half empty: "Board Votes 6-1".
  const isShort = within !== undefined && within < most * fullEnough
  const found =
    (isShort ? all.find((at) => at > most && at <= most + tolerance && isEnd(text, at)) : undefined) ?? within
  // "…, a hundred years | after it was planted": what a comma began ends with it.
  const comma = found === undefined ? -1 : text.lastIndexOf(', ', found - 1)
  const isBegun =
    comma > shortest && text.slice(comma + 2, found).split(' ').length < 4 && text[found ?? 0] !== ','
  // A word longer than a headline has no place to be cut at.
  const end = (isBegun ? comma : found) ?? text.lastIndexOf(' ', most)
  return end < 0 ? most : end
}

/** "in Ohio, Utah and Iowa", "what people use libraries for and": neither a list nor a preposition's phrase is cut in two. */
function isEnd(text: string, at: number): boolean {
  const rest = text.slice(at, at + longest)
  if (/^ (?:by|on|in|at|for|with|to|from) (?:and|or|is|are|was|were|has|have|will)\b/u.test(rest))
    return false
  if (/^ as /u.test(rest) && namedAs.test(text.slice(0, at))) return false
  if (/^, (?:\p{Lu}[^\s,]* ){0,2}\p{Lu}[^\s,]*(?:,| and | or )/u.test(rest))
    return !inPhrase.test(text.slice(0, at))
  return (
    !/^ and \p{L}/u.test(rest) ||
    !inPhrase.test(text.slice(0, at)) ||
    // "to move middle and high school start times" is one thing; "to Ohio and hires 40 people" are two.
    (findVerb(`it ${rest.slice(5)}`)?.from ?? Number.POSITIVE_INFINITY) <= 'it '.length
  )
}

/** "Names Ann Lee as director": as what is the news. */
const namedAs = /\b(?:names?|appoints?|hires?|elects?|chooses?|picks?|selects?|promotes?)\b/iu

/** Behind a preposition and what it goes with. */
const inPhrase = / (?:in|of|for|with|at|from|between|to|on|by) (?:\S+ ){0,3}\S+$/u

/** One after the other, and none longer than a headline is. */
function dropDanglers(text: string): string {
  let rest = text
  for (;;) {
    const from = Math.max(0, rest.length - longest)
    const found = dangler.exec(rest.slice(from))
    if (found === null) return rest
    rest = rest.slice(0, from + found.index)
  }
}

/** A quotation that was cut has no end, so it gets no beginning. */
function dropOpenQuote(text: string): string {
  const open = text.indexOf('“', text.lastIndexOf('”') + 1)
  return open < 0 ? text : text.slice(0, open) + text.slice(open + 1)
}

/** No word left hanging, and 'p.m.' with the stop that ends its sentence too. */
function finish(text: string): string {
  return calm(dropOpenQuote(dropDanglers(text)))
    .replaceAll('\u00a0', ' ')
    .replace(/(?<=\b[ap]\.m)$/, '.')
    .replaceAll(numberWord, (word) => String(readNumberWords(word)))
}

const numberWord = /\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/g
