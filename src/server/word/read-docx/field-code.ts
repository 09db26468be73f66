// Reads the code of a field: a link, a page number, or a symbol that Word renders without storing a result.
import { isSafeLink } from '#domain/editor/link-address.ts'
import { readEquationField } from './equation-field.ts'
import { readSymbol } from './symbols.ts'

/** Switches of HYPERLINK that take a value. */
const valued = new Set(['\\l', '\\o', '\\t', '\\m'])

export function isPageNumber(code: string): boolean {
  return /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(code)
}

/** A formula or a symbol, which Word renders from its code, not from its result. */
export function isDrawn(code: string): boolean {
  return /^\s*(?:EQ|SYMBOL)\b/i.test(code)
}

/** The URL of a link with its fragment; undefined for a link inside the document. */
export function readFieldLink(code: string): string | undefined {
  const [name, ...words] = splitCode(code)
  if (name?.toUpperCase() !== 'HYPERLINK') return undefined
  let address = ''
  let place = ''
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (valued.has(word.toLowerCase())) {
      index += 1
      if (word.toLowerCase() === '\\l') place = words[index] ?? ''
    } else if (!word.startsWith('\\')) address ||= word
  }
  return isSafeLink(address) ? joinPlace(address.trim(), place) : undefined
}

/** Word stores the fragment of a URL separately. */
export function joinPlace(address: string, place: string | undefined): string {
  return place && !address.includes('#') ? `${address}#${place.trim()}` : address
}

/** The text of a field that has only a code: SYMBOL, EQ for a formula, and MACROBUTTON, whose text follows the macro's name. */
export function readFieldText(code: string): string {
  const [name, ...words] = splitCode(code)
  if (name?.toUpperCase() === 'SYMBOL') {
    const number = Number(words[0])
    const font = words[words.findIndex((word) => word.toLowerCase() === '\\f') + 1] ?? 'Symbol'
    return Number.isInteger(number) ? readSymbol(number, font) : ''
  }
  const button = /^\s*MACROBUTTON\s+\S+\s(.*)$/is.exec(code)?.[1]?.trim()
  return button ?? readEquationField(code) ?? ''
}

/** Words and quoted values, in which `\"` is a quote. */
function splitCode(code: string): string[] {
  return [...code.matchAll(/"((?:[^"\\]|\\.)*)"?|[^\s"]+/gs)].map(([word, quoted]) =>
    quoted === undefined ? word : quoted.replace(/\\(["\\])/g, '$1'),
  )
}
