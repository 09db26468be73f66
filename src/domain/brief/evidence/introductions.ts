// Finds the company in the writer's introduction: "We, Acme Seats in Leeuwarden", "this is Ann at Acme", "Kuang Tai = us".

import { fullName } from '#domain/brief/people.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isOrganizationWord, isTitleWord } from '#domain/language/name-words.ts'

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
  // "I am director of the Institute": what it is called, the notes say elsewhere.
  new RegExp(
    `(?<!\\p{L})I(?:[’']m| am) (?:the )?(?:\\p{Ll}+ ){0,2}(?:director|head|dean|founder|owner|president|chair|chairman|ceo|manager|principal) of (?:the |our )${introduced}(?=[,.;!)]|$)`,
    'u',
  ),
  new RegExp(`^[Ww]e, (?:the )?${introduced}(?=,| in | of | from | at )`, 'u'),
  new RegExp(
    `(?<!\\p{L})(?:[Tt]his is|[Ii]t[’']s|I[’']m|I am|[Mm]y name is) (?:\\p{Lu}[\\p{L}.’'-]* ){1,3}(?:at|from|with|of|over at) (?:the )?${introduced}(?=[,.;!]| (?:here|in|and|speaking)(?!\\p{L})|$)`,
    'u',
  ),
]

/** "It's called the Squall Shell, rain jacket, from Hollow Peak Outfitters": no department makes a thing. */
const madeBy = new RegExp(
  `(?:[Ii]t|[Tt]his|[Tt]he new (?:one|product))(?:[’']s| is) (?:called |named )(?:the )?[^,.;:]{2,40},(?: (?:an?|the|our))? [^,.;:]{2,40},? (?:from|by) (?:the )?${introduced}(?=[,.;!)]|$)`,
  'u',
)

/** "I am Ann of Public Relations" */
const isDepartment = (name: string): boolean =>
  name.split(' ').every((word) => isEverydayWord(word.toLowerCase())) &&
  !isOrganizationWord(name.toLowerCase())

/** The surest first. */
export function listIntroduced(units: readonly SortedUnit[]): string[] {
  const open = units.filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
  return [...introductions, madeBy].flatMap((pattern) =>
    open.flatMap(({ body }) => {
      const name = pattern.exec(body)?.groups?.name
      return name === undefined || (pattern !== madeBy && isDepartment(name)) ? [] : [name]
    }),
  )
}

const lastLines = 6
const parted = '(?:,| [|·–—-])'
/** "Ann Lee, Director, Lee & Daughters Roofing, 555-0171" */
const signature = new RegExp(
  `^(?:[–—-] ?)?${fullName}${parted} (?<title>[^,|·]{2,50}?)${parted} (?<name>\\p{Lu}[^,|·@\\d]{2,60}?)(?=${parted}|$)`,
  'u',
)
/** Who writes releases for others signs, too. */
const agency = /\b(?:PR|Comms|Communications?|Agency|Public Relations|Publicity|Media)\b/u

/** The house of whoever signs the notes with a title. */
export function findSignedEmployer(units: readonly SortedUnit[]): string | undefined {
  const names = units.slice(-lastLines).flatMap(({ kind, text }) => {
    const { title = '', name = '' } = signature.exec(text)?.groups ?? {}
    const isHidden = kind === 'private' || kind === 'foreign'
    return isHidden || agency.test(name) || !title.split(' ').some(isTitleWord) ? [] : [name]
  })
  return names.at(-1)
}
