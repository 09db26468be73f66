// Takes the words people gave out of a text, with who said them. What is left has no quotation of speech.

import { findPeople, fullName, readPerson, readSurname } from '#domain/brief/people.ts'
import type { Person } from '#domain/brief/sheet.ts'
import { isTitleWord } from '#domain/language/name-words.ts'
import { hasFiniteVerb } from '#domain/language/verbs.ts'
import type { GivenQuote } from './brief.ts'

const speech =
  '(?:said|says|say|added|adds|stated|states|commented|comments|explained|explains|told us|noted|notes)'
const who = '(?:\\b(?:Dr|Mr|Ms|Mrs|Prof)\\.|[^“”"\\n.]){3,140}'
const quoted = '[“"](?<words>[^“”"]{8,1200})[”"]'
const afterPattern = new RegExp(
  `${quoted}[,.]?\\s*(?:[-–—]\\s*|(?:${speech})\\s+)(?<who>(?=\\S)${who})\\.?(?:\\s?[“"](?<more>[^“”"]{3,800})[”"](?!\\s*(?:,\\s*)?(?:${speech}|[-–—]|\\p{Lu}\\S*(?: \\p{Lu}\\S*){0,3} ${speech})))?`,
  'gu',
)
const beforePattern = new RegExp(
  `(?<=^|[.!?][”"]?\\s|\\n)(?<who>${who}?)(?:\\s(?:${speech})[:,]?|:)\\s*${quoted}\\.?`,
  'gu',
)
const namePart = "\\p{Lu}[\\p{L}\\p{M}’'.-]*"
/** '"…," Hart said.' */
const namedPattern = new RegExp(
  `${quoted}[,.]?\\s*(?<who>${namePart}(?: ${namePart}){0,4}) ${speech}(?=[.;]|\\s*$|\\n)\\.?`,
  'gu',
)
const plainPattern =
  /(?:^|(?<=\n)|(?<=[.!?]\s))(?:-\s*)?(?:a |include a |with a )?quote(?: (?:from|by|of) (?<who>[^:\n“”"]{3,80}))?: ?[“"]?(?<words>[^“”"\n]{8,800})[”"]?/giu

export interface TakenQuotes {
  quotes: GivenQuote[]
  rest: string
}

/** The quotations of a text and the text without them. */
export function takeQuotes(text: string): TakenQuotes {
  const quotes: { at: number; quote: GivenQuote }[] = []
  const take = (pattern: RegExp) => (source: string) => {
    // A pattern finds its quotations in the order of the text, so each is looked for after the one before.
    let at = 0
    return source.replace(pattern, (...parameters) => {
      const groups = parameters.at(-1) as Record<string, string | undefined>
      at = Math.max(at, text.indexOf(groups.words ?? '', at))
      quotes.push({ at, quote: readQuote(groups) })
      return ' '
    })
  }
  const rest = [plainPattern, namedPattern, afterPattern, beforePattern].reduce(
    (left, pattern) => take(pattern)(left),
    text,
  )
  quotes.sort((one, other) => one.at - other.at)
  return { quotes: quotes.map(({ quote }) => quote), rest }
}

function readQuote({ words = '', more, who = '' }: Record<string, string | undefined>): GivenQuote {
  const whole = more === undefined ? words : `${endOfSentence(words)} ${more}`
  const speaker = readSpeaker(who)
  return { words: cleanWords(whole), ...(speaker === undefined ? {} : { speaker }) }
}

const namePattern = new RegExp(`(?<name>${fullName})`, 'u')

/** A full name with a title, a full name, or the surname of somebody named elsewhere. */
function readSpeaker(who: string): Person | undefined {
  const [titled] = findPeople(who)
  if (titled) return titled
  const name = namePattern.exec(who)?.groups?.name
  if (name !== undefined) {
    const after = who.slice(who.indexOf(name) + name.length)
    const at = /^,? (?:(?:of|at|from) )?(?<at>(?:the )?\p{Lu}[\p{L}\p{N}&’'. -]*)$/u.exec(after)?.groups?.at
    const person = readPerson(name) ?? { name, surname: readSurname(name) }
    return at === undefined ? person : { ...person, organization: at }
  }
  const surname = /(?<name>\p{Lu}[\p{L}’-]{1,40})$/u.exec(who.trim())?.groups?.name
  return surname === undefined ? undefined : { name: surname, surname }
}

/** The words of a labelled quote: 'Quote: "…" - Jane Doe', '"…," said Jane Doe', or bare words. */
export function readQuoteSlot(value: string): GivenQuote[] {
  const { quotes } = takeQuotes(value)
  if (quotes.length > 0) return quotes
  const signed = readSigned(value.trim()) ?? readListed(value.trim())
  if (signed !== undefined) return [signed]
  const bare = /^[“"]?(?<words>[^“”"]{8,1200}?)[”"]?(?:\s*[-–—]\s*(?<who>\p{Lu}[^.]{3,80}))?\.?$/u.exec(
    value.trim(),
  )?.groups
  return bare?.words === undefined ? [] : [readQuote(bare)]
}

const signedPattern = new RegExp(
  `^(?:${quoted}|(?<bare>[^“”"]{8,1200}?[.!?]))[,.]?\\s+\\(?(?<who>${fullName}(?:,? (?:the |our |its )?[^.“”"]{2,100})?)\\)?\\.?$`,
  'u',
)

const listedPattern = new RegExp(
  `^(?<words>[^“”"]{8,1200}?), (?<who>${fullName}, (?:the |our |its )?(?<title>[^.,“”"]{2,60}(?:, \\p{Lu}[^.,“”"]{1,60})?))\\.?$`,
  'u',
)

/** 'The exact words, Jane Doe, founder': nothing but commas between what the form asks for. */
function readListed(value: string): GivenQuote | undefined {
  const { words, who, title = '' } = listedPattern.exec(value)?.groups ?? {}
  if (words === undefined || who === undefined || hasFiniteVerb(title)) return undefined
  return title.split(/[ ,-]+/).some(isTitleWord) ? readQuote({ words, who }) : undefined
}

/** 'The exact words.' Jane Doe, founder: the form asks for words, name and title in that order. */
function readSigned(value: string): GivenQuote | undefined {
  const { words, bare, who = '' } = signedPattern.exec(value)?.groups ?? {}
  // Bare words may go on about somebody: only a name with nothing but its title signs them.
  if (bare !== undefined && (hasFiniteVerb(who) || (who.includes(' ') && !/^[^,]+(?:,|$)/.test(who))))
    return undefined
  const said = words ?? bare
  return said === undefined ? undefined : readQuote({ words: said, who })
}

function endOfSentence(words: string): string {
  const trimmed = words.trim().replace(/,$/, '')
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

function cleanWords(words: string): string {
  return endOfSentence(words.trim()).replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
}
