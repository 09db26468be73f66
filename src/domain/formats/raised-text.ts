// Text above or below the line. A release has one line: figures keep their height as characters of their own, so that 10⁶ never reads 106;
// letters such as the "th" of 4th come down.

const raised = new Map(
  Object.entries({ '+': '⁺', '-': '⁻', '−': '⁻', '–': '⁻', '=': '⁼', '(': '⁽', ')': '⁾' }),
)
const lowered = new Map(Object.entries({ '+': '₊', '-': '₋', '−': '₋', '=': '₌', '(': '₍', ')': '₎' }))
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉'

/** Text above the line, as in 10⁶, m², 4th or Larkmoor™. */
export function raiseText(text: string): string {
  if (/^\s*TM\s*$/.test(text)) return text.replace('TM', '™')
  if (/^\s*SM\s*$/.test(text)) return text.replace('SM', '℠')
  if (!/\d|^[-+−–]+$/.test(text)) return text
  return translate(text, raised, raisedDigits) ?? (/^[\d+−-]\S{0,5}$/.test(text) ? `^${text}` : text)
}

/** Text below the line, as in CO₂. */
export function lowerText(text: string): string {
  return /\d/.test(text) ? (translate(text, lowered, loweredDigits) ?? text) : text
}

/** A power in an equation: letters stay up, too. */
export function raisePower(text: string): string {
  if (text === 'n') return 'ⁿ'
  if (text === '′' || text === '″' || text === '°') return text
  const power = /\d/.test(text) ? translate(text, raised, raisedDigits) : undefined
  return power ?? (isWord(text) ? `^${text}` : `^(${text})`)
}

/** An index in an equation. */
export function lowerIndex(text: string): string {
  const index = /\d/.test(text) ? translate(text, lowered, loweredDigits) : undefined
  return index ?? (isWord(text) ? `_${text}` : `_(${text})`)
}

/** Whether text needs no brackets around it beside a sign. */
export function isWord(text: string): boolean {
  return /^[\p{L}\p{N}.,]*$/u.test(text)
}

/** Undefined when a character has no twin. Commas, points and blanks stay between figures. */
function translate(text: string, signs: ReadonlyMap<string, string>, digits: string): string | undefined {
  let result = ''
  for (const character of text) {
    const twin = /^\d$/.test(character) ? digits[Number(character)] : signs.get(character)
    if (twin === undefined && !/^[\s,.]$/.test(character)) return undefined
    result += twin ?? character
  }
  return result
}
