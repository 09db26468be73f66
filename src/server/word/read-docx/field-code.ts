// What the code of a field says: a link, a page number, or a sign that Word draws without storing a result.
import { isSafeLink } from '#domain/editor/link-address.ts'
import { readEquationField } from './equation-field.ts'
import { readSymbol } from './symbols.ts'

/** Switches of a link that are followed by a value. */
const valued = new Set(['\\l', '\\o', '\\t', '\\m'])

export function isPageNumber(code: string): boolean {
  return /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(code)
}

/** A formula or a sign, which Word draws by its code whatever its result. */
export function isDrawn(code: string): boolean {
  return /^\s*(?:EQ|SYMBOL)\b/i.test(code)
}

/** The address of a link with its place in the page; undefined for a jump inside the document. */
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

/** Word keeps the part of an address after `#` apart from it. */
export function joinPlace(address: string, place: string | undefined): string {
  return place && !address.includes('#') ? `${address}#${place.trim()}` : address
}

/** The text of a field that has a code only: SYMBOL, EQ for a formula, and MACROBUTTON, whose words stand behind the name of a macro. */
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

/** Words and quoted values; in a quoted value `\"` is a quote. */
function splitCode(code: string): string[] {
  return [...code.matchAll(/"((?:[^"\\]|\\.)*)"?|[^\s"]+/gs)].map(([word, quoted]) =>
    quoted === undefined ? word : quoted.replace(/\\(["\\])/g, '$1'),
  )
}
