// Reads a funding round or grant from the notes: the sum, the round's name, and who led or gave it.
import { readVerb } from '#domain/language/verbs.ts'
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { cleanName, isOther, isScholar, namePattern } from './names.ts'
import type { Found, NewsLine } from './read-news.ts'
import { findSums, writeSum } from './sums.ts'

const round =
  /\b(?<round>pre-seed|seed|[Ss]eries [A-H](?![\p{L}])|bridge|growth|angel) (?=round|funding|financing|investment)|\b(?<series>[Ss]eries [A-H])(?![\p{L}])|\b(?<bare>pre-seed|seed)(?=[.,;:)]|$)/iu
const grant = /\bgrants?\b/iu

/** Words right before and right after the sum of a round. */
const beforeSum =
  /\b(?:rais(?:e|es|ed|ing)|clos(?:e|es|ed|ing)|secur(?:e|es|ed|ing)|land(?:s|ed)|receiv(?:e|es|ed)|gets?|got|won|round|seed|series [a-h]|grant|funding|financing|investment|money)\b(?:[^.;$€£¥₹]|\.(?=\d)){0,60}$/iu
const behindSum =
  /^[^.;$€£¥₹]{0,40}\b(?:raised|round|seed|series [a-h]|grant|funding|financing|equity|investment)\b|^ (?:over \p{Ll}+ years )?from (?:the )?\p{Lu}/iu
const raised =
  /\b(?:rais(?:e|es|ed|ing)|clos(?:e|es|ed|ing)|secur(?:e|es|ed|ing)|round|seed|series [a-h]|funding|financing|equity)\b/iu
/** A smaller sum is no round. */
const least = 5000
/** Words for other sums. */
const otherSum =
  /\b(?:valuation|valued|total|turnover|sales|revenue|assets|previous|earlier|last|cost|costs|price|prize|budget|debt|loan|profit|worth|so far|to date|salary|pay)\b/iu
const otherAfter = /^[ ,]*(?:post|pre)(?:-money|\b)|^ (?:a|per|each|in (?:assets|sales|revenue|total))\b/iu

interface Sum {
  line: NewsLine
  text: string
}

export function readRound(lines: readonly NewsLine[], story: Story): Found[] {
  const sum = findRoundSum(lines)
  const purpose = findAim(lines)
  if (sum === undefined) return purpose === undefined ? [] : [purpose]
  const { line, text } = sum
  // With several sums ("$1.5m equity from Birch, $0.9m grant") the giver of one is unclear.
  const giver = findSums(line.text).length === 1 ? findGiver(line, story) : undefined
  const slot = slotOfSum(line)
  // Without a giver the sum may be anything.
  if (slot === 'received' && giver === undefined) return []
  const lead = findLead(lines, story) ?? giver
  const parts = [
    slot === 'grant' ? undefined : findRound(lines, line),
    lead,
    lead?.slot === 'investor' ? findOthers(lines, lead) : undefined,
  ]
  const aim = slot === 'amount' ? purpose : undefined
  return [{ slot, value: text, unit: line.unit }, ...[...parts, aim].filter((part) => part !== undefined)]
}

const spending =
  /\b(?:will|to|is going to) (?:use|spend) (?:it|this|the (?:money|funds?|funding|capital|investment|round)) (?:on|for|to) (?<aim>[^.;]+)$|\b(?:money|funds?|funding|capital|round)\b (?:will |is going to |goes to |go to )(?:be used to |help )?(?<deed>(?:build|hire|open|expand|bring|take|put|double|finish|pay|run|start|launch)\b[^.;]+)$/iu
const aimLabel =
  /^(?:use|use of (?:the )?(?:funds|proceeds|money|funding)|what for|what(?: is)? the money (?:is )?for|money for|purpose)\??$/iu

/** The purpose ("to hire nine people"), if exactly one line tells it. */
function findAim(lines: readonly NewsLine[]): Found | undefined {
  const aims = lines.flatMap(({ text, label = '', unit }): Found[] => {
    const { aim, deed } = spending.exec(text)?.groups ?? {}
    const given = (aimLabel.test(label.trim()) ? text : (aim ?? deed))
      ?.replace(/^to /iu, '')
      .split(/[;(]/u)[0]
      ?.trim()
    const [first = ''] = given?.toLowerCase().split(' ') ?? []
    const isDeed = given !== undefined && readVerb(first, 'base') !== undefined && isClean(given)
    return isDeed ? [{ slot: 'aim', value: lowerFirst(given), unit }] : []
  })
  return aims.length === 1 ? aims[0] : undefined
}

function slotOfSum({ text }: NewsLine): 'grant' | 'received' | 'amount' {
  if (grant.test(text) && !round.test(text) && findSums(text).length === 1) return 'grant'
  return raised.test(text) ? 'amount' : 'received'
}

/** The first sum in the likeliest line about raising money. */
function findRoundSum(lines: readonly NewsLine[]): Sum | undefined {
  const sums = lines.flatMap((line): Sum[] => {
    const first = findSums(line.text).find((sum) => isOfRound(line.text, sum))
    const text = first === undefined ? undefined : writeSum(first[0])
    return text === undefined ? [] : [{ line, text }]
  })
  const [best, second] = sums.toSorted((one, other) => other.line.news - one.line.news)
  if (best === undefined) return undefined
  // If two lines with sums are equally likely, neither is taken.
  const isClear =
    second === undefined || second.text === best.text || best.line.news > second.line.news * clearly
  return isClear ? best : undefined
}

/** How much likelier than another line one must be. */
const clearly = 2

function isOfRound(text: string, { index, 0: sum }: RegExpExecArray): boolean {
  const clause =
    text
      .slice(0, index)
      .split(/[.;:(]/u)
      .at(-1) ?? ''
  const rest = text.slice(index + sum.length)
  const isTold = beforeSum.test(text.slice(0, index)) || behindSum.test(rest)
  return isTold && isLarge(sum) && !otherSum.test(clause) && !otherAfter.test(rest)
}

const isLarge = (sum: string): boolean =>
  !/^[^\d]*[\d.,]+$/u.test(sum) || Number(sum.replaceAll(/[^\d.]|\.$/g, '')) >= least

/** The round's name ("seed") from the sum's line, or from the only other line that names one. */
function findRound(lines: readonly NewsLine[], line: NewsLine): Found | undefined {
  const named = lines.flatMap((each) => {
    const { round: one, series, bare } = round.exec(each.text)?.groups ?? {}
    const value = one ?? series ?? bare
    return value === undefined || earlier.test(each.text)
      ? []
      : [{ slot: 'round', value: writeRound(value), unit: each.unit } as const]
  })
  const own = named.find(({ unit }) => unit === line.unit)
  const isOne = new Set(named.map(({ value }) => value)).size === 1
  return own ?? (isOne ? named[0] : undefined)
}

const earlier = /\b(?:previous|earlier|last|first|before|next)\b/iu

const writeRound = (name: string): string =>
  /^series/i.test(name) ? `Series ${name.slice(-1).toUpperCase()}` : name.toLowerCase()

const ledBy = new RegExp(`\\b[Ll]ed by (?:the )?(?<name>${namePattern})`, 'u')
const leading = new RegExp(
  `(?:^|[.,;:] |\\band )(?:the )?(?<name>${namePattern}) (?:is leading|led|leads|is the lead|was the lead)(?=[ ,.;]|$)(?! (?:the|its|an?) (?!round|investment|financing))`,
  'u',
)
const leadIs = new RegExp(
  `(?:^|[.,;:] )[Ll]ead(?: investor)?(?: is| was|:| =| na) (?:the )?(?<name>${namePattern})`,
  'u',
)

function findLead(lines: readonly NewsLine[], story: Story): Found | undefined {
  const leads = lines.flatMap(({ text, label, unit }): Found[] => {
    const labeled = label !== undefined && /^lead(?: investor)?$/i.test(label) ? `Lead: ${text}` : text
    const name = [ledBy, leadIs, leading]
      .map((pattern) => pattern.exec(labeled)?.groups?.name)
      .find((found) => found !== undefined)
    const value = name === undefined ? undefined : cleanName(name)
    if (name === undefined || value === undefined || !isOther(value, story) || isScholar(name)) return []
    return [
      { slot: 'investor', value: withSeat(value, labeled.slice(labeled.indexOf(name) + name.length)), unit },
    ]
  })
  // An earlier round may be told in the same words.
  return new Set(leads.map(({ value }) => value)).size === 1 ? leads[0] : undefined
}

const seat =
  /^ (?:\((?<city>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)\)|(?:from|out of) (?<home>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?))(?=[,;.]|$| (?:with|and|led|leads|is))/u

/** The investor with its place: "Birch Ventures (Oslo)" becomes "Birch Ventures of Oslo". */
function withSeat(name: string, behind: string): string {
  const { city, home } = seat.exec(behind)?.groups ?? {}
  const place = city ?? home
  return place === undefined ? name : `${name} of ${place}`
}

const behindName =
  /^(?: \([^()]{1,60}\)| (?:from|of|out of|in) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)?,? (?:(?:and|with|plus|alongside|together with),? )(?<rest>\S.*)$/u
const tookPart =
  /,? (?:(?:are |is |were |was )?(?:also )?(?:taking part|took part|takes part|join(?:ed|ing|s)?(?: in)?(?: too| as well)?|participat(?:ed|ing|es)|com(?:es|ing) (?:in )?(?:also|too)|came in too|(?:all )?coming (?:back )?in))$/u

/** The other investors in the line: "…, with Birch Fund and existing angels taking part". */
function findOthers(lines: readonly NewsLine[], { value, unit }: Found): Found | undefined {
  const text = lines.find((line) => line.unit === unit)?.text ?? ''
  const [name = value] = value.split(' of ')
  const behind = text.slice(text.indexOf(name) + name.length).replace(/^ (?:is leading|led|leads)/u, '')
  const rest = behindName.exec(behind)?.groups?.rest
  const names = rest?.replace(tookPart, '').replace(/^(?:the )?participation (?:from|of|by) /u, '')
  if (
    names === undefined ||
    findVerb(`they, ${names}`) !== undefined ||
    /[.;:()]|\d\d|\b(?:who|which|that)\b/u.test(names)
  )
    return undefined
  return { slot: 'investors', value: names, unit }
}

const fromGiver = new RegExp(`\\bfrom (?<name>(?:the )?${namePattern})`, 'u')

/** The giver of a grant: "£612,000 over five years from the Cymru Good Food Fund". */
function findGiver({ text, unit }: NewsLine, story: Story): Found | undefined {
  const sum = findSums(text)[0]
  const name = sum === undefined ? undefined : fromGiver.exec(text.slice(sum.index))?.groups?.name
  const value = name === undefined ? undefined : cleanName(name)
  if (value === undefined || !isOther(value.replace(/^the /, ''), story) || !organization.test(value))
    return undefined
  return { slot: 'giver', value, unit }
}

/** Words in names of organizations that give money. */
const organization =
  /\b(?:Fund|Foundation|Fondation|Fondazione|Stiftung|Trust|Ventures|Capital|Partners|Council|Ministry|Agency|Bank|University|Commission|Program|Programme|Impact|Angels|Equity|Holdings|Group|Department|Institute|Society|Lottery)\b/u
