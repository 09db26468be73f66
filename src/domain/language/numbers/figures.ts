// Reads numbers in figures: 1,912; 4.2 million; 4,2 million; 10k; 2½; .5; 1e6.
import { readScale } from './number-words.ts'

const fraction = '[\\u00bc-\\u00be\\u2150-\\u215e]'
const firstFraction = 0xbc
/** The decimal comma of '4,2 million'; thousands have three digits. */
const decimalComma = /,(?=\d{1,2}$)/

/** Source of a pattern for a plain number, with commas, decimals or a fraction. */
export function figurePattern(): string {
  return `(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,3},\\d{1,2}(?=[ \\u00a0](?:million|billion|trillion)\\b)|\\d+(?:\\.\\d+)?[eE]\\d{1,2}\\b|\\d+(?:\\.\\d+|${fraction})?|${fraction}|\\.\\d+)`
}

/** Whether the figure is a fraction alone: ½. */
export function isLoneFraction(figure: string): boolean {
  return figure.length === 1 && figure.charCodeAt(0) >= firstFraction
}

/** Source of a pattern for the words that multiply a number. */
export function scalePattern(): string {
  return '(?:[ \\u00a0-]?(?:[Tt]housand|[Mm]illion|[Bb]illion|[Tt]rillion)\\b)'
}

/** The value of figures with their scale, rounded so that 4.2 million is exactly 4200000. */
export function readFigure(figure: string, scale = ''): number {
  const part = figure.charCodeAt(figure.length - 1) >= firstFraction ? figure.slice(-1) : ''
  const value =
    Number(
      figure
        .slice(0, figure.length - part.length)
        .replace(decimalComma, '.')
        .replaceAll(',', ''),
    ) + readPart(part)
  return scale === '' ? value : Number((value * readScale(scale)).toPrecision(12))
}

/** Unicode takes ½ apart into 1⁄2. */
function readPart(sign: string): number {
  if (sign === '') return 0
  const [count, whole] = sign.normalize('NFKC').split('⁄')
  return Number((Number(count) / Number(whole)).toPrecision(4))
}
