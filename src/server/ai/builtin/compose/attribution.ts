// Quotations with who said them: “…,” said Jane Doe, CEO of Acme. “…” Press rules 2.5.

import type { Person } from '#domain/brief/sheet.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import type { Brief, GivenQuote } from '#server/ai/builtin/brief/brief.ts'
import { endSentence } from '#server/ai/builtin/text/joining.ts'

/** Who was named before: from the second mention on the surname is enough. */
export type Named = Set<string>

export function writeQuote(quote: GivenQuote, brief: Brief, named: Named): string {
  const [first = '', ...rest] = splitSentences(quote.words).map(({ text }) => text)
  const opening = /[?!]$/.test(first) ? first : `${first.replace(/\.$/, '')},`
  const closing = rest.length === 0 ? '' : ` “${rest.join(' ')}”`
  return `${endSentence(`“${opening}” said ${introduce(quote.speaker, brief, named)}`)}${closing}`
}

/** Full name and title at the first mention. */
function introduce(speaker: Person | undefined, brief: Brief, named: Named): string {
  const company = brief.company ?? '[COMPANY]'
  if (speaker === undefined) return `[FULL NAME], [JOB TITLE] at ${company}`
  // Where two companies speak, a title alone does not tell whose it is.
  const isOpen = brief.partner !== undefined && (brief.type === 'partnership' || brief.type === 'acquisition')
  if (named.has(speaker.surname)) return speaker.surname
  named.add(speaker.surname)
  if (!speaker.name.includes(' ')) return speaker.name
  const { title, organization } = speaker
  if (isOpen && organization === undefined)
    return title === undefined ? `${speaker.name}, [JOB TITLE] at [COMPANY]` : `${speaker.name}, ${title}`
  return describePerson(speaker, company)
}

/** 'Jane Doe, CEO of Acme'; whoever has no employer of their own speaks for the company. */
export function describePerson({ name, title, organization }: Person, company: string): string {
  if (title === undefined) return `${name}, [JOB TITLE] at ${organization ?? company}`
  const hasOwn = / of | at /.test(title)
  // Nobody is mayor of a company; a trade or an investor's title says nothing about it either.
  const isTrade =
    /(?:maker|blacksmith|astronomer|artist|author|chef|economist|analyst|mayor|governor|senator|partner|professor|dean|attorney|physician|nurse|farmer|judge|superintendent|principal)$/.test(
      title,
    )
  if (organization === undefined && (isTrade || hasOwn)) return `${name}, ${title}`
  const at =
    / of (?!the (?:board|jury))/.test(title) ||
    /(?:manager|partner|professor|engineer|scientist|analyst)$/.test(title)
      ? 'at'
      : 'of'
  return `${name}, ${title} ${at} ${organization ?? company}`
}
