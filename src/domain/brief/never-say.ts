// Finds words that no text of this document may contain: names and numbers that occur only in private and foreign lines, and words that private
// lines quote.
import { findMatches } from '#domain/language/matches.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { openingGreeting } from './cues/furniture-cues.ts'
import { isPrivate } from './cues/private-cues.ts'
import type { SortedUnit } from './unit.ts'

const namePattern = /\p{Lu}[\p{L}\p{M}&’'-]+(?: (?:of |de |van |von |& )?\p{Lu}[\p{L}\p{M}&’'-]+)*/gu
const numberPattern = /[$€£]?\d(?:[\d.,]*\d)?(?:\s?%|\s?(?:percent|million|billion|thousand|m|k|bn)\b)?/giu
const common =
  /^(?:The|This|That|We|Our|It|They|He|She|I|You|If|In|On|At|And|But|So|Please|Do|Don[’']t|Not|Off|Confidential|Internal|Private|NB|Keep|Just|Between|No|Never|Let[’']s|Only|Also|Still|One|Two|Legal|CEO|CFO|COO|CTO|PR|HR|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|For|Names?|Price|Valuation|Background|Note|Everything|Nobody|Bitte|Q[1-4]|FYI|OK|A|An|His|Her|Their|Its|My|Your|Strictly|NDA|Release|Record|Heads|We[’']d|Visit|IMPORTANT|NOT|FOR|PUBLICATION|Ignore|Important|Attention)$/i
/** Abbreviations that are no names. */
const initials =
  /^(?:[AP]M|[ECMP]S?T|GMT|UTC|US|USA|UK|EU|UN|AI|IT|TV|PC|VC|VP|SVP|EVP|HQ|IP|IPO|M&A|R&D|Q&A|ROI|KPI|FAQ|API|LLC|INC|TC|NYT|WSJ|FT|AP|BBC|CNN|TBD|TBC|TK|ASAP|EOD|COB|ETA|PS|RE|BTW|IMO|RSVP)$/

/** The words, as written. */
export function findNeverSay(units: readonly SortedUnit[]): string[] {
  const hidden = units.filter(({ kind }) => kind === 'private' || kind === 'foreign')
  const refused = units.flatMap(({ kind, text }) => (kind === 'instruction' ? readRefused(text) : []))
  if (hidden.length === 0) return [...new Set(refused)]
  const open = units
    .filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase()
  const words = hidden.flatMap(({ text }) => [
    // Whom a line greets is no secret of it.
    ...readNames(text.replace(openingGreeting, '')),
    ...findMatches(text, numberPattern).map(([found]) => found),
  ])
  const own = words.filter(
    (word) => (/\p{L}{2}|[$€£%]/u.test(word) || word.length > 2) && !open.includes(word.toLowerCase()),
  )
  const openWords = ` ${open.replaceAll(/[^\p{L}\p{M}\d]+/gu, ' ')} `
  const quoted = hidden
    .flatMap((unit) => (unit.kind === 'private' ? readQuoted(unit.text) : []))
    .filter((word) => !openWords.includes(` ${word.toLowerCase()} `))
  return [...new Set([...own, ...quoted, ...refused])]
}

const refusal =
  /\b(?:don[’']?t|do not|never|not|avoid|skip|no)(?: (?:please|ever|to|the word|words?))*(?: (?:say|write|use|call (?:it|us|them|this)|put|mention))?(?: (?:the word|that|it|an?))? ["“«„](?<word>[^"”»“]{3,40})["”»“]/giu

/** The words a line rejects: "oversubscribed" in 'Say “closed”, don’t say “oversubscribed”'. */
export function readRefused(text: string): string[] {
  return findMatches(text, refusal)
    .map(({ groups }) => (groups?.word ?? '').replace(/[.,;:!?]+$/, '').trim())
    .filter((word) => /^\p{L}[\p{L}\p{M}\d’'-]+(?: [\p{L}\p{M}\d’'-]+){0,2}$/u.test(word))
}

/** One or two words between quotation marks, as in 'Don’t say “craft” or “layoffs”'. Longer ones are somebody's statement. */
function readQuoted(text: string): string[] {
  return findQuotations(text)
    .map(({ inner }) => inner.replace(/[.,;:!?]+$/, '').trim())
    .filter((word) => /^\p{L}[\p{L}\p{M}\d’'-]+(?: [\p{L}\p{M}\d’'-]+){0,2}$/u.test(word))
}

function readNames(text: string): string[] {
  return findMatches(text, namePattern).flatMap(([run]) => {
    const words = withoutMark(run.split(' '))
    while (words.length > 0 && common.test(words[0] ?? '')) words.shift()
    if (words.length === 1 && initials.test(words[0] ?? '')) return []
    return words.length === 0 ? [] : [words.join(' ').replace(/[’']s?$/, '')]
  })
}

/** Without capitals that only mark the line: "DON'T PUBLISH", "STRICTLY CONFIDENTIAL". */
function withoutMark(words: string[]): string[] {
  const end = words.findIndex((word) => /\p{Ll}/u.test(word))
  const capitals = end === -1 ? words : words.slice(0, end)
  return isPrivate(capitals.join(' ').toLowerCase()) ? words.slice(capitals.length) : words
}
