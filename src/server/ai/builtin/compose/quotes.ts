// The quotations of a release: the words people gave, and gaps for those who still have to speak. Press rules FAC-02: none is invented.
import { readPerson } from '#domain/brief/people.ts'
import { endSentence } from '#server/ai/builtin/text/joining.ts'
import { describePerson, writeQuote } from './attribution.ts'
import type { Draft } from './draft.ts'
import { quoteGap } from './gaps.ts'

/** Given quotations first, then the gaps of this kind of announcement. */
export function writeQuotes(draft: Draft, lead: string): string[] {
  const { brief, appointee } = draft
  const named = new Set(appointee === undefined ? [] : [appointee])
  const given = brief.quotes.map((quote) => writeQuote(quote, brief, named))
  // A crisis statement speaks for itself unless somebody is named to speak.
  if (brief.type === 'crisis' && given.length === 0 && !brief.slots.has('spokesperson')) return []
  const own = given.length === 0 ? [endSentence(`“${quoteGap(brief.type)},” said ${speakerOf(draft)}`)] : []
  return [
    ...given,
    ...own,
    ...(given.length > 0 && brief.statements.length >= 3 ? [] : otherGap(draft, lead)),
  ]
}

function otherGap(draft: Draft, lead: string): string[] {
  const { brief, appointee } = draft
  if (brief.type === 'funding' && !hasInvestor(draft)) {
    const investor = /(?:led by|from) (?<name>\p{Lu}[\p{L}&]*(?: \p{Lu}[\p{L}&]*)*)/u.exec(lead)?.groups?.name
    return [
      `“[WHY THE INVESTOR CHOSE THIS COMPANY, WITH A FACT IT CHECKED],” said [FULL NAME], [JOB TITLE] at ${investor ?? '[LEAD INVESTOR]'}.`,
    ]
  }
  if (brief.type === 'partnership' && brief.quotes.length < 2) {
    return [`“[WHY THIS PARTNER AND WHY NOW],” said [FULL NAME], [JOB TITLE] at ${otherSide(draft)}`].map(
      endSentence,
    )
  }
  const hasSpoken = brief.quotes.some(
    ({ speaker }) => appointee !== undefined && speaker?.surname === appointee,
  )
  if (brief.type === 'appointment' && brief.quotes.length < 2 && hasSpoken) {
    return [`“${quoteGap(brief.type)},” said [FULL NAME], [JOB TITLE] at ${draft.company}.`]
  }
  if (brief.type === 'appointment' && brief.quotes.length < 2) {
    return [`“[WHAT COMES FIRST, AND WHAT WILL NOT CHANGE],” said ${appointee ?? '[LAST NAME]'}.`]
  }
  return []
}

function hasInvestor({ brief, company }: Draft): boolean {
  return brief.quotes.some(
    ({ speaker }) => speaker?.organization !== undefined && speaker.organization !== company,
  )
}

/** Whom the brief names to speak, else a gap. */
function speakerOf({ brief, company, appointee }: Draft): string {
  const slotted = brief.slots.get('spokesperson')
  const spokesperson = slotted === undefined ? undefined : readPerson(slotted)
  const titled = brief.people.find(
    ({ surname, organization, isSilent }) =>
      !isSilent && surname !== appointee && (organization === undefined || organization === company),
  )
  const isGuest = brief.type === 'event' && titled?.organization === undefined
  const person = spokesperson ?? (isGuest ? undefined : titled)
  const known = brief.people.find(({ surname }) => surname === person?.surname) ?? person
  return known === undefined || known.isSilent
    ? `[FULL NAME], [JOB TITLE] at ${company}`
    : describePerson(known, company)
}

function otherSide({ brief, company }: Draft): string {
  const spoke = brief.quotes[0]?.speaker?.organization
  return spoke !== undefined && spoke !== company ? company : (brief.partner ?? '[PARTNER]')
}
