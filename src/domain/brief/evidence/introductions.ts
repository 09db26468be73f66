// Finds the company in the writer's introduction: "We, Acme Seats in Leeuwarden", "this is Ann at Acme", "Kuang Tai = us".

import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayPhrase } from '#domain/language/everyday-words.ts'

const introduced =
  "(?<![\\p{L}\\d&’'-])(?<name>\\p{Lu}[\\p{L}\\d&’'-]{0,40}(?: (?:(?:of(?: the)?|de|and|&|du|der) )?[\\p{Lu}\\d][\\p{L}\\d&’'-]{0,40}){0,4})"
const introductions: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})[Ww]e(?:[’']re| are) (?:the )?(?=\\S+ \\p{Lu})${introduced}(?=,)`, 'u'),
  new RegExp(
    `${introduced}(?:,| –| —| -)? (?:(?:that|it|which)(?:[’']?s| is)|=) us(?=[,.;)!]|$| the | in | at | of | from )`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})(?:[Ww]e|[Uu]s|[Oo]rgani[sz]er|[Hh]ost|[Cc]ompany) = (?:the )?${introduced}`, 'u'),
  new RegExp(
    `(?<!\\p{L})(?:[Tt]he |[Oo]ur )?[Cc]ompany(?:[’']s| is|[’']s called| is called| name is) (?:the )?${introduced}(?=[,.;!)]|$)`,
    'u',
  ),
  // "for the record the restaurant is Maman Odile, Bayou Terre": one kind of house, which is called so.
  new RegExp(
    `(?<!\\p{L})(?:[Tt]he|[Oo]ur) (?:restaurant|bakery|brewery|winery|distillery|shop|store|firm|clinic|practice|studio|nonprofit|charity|school|museum|gallery|agency|startup|start-up|business|cooperative|co-op)(?: is|[’']s)(?: called)? ${introduced}(?=[,.;!)]|$)`,
    'u',
  ),
  new RegExp(`^[Ww]e, (?:the )?${introduced}(?=,| in | of | from | at )`, 'u'),
  new RegExp(
    `(?<!\\p{L})(?:[Tt]his is|[Ii]t[’']s|I[’']m|I am|[Mm]y name is) (?:\\p{Lu}[\\p{L}.’'-]* ){1,3}(?:at|from|with|of|over at) (?:the )?${introduced}(?=[,.;!]| (?:here|in|and|speaking)(?!\\p{L})|$)`,
    'u',
  ),
]

/** The names, the surest first. */
export function listIntroduced(units: readonly SortedUnit[]): string[] {
  const open = units.filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
  return introductions.flatMap((pattern) =>
    open.flatMap(({ body }) => {
      const name = pattern.exec(body)?.groups?.name
      return name === undefined || isEverydayPhrase(name) ? [] : [name]
    }),
  )
}
