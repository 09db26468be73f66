// The lists of a document: which kind a paragraph belongs to, and which number it carries.
import { scanXml } from './xml.ts'

interface Level {
  ordered: boolean
  start: number
}

interface Numbering {
  abstractId: string
  starts: Map<number, number>
}

export interface ListPlace {
  /** Paragraphs of one list have the same id. */
  listId: string
  level: number
  ordered: boolean
  /** The item's own number. */
  number: number
}

/** Answers the place of the next paragraph of a list; undefined when the numbering is switched off or unknown. */
export type CountItem = (numId: string, level: number) => ListPlace | undefined

export function readNumbering(xml: string | undefined): CountItem {
  const { levels, numberings } = collectNumbering(xml ?? '')
  const counters = new Map<string, Map<number, number>>()
  const begun = new Set<string>()
  return (numId, level) => {
    const numbering = numberings.get(numId)
    if (!numbering || level < 0 || level > 8) return undefined
    const { ordered, start } = levels.get(numbering.abstractId)?.get(level) ?? { ordered: false, start: 1 }
    const counter = counters.get(numbering.abstractId) ?? new Map<number, number>()
    counters.set(numbering.abstractId, counter)
    const override = begun.has(`${numId}:${level}`) ? undefined : numbering.starts.get(level)
    begun.add(`${numId}:${level}`)
    const number = override ?? nextNumber(counter, level, start)
    countTo(counter, level, number)
    return { listId: numId, level, ordered, number }
  }
}

/** Lists that share a definition count on, unless one of them says where it starts. */
function nextNumber(counter: ReadonlyMap<number, number>, level: number, start: number): number {
  const last = counter.get(level)
  return last === undefined ? start : last + 1
}

function countTo(counter: Map<number, number>, level: number, number: number): void {
  counter.set(level, number)
  for (const deeper of counter.keys()) if (deeper > level) counter.delete(deeper)
}

function collectNumbering(xml: string) {
  const levels = new Map<string, Map<number, Level>>()
  const numberings = new Map<string, Numbering>()
  let abstract: Map<number, Level> | undefined
  let numbering: Numbering | undefined
  let level: Level | undefined
  let overridden = 0
  const open: Record<string, (attribute: (name: string) => string | undefined) => void> = {
    'w:abstractNum': (attribute) => {
      abstract = new Map()
      levels.set(attribute('w:abstractNumId') ?? '', abstract)
    },
    'w:lvl': (attribute) => {
      level = { ordered: true, start: 1 }
      if (!numbering) abstract?.set(Number(attribute('w:ilvl')), level)
    },
    'w:start': (attribute) => {
      if (level) level.start = toNumber(attribute('w:val'))
    },
    'w:numFmt': (attribute) => {
      if (level) level.ordered = !['bullet', 'none'].includes(attribute('w:val') ?? '')
    },
    'w:num': (attribute) => {
      numbering = { abstractId: '', starts: new Map() }
      numberings.set(attribute('w:numId') ?? '', numbering)
    },
    'w:abstractNumId': (attribute) => {
      if (numbering) numbering.abstractId = attribute('w:val') ?? ''
    },
    'w:lvlOverride': (attribute) => {
      overridden = Number(attribute('w:ilvl'))
    },
    'w:startOverride': (attribute) => {
      numbering?.starts.set(overridden, toNumber(attribute('w:val')))
    },
  }
  scanXml(xml, {
    open: (name, attribute) => (Object.hasOwn(open, name) ? open[name]?.(attribute) : undefined),
    close(name) {
      if (name === 'w:num') numbering = undefined
      if (name === 'w:abstractNum') abstract = undefined
    },
    text() {},
  })
  return { levels, numberings }
}

function toNumber(value: string | undefined): number {
  const number = Number(value)
  return Number.isSafeInteger(number) && number >= 0 ? number : 1
}
