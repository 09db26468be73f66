// What of a prompt the writer may use: the permitted units as text, the given quotations, and what is asked for. Quotes and contacts never
// reach the text as they stand.
import { editSheet } from '#domain/brief/edit-sheet.ts'
import { readRequest } from '#domain/brief/instruction-cues.ts'
import { readSheet } from '#domain/brief/read-sheet.ts'
import type { FactSheet, SheetEdits } from '#domain/brief/sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { type ChangedKinds, mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import type { GivenQuote } from './brief.ts'
import { readQuoteSlot, takeQuotes } from './quotes.ts'
import { cleanPrompt } from './read-lines.ts'

export interface Material {
  /** Facts and requests, line by line. */
  text: string
  quotes: GivenQuote[]
  sheet: FactSheet
}

export function readMaterial(prompt: string, kinds?: ChangedKinds, edits: SheetEdits = {}): Material {
  const sorted = sortBrief(prompt, kinds)
  const sheet = editSheet(readSheet(sorted), edits)
  return { text: joinLines(sorted.units), quotes: collectQuotes(sorted.units, sheet), sheet }
}

/** Everything of the notes that may be printed, as written. */
export function listPrintable(notes: string): string {
  return sortBrief(notes)
    .units.filter(({ kind }) => mayPrint(kind))
    .map(({ text }) => text)
    .join('\n')
}

/** The units of one line stay one line. */
function joinLines(units: readonly SortedUnit[]): string {
  const lines = new Map<number, string[]>()
  for (const unit of units) {
    const text = unit.kind === 'fact' ? unit.body : asRequest(unit)
    if (text === undefined) continue
    const line = lines.get(unit.line)
    if (line === undefined) lines.set(unit.line, [text])
    else line.push(text)
  }
  return [...lines.values()].map((line) => line.join(' ')).join('\n')
}

/** A request is no prose, but it may name what the release is about. */
function asRequest({ kind, text }: SortedUnit): string | undefined {
  const request = kind === 'instruction' ? readRequest(text) : undefined
  return request === undefined ? undefined : `Write a press release ${request.link} ${request.what}.`
}

function collectQuotes(units: readonly SortedUnit[], sheet: FactSheet): GivenQuote[] {
  return units.flatMap((unit, index) => {
    if (unit.kind !== 'quote') return []
    const read = sheet.quotes.filter((quote) => quote.unit === index)
    const given = readUnit(unit)
    if (given.length === 0)
      return read.map(({ text, speaker }) => ({ words: endWords(text), ...speakerOf(speaker, sheet) }))
    const known = speakerOf(read[0]?.speaker, sheet)
    return given.map((quote) => withSpeaker(quote, known))
  })
}

/** What the line itself says of who spoke comes first. */
function withSpeaker(quote: GivenQuote, known: Pick<GivenQuote, 'speaker'> | undefined): GivenQuote {
  if (known?.speaker === undefined) return quote
  const isSame = quote.speaker !== undefined && quote.speaker.surname === known.speaker.surname
  return {
    ...quote,
    speaker: isSame ? { ...known.speaker, ...quote.speaker, name: known.speaker.name } : known.speaker,
  }
}

function readUnit({ label, value = '', body }: SortedUnit): GivenQuote[] {
  const isLabeled = label !== undefined && /^(?:a )?quot(?:e|ation)s?$/i.test(label)
  return isLabeled ? readQuoteSlot(cleanPrompt(value)) : takeQuotes(cleanPrompt(body)).quotes
}

function speakerOf(name: string | undefined, { people }: FactSheet): Pick<GivenQuote, 'speaker'> | undefined {
  if (name === undefined) return undefined
  const { unit: _unit, ...person } = people.find((each) => each.name === name) ?? {
    name,
    surname: name.split(' ').at(-1) ?? name,
    unit: 0,
  }
  return { speaker: person }
}

function endWords(words: string): string {
  const bare = words.trim().replace(/,$/, '')
  return /[.!?]$/.test(bare) ? bare : `${bare}.`
}
