// Reads a purchase from the notes: what is bought, the verb, the price and the seller.
import { escapePattern } from '#domain/language/matches.ts'
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { shortName } from '#server/ai/builtin/story/story.ts'
import { cleanName, isOther, namePattern } from './names.ts'
import type { Found, NewsLine } from './read-news.ts'
import { findSums, sumPattern, writeSum } from './sums.ts'

const verb = '(?<verb>buy|acquire|purchase|take over)'
const done: Readonly<Record<string, string>> = {
  buy: 'bought',
  acquire: 'acquired',
  purchase: 'bought',
  'take over': 'taken over',
}
const doing: Readonly<Record<string, string>> = {
  buy: 'buying',
  acquire: 'acquiring',
  purchase: 'buying',
  'take over': 'taking over',
}
const past = '(?<past>bought|acquired|purchased|taken over)'
const third = '(?<third>buys|acquires|purchases|takes over)'
const gerund = '(?<gerund>buying|acquiring|purchasing|taking over)'

/** The verb to print by the form in the notes. A deal that was only signed is never told as done. */
const deeds: readonly (readonly [RegExp, (base: string) => string])[] = [
  [new RegExp(`\\b(?:has |have )?agreed to ${verb}`, 'u'), (base) => `has agreed to ${base}`],
  [
    new RegExp(`\\b(?:has |have )?signed (?:an?|the) (?:\\p{Ll}+ )?agreement to ${verb}`, 'u'),
    (base) => `has signed an agreement to ${base}`,
  ],
  [new RegExp(`\\b(?:will|is to|are to|plans to) ${verb}`, 'u'), (base) => `will ${base}`],
  [new RegExp(`\\b(?:is|are) ${gerund}`, 'u'), (base) => `is ${doing[base]}`],
  [new RegExp(`\\b(?:has|have) ${past}`, 'u'), (base) => `has ${done[base]}`],
  [new RegExp(`(?<=^|\\p{L} )${past}(?= )`, 'u'), (base) => `has ${done[base]}`],
  [new RegExp(`\\b${third}(?= )`, 'u'), (base) => `is ${doing[base]}`],
]

/** The base of the verb: "buy" for "purchases", "take over" for "taken over". */
function baseOf({ groups = {} }: RegExpExecArray): string {
  const word = groups.verb ?? groups.past ?? groups.third ?? groups.gerund ?? ''
  if (/^tak/.test(word)) return 'take over'
  return /^acquir/.test(word) ? 'acquire' : 'buy'
}

const share =
  '(?<share>\\d{1,3}% of |all of |(?:a|the) majority (?:stake |share )?(?:in|of) |a (?:\\d{1,2}%|minority|majority) stake in )?'
const target = new RegExp(
  `^ ${share}(?<target>(?:the )?${namePattern}(?: \\p{Ll}[\\p{Ll}-]{2,20}){0,3}?)(?= \\(|,|[.;]|$| (?:from|for|in|of|out|to|on|at|which|who|that|and|effective|by|with|near|based)(?: |$))`,
  'u',
)

export function readPurchase(lines: readonly NewsLine[], story: Story): Found[] {
  const told = lines.flatMap((line) => [...readDeal(line, story), ...readPassive(line, lines, story)])
  const deals = told.length > 0 ? told : readListed(lines, story)
  const names = new Set(deals.map(({ name }) => name))
  const [deal] = deals.toSorted((one, other) => other.line.news - one.line.news)
  if (deal === undefined || names.size > 1) return []
  const { line, name, deed, rest } = deal
  const { unit } = line
  const found: Found[] = [
    { slot: 'deed', value: deed, unit },
    { slot: 'target', value: name, unit },
  ]
  const terms = [rest, ...lines.filter((each) => repeats.test(each.text)).map(({ text }) => text)]
  const seller = readSeller(terms, name, story)
  if (seller !== undefined) found.push({ slot: 'seller', value: seller, unit })
  const when = effective.exec(line.text)?.groups?.day
  if (when !== undefined) found.push({ slot: 'when', value: when, unit })
  const kind = readKind(name, lines)
  if (kind !== undefined) found.push(kind)
  const price = readPrice(terms)
  if (price !== undefined) found.push({ slot: 'amount', value: price, unit })
  return found
}

const effective =
  /\b(?:effective|closed|closing|closes|takes effect|took effect)(?: on)? (?<day>(?:Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec)\p{Ll}*\.? \d{1,2}(?:, \d{4})?)/u

interface Deal {
  line: NewsLine
  name: string
  deed: string
  /** The words after the name. */
  rest: string
}

function readDeal(line: NewsLine, story: Story): Deal[] {
  for (const [pattern, deed] of deeds) {
    const found = pattern.exec(line.text)
    if (found === null || !isOwn(line.text.slice(0, found.index), story)) continue
    const rest = line.text.slice(found.index + found[0].length)
    const { target: given, share: part = '' } = target.exec(rest)?.groups ?? {}
    const name = given === undefined ? undefined : cleanName(given)
    if (name === undefined || !isOther(name.replace(/^the /, ''), story)) continue
    const behind = rest.slice(rest.indexOf(name) + name.length)
    return [{ line, name: `${part}${name}${seatOf(behind)}`, deed: deed(baseOf(found)), rest: behind }]
  }
  return []
}

const passive = new RegExp(
  `^(?:the )?(?<target>${namePattern}) (?<tense>is being|is to be|will be|has been|was) ${past}(?: by (?:the )?(?<buyer>${namePattern}))?`,
  'u',
)
const tenses: Readonly<Record<string, (base: string) => string>> = {
  'is being': (base) => `is ${doing[base]}`,
  'is to be': (base) => `will ${base}`,
  'will be': (base) => `will ${base}`,
}

/** A purchase in the passive ("Birch Forge is being bought"), with the buyer from the line or the form. */
function readPassive(line: NewsLine, lines: readonly NewsLine[], story: Story): Deal[] {
  const found = passive.exec(line.text)
  const { target: given, tense = '', buyer } = found?.groups ?? {}
  const own = shortName(story.company)
  if (found === null || given === undefined || own === undefined) return []
  const name = given.replace(/\.$/u, '')
  const isBuyer = ({ label = '', text }: NewsLine) => buyerLabel.test(label.trim()) && text.includes(own)
  const isOwnDeal = buyer === undefined ? lines.some(isBuyer) : buyer.includes(own)
  if (!isOwnDeal || !isOther(name, story)) return []
  const base = baseOf(found)
  const deed = (tenses[tense] ?? ((verb: string) => `has ${done[verb]}`))(base)
  return [{ line, name, deed, rest: line.text.slice(found[0].length) }]
}

const isTarget = new RegExp(`^(?:the )?(?<target>${namePattern}) =(?= \\S)`, 'u')

/** A purchase in a form's fields: "Buyer: Acme" – "Birch Forge = a foundry". */
function readListed(lines: readonly NewsLine[], story: Story): Deal[] {
  const own = shortName(story.company)
  const isBuyer =
    own !== undefined &&
    lines.some(({ label = '', text }) => buyerLabel.test(label.trim()) && text.includes(own))
  const deals = lines.flatMap((line): Deal[] => {
    const name = isTarget.exec(line.text)?.groups?.target
    return name === undefined || !isOther(name, story) ? [] : [{ line, name, deed: 'is buying', rest: '' }]
  })
  return isBuyer && deals.length === 1 ? deals : []
}

const buyerLabel = /^(?:the )?(?:buyer|acquirer|purchaser|bought by|new owner)$/iu

const mostKindWords = 16

/** What the bought company is: "Birch Forge = a family-run foundry, six halls around Dayton", "Birch Forge is a foundry of 40 people". */
function readKind(name: string, lines: readonly NewsLine[]): Found | undefined {
  const [own = name] = name.split(/ in (?=\p{Lu})/u)
  const pattern = new RegExp(
    `(?:^|(?<=\\p{L} ))(?:the )?${escapePattern(own)}(?: ?[=:–—-] | is | are | \\(|, )(?<kind>(?:(?:an?|the) )?(?:\\d[\\d,]*-|\\p{Ll})[^;.()]+)`,
    'u',
  )
  for (const { text, unit } of lines) {
    const given = pattern.exec(text)?.groups?.kind?.replace(/,? (?:since|founded|est\.?) .*$/u, '')
    const isThing = given !== undefined && (/^(?:an?|the) /u.test(given) || text.startsWith(`${own} =`))
    if (!isThing || findVerb(`It ${given}`) !== undefined || !isClean(given)) continue
    if (given.split(' ').length <= mostKindWords && !/^(?:being|to be|going|now|not)\b/u.test(given))
      return {
        slot: 'kind',
        value: given.replace(/, (?=\d[\d,]* \p{Ll})/u, ' with ').replace(/,$/u, ''),
        unit,
      }
  }
  return undefined
}

const seat =
  /^(?:,| of| in| from| out of) (?<city>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})(?<state>, \p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?)?(?=[,;.)]|$| (?:for|from|with|effective|on|by))/u

/** The place behind its name: "Birch Forge, Fort Wayne, Ind.", "Birch Forge out of Springfield". */
function seatOf(behind: string): string {
  const { city, state = '' } = seat.exec(behind)?.groups ?? {}
  // With a possible state abbreviation ("Fort Wayne, Ind") the notes' own sentence is better.
  return city === undefined || organization.test(city) || /^, \p{L}{1,4}\.?$/u.test(state)
    ? ''
    : ` in ${city}${state}`
}

/** Whether the company is the buyer: its name stands before the verb, or no name does. */
function isOwn(before: string, { company }: Story): boolean {
  const name = shortName(company)
  if (name === undefined || /\b(?:not|never|if|wanted|tried)\b/u.test(before)) return false
  return before.includes(name) || /^(?:(?:it|they|the company)\b.{0,20})?$/iu.test(before.trim())
}

/** Sentences with more about the same deal: "It bought the plant from …", "The price is …". */
const repeats =
  /^(?:it|they|the company|\p{Lu}.{0,60}?) (?:has |have )?(?:bought|acquired|purchased) (?:it|them|the \p{Ll}+)\b/iu

const fromSeller = new RegExp(`\\bfrom (?<seller>(?:the )?(?:\\p{Ll}+ of )?${namePattern})`, 'u')

function readSeller(terms: readonly string[], name: string, story: Story): string | undefined {
  for (const text of terms) {
    const seller = fromSeller.exec(text)?.groups?.seller
    // A place and no seller: "Northfell Bakeries, from Leeds in England".
    if (seller === undefined || !organization.test(seller) || seller.includes(name)) continue
    if (isOther(seller.replace(/^the /, ''), story)) return cleanName(seller)
  }
  return undefined
}

const organization =
  /\b(?:Group|Holdings?|Inc|Ltd|LLC|AG|GmbH|Capital|Partners|family|receivers?|Fund|Bank|Company|Corp)\b/u

const forPrice = new RegExp(`\\bfor (?<sum>${sumPattern})`, 'iu')

function readPrice(terms: readonly string[]): string | undefined {
  for (const text of terms) {
    const sum = forPrice.exec(text)?.groups?.sum
    if (sum !== undefined && findSums(text).length === 1) return writeSum(sum)
  }
  return undefined
}
