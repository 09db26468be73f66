// Where a sentence belongs: about the company, at the end with what readers can do, or in the story.
import { readVerb } from '#domain/language/verbs.ts'
import { findVerb } from '#server/ai/builtin/story/clauses.ts'
import { type Statement, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { tables } from './tables.ts'

/** What a company is, told at the end. */
const background =
  /\b(?:(?:was|were) (?:founded|started|established)|(?:is|are) (?:based|headquartered|located)|headquartered in|has its head office|employs [\d,]+|has [\d,.]+ (?:\p{Ll}+ )?(?:employees|members|people|staff|engineers|architects|branches|stores|offices)|founded in \d{4})\b/u
const habit =
  /^ ?(?:,[^,]{3,80},)? ?(?:is an? |makes |builds |runs |sells |operates |develops |provides |designs |publishes |offers |teaches |brews |moves |treats |serves |turns |represents |manages |produces |manufactures )/
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
  /** Completes the first sentence, or readers would be misled without it. */
  isEarly: boolean
  texts: string[]
}

/** The statements without the lead, in groups. What leans on the lead comes first. */
export function groupStatements(
  statements: readonly Statement[],
  lead: Statement | undefined,
  story: Story,
): Group[] {
  const groups: Group[] = []
  for (const statement of statements) {
    if (statement === lead) continue
    const last = groups.at(-1)
    const follows =
      statement.leans &&
      last !== undefined &&
      isBefore(statements, statement, lead) !== true &&
      // Of a boilerplate only what the company itself is or has is said on.
      (last.role !== 'about' || /^(?:It|Its|They|Their)\b/.test(statement.text))
    if (follows) last.texts.push(statement.text)
    else
      groups.push({
        role: statement.leans ? 'story' : roleOf(statement, story),
        isEarly: isEarly(statement, story),
        texts: [statement.text],
      })
  }
  return groups
}

/** Whether the statement right before this one is the lead. */
function isBefore(
  statements: readonly Statement[],
  statement: Statement,
  lead: Statement | undefined,
): boolean {
  return lead !== undefined && statements[statements.indexOf(statement) - 1] === lead
}

/** How the text names the company, when it begins with it. */
function ownStart(text: string, { company }: Story): string | undefined {
  const name = shortName(company) ?? 'The company'
  return [name, `The ${name}`, 'The company', name.split(' ')[0] ?? name].find(
    (start) => text.startsWith(`${start} `) || text.startsWith(`${start},`),
  )
}

/** How sure it must be that a line describes the company, tells what readers can do, or belongs at the top. */
const sureOfRole = 0.5

/** "The co-op is owned by 1,130 farmers": what the notes call the company. */
const ownNoun =
  /^The (?:\p{Ll}+ )?(?:agency|association|bakery|bank|brewery|business|centre|center|charity|club|college|company|co-?op|cooperative|council|credit union|dairy|district|farm|firm|foundation|group|hospital|institute|league|library|museum|network|organi[sz]ation|practice|school|shop|society|start-?up|studio|team|trust|union|university|winery) /u

const isDoing = /^ (?:is|are) \p{Ll}+ing /u

function roleOf({ text, unit }: Statement, story: Story): Role {
  const own = ownStart(text, story)
  const shares = story.roles.get(unit)
  const isOwn =
    own !== undefined &&
    (background.test(text) || habit.test(text.slice(own.length)) || isBackground(text, story))
  // "Acme is opening four cabins" tells what is new.
  const isDescribed = (own !== undefined && !isDoing.test(text.slice(own.length))) || ownNoun.test(text)
  if (isOwn || (isDescribed && (shares?.about ?? 0) > sureOfRole)) return 'about'
  const isPractical = closing.test(text) || (shares?.practical ?? 0) > sureOfRole
  return story.type !== 'crisis' && isPractical ? 'closing' : 'story'
}

function isEarly({ unit }: Statement, { roles }: Story): boolean {
  const shares = roles.get(unit)
  return shares !== undefined && shares.news + shares.completion + shares.essential > sureOfRole
}
