// Small tools for putting words together the AP way.

/** 'a, b and c': no comma before 'and', but semicolons when a part has commas of its own. */
export function joinList(parts: readonly string[]): string {
  const [first = '', ...rest] = parts
  if (rest.length === 0) return first
  if (parts.some((part) => part.includes(','))) return `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1)}`
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

export function capitalizeFirst(text: string): string {
  return text.replace(
    /^(["“‘(]*)(\p{Ll})(?!\p{L}?\p{Lu})/u,
    (_, lead: string, letter: string) => lead + letter.toUpperCase(),
  )
}

/** Small first letter, unless the word is a name or an acronym. */
export function lowerFirst(text: string): string {
  return /^(?:The|A|An|In|On|At|It|Its|This|These|Those|For|With|Our|We|New|All|To|As|By|From|After|Before|Because|When|Where|While|If)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** One full stop at the end, whatever stood there. */
export function endSentence(text: string): string {
  const trimmed = text.trim().replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')
  if (trimmed === '') return ''
  return /[.!?]["”’)]*$/.test(trimmed) ? trimmed.replace(/(?<!!)!+(["”’)]*)$/, '.$1') : `${trimmed}.`
}

/** Without the stop at the end, but with that of an abbreviation. */
export function dropStop(text: string): string {
  const trimmed = text.trim()
  return /(?:Inc|Corp|Co|Ltd|[ap]\.m|U\.S|Jr|Sr|\b(?:Jan|Feb|Aug|Sept|Oct|Nov|Dec))\.$/.test(trimmed)
    ? trimmed
    : trimmed.replace(/(?<![.!?;,:])[.!?;,:]+$/, '')
}

/** Whether the text has at least so many words; long ones are not counted to their end. */
export function hasWords(text: string, count: number): boolean {
  let space = -1
  for (let words = 1; words < count; words++) {
    space = text.indexOf(' ', space + 1)
    if (space === -1) return false
  }
  return true
}

/** Whether the name is the first of the text and no part of a longer one: 'Zephyr' does not open 'Zephyr Fan costs $49'. */
export function opensWith(text: string, name: string): boolean {
  return text.startsWith(`${name} `) && !/^\p{Lu}/u.test(text.slice(name.length + 1))
}

const oddSpace = /\s\s|[^\S ]/

export function collapseSpace(text: string): string {
  return (oddSpace.test(text) ? text.replaceAll(/\s+/g, ' ') : text).trim()
}
