// The label of a list item. Lists of a release have bullets or 1, 2, 3: other labels, such as "Article 1:" or "(a)", become text, so that
// "see (b)" keeps its meaning.

/** The number format of a level, and its label, with %1 for the number of the first level. */
export interface LabelForm {
  format: string
  text: string | undefined
}

/** Whether a level has no label: its paragraphs continue the previous item. */
export function isBlankLabel({ format, text }: LabelForm): boolean {
  if (format === 'none') return (text ?? '').replace(/%\d/g, '').trim() === ''
  return text?.trim() === ''
}

/** The label as text; undefined if the list's own bullet or number is the same. */
export function writeLabel(
  forms: (level: number) => LabelForm,
  numbers: ReadonlyMap<number, number>,
  level: number,
): string | undefined {
  const { format, text = '' } = forms(level)
  const hasWords = /[\p{L}\p{N}\p{S}§#&@]/u.test(text.replace(/%\d/g, ''))
  const hasLetters = level === 0 && letterFormats.has(format) && text.includes('%1')
  if (format === 'bullet' || !(hasWords || hasLetters)) return undefined
  const label = text.replace(/%(\d)/g, (_, digit: string) => {
    const place = Number(digit) - 1
    return writeNumber(numbers.get(place) ?? 1, forms(place).format)
  })
  return label.trim()
}

const letterFormats = new Set(['lowerLetter', 'upperLetter', 'lowerRoman', 'upperRoman'])

function writeNumber(number: number, format: string): string {
  if (format === 'none') return ''
  if (format === 'decimalZero') return String(number).padStart(2, '0')
  const text = format.endsWith('Letter') ? toLetters(number) : format.endsWith('Roman') ? toRoman(number) : ''
  return (format.startsWith('lower') ? text.toLowerCase() : text) || String(number)
}

/** A to Z, then AA to ZZ, as Word counts. */
function toLetters(number: number): string {
  if (number < 1 || number > 780) return ''
  return String.fromCharCode(65 + ((number - 1) % 26)).repeat(Math.ceil(number / 26))
}

const romans = Object.entries({
  M: 1000,
  CM: 900,
  D: 500,
  CD: 400,
  C: 100,
  XC: 90,
  L: 50,
  XL: 40,
  X: 10,
  IX: 9,
  V: 5,
  IV: 4,
  I: 1,
})

function toRoman(number: number): string {
  if (number < 1 || number > 3999) return ''
  let left = number
  let text = ''
  for (const [sign, value] of romans) {
    text += sign.repeat(Math.floor(left / value))
    left %= value
  }
  return text
}
