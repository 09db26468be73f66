// Superscripts and subscripts as plain characters, because a release has no such formatting: 10⁶ must never read 106. Letters such as the
// "th" of 4th become ordinary letters.

const superscriptSigns = new Map(
  Object.entries({ '+': '⁺', '-': '⁻', '−': '⁻', '–': '⁻', '=': '⁼', '(': '⁽', ')': '⁾' }),
)
const subscriptSigns = new Map(Object.entries({ '+': '₊', '-': '₋', '−': '₋', '=': '₌', '(': '₍', ')': '₎' }))
const superscriptDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const subscriptDigits = '₀₁₂₃₄₅₆₇₈₉'

/** As in 10⁶, m², 4th or Larkmoor™. */
export function toSuperscript(text: string): string {
  if (/^\s*TM\s*$/.test(text)) return text.replace('TM', '™')
  if (/^\s*SM\s*$/.test(text)) return text.replace('SM', '℠')
  if (!/\d|^[-+−–]+$/.test(text)) return text
  return (
    translate(text, superscriptSigns, superscriptDigits) ??
    (/^[\d+−-]\S{0,5}$/.test(text) ? `^${text}` : text)
  )
}

/** As in CO₂. */
export function toSubscript(text: string): string {
  return /\d/.test(text) ? (translate(text, subscriptSigns, subscriptDigits) ?? text) : text
}

/** An exponent in an equation, where letters are kept raised, too. */
export function writeExponent(text: string): string {
  if (text === 'n') return 'ⁿ'
  if (text === '′' || text === '″' || text === '°') return text
  const power = /\d/.test(text) ? translate(text, superscriptSigns, superscriptDigits) : undefined
  return power ?? (isWord(text) ? `^${text}` : `^(${text})`)
}

/** An index in an equation. */
export function writeIndex(text: string): string {
  const index = /\d/.test(text) ? translate(text, subscriptSigns, subscriptDigits) : undefined
  return index ?? (isWord(text) ? `_${text}` : `_(${text})`)
}

/** Whether the text needs no brackets after ^ or _. */
export function isWord(text: string): boolean {
  return /^[\p{L}\p{N}.,]*$/u.test(text)
}

/** Undefined if a character has no superscript or subscript form. Commas, points and spaces between figures are kept. */
function translate(text: string, signs: ReadonlyMap<string, string>, digits: string): string | undefined {
  let result = ''
  for (const character of text) {
    const replacement = /^\d$/.test(character) ? digits[Number(character)] : signs.get(character)
    if (replacement === undefined && !/^[\s,.]$/.test(character)) return undefined
    result += replacement ?? character
  }
  return result
}
