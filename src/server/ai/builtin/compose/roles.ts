// Where a sentence belongs: about the company, at the end with what readers can do, or in the story.
import { readVerb } from '#domain/language/verbs.ts'
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isOfThing } from '#server/ai/builtin/story/statements.ts'
import { type Statement, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { tables } from './tables.ts'

/** What a company is, told at the end. */
const background =
  /\b(?:(?:was|were) (?:founded|started|established)|(?:is|are) (?:based|headquartered|located)|headquartered in|has its head office|employs [\d,]+|ha[sd] [\d,.]+ (?:\p{Ll}+ )?(?:employees|members|people|staff|engineers|architects|branches|stores|offices)|founded in \d{4}|ha[sd] (?:[\d,.]+ [^.;$]{0,40})?\$[\d,.]+(?: [mb]illion)? in (?:assets|deposits|loans|(?:annual |20\d\d )?(?:sales|revenue)))\b/u
const habit =
  /^ ?(?:,[^,]{3,80},)? ?(?:is an? |makes |builds |runs |sells |operates |develops |provides |designs |publishes |offers |teaches |brews |moves |treats |serves |turns |represents |manages |produces |manufactures |does \d)/
const closing =
  /^(?:The price|Prices?|Tickets?|Admission|Entry|Entrance|Registration|Orders?|Pre-?orders?|Reservations|Applications|Students apply|Visitors|Guests|Doors|Parking|Consumers|Customers (?:can|should|may)|The full report|The report is|The hotline|Details|Photographs?)\b|^(?:It|They|The \p{Ll}+) (?:costs?|goes on sale|is sold|are sold|will be sold|is available|is free)\b|\b(?:on sale at|is sold at|are available at|available (?:from|at|in)|can (?:be ordered|order|register|apply|sign up|call)|(?:register|sign up|apply|order|rsvp) at)\b/u

const dated =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\b|\b20\d\d\b|\b(?:today|tomorrow|yesterday|now|new|first|also|season)\b|\p{L}day\b/u
/** "looks after 5,800 patients", but not "starts with", "means that", "stays the same": what it does has an object of its own. */
const ownObject = /^ (?!(?:the|its|their|from|with|on|in|that|as|this|these|to) )(?:after |for |about )?\S/

/** "Acme is in Lagos." */
const isSomewhere = /^ is (?:in|from|at) \p{Lu}[\p{L} ,.’'-]{1,60}\.?$/u

/** What the company is or does all year, and not what it announces: no day, and no verb of the news. */
export function isBackground(text: string, story: Story): boolean {
  if (background.test(text)) return true
  const own = ownStart(text, story)
  if (own === undefined) return false
  const rest = text.slice(own.length)
  if (isSomewhere.test(rest)) return true
  if (dated.test(rest) || tables[story.type].news.test(rest)) return false
  const verb = findVerb(text)
  return (
    habit.test(rest) ||
    (verb !== undefined &&
      !verb.isAuxiliary &&
      !/^(?:means|says|starts|begins|stays|remains)$/.test(verb.word) &&
      readVerb(verb.word, 'third') !== undefined &&
      ownObject.test(text.slice(verb.to)))
  )
}

export type Role = 'story' | 'closing' | 'about'

/** A sentence with those that point back to it: they stay together wherever they go. */
export interface Group {
  role: Role
  /**
   * 0: takes up the lead, or tells what people must do about it. 1: whether anybody came to harm. 2: completes it, or readers would be misled
   * without it. 3: whatever else is told.
   */
  order: 0 | 1 | 2 | 3
  texts: string[]
  /** The line of the notes it begins on. */
  line: number | undefined
  /** It begins with a sentence that needs none before it. */
  isFree: boolean
  /** It begins with a pronoun for something in the lead. */
  takesUp: boolean
  /** Where the notes ask for it. */
  wish?: 'first' | 'top' | undefined
}

/** The statements without the lead, in groups. What leans on the lead comes first. */
export function groupStatements(
  statements: readonly Statement[],
  lead: Statement | undefined,
  story: Story,
): Group[] {
  const groups: Group[] = []
  const groupOf = new Map<Statement, Group>()
  for (const [index, statement] of statements.entries()) {
    if (statement === lead) continue
    const meant = findMeant(statements, index)
    const before = meant && groupOf.get(meant)
    if (before !== undefined && isTorn(statement, before)) {
      groups.push(...startNamed(statement, before, story))
      continue
    }
    before?.texts.push(statement.text)
    const own = before ?? startGroup(statement, meant !== undefined && meant === lead, story)
    own.wish ??= wishOf(statement, story)
    if (before === undefined) groups.push(own)
    groupOf.set(statement, own)
  }
  return withIntroductions(withThoughts(groups), lead?.text ?? '')
}

function wishOf({ unit }: Statement, { opening }: Story): Group['wish'] {
  if (opening?.first.has(unit) === true) return 'first'
  return opening?.top.has(unit) === true ? 'top' : undefined
}

/** A paragraph of the notes is one thought; more than that on one line is a memo, which tells everything. */
const mostOfThought = 4

/** "The emergency lights were on", after "The officer was answering a call": what is one thought is told early or late as a whole. */
function withThoughts(groups: readonly Group[]): Group[] {
  const isFree = ({ role, order }: Group) => role === 'story' && order >= 2
  const thoughtOf = ({ line }: Group) => groups.filter((group) => group.line === line && isFree(group))
  return groups.map((group) => {
    if (!isFree(group) || group.line === undefined) return group
    const thought = thoughtOf(group)
    const isEarly = thought.length <= mostOfThought && thought.some(({ order }) => order === 2)
    return isEarly ? { ...group, order: 2 } : group
  })
}

const definite = /\bthe (?<noun>\p{Ll}{3,})\b/giu
const pointing =
  /\b(?:of|for|to|with) (?:them|it|those|these)\b|\bthere\b(?! (?:is|are|was|were|will|has|have|can))/u

/** What is told early may speak of "the blade" or "six of them": whoever introduces them comes with it. */
function withIntroductions(groups: readonly Group[], lead: string): Group[] {
  const ordered = groups.map((group) => ({ ...group }))
  for (const [index, { order, texts }] of [...ordered.entries()].toReversed()) {
    if (order === 3) continue
    const text = texts.join(' ')
    const nouns = Array.from(text.matchAll(definite), ({ groups: found }) => found?.noun ?? '')
    const before = ordered.slice(0, index)
    for (const noun of nouns.filter((word) => !lead.includes(word)))
      promote(before.find((group) => mentions(group, noun)))
    if (pointing.test(text)) promote(before.at(-1))
  }
  return ordered
}

const mentions = ({ texts }: Group, noun: string): boolean =>
  texts.some((text) => new RegExp(`(?<!\\p{L})${noun}`, 'iu').test(text))

function promote(group: Group | undefined): void {
  if (group?.role === 'story' && group.order === 3) group.order = 2
}

/** Of a boilerplate only what the company itself is or has is said on. */
const isTorn = ({ text }: Statement, before: Group): boolean => before.role === 'about' && !isOfCompany(text)

const thing =
  /^.{2,60}? (?:makes|builds|sells|runs|operates|offers|develops|designs|publishes|brews|grows|produces|provides) (?:an? |the |its )?(?<noun>(?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}[\p{L}-]*)(?=,| (?:that|which|for|to|in|of|from|with|used|and) |\.)/u

/** "214 elevators use it", after "Acme makes software that …": 214 elevators use the software. Undefined where nothing certain can be meant. */
export function nameMeant(text: string, meant: string): string | undefined {
  const noun = thing.exec(meant)?.groups?.noun
  if (noun === undefined) return undefined
  const isMany = /[^s]s$/.test(noun)
  const object = isMany
    ? /(?<=\p{L} )them(?=[.,;]|$| (?:in|at|on|every|today|now)\b)/u
    : /(?<=\p{L} )it(?=[.,;]|$| (?:in|at|on|every|today|now)\b)/u
  return object.test(text) && !/^(?:It|They|Its|Their)\b/u.test(text)
    ? text.replace(object, `the ${noun}`)
    : undefined
}

/** What "it" takes up goes to the company's description: it is named in the story, or the sentence waits. */
function startNamed(statement: Statement, { texts }: Group, story: Story): Group[] {
  const text = nameMeant(statement.text, texts[0] ?? '')
  if (text === undefined) return []
  const named = startGroup({ ...statement, text, leans: false }, false, story)
  return [{ ...named, wish: wishOf(statement, story) }]
}

function startGroup(statement: Statement, isOnLead: boolean, story: Story): Group {
  const order = orderOf(statement, isOnLead || statement.isOnNews === true, story)
  return {
    role: statement.leans || statement.isOnNews === true ? 'story' : roleOf(statement, story),
    order,
    texts: [statement.text],
    line: story.lines[statement.unit],
    isFree: !statement.leans && (statement.follows !== true || ownStart(statement.text, story) !== undefined),
    takesUp: isOnLead && statement.leans,
  }
}

function orderOf(statement: Statement, isOnLead: boolean, story: Story): Group['order'] {
  const isCrisis = story.type === 'crisis'
  if (isOnLead || (isCrisis && advice.test(statement.text))) return 0
  if (isCrisis && reassurance.test(statement.text)) return 1
  return isEarly(statement, story) ? 2 : 3
}

const isOfCompany = (text: string): boolean => /^(?:It|Its|They|Their)\b/.test(text) && !isOfThing(text)

/** How far back a pronoun reaches. */
const farthestBack = 3

/** The sentence whose subject "it" takes up: right before, or the next one up that speaks of one thing. */
function findMeant(statements: readonly Statement[], index: number): Statement | undefined {
  const before = statements[index - 1]
  if (statements[index]?.leans !== true && statements[index]?.follows !== true) return undefined
  if (!/^(?:It|Its)\b/.test(statements[index]?.text ?? '')) return before
  const earlier = statements.slice(Math.max(0, index - farthestBack), index)
  return earlier.findLast(({ text }) => !isOfMany(text)) ?? before
}

/** "The first hundred people get a pie" */
function isOfMany(text: string): boolean {
  const verb = findVerb(text)
  if (verb === undefined) return false
  return /^(?:are|were|have)$/.test(verb.word) || (!verb.isAuxiliary && isPlain(verb.word))
}

const isPlain = (word: string): boolean =>
  readVerb(word, 'base') !== undefined && readVerb(word, 'third', 'past') === undefined

/** "The factory", where the company is called "Harbor Tea Factory". */
const kindOf = (company: string): string | undefined => {
  const kind =
    /(?<![\p{L}-])(?:Academy|Agency|Association|Bakery|Bank|Brewery|Choir|Club|Co-?op|College|Cooperative|Council|Dairy|Factory|Foundation|Hospital|Institute|Library|Museum|School|Society|Theater|Theatre|Trust|Union|University)(?![\p{L}-])/u.exec(
      company,
    )?.[0]
  return kind === undefined ? undefined : `The ${kind.toLowerCase()}`
}

/** How the text names the company, when it begins with it. */
function ownStart(text: string, { company }: Story): string | undefined {
  const name = shortName(company) ?? 'The company'
  const first = name.split(' ')[0] ?? name
  const kind = company === undefined ? undefined : kindOf(company)
  return [
    name,
    `The ${name}`,
    'The company',
    ...(kind === undefined ? [] : [kind]),
    ...(first === 'The' ? [] : [first]),
  ].find((start) => text.startsWith(`${start} `) || text.startsWith(`${start},`))
}

/** How sure it must be that a line describes the company, tells what readers can do, or belongs at the top. */
const sureOfRole = 0.5

/** "The co-op is owned by 1,130 farmers": what the notes call the company. */
const ownNoun =
  /^The (?:\p{Ll}+ )?(?:agency|association|bakery|bank|brewery|business|centre|center|charity|club|college|company|co-?op|cooperative|council|credit union|dairy|district|farm|firm|foundation|group|hospital|institute|league|library|museum|network|organi[sz]ation|practice|school|shop|society|start-?up|studio|team|trust|union|university|winery) /u

const isDoing = /^ (?:is|are) \p{Ll}+ing |\b(?:right now|at the moment|as the company speaks)\b/u

/** How sure it must be that a sentence on the company describes it, though its verb says so: less for what organizations do all year. */
const leastOfHabit = 0.05
const leastOfVerb = 0.15
/** In a crisis only what nobody could take for a measure against it is a description. */
const sureInCrisis = 0.9
const likelyNews = 0.5

/** Whatever a company does about an incident is no description of it. */
function roleOf(statement: Statement, story: Story): Role {
  if (story.type !== 'crisis') return roleInNews(statement, story)
  const isOwn = ownStart(statement.text, story) !== undefined
  const isSure = (story.roles.get(statement.unit)?.about ?? 0) > sureInCrisis
  return isOwn && (background.test(statement.text) || isSure) ? 'about' : 'story'
}

function roleInNews(statement: Statement, story: Story): Role {
  if (describesCompany(statement, story)) return 'about'
  const { text, unit } = statement
  const isPractical = closing.test(text) || (story.roles.get(unit)?.practical ?? 0) > sureOfRole
  return isPractical ? 'closing' : 'story'
}

function describesCompany({ text, unit }: Statement, story: Story): boolean {
  const own = ownStart(text, story)
  const { about = 1, news = 0 } = story.roles.get(unit) ?? {}
  if (news > likelyNews && about < sureOfRole) return false
  const isOwn = own !== undefined && (background.test(text) || isHabit(text, own, about, story))
  // "Acme is opening four cabins" tells what is new, and so does what it did.
  const rest = own === undefined ? '' : text.slice(own.length)
  const isDescribed = (own !== undefined && !isDoing.test(rest) && !isPast(text)) || ownNoun.test(text)
  return isOwn || (isDescribed && story.roles.has(unit) && about > sureOfRole)
}

const isHabit = (text: string, own: string, about: number, story: Story): boolean =>
  habit.test(text.slice(own.length)) ? about > leastOfHabit : about > leastOfVerb && isBackground(text, story)

function isPast(text: string): boolean {
  const verb = findVerb(text)
  return verb !== undefined && !/^(?:has|is)$/.test(verb.word) && readVerb(verb.word, 'past') !== undefined
}

/** What the public should do about it. */
const advice =
  /^Advice to the public|\b(?:should|must)(?: not)? \p{Ll}{2,}|\bdo not (?:eat|drink|use|touch|enter|open)\b/u

/** Whether anybody came to harm is what readers ask first. */
const reassurance =
  /^(?!.*\b(?:else|others?)\b).*\b(?:no(?:body| one)?|none|nor)\b[^.;]{0,40}\b(?:hurt|injur\p{L}+|harmed|ill(?:ness(?:es)?)?|sick|wounded)\b/iu

function isEarly({ unit }: Statement, { roles }: Story): boolean {
  const shares = roles.get(unit)
  return shares !== undefined && shares.news + shares.completion + shares.essential > sureOfRole
}
