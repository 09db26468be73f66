// The styles of an old Word file, as far as they affect the text: hidden, superscript or subscript, in a symbol font. [MS-DOC], 2.9.271.
import { type Property, readProperties } from './property-runs.ts'

export interface Look {
  hidden?: boolean
  position?: 'superscript' | 'subscript' | 'line'
  font?: string
}

interface Style {
  base: number
  properties: Property[]
}

/** The format of a style by number, including what it inherits. */
export type DocStyles = (number: number | undefined) => Look

const hiddenProperty = 0x083c
const positionProperty = 0x2a48
const fontProperty = 0x4a4f
const positions = ['line', 'superscript', 'subscript'] as const
const paragraphKind = 1
const characterKind = 2
const chainMax = 12

export function readDocStyles(table: Buffer, fonts: readonly string[]): DocStyles {
  const styles = collectStyles(table)
  const looks = new Map<number, Look>()
  const resolve = (number: number, depth: number): Look => {
    const known = looks.get(number)
    const style = styles.get(number)
    if (known || !style) return known ?? {}
    const around = depth < chainMax ? resolve(style.base, depth + 1) : {}
    const look = readLook(style.properties, around, fonts)
    looks.set(number, look)
    return look
  }
  return (number) => (number === undefined ? {} : resolve(number, 0))
}

/** Applies properties to the inherited format. */
export function readLook(properties: readonly Property[], around: Look, fonts: readonly string[]): Look {
  const look = { ...around }
  for (const { code, operand } of properties) {
    const [value = 0] = operand
    if (code === hiddenProperty) look.hidden = switchOn(value, around.hidden ?? false)
    else if (code === positionProperty) look.position = positions[value] ?? 'line'
    else if (code === fontProperty) look.font = fonts[readNumber(operand, 0)] ?? ''
  }
  return look
}

/** 0x80 keeps the style's value, 0x81 inverts it. */
function switchOn(value: number, isOn: boolean): boolean {
  if (value === 0x80) return isOn
  return value === 0x81 ? !isOn : value === 1
}

function collectStyles(table: Buffer): Map<number, Style> {
  const styles = new Map<number, Style>()
  const count = readNumber(table, 2)
  const headBytes = readNumber(table, 4)
  let position = 2 + readNumber(table, 0)
  for (let number = 0; number < count && position < table.length; number += 1) {
    const length = readNumber(table, position)
    const style = readStyle(table.subarray(position + 2, position + 2 + length), headBytes)
    if (style) styles.set(number, style)
    position += 2 + length + (length % 2)
  }
  return styles
}

/** A header, a name, then property lists: for a paragraph style, paragraph properties come before character properties. */
function readStyle(bytes: Buffer, headBytes: number): Style | undefined {
  const packed = readNumber(bytes, 2)
  const kind = packed & 15
  if (kind !== paragraphKind && kind !== characterKind) return undefined
  let position = headBytes + readNumber(bytes, headBytes) * 2 + 4
  if (kind === paragraphKind) position += evenLength(bytes, position)
  const list = bytes.subarray(position + 2, position + 2 + readNumber(bytes, position))
  return { base: packed >> 4, properties: readProperties(list) }
}

function evenLength(bytes: Buffer, position: number): number {
  const length = 2 + readNumber(bytes, position)
  return length + (length % 2)
}

/** Empty past the end of the table: an unreadable style changes nothing. */
function readNumber(bytes: Buffer, position: number): number {
  return position + 2 <= bytes.length ? bytes.readUInt16LE(position) : 0
}
