// Names and numbers that occur in private and foreign lines alone: no text of this document may say them.
import { findMatches } from '#domain/language/matches.ts'
import type { SortedUnit } from './unit.ts'

const namePattern = /\p{Lu}[\p{L}\p{M}&’'-]+(?: (?:of |de |van |von |& )?\p{Lu}[\p{L}\p{M}&’'-]+)*/gu
const numberPattern = /[$€£]?\d(?:[\d.,]*\d)?(?:\s?%|\s?(?:percent|million|billion|thousand|m|k|bn)\b)?/giu
const common =
  /^(?:The|This|That|We|Our|It|They|He|She|I|You|If|In|On|At|And|But|So|Please|Do|Don[’']t|Not|Off|Confidential|Internal|Private|NB|Keep|Just|Between|No|Never|Let[’']s|Only|Also|Still|One|Two|Legal|CEO|CFO|COO|CTO|PR|HR|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|For|Names?|Price|Valuation|Background|Note|Everything|Nobody|Bitte|Q[1-4]|FYI|OK|A|An|His|Her|Their|Its|My|Your|Strictly|NDA|Release|Record|Heads|We[’']d|Visit|IMPORTANT|NOT|FOR|PUBLICATION|Ignore|Important|Attention)$/

/** The words, as written. */
export function findNeverSay(units: readonly SortedUnit[]): string[] {
  const hidden = units.filter(({ kind }) => kind === 'private' || kind === 'foreign')
  if (hidden.length === 0) return []
  const open = units
    .filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase()
  const words = hidden.flatMap(({ text }) => [
    ...readNames(text),
    ...findMatches(text, numberPattern).map(([found]) => found),
  ])
  return [...new Set(words)].filter(
    (word) => (/\p{L}{2}|[$€£%]/u.test(word) || word.length > 2) && !open.includes(word.toLowerCase()),
  )
}

function readNames(text: string): string[] {
  return findMatches(text, namePattern).flatMap(([run]) => {
    const words = run.split(' ')
    while (words.length > 0 && common.test(words[0] ?? '')) words.shift()
    return words.length === 0 ? [] : [words.join(' ').replace(/[’']s?$/, '')]
  })
}
