// The words people gave, with who said them. A quote's line is never printed as it stands: its words and its speaker are taken, the rest goes.
import { findQuotations } from '#domain/language/quotations.ts'
import { readSpokenWords } from '#domain/language/spoken-words.ts'
import { findPeople, fullName, readPerson } from './people.ts'
import type { FactSheet, Person } from './sheet.ts'
import type { SortedUnit } from './unit.ts'

type Quote = FactSheet['quotes'][number]

const quoteLabel = /^(?:quot(?:e|es|ation)|zitat|citation|statement)\b(?: \d)?(?: (?:from|by|of|von|de))?\s*/i
const nameIn = new RegExp(fullName, 'u')

/** The quotations of the notes; `people` are those the notes name. */
export function readQuotes(units: readonly SortedUnit[], people: readonly Person[]): Quote[] {
  const quotes: Quote[] = []
  units.forEach((unit, index) => {
    if (unit.kind !== 'quote') return
    const before = quotes.at(-1)
    const follows =
      before !== undefined && units[before.unit]?.line === unit.line ? before.speaker : undefined
    for (const { text, speaker } of readUnit(unit, people)) {
      const who = speaker ?? follows
      quotes.push({ text, unit: index, ...(who !== undefined && { speaker: who }) })
    }
  })
  return quotes
}

function readUnit(unit: SortedUnit, people: readonly Person[]): { text: string; speaker?: string }[] {
  const quoted = findQuotations(unit.body).filter(({ inner }) => inner.trim().split(/\s+/).length > 2)
  const speaker = findSpeaker(unit, people)
  if (quoted.length > 0)
    return quoted.map(({ inner }) => ({ text: inner.trim(), ...(speaker && { speaker }) }))
  const bare = readBare(unit.value ?? unit.body.replace(/^[^:]{0,100}:\s*/, ''))
  return bare === undefined ? [] : [{ text: bare, ...(speaker && { speaker }) }]
}

/** "Quote from Priya Nand: We wanted people to go on vacation." has no marks. */
function readBare(value: string): string | undefined {
  const words = value
    .replace(new RegExp(`(?:\\s[-–—]\\s*|\\s\\(|(?<=[.!?])\\s)${fullName}(?:,[^.]{2,80})?\\)?\\.?$`, 'u'), '')
    .replace(new RegExp(`, ${fullName}, [^.,]{2,60}\\.?$`, 'u'), '')
  return words.length < 8 ? undefined : words
}

/** A speaker is a person with a name. */
function findSpeaker(unit: SortedUnit, people: readonly Person[]): string | undefined {
  const around = withoutQuotations(unit)
  const [titled] = findPeople(around)
  if (titled !== undefined) return titled.name
  const said = readSpokenWords(unit.body).find(({ saidBy }) => saidBy !== undefined)?.saidBy
  const named = said === undefined ? undefined : (nameIn.exec(said)?.[0] ?? said)
  const label = unit.label?.replace(quoteLabel, '') ?? ''
  const written = readPerson(around)?.name ?? nameIn.exec(around.replace(quoteLabel, ''))?.[0]
  const byTitle = people.find(
    ({ title }) => title !== undefined && unit.label?.toLowerCase().includes(title.toLowerCase()) === true,
  )?.name
  return (
    known(named, people) ??
    known(written, people) ??
    known(label, people) ??
    knownByWord(around, people) ??
    byTitle ??
    full(named) ??
    full(written)
  )
}

function withoutQuotations({ body }: SortedUnit): string {
  let rest = ''
  let end = 0
  for (const { from, to } of findQuotations(body)) {
    rest += `${body.slice(end, from)} `
    end = to
  }
  return (rest + body.slice(end)).replace(/^\s*(?:quot(?:e|ation)s?|zitat)(?: from| by)?:?\s*/i, '').trim()
}

/** "Strand" and "Lena" are the Lena Strand that the notes name. */
function known(named: string | undefined, people: readonly Person[]): string | undefined {
  if (named === undefined || named === '') return undefined
  const last = named.split(' ').at(-1) ?? named
  return people.find(
    ({ name, surname }) =>
      name === named || surname === last || (!named.includes(' ') && name.startsWith(`${named} `)),
  )?.name
}

function knownByWord(around: string, people: readonly Person[]): string | undefined {
  const words = new Set(around.match(/\p{Lu}[\p{L}’'-]+/gu))
  return people.find(({ name, surname }) => words.has(surname) || words.has(name.split(' ')[0] ?? ''))?.name
}

const full = (named: string | undefined): string | undefined =>
  named?.includes(' ') && !/^(?:The|Our|Quote|Mit|In|On|At)\b/.test(named)
    ? named.replace(/^(?:CEO|CFO|COO|CTO|Director|President|Founder) /, '')
    : undefined
