// Checks whether the material is enough for a generator. If not, one sentence asks for what is missing.
import type { GeneratorType } from '#domain/ai/generator.ts'
import { findAddresses } from '#domain/language/addresses.ts'
import { readSheet } from './read-sheet.ts'
import type { FactSheet } from './sheet.ts'
import { sortBrief } from './sort-brief.ts'
import { mayPrint } from './unit.ts'

const fewest = 3

const asks: Readonly<Record<GeneratorType, string>> = {
  boilerplate: 'Add the company’s name and what it does.',
  headline: 'Add the news: who’s doing what, and when.',
  quote: 'Add who’s speaking and what matters to them.',
  cta: 'Add what readers should do and where: a web address, an email or a phone number.',
}

/** The sentence that asks for what is missing; undefined when there is enough. */
export function findMissing(type: GeneratorType, context: string): string | undefined {
  const sorted = sortBrief(context)
  const usable = sorted.units.filter(
    ({ kind }) => mayPrint(kind) || kind === 'instruction' || kind === 'unsure',
  )
  if (usable.length === 0 && sorted.units.some(({ kind }) => kind === 'private' || kind === 'foreign'))
    return 'There’s nothing here to use: every line is private or an AI command. Add facts we can use.'
  const text = usable.map((unit) => unit.text).join('\n')
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length < fewest || !isEnough[type](text, words.length, readSheet(sorted))
    ? asks[type]
    : undefined
}

/** The least that a text of each kind needs. */
const isEnough: Readonly<Record<GeneratorType, (text: string, words: number, sheet: FactSheet) => boolean>> =
  {
    boilerplate: (_, words, { company }) => company !== null || words >= 2 * fewest,
    headline: () => true,
    quote: (_, words, { people, quotes }) => people.length + quotes.length > 0 || words >= 2 * fewest,
    cta: (text, _, { contact }) =>
      contact !== null || findAddresses(text).length > 0 || /\d{3}[-. )]{1,2}\d{3,4}/.test(text),
  }
