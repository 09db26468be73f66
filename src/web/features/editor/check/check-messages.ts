// Messages of the newsroom check outside its panel.
import type { Loose } from '#domain/rules/release/loose.ts'

export const checkMessages = {
  notKept: { title: 'Error', text: 'That could not be saved. It holds until you close this page.' },
} as const

/** What is unresolved when a release is exported; undefined if nothing is. */
export function describeUnresolved({ gaps, quotes }: Pick<Loose, 'gaps' | 'quotes'>): string | undefined {
  const parts = [
    count(gaps, 'blank hasn’t been filled in', 'blanks haven’t been filled in'),
    count(quotes, 'quote isn’t approved', 'quotes aren’t approved'),
  ].filter((part) => part !== '')
  return parts.length === 0 ? undefined : `${parts.join(', and ')}.`
}

function count(number: number, one: string, many: string): string {
  if (number === 0) return ''
  return number === 1 ? `1 ${one}` : `${number} ${many}`
}
