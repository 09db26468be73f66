// The field EQ of older Word: a formula as a line of functions, \f(1,2) for a half. Word also uses it for furigana,
// \o\al(\s\up(とうきょう),東京): the word stays, the reading above it is dropped.
import { isWord, writeExponent, writeIndex } from '#domain/formats/superscript.ts'

interface Reader {
  code: string
  position: number
}

/** Deeper than any real formula. */
const depthMax = 20

/** The text of a formula; undefined if the code isn't one. */
export function readEquationField(code: string): string | undefined {
  const start = /^\s*EQ\b/i.exec(code)
  if (!start) return undefined
  // Switches of the field itself: \* jc2 \* "Font:MS Mincho" \* hps10.
  const formula = code.slice(start[0].length).replace(/\\\*\s*(?:"[^"]*"|\S+)/g, '')
  return readArgument({ code: formula, position: 0 }, []).trim()
}

/** Text and functions up to a comma or the closing parenthesis of the innermost of the functions `around`. */
function readArgument(reader: Reader, around: readonly string[]): string {
  let text = ''
  while (reader.position < reader.code.length) {
    if (around.length > 0 && /^[,;)]$/.test(reader.code.charAt(reader.position))) return text
    const call = around.length < depthMax ? passFunction(reader) : undefined
    if (call === undefined) text += passCharacter(reader)
    else {
      const values = readArguments(reader, [...around, call])
      text += isReading(call, around) ? '' : writeFunction(call, values)
    }
  }
  return text
}

/** Text above a word. */
function isReading(call: string, around: readonly string[]): boolean {
  return call.startsWith('s') && (around.at(-1)?.startsWith('o') ?? false)
}

function readArguments(reader: Reader, around: readonly string[]): string[] {
  const values: string[] = []
  for (let next = ','; /^[,;]$/.test(next); reader.position += 1) {
    values.push(readArgument(reader, around).trim())
    next = reader.code.charAt(reader.position)
  }
  return values
}

/** A function with its options, `o\al` or `s\up 8`, if arguments follow; parentheses alone are an unnamed one. */
function passFunction(reader: Reader): string | undefined {
  const rest = reader.code.slice(reader.position, reader.position + 60)
  const call = /^(?:\\([a-z]+[^,;()]{0,40}?)\s*)?\(/i.exec(rest)
  reader.position += call?.[0].length ?? 0
  return call ? (call[1] ?? '').toLowerCase() : undefined
}

/** One character, possibly escaped by a backslash. */
function passCharacter(reader: Reader): string {
  const rest = reader.code.slice(reader.position, reader.position + 3)
  const [character = ''] = /^(?:\\[^a-z]|.)/isu.exec(rest) ?? []
  reader.position += Math.max(character.length, 1)
  return character.replace(/^\\(?=.)/s, '')
}

function writeFunction(call: string, values: readonly string[]): string {
  const [first = '', second = '', third = ''] = values
  if (call.startsWith('f')) return `${bracket(first)}/${bracket(second)}`
  if (/^(?:s\\)?up/.test(call)) return writeExponent(first)
  if (/^(?:s\\)?do/.test(call)) return writeIndex(first)
  if (call.startsWith('r')) return second ? `${writeExponent(first)}√(${second})` : `√(${first})`
  if (call === '' || call.startsWith('b')) return `(${values.join(', ')})`
  if (call.startsWith('i')) return `${integral(call)}${writeIndex(first)}${writeExponent(second)} ${third}`
  return values.join(/^[al]/.test(call) ? ', ' : '')
}

function bracket(text: string): string {
  return isWord(text) ? text : `(${text})`
}

function integral(call: string): string {
  if (call.includes('\\su')) return '∑'
  return call.includes('\\pr') ? '∏' : '∫'
}
