// Tracks which marks are open while HTML is read. Each tag name has its own stack, so an end tag costs the same at any depth.

import { isSafeLink } from '#domain/editor/link-address.ts'
import type { ReleaseSpan } from '#domain/formats/release-tree.ts'

type Look = Omit<ReleaseSpan, 'text'>
type Position = 'superscript' | 'subscript'
type Mark = Look & Partial<Record<Position, true>>
type Attributes = ReadonlyMap<string, string>

const flags = ['bold', 'italic', 'underline', 'superscript', 'subscript'] as const
const tagMarks = new Map<string, (typeof flags)[number]>([
  ['b', 'bold'],
  ['strong', 'bold'],
  ['i', 'italic'],
  ['em', 'italic'],
  ['u', 'underline'],
  ['sup', 'superscript'],
  ['sub', 'subscript'],
])
const inlineTags = new Set([...tagMarks.keys(), 'a', 'span', 'font'])
const plainWeight = /font-weight\s*:\s*(?:normal|lighter|[1-5]00)\b/i
const boldWeight = /font-weight\s*:\s*(?:bold|[6-9]00)/i
const slantedStyle = /font-style\s*:\s*(?:italic|oblique)/i
const underlined = /text-decoration(?:-line)?\s*:[^;]*underline/i
const superscriptStyle = /vertical-align\s*:\s*super/i
const subscriptStyle = /vertical-align\s*:\s*sub/i

export interface InlineMarks {
  /** Handles a start tag; false if the tag isn't a mark. */
  open(tag: string, attributes: Attributes): boolean
  close(tag: string): boolean
  /** The formatting of the text that comes next. */
  look(): Look
  /** Whether that text is superscript or subscript. */
  position(): Position | undefined
}

export function createInlineMarks(): InlineMarks {
  const opened = new Map<string, Mark[]>()
  const count = { bold: 0, italic: 0, underline: 0, superscript: 0, subscript: 0 }
  const links: string[] = []
  const apply = (look: Mark, by: 1 | -1) => {
    for (const flag of flags) if (look[flag]) count[flag] += by
    if (look.link && by === 1) links.push(look.link)
    if (look.link && by === -1) links.pop()
  }
  const close = (tag: string) => {
    const look = opened.get(tag)?.pop()
    if (look) apply(look, -1)
    return inlineTags.has(tag)
  }
  return {
    open(tag, attributes) {
      if (!inlineTags.has(tag)) return false
      // A link inside a link ends the outer one, as in every browser.
      if (tag === 'a') close('a')
      const look = readLook(tag, attributes)
      const stack = opened.get(tag)
      if (stack) stack.push(look)
      else opened.set(tag, [look])
      apply(look, 1)
      return true
    },
    close,
    look: () => ({
      ...(count.bold > 0 && { bold: true }),
      ...(count.italic > 0 && { italic: true }),
      ...(count.underline > 0 && { underline: true }),
      ...(links.length > 0 && { link: links.at(-1) as string }),
    }),
    position: () => (count.superscript > 0 ? 'superscript' : count.subscript > 0 ? 'subscript' : undefined),
  }
}

function readLook(tag: string, attributes: Attributes): Mark {
  if (tag === 'a') {
    const link = readLink(attributes.get('href'))
    return link ? { link } : {}
  }
  const style = attributes.get('style') ?? ''
  const mark = tagMarks.get(tag)
  // Google Docs wraps everything in <b style="font-weight:normal">.
  if (mark) return mark === 'bold' && plainWeight.test(style) ? {} : { [mark]: true }
  return readStyle(style)
}

function readStyle(style: string): Mark {
  return {
    ...(boldWeight.test(style) && { bold: true }),
    ...(slantedStyle.test(style) && { italic: true }),
    ...(underlined.test(style) && { underline: true }),
    ...(superscriptStyle.test(style) && { superscript: true }),
    ...(subscriptStyle.test(style) && { subscript: true }),
  }
}

/** As browsers do, ignores spaces around an address and line breaks and tabs inside it. */
function readLink(href: string | undefined): string | undefined {
  const address = href?.replace(/[\t\n\r]/g, '').trim()
  return address && isSafeLink(address) ? address : undefined
}
