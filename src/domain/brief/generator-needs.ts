// What a generator cannot do without. Material that is too thin is answered by one sentence that asks for the missing thing.
import type { GeneratorType } from '#domain/ai/generator.ts'
import { readSheet } from './read-sheet.ts'
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
    return 'There’s nothing here to use: every line is private or an instruction to an AI. Add facts for the text.'
  const words = usable.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
  const isNameless = type === 'boilerplate' && words.length < 2 * fewest && readSheet(sorted).company === null
  return words.length < fewest || isNameless ? asks[type] : undefined
}
