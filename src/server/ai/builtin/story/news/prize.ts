// Reads a prize from the notes: what was won, who gave it or where, and for what.
import { escapePattern } from '#domain/language/matches.ts'
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { cleanName, isOther, namePattern } from './names.ts'
import type { Found, NewsLine } from './read-news.ts'

/** Nouns in names of prizes. */
const prizeWord =
  '(?:Award|Prize|Medal|Trophy|Cup|Champion|Gold|Silver|Bronze|Honou?r|Fellowship|Winner|Best [\\p{L}-]+|[\\p{L}]+ of the Year|Prix|Preis|Premio|Prêmio)'
const won =
  /\b(?:has won|have won|won|wins|receives|received|has received|gets|takes home|took|Won|Received|picked up|has been named|have been named|were named|was named|is named)(?= )/u
const ofYear = "(?:\\p{Lu}[\\p{L}’'&-]{0,30} ){1,6}of the (?:Year|Decade)(?: 20\\d\\d)?"
const named = new RegExp(`(?<prize>${ofYear}|(?:the )?${namePattern}(?: 20\\d\\d)?)`, 'u')
const isPrize = new RegExp(`\\b${prizeWord}\\b`, 'u')

export function readPrize(lines: readonly NewsLine[], story: Story): Found[] {
  const prizes = lines.flatMap((line) => readWon(line, story))
  const [best] = prizes.toSorted((one, other) => other.news - one.news)
  if (best === undefined) return readMedal(lines, story)
  const { prize, unit, rest } = best
  const found: Found[] = [{ slot: 'award', value: prize, unit }]
  const giver = readGiver(rest, unit, story) ?? readNextGiver(lines, unit, story)
  return giver === undefined ? found : [...found, giver]
}

interface Won {
  prize: string
  unit: number
  news: number
  rest: string
}

function readWon({ text, unit, news }: NewsLine, story: Story): Won[] {
  const verb = won.exec(text)
  const from = verb === null ? undefined : verb.index + verb[0].length
  const start = from === undefined ? '' : text.slice(from)
  const found = named.exec(start.slice(0, 160))
  if (found?.groups?.prize === undefined || found.index > farthest) return []
  const prize = cleanName(found.groups.prize)
  if (!isPrize.test(prize) || !isOther(prize, story) || !isWinner(text.slice(0, verb?.index), story))
    return []
  return [{ prize, unit, news, rest: start.slice(found.index + found[0].length) }]
}

/** Whether the winner is the company, and not its employee or product. */
function isWinner(before: string, { company }: Story): boolean {
  const name = shortName(company)
  const subject = before.trim()
  if (subject === '' || /^(?:it|they|the company)$/iu.test(subject)) return true
  return (
    name !== undefined &&
    new RegExp(`^(?:the )?${escapePattern(name)}(?: (?:in|of|from) \\p{Lu}\\S*|,.*|\\(.*)?$`, 'iu').test(
      subject,
    )
  )
}

/** How many letters after the verb the prize may begin. */
const farthest = 8

const givenBy = new RegExp(
  `^[^.;]{0,60}?(?:,? (?:given|presented|awarded|organi[sz]ed) by|,? from|,? by| at|, it[’']s from) (?<giver>(?:the )?${namePattern})`,
  'u',
)
const giverWord =
  /\b(?:Awards?|Guild|Council|Association|Society|Federation|Forum|Foundation|Trust|Chamber|Institute|Academy|Ministry|Union|Board|Prize|Fair|Show|Contest|Competition|Festival|Network|Alliance|Club|Commission|Agency|University|College|Magazine|Institution)\b/u

function readGiver(rest: string, unit: number, story: Story): Found | undefined {
  const giver = givenBy.exec(rest)?.groups?.giver
  if (
    giver === undefined ||
    !(giverWord.test(giver) || /\bat the /u.test(rest)) ||
    !isOther(giver.replace(/^the /, ''), story)
  )
    return undefined
  return { slot: 'giver', value: cleanName(giver), unit }
}

const itIsFrom = new RegExp(
  `^(?:it[’']s|it is|the (?:prize|award) is|given|presented|awarded|prize)(?: given)? (?:from|by) (?<giver>(?:the )?${namePattern})`,
  'iu',
)

/** The giver in a line of its own: "it's from the Delta Growing Schools Council". */
function readNextGiver(lines: readonly NewsLine[], unit: number, story: Story): Found | undefined {
  for (const line of lines.filter((each) => each.unit > unit && each.unit <= unit + 2)) {
    const giver = itIsFrom.exec(line.text)?.groups?.giver
    if (giver !== undefined && isOther(giver, story))
      return { slot: 'giver', value: cleanName(giver), unit: line.unit }
  }
  return undefined
}

/** Medals and titles, the most important first. */
const medals: readonly RegExp[] = [
  /\b(?:Supreme|Grand|Overall) Champion\b/iu,
  /\bBest (?:in|of) Show\b/iu,
  /\bgold\b/iu,
  /\bsilver\b/iu,
  /\bbronze\b/iu,
]
const event = new RegExp(
  `(?:^|[,.;] |\\bat (?:the )?)(?:the )?(?<name>${namePattern} (?:Awards|Championships))(?: 20\\d\\d)?(?=[,.;]|$)`,
  'u',
)

/** A medal noted without a verb: "Saturday night, Raw Milk Cheese Awards." – "Gold in washed rind and Supreme Champion." */
function readMedal(lines: readonly NewsLine[], story: Story): Found[] {
  if (!/\b(?:won|wins?|winners?)\b/iu.test(story.source)) return []
  const events = lines.flatMap((line, index) => {
    const name = event.exec(line.text)?.groups?.name
    return name === undefined || findVerb(line.text) !== undefined ? [] : [{ name, index, unit: line.unit }]
  })
  const [first, ...others] = events
  if (first === undefined || others.some(({ name }) => name !== first.name)) return []
  const near = lines.slice(first.index, first.index + 2).filter(({ text }) => findVerb(text) === undefined)
  for (const medal of medals) {
    const line = near.find(({ text }) => medal.test(text))
    const award = line === undefined ? undefined : medal.exec(line.text)?.[0]
    if (line !== undefined && award !== undefined)
      return [
        {
          slot: 'award',
          value: /^(?:gold|silver|bronze)$/i.test(award) ? award.toLowerCase() : award,
          unit: line.unit,
        },
        { slot: 'giver', value: first.name, unit: first.unit },
      ]
  }
  return []
}
