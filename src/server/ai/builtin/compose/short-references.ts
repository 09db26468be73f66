// Writes "Acme Foods Inc." in full where the news and the boilerplate begin, and "Acme Foods" everywhere else.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { textOf, withText } from './blocks.ts'

/** The name without its legal form, for the headline and later mentions; undefined if it has none. */
export function shorterName({ company }: Pick<Story, 'company'>): string | undefined {
  const short = shortName(company)
  if (company === undefined || short === undefined || !company.startsWith(short) || short === company)
    return undefined
  // "Co." may be part of the name people know: "Tilly Rae Bread Co."
  return /^ Co(?:mpany|\.)?$/.test(company.slice(short.length)) ? undefined : short
}

export function shortenReferences(blocks: readonly ReleaseBlock[], { company }: Story): ReleaseBlock[] {
  const short = shorterName({ company })
  if (company === undefined || short === undefined) return [...blocks]
  let isFirst = true
  const write = (block: ReleaseBlock): ReleaseBlock => {
    if (block.type === 'list') return { ...block, items: block.items.map((item) => item.map(write)) }
    const text = textOf(block)
    if (block.type === 'heading') {
      isFirst = true
      return withText(block, text.replaceAll(company, short))
    }
    const written = shorten(text, company, short, isFirst)
    if (text.includes(company)) isFirst = false
    return withText(block, written)
  }
  return blocks.map(write)
}

/** "Quist" for Quist-Hanley, but not in her full name. */
export const callLater = (blocks: readonly ReleaseBlock[], { laterNames = [] }: Story): ReleaseBlock[] =>
  blocks.map((block) => {
    if (laterNames.length === 0 || block.type !== 'paragraph') return block
    const text = laterNames.reduce((given, { name, surname, called }) => {
      const [first = ''] = name.split(surname)
      const full = escapePattern(first.trim())
      return given.replaceAll(
        new RegExp(`(?<!${full} )(?<![\\p{L}-])${escapePattern(surname)}(?![\\p{L}-])`, 'gu'),
        called,
      )
    }, textOf(block))
    return text === textOf(block) ? block : withText(block, text)
  })

/** Outside quotation marks; what somebody said is left as it was said. */
function shorten(text: string, company: string, short: string, keepsFirst: boolean): string {
  let keeps = keepsFirst
  return text
    .split(/(“[^”]*”)/u)
    .map((part) => {
      if (part.startsWith('“')) return part
      const [before = '', ...rest] = part.split(company)
      if (rest.length === 0) return part
      const named = rest.map((after, index) =>
        keeps && index === 0 ? company + after : refer(company, short, after),
      )
      keeps = false
      return before + named.join('')
    })
    .join('')
}

function refer(company: string, short: string, after: string): string {
  // "Sowmya Pumps Ltd.’s" becomes "Sowmya Pumps’".
  if (after.startsWith('’s') && short.endsWith('s')) return `${short}’${after.slice(2)}`
  // The period of "Inc." may also end the sentence.
  const endsSentence = company.endsWith('.') && /^\s*(?:$|[\p{Lu}[])/u.test(after)
  return `${short}${endsSentence ? '.' : ''}${after}`
}
