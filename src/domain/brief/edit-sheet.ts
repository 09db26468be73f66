// Turns the fact sheet into text that a person can edit, and reads the edits back; they replace what was read.
import { findAddresses } from '#domain/language/addresses.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { readZone } from './embargo/moment-context.ts'
import { fullName, readPerson, readSurname } from './people.ts'
import { findPlace } from './place.ts'
import { readContactLine } from './read-contact.ts'
import { type FactSheet, type SheetEdits, type SheetField, sheetFields } from './sheet.ts'

/** The source of a typed value, which is in no unit of the notes. */
const typed = { unit: -1 }

/** The sheet with the typed values in place of those that were read. */
export function editSheet(sheet: FactSheet, edits: SheetEdits): FactSheet {
  const edited = { ...sheet, ...(edits.type && { type: edits.type }) }
  for (const field of sheetFields) {
    const text = edits[field]
    if (text !== undefined) Object.assign(edited, { [field]: readers[field](text.trim(), edited) })
  }
  return edited
}

const listLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

type Readers = { [Field in SheetField]: (text: string, sheet: FactSheet) => FactSheet[Field] }

const readers: Readers = {
  // The name without its description: "Larkmoor, a maker of sensors" is "Larkmoor".
  company: (text) => text.split(/, (?=an?\b|the\b|which\b|who\b|maker\b|based\b)/)[0] || null,
  product: (text) => text || null,
  place: (text) => (text === '' ? null : (findPlace(text, '') ?? { city: text })),
  dates: (text, { dates }) =>
    listLines(text).map((line) => ({ ...dates.find((date) => date.text === line), ...typed, text: line })),
  people: (text) => listLines(text).map((line) => ({ ...toPerson(line), ...typed })),
  figures: (text) => listLines(text).map(toFigure),
  quotes: (text) => listLines(text).map(toQuote),
  links: (text) => listLines(text).map((line) => ({ ...typed, text: readLink(line) })),
  contact: (text, { company }) => (text === '' ? null : { ...typed, ...toContact(text, company) }),
  embargo: (text) => (text === '' ? null : { ...typed, until: text, zone: readZone(text) }),
  about: (text) => (text === '' ? null : { ...typed, text }),
}

function toPerson(line: string): Omit<FactSheet['people'][number], 'unit'> {
  const [name = line, title, ...at] = line.split(/, /)
  return (
    readPerson(line) ?? {
      name,
      surname: readSurname(name),
      ...(title && { title }),
      ...(at.length > 0 && { organization: at.join(', ') }),
    }
  )
}

const scales = new Set(['million', 'billion', 'thousand', 'percent'])

/** A figure from its line: "110 jobs" is 110, of jobs. */
function toFigure(line: string): FactSheet['figures'][number] {
  const words = line.split(' ')
  if (!/\d/.test(words[0] ?? '')) return { ...typed, text: line }
  const size = scales.has(words[1] ?? '') ? 2 : 1
  const [text, of] = [words.slice(0, size).join(' '), words.slice(size).join(' ')]
  return { ...typed, text, ...(of && { of }) }
}

const speakerAfter = new RegExp(`(?:[-–—]|,|said)\\s*(?<name>${fullName})`, 'u')

function toQuote(line: string): FactSheet['quotes'][number] {
  const [quoted] = findQuotations(line)
  if (!quoted) return { ...typed, text: line }
  const around = `${line.slice(0, quoted.from)} ${line.slice(quoted.to)}`
  const speaker = readPerson(around)?.name ?? speakerAfter.exec(around)?.groups?.name
  return { ...typed, text: quoted.inner.trim(), ...(speaker && { speaker }) }
}

const readLink = (line: string): string =>
  findAddresses(line).find(({ kind }) => kind === 'web')?.text ?? line

function toContact(text: string, company: string | null): Omit<NonNullable<FactSheet['contact']>, 'unit'> {
  const read = readContactLine(text.replaceAll('\n', ', '), company)
  return Object.keys(read).length === 0 ? { name: text } : read
}

/** Each value as the text a person would type. */
export function spellSheet(sheet: FactSheet): Record<SheetField, string> {
  const { place, contact, embargo, about } = sheet
  const lines = (items: readonly string[]) => [...new Set(items)].join('\n')
  return {
    company: sheet.company ?? '',
    product: sheet.product ?? '',
    place: [place?.city, place?.region].filter(Boolean).join(', '),
    dates: lines(sheet.dates.map(({ text }) => text)),
    people: lines(
      sheet.people.map(({ name, title, organization }) =>
        [name, [title, organization].filter(Boolean).join(' of ')].filter(Boolean).join(', '),
      ),
    ),
    figures: lines(sheet.figures.map(({ text, of }) => [text, of].filter(Boolean).join(' '))),
    quotes: lines(
      sheet.quotes.map(({ text, speaker }) => `“${text.replace(/,$/, '')}”${speaker ? ` — ${speaker}` : ''}`),
    ),
    contact: [contact?.name, contact?.title, contact?.email, contact?.phone].filter(Boolean).join(', '),
    embargo: embargo?.until ?? '',
    links: lines(sheet.links.map(({ text }) => text)),
    about: about?.text ?? '',
  }
}
