// Numbers in figures: 1,912; 4.2 million; 10k.
import { readScale } from './number-words.ts'

/** Source of a pattern for a plain number: with or without commas and decimals. */
export function figurePattern(): string {
  return '(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)'
}

/** Source of a pattern for the words that multiply a number. */
export function scalePattern(): string {
  return '(?:[ \\u00a0-]?(?:[Tt]housand|[Mm]illion|[Bb]illion|[Tt]rillion)\\b)'
}

/** The value of figures and their scale word; rounded, so that 4.2 million is 4200000 and not a hair beside it. */
export function readFigure(figure: string, scale = ''): number {
  const value = Number(figure.replaceAll(',', ''))
  return scale === '' ? value : Number((value * readScale(scale)).toPrecision(12))
}
