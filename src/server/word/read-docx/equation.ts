// A Word equation -> one line of text with the same meaning: 1/2, 10⁶, √(a + b). Structures contain arguments, arguments contain text.
import { isWord, writeExponent, writeIndex } from '#domain/formats/superscript.ts'

type Attribute = (name: string) => string | undefined
const partNames = ['e', 'num', 'den', 'sup', 'sub', 'deg', 'fName', 'lim'] as const
type Part = (typeof partNames)[number]

interface Structure {
  name: string
  parts: Partial<Record<Part, string[]>>
  /** Symbols from the properties: brackets, the operator of a sum. */
  signs: Partial<Record<string, string>>
}

const structureNames = new Set(
  'f sSup sSub sSubSup sPre rad nary d func limLow limUpp m mr eqArr acc bar groupChr box borderBox phant'.split(
    ' ',
  ),
)

const signNames = new Set(['begChr', 'endChr', 'sepChr', 'chr'])

export interface Equation {
  open(name: string, attribute: Attribute): void
  close(name: string): void
  add(text: string): void
  text(): string
}

/** Deeper ones only add their text to the enclosing one. */
const depthMax = 40

export function createEquation(): Equation {
  const structures: Structure[] = []
  const texts: { text: string; last: string }[] = [{ text: '', last: '' }]
  let tooDeep = 0
  const add = (text: string) => {
    const place = texts.at(-1)
    if (!place || text === '') return
    place.text += needsBlank(place.last, text) ? ` ${text}` : text
    place.last = text.slice(-1)
  }
  const closePart = (name: Part) => {
    const text = texts.length > 1 ? texts.pop()?.text : undefined
    keepPart(structures.at(-1), name, text?.trim() ?? '')
  }
  const closeStructure = () => {
    const structure = structures.pop()
    const text = structure ? writeStructure(structure) : ''
    if (structure?.name === 'mr') keepPart(structures.at(-1), 'e', text)
    else add(text)
  }
  return {
    open(name, attribute) {
      const structure = structures.at(-1)
      if (signNames.has(name) && structure) structure.signs[name] = attribute('m:val') ?? ''
      if (!isPlace(name)) return
      if (tooDeep > 0 || structures.length >= depthMax) tooDeep += 1
      else if (isPart(name)) texts.push({ text: '', last: '' })
      else structures.push({ name, parts: {}, signs: {} })
    },
    close(name) {
      if (!isPlace(name)) return
      if (tooDeep > 0) tooDeep -= 1
      else if (isPart(name)) closePart(name)
      else closeStructure()
    },
    add,
    text: () => texts.map(({ text }) => text).join(''),
  }
}

function isPlace(name: string): boolean {
  return structureNames.has(name) || isPart(name)
}

function isPart(name: string): name is Part {
  return partNames.some((known) => known === name)
}

/** 2 and 1/2 must not become 21/2. */
export function needsBlank(last: string, fraction: string): boolean {
  return /^\d$/.test(last) && /^\d+\/\d/.test(fraction)
}

function keepPart(structure: Structure | undefined, name: Part, text: string): void {
  if (!structure) return
  structure.parts[name] ??= []
  structure.parts[name].push(text)
}

function writeStructure({ name, parts, signs }: Structure): string {
  const all = parts.e ?? []
  const base = all.join(' ')
  const first = (part: Part) => parts[part]?.[0] ?? ''
  const sup = first('sup') && writeExponent(first('sup'))
  const sub = first('sub') && writeIndex(first('sub'))
  switch (name) {
    case 'f':
      return `${inBrackets(first('num'))}/${inBrackets(first('den'))}`
    case 'sSup':
    case 'sSub':
    case 'sSubSup':
      return `${inBrackets(base)}${sub}${sup}`
    case 'sPre':
      return `${sub}${sup}${base}`
    case 'rad':
      return `${first('deg') && writeExponent(first('deg')).replace(/^\^/, '')}√${inBrackets(base)}`
    case 'nary':
      return `${signs.chr ?? '∫'}${sub}${sup} ${base}`
    case 'd':
      return `${signs.begChr ?? '('}${all.join(signs.sepChr ?? '|')}${signs.endChr ?? ')'}`
    case 'func':
      return `${first('fName')} ${base}`.trim()
    case 'limLow':
    case 'limUpp':
      return `${base} (${first('lim')})`
    case 'm':
    case 'eqArr':
      return all.join('; ')
    case 'mr':
      return all.join(', ')
    default:
      return base
  }
}

function inBrackets(text: string): string {
  return isWord(text) || /^\([^()]*\)$/.test(text) ? text : `(${text})`
}
