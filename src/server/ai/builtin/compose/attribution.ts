// Quotations with who said them: “…,” said Jane Doe, CEO of Acme. “…”
import type { AnnouncementType, Person } from '#domain/brief/sheet.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { mayBeAsked } from '#server/ai/builtin/story/given-quotes.ts'
import type { GivenQuote, Story } from '#server/ai/builtin/story/story.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'

/** Who was named before: from the second mention on the surname is enough. */
export type Named = Set<string>

export function writeQuote(quote: GivenQuote, story: Story, named: Named): string {
  const [first = '', ...rest] = splitSentences(capitalizeFirst(quote.words.trim())).map(({ text }) => text)
  const opening = /[?!]$/.test(first)
    ? first
    : `${shortened.test(first) ? first : first.replace(/[.,;]$/, '')},`
  const closing = rest.length === 0 ? '' : ` “${endSentence(rest.map(capitalizeFirst).join(' '))}”`
  return `${endSentence(`“${opening}” said ${introduce(quote.speaker, story, named)}`)}${closing}`
}

/** "after 11 p.m." keeps its stop. */
const shortened = /\b(?:[ap]\.m|(?:\p{Lu}\.)+\p{Lu}|Inc|Co|Ltd|Corp|Jr|Sr|St|Dr|etc)\.$/u

/** Full name and title at the first mention. */
function introduce(speaker: Person | undefined, story: Story, named: Named): string {
  if (speaker === undefined) return '[FULL NAME AND TITLE]'
  const isShared = story.people.some(
    ({ name, surname }) => surname === speaker.surname && !isSame(name, speaker.name),
  )
  // Two people of one name are told apart by their first names.
  const short = isShared ? speaker.name : speaker.surname
  if (named.has(short)) return short
  named.add(short)
  if (!speaker.name.includes(' ')) return `${speaker.name} [LAST NAME], ${speaker.title ?? '[JOB TITLE]'}`
  // Where two companies speak, a title alone does not tell whose it is.
  const isOpen = story.type === 'partnership' || story.type === 'acquisition'
  const { title, organization } = speaker
  if (isOpen && organization === undefined && title !== undefined) return `${speaker.name}, ${title}`
  return describePerson(speaker, story.company)
}

/** "Dr. Ann Lee" is Ann Lee. */
const isSame = (one: string, other: string): boolean => one.endsWith(other) || other.endsWith(one)

/** 'Jane Doe, CEO of Acme'; whoever has no employer of their own speaks for the company. */
export function describePerson(
  { name: given, title: told, organization }: Person,
  company: string | undefined,
): string {
  const title = told
    ?.replace(/^(?:(?:he|she|who) (?:is|was) )?(?:(?:the|our|an?) )?(?=\S)/i, '')
    // To an American reader MD is a doctor.
    .replace(/^MD$/, 'managing director')
  const name = given.replace(
    /^(?:(?:Chief )?(?:Mr|Mrs|Ms|Mx|Miss|Messrs)\.? |(?:MD|CEO|CFO|COO|CTO|President|Director) (?=\p{Lu}\S+ \p{Lu}))/u,
    '',
  )
  const employer = organization ?? company
  // Whose employee somebody without a title is, nobody has said.
  if (title === undefined)
    return `${name}, [JOB TITLE]${organization === undefined ? '' : ` at ${organization}`}`
  if (employer === undefined) return `${name}, ${title}`
  const hasOwn = / of | at /.test(title) || outside.test(title)
  // Whoever holds an office holds it somewhere; a trade, a mayor's office or an investor's says nothing about the company.
  if (organization === undefined && (hasOwn || !office.test(title))) return `${name}, ${title}`
  const at =
    / of (?!the (?:board|jury))/.test(title) ||
    /(?:manager|partner|professor|engineer|scientist|analyst)$/.test(title)
      ? 'at'
      : 'of'
  return `${name}, ${title} ${at} ${employer}`
}

/** Who judges or represents others is no employee. */
const outside = /^(?:jury|panel|prize|award|union|council|committee|team|club|party|co-?op)\b/i

const office =
  /(?:(?:director|secretary)[ -]general|editor[ -]in[ -]chief|officer|executive|exec|founder|owner|president|chair(?:man|woman|person)?|director|manager|head|lead|chief|secretary|treasurer|editor|curator|chef|coach|captain|(?<!managing )engineer|designer|scientist|spokes(?:man|woman|person)|registrar|rector|headteacher|headmaster|headmistress|coordinator|supervisor|brewer|winemaker|cheesemaker|C[EFOTMIS]O|VP|MD|GM)(?: (?:for|and) [^,]*)?$/i

const blanks: Partial<Record<AnnouncementType, string>> = {
  launch: '[WHAT THE TEST OR THE FIRST CUSTOMERS TAUGHT YOU]',
  funding: '[WHAT THE COMPANY CAN DO NOW THAT IT COULD NOT DO BEFORE]',
  partnership: '[WHAT CHANGES FOR CUSTOMERS]',
  event: '[WHAT ATTENDEES WILL TAKE AWAY]',
  appointment: '[WHAT THE BOARD LOOKED FOR AND WHERE IT SAW IT]',
  crisis: '[WHAT THE COMPANY IS DOING NOW, AND BY WHEN]',
  award: '[WHO DID THE WORK, AND WHAT IT CHANGES NEXT]',
}

/** Whoever the notes name first is asked first. */
const mostAsked = 6

/** What nobody has said yet, for somebody of the notes who could, or for a blank. */
export function writeQuoteBlank(story: Story): string {
  const words = blanks[story.type] ?? '[WHY NOW, AND WHAT IT CHANGES]'
  const speaker = story.people
    .slice(0, mostAsked)
    .find((person) => person.title !== undefined && person.name.includes(' ') && mayBeAsked(person, story))
  return `“${words},” said ${introduce(speaker, story, new Set())}.`
}
