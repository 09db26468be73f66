// Writes quotations with their speakers: “…,” said Jane Doe, CEO of Acme. “…”
import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import type { Person } from '#domain/brief/sheet.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { mayBeAsked } from '#server/ai/builtin/story/given-quotes.ts'
import type { GivenQuote, Story } from '#server/ai/builtin/story/story.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'

/** The speakers named so far; from the second mention on the surname is enough. */
export type Named = Set<string>

export function writeQuote(quote: GivenQuote, story: Story, named: Named): string {
  if (quote.head !== undefined)
    return writeInterrupted(quote.words, quote.head, introduce(quote.speaker, story, named))
  const [first = '', ...rest] = splitSentences(capitalizeFirst(quote.words.trim())).map(({ text }) => text)
  const opening = /[?!]$/.test(first)
    ? first
    : `${shortened.test(first) ? first : first.replace(/[.,;]$/, '')},`
  const closing = rest.length === 0 ? '' : ` “${endSentence(rest.map(capitalizeFirst).join(' '))}”`
  return `${endSentence(`“${opening}” said ${introduce(quote.speaker, story, named)}`)}${closing}`
}

/** A quotation with the speaker in the middle: “It is small,” said Ann Lee, “and it will stay so.” */
function writeInterrupted(words: string, head: string, speaker: string): string {
  const rest = splitSentences(words.slice(head.length).trim()).map(({ text }) => text)
  const told = rest.map((text, index) => (index === 0 ? text : capitalizeFirst(text))).join(' ')
  return `“${capitalizeFirst(head)}” said ${speaker}, “${endSentence(told)}”`
}

/** Abbreviations that keep their period before the quotation mark: "after 11 p.m." */
const shortened = /\b(?:[ap]\.m|(?:\p{Lu}\.)+\p{Lu}|Inc|Co|Ltd|Corp|Jr|Sr|St|Dr|etc)\.$/u

/** The speaker: full name and title at the first mention, surname later. */
function introduce(speaker: Person | undefined, story: Story, named: Named): string {
  if (speaker === undefined) return '[FULL NAME AND TITLE]'
  const short = shortFor(speaker, story)
  if (named.has(short)) return short
  named.add(short)
  if (!speaker.name.includes(' ')) return `${speaker.name} [LAST NAME], ${speaker.title ?? '[JOB TITLE]'}`
  // Where two companies speak, a title alone does not tell whose it is.
  const isOpen = story.type === 'partnership' || story.type === 'acquisition'
  const { title, organization } = speaker
  if (isOpen && organization === undefined && title !== undefined) return `${speaker.name}, ${title}`
  return describePerson(speaker, story.company)
}

/** The surname; the first name, too, if two people share it. */
function shortFor({ name, surname }: Person, { people }: Story): string {
  const isShared = people.some((other) => other.surname === surname && !isSame(other.name, name))
  return isShared ? name : surname
}

/** Adds the speaker to those named, if the text above gives the name with the role. */
export function addIntroduced(named: Named, { speaker }: GivenQuote, above: string, story: Story): void {
  // "Noreen's Crust" does not name Noreen.
  if (speaker?.name.includes(' ') !== true) return
  const { name, title = '' } = speaker
  const isTold = splitSentences(above).some(
    ({ text }) => text.includes(name) && text.toLowerCase().includes(title.toLowerCase()),
  )
  if (isTold && shortFor(speaker, story) === speaker.surname) named.add(speaker.surname)
}

/** Whether two names are one person: "Dr. Ann Lee" and "Ann Lee". */
const isSame = (one: string, other: string): boolean => one.endsWith(other) || other.endsWith(one)

/** Name and title: 'Jane Doe, CEO of Acme'. People without another employer speak for the company. */
export function describePerson(
  { name: given, title: told, organization }: Person,
  company: string | undefined,
): string {
  const title = told
    ?.replace(/^(?:(?:he|she|who) (?:is|was) )?(?:(?:the|our|an?) )?(?=\S)/i, '')
    // American readers take MD for a doctor.
    .replace(/^MD$/, 'managing director')
  const name = given.replace(
    /^(?:(?:Chief )?(?:Mr|Mrs|Ms|Mx|Miss|Messrs)\.? |(?:MD|CEO|CFO|COO|CTO|President|Director) (?=\p{Lu}\S+ \p{Lu}))/u,
    '',
  )
  const employer = organization ?? company
  // Without a title, nobody has said whose employee the person is.
  if (title === undefined)
    return `${name}, [JOB TITLE]${organization === undefined ? '' : ` at ${organization}`}`
  if (employer === undefined) return `${name}, ${title}`
  const hasOwn = / of | at /.test(title) || outside.test(title)
  // An office is held at the company; an occupation, a mayor's office or an investor's title is not.
  if (organization === undefined && (hasOwn || !office.test(title))) return `${name}, ${title}`
  return `${name}, ${withEmployer(title, employer)}`
}

/** "director of the Museum of Small Machines" */
const called = /^(?:University|City|Town|Village|Borough|County|Port|Institute|Museum|College) (?:of|for) /u

function withEmployer(title: string, employer: string): string {
  // Nobody is a manager "at" a city.
  if (isKnownCity(employer)) return `${employer}’s ${title}`
  const at =
    / of (?!the (?:board|jury))/.test(title) ||
    /(?:manager|partner|professor|engineer|scientist|analyst)$/.test(title)
      ? 'at'
      : 'of'
  return `${title} ${at} ${called.test(employer) ? 'the ' : ''}${employer}`
}

/** Titles of judges and representatives, who are no employees. */
const outside =
  /^(?:jury|panel|prize|award|union|council|committee|team|club|party|co-?op|state|federal|county|city)\b/i

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

/** A limit on the people considered, in the order of the notes. */
const mostAsked = 6

/** A blank for a missing quotation, from a person of the notes who could speak, or from a blank name. */
export function writeQuoteBlank(story: Story): string {
  const words = blanks[story.type] ?? '[WHY NOW, AND WHAT IT CHANGES]'
  const speaker = story.people
    .slice(0, mostAsked)
    .find((person) => person.title !== undefined && person.name.includes(' ') && mayBeAsked(person, story))
  return `“${words},” said ${introduce(speaker, story, new Set())}.`
}
