// Reads a partnership from the notes: the partner and the agreement.
import { escapePattern } from '#domain/language/matches.ts'
import { type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { cleanName, isOther, namePattern } from './names.ts'
import type { Found, NewsLine } from './read-news.ts'

const kind = '(?:(?:the )?(?:\\p{Ll}[\\p{Ll}’-]{2,20} ){0,3})'
const withName = new RegExp(
  `\\b(?:agreement|partnership|deal|contract|cooperation|collaboration|partners|partnering|team(?:s|ing) up|joins? forces|work(?:s|ing)? together) with (?:M/s )?(?:the )?(?<name>${namePattern})`,
  'u',
)

export function readPartners(lines: readonly NewsLine[], story: Story): Found[] {
  const partner = findPartner(lines, story)
  if (partner === undefined) return []
  const deal = findDeal(lines)
  return deal === undefined ? [partner] : [partner, deal]
}

function findPartner(lines: readonly NewsLine[], story: Story): Found | undefined {
  const beside = pairOf(story)
  const found = lines.flatMap(({ text: line, label: given, unit }): Found[] => {
    // "=" stands for the colon of a label: "Partner = Birch".
    const [, sign = '', rest] = /^(?<sign>\p{L}+) = (?<rest>.+)$/u.exec(line) ?? []
    const label = given ?? sign
    const text = rest ?? line
    const named = /^(?:the )?partner(?: organi[sz]ation| company)?$/iu.test(label)
      ? (leading.exec(text)?.groups?.name ?? describe(text))
      : (nameBeside(beside, text) ?? withName.exec(text)?.groups?.name)
    const value = named === undefined ? undefined : cleanName(named)
    return value === undefined || !isOther(value, story) ? [] : [{ slot: 'partner', value, unit }]
  })
  const names = found.map(({ value }) => value)
  // "Birch" and "Birch Markets" are the same partner.
  const [first] = found.toSorted((one, other) => other.value.length - one.value.length)
  return first !== undefined && names.every((name) => first.value.includes(name)) ? first : undefined
}

/** "fishermen's cooperative of Caleta Honda" */
const described = new RegExp(
  `^(?:the )?(?<name>(?:\\p{Ll}[\\p{L}’'-]{2,20} ){1,3}(?:of|from|in) ${namePattern})(?=[,.;(]|$| \\()`,
  'u',
)
const describe = (text: string): string | undefined => {
  const name = described.exec(text)?.groups?.name
  return name === undefined ? undefined : `the ${name}`
}
const leading = new RegExp(`^(?:the )?(?<name>${namePattern})(?=[,.;(]|$| \\()`, 'u')

const verb =
  /^ (?:have|has|are|will|sign\p{Ll}*|start\p{Ll}*|agree\p{Ll}*|launch\p{Ll}*|team|join|work|come|put)$/u

/** The name beside the company; one word before a small one is no name: "Acme and French supermarkets". */
function nameBeside(pattern: RegExp | undefined, text: string): string | undefined {
  const { name, rest = '' } = pattern?.exec(text)?.groups ?? {}
  const isWord = name?.includes(' ') === false && /^ \p{Ll}/u.test(rest) && !verb.test(rest)
  return isWord ? undefined : name
}

/** A pattern for a name beside the company at the start of a line: "Acme (Dayton) + Birch Markets", "Acme and the school network Birch". */
function pairOf({ company }: Story): RegExp | undefined {
  const name = shortName(company)
  if (name === undefined) return undefined
  const own = `(?:[Tt]he )?${escapePattern(name)}(?: (?:Ltd|Inc|LLC|AB|GmbH|AG|SA|Co)\\.?)?(?: \\([^()]{1,80}\\)|, [^,+]{2,40},?)?`
  return new RegExp(`^${own} (?:\\+|and|x|×|plus) ${kind}(?<name>${namePattern})(?<rest> ?\\S*)`, 'u')
}

const term =
  /(?<![\p{L}\d])(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](?<unit>year|season|month)s?(?!\p{L})/iu
const agreement =
  /\b(?<kind>(?:research|supply|distribution|kit|service|sponsorship|licensing|training|framework|delivery|exchange) )?(?<noun>agreement|deal|partnership|contract)\b/iu
const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The agreement with its length: "kit deal four seasons" is a four-season kit deal. */
function findDeal(lines: readonly NewsLine[]): Found | undefined {
  const deals = lines.flatMap(({ text, label = '', unit }): Found[] => {
    const { kind: what = '', noun } = agreement.exec(text)?.groups ?? agreement.exec(label)?.groups ?? {}
    const { count, unit: time } = term.exec(text)?.groups ?? {}
    if (noun === undefined || count === undefined || time === undefined) return []
    const long = `${small[Number(count)] ?? count}-${time}`.toLowerCase()
    return [{ slot: 'deal', value: `${long} ${what.toLowerCase()}${noun.toLowerCase()}`, unit }]
  })
  return new Set(deals.map(({ value }) => value)).size === 1 ? deals[0] : undefined
}
