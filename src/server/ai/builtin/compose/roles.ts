// Decides where a sentence belongs: in the boilerplate, at the end with what readers can do, or in the story.
import { readVerb } from '#domain/language/verbs.ts'
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isOfThing } from '#server/ai/builtin/story/statements.ts'
import { type Statement, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { tables } from './tables.ts'

/** Verbs for what a company is, which is told at the end. */
const background =
  /\b(?:(?:was|were) (?:founded|started|established)|(?:is|are) (?:based|headquartered|located)|headquartered in|has its head office|employs [\d,]+|ha[sd] [\d,.]+ (?:\p{Ll}+ )?(?:employees|members|people|staff|engineers|architects|branches|stores|offices)|founded in \d{4}|ha[sd] (?:[\d,.]+ [^.;$]{0,40})?\$[\d,.]+(?: [mb]illion)? in (?:assets|deposits|loans|(?:annual |20\d\d )?(?:sales|revenue)))\b/u
const habit =
  /^ ?(?:,[^,]{3,80},)? ?(?:is an? |makes |builds |runs |sells |operates |develops |provides |designs |publishes |offers |teaches |brews |moves |treats |serves |turns |represents |manages |produces |manufactures |does \d)/
const closing =
  /^(?:The price|Prices?|Tickets?|Admission|Entry|Entrance|Registration|Orders?|Pre-?orders?|Reservations|Applications|Students apply|Visitors|Guests|Doors|Parking|Consumers|Customers (?:can|should|may)|The full report|The report is|The hotline|Details|Photographs?)\b|^(?:It|They|The \p{Ll}+) (?:costs?|goes on sale|is sold|are sold|will be sold|is available|is free)\b|\b(?:on sale at|is sold at|are available at|available (?:from|at|in)|can (?:be ordered|order|register|apply|sign up|call)|(?:register|sign up|apply|order|rsvp) at)\b/u

const dated =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\b|\b20\d\d\b|\b(?:today|tomorrow|yesterday|now|new|first|also|season)\b|\p{L}day\b/u
/** The object of a habit: "looks after 5,800 patients", but not "starts with", "means that", "stays the same". */
const ownObject = /^ (?!(?:the|its|their|from|with|on|in|that|as|this|these|to) )(?:after |for |about )?\S/

/** A sentence that only tells the place: "Acme is in Lagos." */
const isSomewhere = /^ is (?:in|from|at) \p{Lu}[\p{L} ,.’'-]{1,60}\.?$/u

/** Whether the sentence tells what the company is or always does: it has no date and no verb of the news. */
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

/** A sentence with those that refer back to it; they stay together. */
export interface Group {
  role: Role
  /**
   * 0: refers to the lead, or tells what people must do. 1: whether anybody was hurt. 2: completes the lead, or readers would be misled without it.
   * 3: all else.
   */
  order: 0 | 1 | 2 | 3
  texts: string[]
  /** The line of the notes that it begins on. */
  line: number | undefined
  /** Its first sentence is clear alone. */
  isFree: boolean
  /** Its first sentence begins with a pronoun for something in the lead. */
  takesUp: boolean
  /** Where the notes want it. */
  wish?: 'first' | 'top' | undefined
}

/** The statements without the lead, in groups; those that refer to the lead come first. */
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

/** A line with more sentences than this is a memo about everything, and no single paragraph. */
const mostOfThought = 4

/** Keeps the sentences of one paragraph of the notes together: "The officer was answering a call" and "The emergency lights were on". */
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

/** Moves the group that introduces "the blade" or "six of them" up together with the group that mentions it. */
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

/** Whether the sentence isn't about the company although the group before it is for the boilerplate, so that the two are told apart. */
const isTorn = ({ text }: Statement, before: Group): boolean => before.role === 'about' && !isOfCompany(text)

const thing =
  /^.{2,60}? (?:makes|builds|sells|runs|operates|offers|develops|designs|publishes|brews|grows|produces|provides) (?:an? |the |its )?(?<noun>(?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}[\p{L}-]*)(?=,| (?:that|which|for|to|in|of|from|with|used|and) |\.)/u

/** The sentence with its noun in place of "it" ("214 elevators use it", after "Acme makes software that …"); undefined if the noun isn't certain. */
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

/** A group for a sentence whose "it" is told in the boilerplate: named, or none. */
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

/** How many sentences back a pronoun may refer. */
const farthestBack = 3

/** The sentence that "it" refers to: the one before, or the next one up about a single thing. */
function findMeant(statements: readonly Statement[], index: number): Statement | undefined {
  const before = statements[index - 1]
  if (statements[index]?.leans !== true && statements[index]?.follows !== true) return undefined
  if (!/^(?:It|Its)\b/.test(statements[index]?.text ?? '')) return before
  const earlier = statements.slice(Math.max(0, index - farthestBack), index)
  return earlier.findLast(({ text }) => !isOfMany(text)) ?? before
}

/** Whether the subject is plural: "The first hundred people get a pie". */
function isOfMany(text: string): boolean {
  const verb = findVerb(text)
  if (verb === undefined) return false
  return /^(?:are|were|have)$/.test(verb.word) || (!verb.isAuxiliary && isPlain(verb.word))
}

const isPlain = (word: string): boolean =>
  readVerb(word, 'base') !== undefined && readVerb(word, 'third', 'past') === undefined

/** The last noun of the name: "factory" for "Harbor Tea Factory". */
const kindOf = (company: string): string | undefined => {
  const kind =
    /(?<![\p{L}-])(?:Academy|Agency|Association|Bakery|Bank|Brewery|Choir|Club|Co-?op|College|Cooperative|Council|Dairy|Factory|Foundation|Hospital|Institute|Library|Museum|School|Society|Theater|Theatre|Trust|Union|University)(?![\p{L}-])/u.exec(
      company,
    )?.[0]
  return kind === undefined ? undefined : `The ${kind.toLowerCase()}`
}

/** The words that name the company at the start of the text, if any do. */
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

/** How likely a line must be for the boilerplate, the end, or the top. */
const sureOfRole = 0.5

/** Nouns for the company as subject: "The co-op is owned by 1,130 farmers". */
const ownNoun =
  /^The (?:\p{Ll}+ )?(?:agency|association|bakery|bank|brewery|business|centre|center|charity|club|college|company|co-?op|cooperative|council|credit union|dairy|district|farm|firm|foundation|group|hospital|institute|league|library|museum|network|organi[sz]ation|practice|school|shop|society|start-?up|studio|team|trust|union|university|winery) /u

const isDoing = /^ (?:is|are) \p{Ll}+ing |\b(?:right now|at the moment|as the company speaks)\b/u

/** How likely a sentence must describe the company although its verb may be news; less is needed for habitual verbs. */
const leastOfHabit = 0.05
const leastOfVerb = 0.15
/** In a crisis much more is needed, since it could be a measure against the incident. */
const sureInCrisis = 0.9
const likelyNews = 0.5

/** The role of the sentence. What a company does about an incident never describes it. */
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
  // News in the present or past doesn't describe the company: "Acme is opening four cabins".
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

/** Advice to the public. */
const advice =
  /^Advice to the public|\b(?:should|must)(?: not)? \p{Ll}{2,}|\bdo not (?:eat|drink|use|touch|enter|open)\b/u

/** Words that tell whether anybody was hurt. */
const reassurance =
  /^(?!.*\b(?:else|others?)\b).*\b(?:no(?:body| one)?|none|nor)\b[^.;]{0,40}\b(?:hurt|injur\p{L}+|harmed|ill(?:ness(?:es)?)?|sick|wounded)\b/iu

function isEarly({ unit }: Statement, { roles }: Story): boolean {
  const shares = roles.get(unit)
  return shares !== undefined && shares.news + shares.completion + shares.essential > sureOfRole
}
