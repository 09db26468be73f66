// Where a sentence belongs: about the company, at the end with what readers can do, or in the story.
import type { Statement, Story } from '#server/ai/builtin/story/story.ts'

/** What a company is, told at the end. */
export const background =
  /\b(?:(?:was|were) (?:founded|started|established)|(?:is|are) (?:based|headquartered|located)|headquartered in|has its head office|employs [\d,]+|has [\d,.]+ (?:\p{Ll}+ )?(?:employees|members|people|staff|engineers|architects|branches|stores|offices)|founded in \d{4})\b/u
const habit =
  /^ ?(?:,[^,]{3,80},)? ?(?:is an? |makes |builds |runs |sells |operates |develops |provides |designs |publishes |offers |teaches |brews |moves |treats |serves |turns |represents |manages |produces |manufactures )/
const closing =
  /^(?:The price|Prices?|Tickets?|Admission|Entry|Entrance|Registration|Orders?|Pre-?orders?|Reservations|Applications|Students apply|Visitors|Guests|Doors|Parking|Consumers|Customers (?:can|should|may)|The full report|The report is|The hotline|Details|Photographs?)\b|^(?:It|They|The \p{Ll}+) (?:costs?|goes on sale|is sold|are sold|will be sold|is available|is free)\b|\b(?:on sale at|is sold at|are available at|available (?:from|at|in)|can (?:be ordered|order|register|apply|sign up|call)|(?:register|sign up|apply|order|rsvp) at)\b/u

export type Role = 'story' | 'closing' | 'about'

/** A sentence with those that point back to it: they stay together wherever they go. */
export interface Group {
  role: Role
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
    const follows = statement.leans && last !== undefined && isBefore(statements, statement, lead) !== true
    if (follows) last.texts.push(statement.text)
    else
      groups.push({
        role: statement.leans ? 'story' : roleOf(statement.text, story),
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

function roleOf(text: string, { company, type }: Story): Role {
  const name =
    company?.replace(/,? (?:Inc|Corp|Ltd|Co|LLC|GmbH)\.?$/, '').replace(/^the /i, '') ?? 'The company'
  const own = [name, `The ${name}`, 'The company', name.split(' ')[0] ?? name].find(
    (start) => text.startsWith(`${start} `) || text.startsWith(`${start},`),
  )
  if (own !== undefined && (background.test(text) || habit.test(text.slice(own.length)))) return 'about'
  if (type !== 'crisis' && closing.test(text)) return 'closing'
  return 'story'
}
