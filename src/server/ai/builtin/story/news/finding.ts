// Reads what a report found, if the likeliest line only says that there is a report; also a company's results for a period.
import { upperFirst } from '#domain/text/letter-case.ts'
import { isSentence } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import { leaning } from '#server/ai/builtin/story/statements.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { dropStop, endSentence, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import type { Found, NewsLine } from './read-news.ts'
import { sumPattern, writeSum } from './sums.ts'

export function readReport(lines: readonly NewsLine[], { slots }: Story): Found[] {
  if (slots.has('revenue')) return []
  const result = readResult(lines)
  if (result.length > 0) return result
  const finding = findFinding(lines)
  return finding === undefined ? [] : [finding]
}

/** Verbs that only say that something was asked, counted or published. */
const publishing =
  /\b(?:publish(?:es|ed|ing)?|releas(?:es|ed|ing)|puts? out|brings? out|presents?|launch(?:es|ed)?|report|study|survey(?:ed)?|index|count|asked|interviewed|results|figures)\b/iu
const share =
  /^\d[\d.,]*(?: million| billion)? \p{Ll}.* in \d{4}|\d ?(?:%|percent\b|per cent\b)|\b(?:one|two|three|four|five|six|seven|eight|nine|\d{1,4}) (?:in|of|out of) (?:every |the )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d)|\bon average\b|\baverage\b.*\d|\bmedian\b.*\d|\d times\b/iu

/** Whether the text has a figure that is a finding; figures in brackets explain something else. */
const isFinding = (text: string): boolean => share.test(text.replaceAll(/\([^()]*\)/g, ''))

const likeliest = (lines: readonly NewsLine[]): NewsLine | undefined =>
  lines.toSorted((one, other) => other.news - one.news)[0]

/** The first of the likeliest findings that is clear alone. */
function findFinding(lines: readonly NewsLine[]): Found | undefined {
  const top = likeliest(lines)
  if (top === undefined) return undefined
  // The likeliest line already has a finding, or is about something else.
  if (isSentence(upperFirst(endSentence(top.text))) && (isFinding(top.text) || !publishing.test(top.text))) {
    const text = countOf(lines) === undefined ? undefined : tellFinding(top, lines)
    return bareShare.test(top.text) && text !== undefined
      ? { slot: 'finding', value: text, unit: top.unit }
      : undefined
  }
  const told = lines.flatMap((line): Told[] => {
    const text = tellFinding(line, lines)
    return text === undefined ? [] : [{ text, unit: line.unit, news: Math.round(line.news * steps) }]
  })
  const best = told.toSorted((one, other) => other.news - one.news)[0]
  return best === undefined ? undefined : { slot: 'finding', value: best.text, unit: best.unit }
}

interface Told {
  text: string
  unit: number
  news: number
}

/** Lines whose likelihood falls into the same of these steps are equal, and the first is taken. */
const steps = 20

/** Beginnings of lines on the method, on another year, or referring to the line before. */
const aside =
  /^(?:in (?:19|20)\d\d|according|for (?:19|20)\d\d|top|main|second|third|most common|reasons?|because|margin|sample|n =|response|but only|of (?:them|those|these)|the (?:survey|sample|study)|worst|best|also|last year|two years|a year)\b|\b(?:were asked|was asked|interviewed|responded|respondents|answered|margin of error|surveyed|sampled|it was|that is|this is)\b|[?]/iu

const mostWords = 34

function tellFinding({ text: given, label }: NewsLine, lines: readonly NewsLine[]): string | undefined {
  if (
    label !== undefined &&
    !/^(?:(?:main|key|first|big|headline|top)? ?(?:findings?|results?|news)|but|and|what)$/iu.test(
      label.trim(),
    )
  )
    return undefined
  const text = withPopulation(withCount(withVerb(dropStop(given)), lines), lines)
  if (text === undefined || !isFinding(given) || aside.test(given) || leaning.test(upperFirst(text)))
    return undefined
  const sentence = upperFirst(endSentence(text))
  if (!isClean(text) || !isSentence(sentence) || text.split(' ').length > mostWords) return undefined
  if (spliced.test(text) || pointsOut(text)) return undefined
  return lowerFirst(text)
}

const spliced = /[;:]|, (?:it|they|he|she|we|this|that|and it)\b/u

/** Whether a pronoun refers to an earlier line: "because of it". With a noun before it in the text it doesn't. */
function pointsOut(text: string): boolean {
  const at = /\b(?:it|them|this|these|those(?! (?:surveyed|asked|interviewed)))\b/u.exec(text)?.index
  return (
    /\bthe others?\b|\b(?:because of|of) (?:it|them)\b/u.test(text) ||
    (at !== undefined && !/\ban? \p{Ll}/u.test(text.slice(0, at)))
  )
}

/** The finding with "were": "9.4 million mattresses recycled in 2026". */
const withVerb = (text: string): string =>
  text.replace(
    /^(?<count>\d[\d.,]*(?: million| billion)? (?:\p{Ll}+ ){0,2}\p{Ll}+s) (?=(?:recycled|sold|finished|built|planted|recovered|repaired|counted|found|measured|treated) in \d{4})/u,
    '$<count> were ',
  )

const bareShare =
  /^(?<share>\d[\d.]*(?:%| percent| per cent)) (?=(?!of\b|more|less|fewer|higher|lower|up|down|in|on|from|against|by)\p{Ll})/u

const counting =
  /\b(?<how>surveyed|interviewed|inspected|tested|measured|examined|polled|questioned|asked|checked|reviewed) (?:(?:a total of|exactly|all) )?(?<count>\d[\d,]* (?:\p{Ll}[\p{Ll}-]*(?<!s) ){0,2}(?:\p{Ll}{2,}s|people|women|men|children))(?= (?:in|at|from|across|on|with|between|over|who|aged|about)\b|[,.;]|$)/u

/** The number that was studied, if exactly one line gives it: "1,906 rented homes inspected". */
function countOf(lines: readonly NewsLine[]): string | undefined {
  const counts = lines.flatMap(({ text }) => {
    const { how, count } = counting.exec(text)?.groups ?? {}
    return how === undefined || count === undefined ? [] : [`${count} ${how}`]
  })
  return new Set(counts).size === 1 ? counts[0] : undefined
}

/** The finding with the people who were asked: "61% hand over" becomes "61% of renters hand over". */
function withPopulation(text: string | undefined, lines: readonly NewsLine[]): string | undefined {
  const bare = bareShare.exec(text ?? '')
  if (text === undefined || bare === null) return text
  const count = countOf(lines)
  if (count !== undefined) return `${bare.groups?.share} of the ${count} ${text.slice(bare[0].length)}`
  const asked = ['surveyed', 'interviewed', 'asked'].find((word) =>
    lines.some((line) => line.text.includes(word)),
  )
  const isSurvey = lines.some((line) => /\bsurvey\b/iu.test(line.text))
  const how = asked ?? (isSurvey ? 'surveyed' : undefined)
  return how === undefined ? undefined : `${bare.groups?.share} of those ${how} ${text.slice(bare[0].length)}`
}

/** The finding with the number that another line gives: "in 61% of the cases" of 1,140 land cases. */
function withCount(text: string, lines: readonly NewsLine[]): string | undefined {
  const { noun } = /\d.* of the (?<noun>\p{Ll}{3,}|\d[\d,]*)(?= |$)/u.exec(text)?.groups ?? {}
  if (noun === undefined) return text
  const pattern = /^\d/.test(noun)
    ? new RegExp(
        `(?<!\\p{L}|\\d|[,.])${noun} (?!of\\b)\\p{Ll}+(?: of \\p{Ll}+(?: \\p{Ll}+)?)?(?= in\\b)`,
        'u',
      )
    : new RegExp(`(?<!\\d|[,.])\\d[\\d,]* (?:\\p{Ll}+ )?${noun}(?!\\p{L})`, 'u')
  const counts = new Set(lines.flatMap((line) => pattern.exec(line.text)?.[0] ?? []))
  const [count] = counts
  return counts.size === 1 && count !== undefined ? text.replace(`the ${noun}`, count) : undefined
}

const measure =
  '(?:(?:net |total |gross |group |consolidated )?(?:turnover|revenues?|sales|net sales|premiums written|premium income))'
const figure = `(?<sum>${sumPattern}|(?:JPY|PLN|EUR|USD|DKK|NOK|SEK|CHF|INR|KES) ?\\d[\\d.,]*(?: ?(?:million|billion|mio\\.?|mrd\\.?|bn|m))?)`
const changed =
  '(?:,? ?\\(?(?<by>(?:up|down|plus|minus|\\+|[−-]) ?\\d[\\d.]* ?(?:%|percent|per cent)(?: (?:from|on|against|over|compared (?:to|with)) [^,;()]{3,40})?)\\)?)?'
const stated = new RegExp(
  `^(?<name>${measure})(?: (?:was|were|is|of|came to|reached)|:)? ${figure}${changed}\\.?$`,
  'iu',
)
const labeled = new RegExp(`^${figure}${changed}\\.?$`, 'iu')
const isMeasure = new RegExp(`^${measure}$`, 'iu')

/** The first figure of a company's results: "Turnover DKK 318.4 million (+6.2%)". */
function readResult(lines: readonly NewsLine[]): Found[] {
  const [result] = lines.flatMap(readFigure)
  const top = likeliest(lines)
  if (result === undefined || top === undefined) return []
  // Another figure may be the news: "Production of olive oil: 7,840 tonnes, 61% more".
  if (top.unit !== result.unit && isFinding(top.text)) return []
  const period = readPeriod(lines)
  if (period === undefined) return [result]
  return [{ ...result, value: result.value.includes(', ') ? `${result.value},` : result.value }, period]
}

function readFigure({ text, label, unit }: NewsLine): Found[] {
  const found = label !== undefined && isMeasure.test(label.trim()) ? labeled.exec(text) : stated.exec(text)
  const { name = label ?? '', sum, by } = found?.groups ?? {}
  if (sum === undefined) return []
  const amount = writeSum(sum.replace(/ ?mio\.?$/iu, ' million').replace(/ ?mrd\.?$/iu, ' billion'))
  const change = by === undefined ? '' : `, ${writeChange(by)}`
  return [{ slot: 'result', value: `${name.toLowerCase()} of ${amount}${change}`, unit }]
}

const writeChange = (by: string): string =>
  by
    .replace(/^(?:\+|plus) ?/iu, 'up ')
    .replace(/^(?:[−-]|minus) ?/iu, 'down ')
    .replace(/ (?:percent|per cent)/iu, '%')
    .replace(/ from previous year$/iu, ' from the previous year')

const periods: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:fiscal|financial|business) (?:year|yr) (?<end>ended|ending|to) (?<day>\p{L}+\.? \d{1,2}, \d{4})/iu,
    'the fiscal year $<end> $<day>',
  ],
  [/\byear (?<end>ended|ending|to) (?<day>\p{L}+\.? \d{1,2}, \d{4})/iu, 'the year $<end> $<day>'],
  [/\bhalf-?year(?: results)? (?:ended|to) (?<day>\p{L}+\.? \d{1,2}, \d{4})/iu, 'the half-year ended $<day>'],
  [/\b(?:H1|first half(?: of)?) (?<year>20\d\d)\b/iu, 'the first half of $<year>'],
  [/\b(?:H2|second half(?: of)?) (?<year>20\d\d)\b/iu, 'the second half of $<year>'],
  [
    /\b(?<which>first|second|third|fourth) quarter(?: of)? (?<year>20\d\d)\b/iu,
    'the $<which> quarter of $<year>',
  ],
  [/\bresults (?:for )?(?<year>20\d\d)\b/iu, '$<year>'],
]

/** The period from the first line that gives one. */
function readPeriod(lines: readonly NewsLine[]): Found | undefined {
  for (const { text, unit } of lines.slice(0, earliest))
    for (const [pattern, form] of periods) {
      const found = pattern.exec(text)
      if (found === null) continue
      const value = found[0].replace(pattern, form)
      return { slot: 'period', value: value.replace(/ to (?=\p{Lu})/u, ' ended '), unit }
    }
  return undefined
}

const earliest = 4
