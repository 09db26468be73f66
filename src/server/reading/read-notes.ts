// Notes sorted and read for /functions/v1/read-brief.
import type { ReadBriefAnswer } from '#contract/functions.ts'
import { readSheet } from '#domain/brief/read-sheet.ts'
import type { FactSheet, Place } from '#domain/brief/sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { classOf } from '#domain/brief/unit.ts'

/** The classes of the lines and the sheet, without the places they came from. */
export function readNotes(notes: string): ReadBriefAnswer {
  const brief = sortBrief(notes)
  return {
    lines: brief.units.map((unit) => ({ text: unit.text, kind: classOf(unit) })),
    sheet: toAnswer(readSheet(brief)),
  }
}

function toAnswer(sheet: FactSheet): ReadBriefAnswer['sheet'] {
  const { type, company, product, place, embargo, contact, about } = sheet
  return {
    type,
    company,
    product,
    people: sheet.people.map(({ name, title, organization }) => ({
      name,
      ...(title !== undefined && { title }),
      ...(organization !== undefined && { organization }),
    })),
    place: place && describePlace(place),
    dates: sheet.dates.map(withoutUnit),
    embargo: embargo && withoutUnit(embargo),
    figures: sheet.figures.map(withoutUnit),
    quotes: sheet.quotes.map(withoutUnit),
    links: sheet.links.map(({ text }) => text),
    contact: contact && withoutUnit(contact),
    about: about?.text ?? null,
  }
}

function describePlace({ city, region }: Place): string {
  return region === undefined ? city : `${city}, ${region}`
}

function withoutUnit<Value extends { unit: number }>({ unit: _unit, ...value }: Value): Omit<Value, 'unit'> {
  return value
}
