// Reads from the notes what is opened or built, where, and from when.
import { withArticle } from '#domain/language/grammar/articles.ts'
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import { type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { dayPattern } from './days.ts'
import type { Found, NewsLine } from './read-news.ts'
import { sumPattern, writeSum } from './sums.ts'

export function readSite(lines: readonly NewsLine[], story: Story): Found[] {
  const sites = lines.flatMap((line) => readDeed(line, story))
  const [site] = sites.toSorted((one, other) => other.line.news - one.line.news)
  if (site === undefined || new Set(sites.map(({ thing }) => thing)).size > 1) return []
  const { line, deed, thing, rest } = site
  const at = lines.indexOf(line)
  const below = lines.slice(at + 1, at + 1 + nearest)
  const place = readPlace(thing, rest, below)
  const day = readDay([line, ...below])
  return [
    { slot: 'deed', value: deed, unit: line.unit },
    { slot: 'site', value: thing, unit: line.unit },
    ...(place === undefined ? [] : [{ slot: 'place', value: place, unit: line.unit } as const]),
    ...(day === undefined ? [] : [{ slot: 'when', value: day, unit: line.unit } as const]),
  ]
}

const nearest = 4

interface Deed {
  line: NewsLine
  deed: string
  thing: string
  /** The words after it. */
  rest: string
}

const noun =
  '(?:plants?|stores?|shops?|wing|bakery|mill|hall|studio|clinics?|offices?|hotel|branch(?:es)?|depot|cent(?:er|re)|warehouse|terminal|line|unit|restaurant|factory|brewery|laborator(?:y|ies)|lab|school|kitchen|market|farm|garage|workshop|showroom|data center|campus|dock|smokehouse|store house|cold store|hospital|ward|pharmacy|library|theater|theatre|route|routes|gym|location)'
const deeds = new RegExp(
  `(?<![\\p{L}-])(?:(?<verb>open(?:s|ing)|build(?:s|ing)|add(?:s|ing)|will (?:open|build|add))|(?<spend>invest(?:s|ing)) (?<sum>${sumPattern}) in) (?<thing>(?:(?:its|their|an?|the|our) )?(?:brand )?(?:new|first|second|third|fourth|fifth|sixth|\\d{1,2}(?:st|nd|rd|th))(?: [\\p{Ll}\\d-]+){0,5}? ${noun}(?: outside \\p{Lu}\\p{L}+)?)(?![\\p{L}-]| (?:hall|house|room|store|line|wing)\\b)(?<rest>.*)$`,
  'iu',
)

const opensItself = new RegExp(
  `^(?:the |its |our )?(?<thing>(?:new|first|second|third|fourth|fifth|sixth|\\d{1,2}(?:st|nd|rd|th))(?: [\\p{Ll}\\d-]+){0,4}? ${noun})(?: of (?:the|its) [\\p{Ll} ]{3,30}?)? (?:opens|will open|to open|opening)(?<rest> .*)$`,
  'iu',
)

/** An opening with the site as subject: "New east wing opens Feb. 7". The company is the one that opens it. */
function readOpening(line: NewsLine): Deed[] {
  const { thing, rest = '' } = opensItself.exec(line.text)?.groups ?? {}
  const site = thing === undefined ? '' : writeThing(/^new /iu.test(thing) ? thing : `its ${thing}`)
  return thing === undefined || !isClean(site) ? [] : [{ line, deed: 'will open', thing: site, rest }]
}

function readDeed(line: NewsLine, story: Story): Deed[] {
  const found = deeds.exec(line.text)
  if (found === null) return readOpening(line)
  if (!isOwn(line.text.slice(0, found.index), story)) return []
  const { verb, sum, thing = '', rest = '' } = found.groups ?? {}
  const written = sum === undefined ? undefined : writeSum(sum)
  const deed =
    sum === undefined ? deedOf(verb ?? '') : written === undefined ? undefined : `is investing ${written} in`
  const site = writeThing(thing)
  return deed === undefined || !isClean(site) ? [] : [{ line, deed, thing: site, rest }]
}

const forms: readonly (readonly [RegExp, string])[] = [
  [/^will /iu, ''],
  [/^open/iu, 'is opening'],
  [/^build/iu, 'is building'],
  [/^add/iu, 'is adding'],
]

function deedOf(verb: string): string | undefined {
  if (/^will /iu.test(verb)) return verb.toLowerCase()
  return forms.find(([pattern]) => pattern.test(verb))?.[1]
}

/** The site with its article and hyphens: "their third clinic" as "its third clinic", "new 28 bed wing" as "a new 28-bed wing". */
function writeThing(thing: string): string {
  const bare = thing.replace(/^(?:their|our) /iu, 'its ').replace(/(?<=\d) (?=bed|seat|room|acre)/u, '-')
  return /^(?:its|an?|the) /iu.test(bare) ? lowerFirst(bare) : withArticle(lowerFirst(bare))
}

/** Whether the company opens it: its name stands before the verb, or no name does. */
function isOwn(given: string, { company }: Story): boolean {
  const before = given.split(/[,;.] /u).at(-1) ?? given
  const name = shortName(company)
  if (name === undefined || /\b(?:not|never|if|wanted|tried|may|might|could|since|after)\b/u.test(before))
    return false
  return given.startsWith(name) || /^(?:(?:it|they|the company|now|and)\b.{0,30})?$/iu.test(before.trim())
}

const placeName = "\\p{Lu}[\\p{L}’'-]+(?: (?:de |del |do |da |of |the )?\\p{Lu}[\\p{L}’'-]+){0,3}"
const placed: readonly RegExp[] = [
  new RegExp(`^,? (?<place>in ${placeName}(?:, ${placeName})?)(?=[,.;]|$| on\\b| and\\b| first\\b)`, 'u'),
  new RegExp(`^,? (?:and )?(?:it|that) is (?<place>(?:in|at) ${placeName})`, 'u'),
]
const said = new RegExp(
  `^(?:It|That|This) is (?:over [\\p{Ll} ]{3,20} )?(?<place>(?:in|at) ${placeName}(?:, ${placeName})?)`,
  'iu',
)

function readPlace(thing: string, rest: string, below: readonly NewsLine[]): string | undefined {
  if (/ (?:in|at) \p{Lu}/u.test(thing)) return undefined
  const own = placed.map((pattern) => pattern.exec(rest)?.groups?.place).find((place) => place !== undefined)
  const next = below[0]?.label === undefined ? said.exec(below[0]?.text ?? '')?.groups?.place : undefined
  return own ?? next
}

const opening = new RegExp(
  `\\b(?:opening day is|doors open|inauguration is(?: on)?|opens?(?: on)?|will open(?: on)?|opening(?: on)?) (?<day>${dayPattern})`,
  'iu',
)

/** The opening day, if the notes give only one. */
function readDay(lines: readonly NewsLine[]): string | undefined {
  const [own] = lines
  const within =
    own === undefined
      ? undefined
      : new RegExp(`\\b(?:on|from) (?<day>${dayPattern})`, 'u').exec(own.text)?.groups?.day
  const days = new Set(lines.flatMap(({ text }) => opening.exec(text)?.groups?.day ?? []))
  const [day] = days.size === 0 && within !== undefined ? [within] : days
  return days.size > 1 || day === undefined || findVerb(day) !== undefined ? undefined : day.replace(/,$/, '')
}
