// Makes sure that a leading sentence names the company in full, and without its town.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { readVerb, toParticiple } from '#domain/language/verbs.ts'
import { nameOnce } from '#server/ai/builtin/story/own-name.ts'
import { companyOf, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { capitalizeFirst, dropStop, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { fill } from './fill.ts'

/** The sentence without the company's town, which the dateline gives: "Acme (Dayton, Ohio) opens", "Acme, Dayton, opens", "Acme from Dayton opens". */
function withoutSeat(text: string, { place, company }: Story): string {
  const name = [company, shortName(company)].find((words) => words !== undefined && text.includes(words))
  if (place === undefined || name === undefined) return text
  const end = text.indexOf(name) + name.length
  const region = '(?:, \\p{Lu}[\\p{L}.]*(?: \\p{Lu}[\\p{L}.]*){0,2})?'
  const city = `${escapePattern(place.city)}${region}`
  const seat = new RegExp(
    `^(?: \\(${escapePattern(place.city)}(?:, [^()\\d,]{2,50})?\\)| (?:from|of) ${city},?(?= \\p{Ll})|(?:,| in|, of|, from|, in) ${city},(?= (?<next>\\p{Ll}+)))`,
    'u',
  )
  // "Acme, Dayton, a maker of axles, opens": what it is needs its comma.
  // So does "Ann Lee, a teacher at Acme in Dayton, won": the comma closes what another one began.
  const isInside = /, \p{Ll}[^,;]*$/u.test(text.slice(0, end - name.length))
  const rest = text.slice(end).replace(seat, (_, next?: string) => (isVerb(next) && !isInside ? '' : ','))
  return text.slice(0, end) + rest
}

const isVerb = (word: string | undefined): boolean =>
  word === undefined ||
  /^(?:is|are|was|were|has|have|had|will|can|may)$/.test(word) ||
  readVerb(word, 'third', 'past') !== undefined ||
  /[^e]ed$/.test(word)

/** How much of the notes is searched. */
const longestSource = 20_000
const article = '(?<article>(?:The|Our|This) )?'
const next = "(?<of>[’']s)?(?=,? (?<next>[^\\s,]+))"
/** The subject as two words ("The food bank"), then as one ("The food"). */
const starts = [
  new RegExp(`^${article}(?<kind>\\p{L}[\\p{L}-]+ \\p{L}[\\p{L}-]+)${next}`, 'u'),
  new RegExp(`^${article}(?<kind>\\p{L}[\\p{L}-]+)${next}`, 'u'),
]
const dayBefore =
  /^(?:On|From|As of|Starting|Beginning) (?:[^,;]{3,24}, ){0,2}(?:[^,;]{3,24}, |[^,;]{2,24}\d )(?=(?:the|our|it) \p{Ll})/u

/** The sentence with the full name for a noun that means the company: "The league is" for the Dayton Youth League, "District wins". */
function withFullName(text: string, story: Story): string {
  const { company } = story
  // "Acme Shows LLC": "Shows" is a part of it, and no verb behind "Acme".
  if (company === undefined || text.startsWith(company)) return text
  const opening = dayBefore.exec(text)?.[0] ?? ''
  const start = capitalizeFirst(text.slice(opening.length))
  const found = starts.map((pattern) => pattern.exec(start)).find((each) => isOwn(each?.groups, story))
  const groups = found?.groups
  if (!found || groups === undefined) return text
  const rest = start.slice(found[0].length)
  const name =
    groups.of === undefined ? company : `${shortName(company) ?? company}’${/s$/.test(company) ? '' : 's'}`
  return `${opening}${name}${groups.article === undefined ? asDone(rest) : rest}`
}

function isOwn(groups: Record<string, string | undefined> | undefined, story: Story): boolean {
  const { article: given, kind, next: verb } = groups ?? {}
  // "The club Harbor Rowers holds" gives a name of its own.
  if (kind === undefined || verb === undefined) return false
  if (given === undefined) return isNameOf(kind, story.company ?? '') && isVerb(verb)
  // A possessive: "The company’s bread".
  if (groups?.of !== undefined) return isKindOf(kind, story)
  return (isVerb(verb) || /^(?:which|who|now|today|also|\p{Ll}+ly)$/u.test(verb)) && isKindOf(kind, story)
}

const isNameOf = (kind: string, company: string): boolean =>
  /^\p{Lu}[\p{Ll}-]+$/u.test(kind) && company.endsWith(` ${kind}`)

/** Whether the noun is a word of the name, or what the notes call the company. */
function isKindOf(given: string, { company = '', source }: Story): boolean {
  const kind = given.toLowerCase()
  const [, ...words] = company.toLowerCase().split(' ')
  if (words.includes(kind) || words.join(' ').endsWith(kind)) return true
  if (/^(?:company|firm|business|organi[sz]ation)$/.test(kind)) return true
  const name = escapePattern(shortName(company) ?? company)
  const own = /^(?:charity|nonprofit)$/.test(kind) ? '(?:charity|nonprofit)' : escapePattern(kind)
  const told = new RegExp(
    `${name}[^.;:,\\n]{0,25}(?:,| is| \\() ?(?:an?|the) (?:[\\p{L}\\d’'-]+ ){0,5}?${own}(?=[,.;)\\n]| (?:in|of|at|for|from|that|which|with|near|based)\\b)|(?<!\\p{L})${own} (?:called |named )?${name}`,
    'iu',
  )
  return told.test(source.slice(0, longestSource))
}
/** Verbs for something over when it is announced: "District wins" becomes "has won". */
const over = new Set(
  'acquire adopt appoint approve buy elect hire name pass raise receive sign win'.split(' '),
)

const asDone = (rest: string): string =>
  rest.replace(/^ (?<verb>\p{Ll}+)(?= )/u, (all, verb: string) => {
    const base = readVerb(verb, 'third')
    return base !== undefined && over.has(base) ? ` has ${toParticiple(base)}` : all
  })

/** "The city council" of the City of Aldine becomes "the Aldine city council", since the notes don't give a capitalized name. */
function nameCouncil(text: string, company: string): string | undefined {
  const { kind, name } =
    /^(?:the )?(?<kind>City|Town|Village|Borough|County|Township) of (?<name>\p{Lu}[\p{L} .’'-]+)$/iu.exec(
      company,
    )?.groups ?? {}
  const found = /^The (?:\p{Ll}+ )?(?<body>council|commission)(?=,? \p{Ll})/u.exec(text)
  if (kind === undefined || name === undefined || found === null) return undefined
  return `The ${name} ${kind.toLowerCase()} ${found.groups?.body}${text.slice(found[0].length)}`
}

/** Drops the source if it repeats the subject: "Acme published a report, according to Acme". */
const onceSaid = (text: string, company: string): string =>
  text.startsWith(company) ? text.replace(`, according to ${company}.`, '.') : text

/** The sentence with the full name for its first word ("Kestrel has raised" for Kestrel Marine Ltd), unless that is an everyday word. */
function withWholeName(text: string, company: string): string {
  const [first = '', second] = company.split(' ')
  const isShort =
    second !== undefined &&
    !text.startsWith(company) &&
    first.length >= shortestName &&
    text.startsWith(`${first} `) &&
    !isEverydayWord(first.toLowerCase()) &&
    isVerb(text.split(' ')[1])
  return isShort ? `${company}${text.slice(first.length)}` : text
}

const shortestName = 4

/** The sentence with the company's name in it, or with "the company said". */
export function withCompany(given: string, story: Story): string {
  const company = companyOf(story)
  const full = nameOnce(withFullName(given, story), story.company)
  const text = onceSaid(withoutSeat(withWholeName(full, company), story), company)
  const name = shortName(story.company) ?? company
  if (text.toLowerCase().includes(name.toLowerCase()) || text.includes(company)) return text
  const opening = dayBefore.exec(text)?.[0] ?? ''
  const named = `${opening}${text.slice(opening.length).replace(/^(?:the company|it) /i, `${company} `)}`
  if (named !== text) return named
  const council = nameCouncil(text, company)
  if (council !== undefined) return council
  const board =
    /^(?:The |Our |Its )?(?<board>[Bb]oard(?: of (?:directors|trustees|governors))?) (?=\p{Ll})/u.exec(text)
  if (board !== null)
    return `The ${board.groups?.board?.toLowerCase()} of ${company} ${text.slice(board[0].length)}`
  if (/\baccording to\b/.test(text)) return text
  const between =
    story.type === 'partnership'
      ? fill('In a partnership of {company} and {partner|theirs}', story)
      : undefined
  if (between !== undefined) return `${dropStop(between)}, ${lowerFirst(text)}`
  // If only one name is known, the sentence is about the company.
  if (
    story.company === undefined &&
    /^(?:The )?\p{Lu}[\p{L}’'&.-]+(?: (?:of |del? |do |da )?\p{Lu}[\p{L}’'&.-]+|,? \(|, )/u.test(text)
  )
    return text
  return `${dropStop(text)}, ${company} said.`
}
