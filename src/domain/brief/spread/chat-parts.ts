// In a chat, tells who gives the news from who asks. What the asking person says besides questions is no news.
import type { SortedUnit } from '#domain/brief/unit.ts'
import { mayPrint } from '#domain/brief/unit.ts'

/** All that one person wrote in the chat. */
interface Part {
  units: SortedUnit[]
  /** How many of the units may be printed, have a figure or name, or ask something. */
  open: number
  told: number
  asked: number
}

const fewestTold = 3

/** Makes the remarks of people who only ask questions part of the message. */
export function closeTalk(units: readonly SortedUnit[]): void {
  const parts = [...readParts(units).values()]
  if (parts.length < 2 || !parts.some(({ told, asked }) => told >= fewestTold && told > asked)) return
  for (const part of parts.filter(isAsking))
    for (const unit of part.units)
      if ((unit.kind === 'unsure' && !fullName.test(unit.body)) || (unit.kind === 'fact' && !tellsNews(unit)))
        unit.kind = 'furniture'
}

/** A full name, which tells who somebody is: "I'm putting you as Ann Lee, head distiller". */
const fullName = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

function readParts(units: readonly SortedUnit[]): Map<string, Part> {
  const parts = new Map<string, Part>()
  for (const unit of units) {
    if (unit.sender === undefined) continue
    const part = parts.get(unit.sender) ?? { units: [], open: 0, told: 0, asked: 0 }
    parts.set(unit.sender, part)
    part.units.push(unit)
    if (mayPrint(unit.kind)) part.open++
    if (mayPrint(unit.kind) && tellsNews(unit)) part.told++
    if (unit.text.endsWith('?')) part.asked++
  }
  return parts
}

const isAsking = ({ open, told, asked }: Part): boolean => told === 0 && asked > 0 && open <= asked

/** A figure, a name or an address. */
const tellsNews = ({ body }: SortedUnit): boolean => /\d|@|(?<=[\p{Ll},:] )\p{Lu}\p{Ll}/u.test(body)
