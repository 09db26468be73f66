// The lists of a document: the kind and number of each list paragraph.
import { isBlankLabel, type LabelForm, writeLabel } from './list-label.ts'
import { scanXml } from './xml/xml-reader.ts'

interface Level extends LabelForm {
  start: number
}

interface Numbering {
  abstractId: string
  starts: Map<number, number>
  /** Levels it overrides. */
  levels: Map<number, Level>
}

interface Definition {
  levels: Map<number, Level>
  /** A list style it defines, and one whose definition it uses. */
  defines?: string
  borrows?: string
}

export interface ListPlace {
  /** The same for all paragraphs of a list. */
  listId: string
  level: number
  ordered: boolean
  /** The item's own number. */
  number: number
  /** A label that a list of a release can't show. */
  label?: string
  /** There is no label: the paragraph continues the previous item. */
  isBlank?: boolean
}

/** Returns the list position of the next paragraph; undefined if numbering is off or unknown. */
export type CountItem = (numId: string, level: number) => ListPlace | undefined

export function readNumbering(xml: string | undefined): CountItem {
  const { definitions, numberings } = collectNumbering(xml ?? '')
  const levelsOf = findLevels(definitions)
  const counters = new Map<string, Map<number, number>>()
  const begun = new Set<string>()
  return (numId, level) => {
    const numbering = numberings.get(numId)
    if (!numbering || level < 0 || level > 8) return undefined
    const levels = levelsOf(numbering.abstractId)
    const formOf = (wanted: number) => numbering.levels.get(wanted) ?? levels?.get(wanted) ?? unknownLevel
    const form = formOf(level)
    const counter = counters.get(numbering.abstractId) ?? new Map<number, number>()
    counters.set(numbering.abstractId, counter)
    const override = begun.has(`${numId}:${level}`) ? undefined : firstNumber(numbering, level)
    begun.add(`${numId}:${level}`)
    const number = override ?? nextNumber(counter, level, form.start)
    countTo(counter, level, number)
    const label = writeLabel(formOf, counter, level)
    const isBlank = isBlankLabel(form)
    return {
      listId: numId,
      level,
      ordered: form.format !== 'bullet' && form.format !== 'none',
      number,
      ...(label && { label }),
      ...(isBlank && { isBlank }),
    }
  }
}

const unknownLevel: Level = { format: 'bullet', text: undefined, start: 1 }

/** The levels of a definition, or of the list style it uses. */
function findLevels(definitions: ReadonlyMap<string, Definition>) {
  const byStyle = new Map<string, Definition>()
  for (const definition of definitions.values())
    if (definition.defines !== undefined) byStyle.set(definition.defines, definition)
  return (id: string) => {
    const own = definitions.get(id)
    return own?.borrows === undefined ? own?.levels : (byStyle.get(own.borrows)?.levels ?? own.levels)
  }
}

function firstNumber({ starts, levels }: Numbering, level: number): number | undefined {
  return starts.get(level) ?? levels.get(level)?.start
}

/** Lists with the same definition continue counting, unless one sets its start. */
function nextNumber(counter: ReadonlyMap<number, number>, level: number, start: number): number {
  const last = counter.get(level)
  return last === undefined ? start : last + 1
}

function countTo(counter: Map<number, number>, level: number, number: number): void {
  counter.set(level, number)
  for (const deeper of counter.keys()) if (deeper > level) counter.delete(deeper)
}

function collectNumbering(xml: string) {
  const definitions = new Map<string, Definition>()
  const numberings = new Map<string, Numbering>()
  let definition: Definition | undefined
  let numbering: Numbering | undefined
  let level: Level | undefined
  let overridden = 0
  const open: Record<string, (attribute: (name: string) => string | undefined) => void> = {
    'w:abstractNum': (attribute) => {
      definition = { levels: new Map() }
      definitions.set(attribute('w:abstractNumId') ?? '', definition)
    },
    'w:styleLink': (attribute) => {
      if (definition) definition.defines = attribute('w:val') ?? ''
    },
    'w:numStyleLink': (attribute) => {
      if (definition) definition.borrows = attribute('w:val') ?? ''
    },
    'w:lvl': (attribute) => {
      level = { format: 'decimal', text: undefined, start: 1 }
      const levels = numbering?.levels ?? definition?.levels
      levels?.set(Number(attribute('w:ilvl')), level)
    },
    'w:start': (attribute) => {
      if (level) level.start = toNumber(attribute('w:val'))
    },
    'w:numFmt': (attribute) => {
      if (level) level.format = attribute('w:val') ?? 'decimal'
    },
    'w:lvlText': (attribute) => {
      if (level) level.text = attribute('w:val') ?? ''
    },
    // A picture bullet has an empty text.
    'w:lvlPicBulletId': () => {
      if (level) level.text = undefined
    },
    'w:num': (attribute) => {
      numbering = { abstractId: '', starts: new Map(), levels: new Map() }
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
      if (name === 'w:abstractNum') definition = undefined
    },
    text() {},
  })
  return { definitions, numberings }
}

function toNumber(value: string | undefined): number {
  const number = Number(value)
  return Number.isSafeInteger(number) && number >= 0 ? number : 1
}
