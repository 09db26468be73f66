// Finds runs of capitalized words, from which names are read, with their place in sentence and line.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'

export type NameToken = { word: string; from: number; to: number }

export type NameRun = {
  tokens: NameToken[]
  /** The run starts its sentence, where the first word has a capital anyway. */
  isSentenceStart: boolean
  /** The run is in a headline, where every word has a capital. */
  isTitleCase: boolean
  /** The whole line is in capitals, so even its subject may be any word. */
  isShouted: boolean
  /** The words after the run, enough to see a verb. */
  next: string
}

const capital =
  "(?:W\\.Va\\.|(?:\\p{Lu}\\.){1,4}|\\p{Lu}[\\p{L}\\p{M}\\p{N}]*(?:['’&.-](?:\\p{L}[\\p{L}\\p{M}\\p{N}]*|\\p{N}+))*|\\p{Ll}{1,2}\\p{Lu}[\\p{L}\\p{N}]+|\\d\\p{Lu}\\p{L}*)"
const joint = '(?:de la|de|la|van der|van|von|del|della|di|da|du|al|bin|ibn|ter|of the|of|for the|&|y)'
const runPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])${capital}(?:[ \\u00a0](?:${joint}[ \\u00a0])?${capital})*`,
  'gu',
)
const initialsEnd = /^(?:\p{Lu}\.){2,}$/u
const firstWord =
  /^(?:The|This|That|These|Those|It|Its|He|She|They|There|Other|Others|All|Most|Some|Many|No|Both|Each|In|On|At|For|With|After|Before|When|A|An)$/
const compoundTail = /^\p{Lu}.+-(?<tail>\p{Ll}{3,})$/u
const tokenPattern = /[^\s\u00a0]+/g
const abbreviation =
  /(?:^|[\s(“"])(?:Dr|Mr|Mrs|Ms|St|Prof|Gov|Sen|Rep|Jr|Sr|No|vs|Ft|Mt|Inc|Corp|Co|Ltd|\p{Lu}|(?:\p{L}\.)+\p{L})\.$/u
const longWord = /^\p{L}.{3}/u
/** Abbreviations that a headline doesn't capitalize: "s.r.o.", "a.m." */
const dotted = /^\p{L}{1,2}\.\p{L}/u
const preposition =
  /^(?:with|from|over|into|upon|than|amid|after|before|under|between|through|during|about|that)$/
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu

/** All runs of a text, line by line. */
export function readNameRuns(text: string): NameRun[] {
  const runs: NameRun[] = []
  let start = 0
  for (const line of text.split('\n')) {
    if (line.length > 0) readLine(line, start, runs)
    start += line.length + 1
  }
  return runs
}

function readLine(line: string, start: number, runs: NameRun[]): void {
  const isShouted = isAllCapitals(line)
  const isTitleCase = isShouted || isTitleCaseLine(line)
  for (const match of findMatches(line, runPattern)) {
    const end = match.index + match[0].length
    const isSentenceStart = startsSentence(line.slice(Math.max(0, match.index - 24), match.index))
    const shared = { isTitleCase, isShouted, next: line.slice(end, end + 24) }
    splitCompounds(splitRun(match[0], start + match.index)).forEach((tokens, index) => {
      runs.push({ tokens, isSentenceStart: isSentenceStart && index === 0, ...shared })
    })
  }
}

/** Splits compounds: 'Duluth-based Larkmoor' gives the names Duluth and Larkmoor. */
function splitCompounds(tokens: readonly NameToken[]): NameToken[][] {
  const groups: NameToken[][] = [[]]
  for (const token of tokens) {
    const tail = compoundTail.exec(token.word)?.groups?.tail ?? ''
    const isCompound = tail !== '' && isEverydayWord(tail)
    const length = token.word.length - (isCompound ? tail.length + 1 : 0)
    // The period of "U.S." may also end the sentence: "in the U.S. Other cups".
    if (firstWord.test(token.word) && initialsEnd.test(groups.at(-1)?.at(-1)?.word ?? '')) groups.push([])
    groups.at(-1)?.push({ word: token.word.slice(0, length), from: token.from, to: token.from + length })
    if (isCompound) groups.push([])
  }
  return groups.filter((group) => group.length > 0)
}

function splitRun(run: string, from: number): NameToken[] {
  return findMatches(run, tokenPattern).map((match) => ({
    word: match[0],
    from: from + match.index,
    to: from + match.index + match[0].length,
  }))
}

function startsSentence(before: string): boolean {
  const trimmed = before
    .trimEnd()
    .replace(/["“”'‘’(*•\-–]+$/, '')
    .trimEnd()
  if (trimmed === '') return true
  if (/[!?:;—…]$/.test(trimmed)) return true
  if (/["“]\s*$/.test(before) && before.length - trimmed.length < 3)
    return /[.,:]$/.test(trimmed) || trimmed === ''
  return trimmed.endsWith('.') && !abbreviation.test(trimmed)
}

/** Whether the line is in capitals. 'DENVER' before a dateline is not enough. */
function isAllCapitals(line: string): boolean {
  return !/\p{Ll}/u.test(line)
}

/** Whether the line is a headline: no period at the end, and a capital on every longer word except prepositions. */
export function isTitleCaseLine(line: string): boolean {
  // "10 a.m. to 3 p.m." ends with an abbreviation's period.
  const isStopped = /[.:,;]["”’)]?\s*$/.test(line) && !/\p{L}\.\p{L}\.$/u.test(line)
  if (isStopped || !/^\P{L}*(?:\p{Lu}|(?=\p{Ll})(?<=\d\P{L}*)\p{Ll})/u.test(line)) return false
  const words = (line.match(wordPattern) ?? []).filter(
    (word) => longWord.test(word) && !preposition.test(word) && !dotted.test(word),
  )
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return words.length >= 3 && capitals / words.length >= 0.9
}
