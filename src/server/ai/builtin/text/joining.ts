// Small tools for putting words together the AP way.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { readState } from '#domain/language/states.ts'

/** 'a, b and c': no comma before 'and', but semicolons when a part has commas of its own. */
export function joinList(parts: readonly string[]): string {
  const [first = '', ...rest] = parts
  if (rest.length === 0) return first
  if (parts.some((part) => part.includes(','))) return `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1)}`
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** An address keeps its small letter, and so do "iRobot" and "pH". */
export function capitalizeFirst(text: string): string {
  return text.replace(
    /^(["“‘(]*)(?!https?:\/\/|[\w-]{1,63}\.[a-z]{2})(\p{Ll})(?!\p{L}?\p{Lu})/u,
    (_, lead: string, letter: string) => lead + letter.toUpperCase(),
  )
}

/** Small first letter, unless the word is a name or an acronym. */
export function lowerFirst(text: string): string {
  const { word = '', next = '' } = /^(?<word>\p{Lu}\p{Ll}*)(?: (?<next>\S))?/u.exec(text)?.groups ?? {}
  // "River Trust" and "Will Adams" are names, "Revenue tripled" is none.
  const isName = !isEverydayWord(word.toLowerCase()) || (/\p{Lu}/u.test(next) && !opener.test(word))
  return word === '' || isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const opener =
  /^(?:The|A|An|In|On|At|It|Its|This|These|Those|For|With|Our|We|New|All|To|As|By|From|After|Before|Because|When|Where|While|If)$/

/** One period at the end, whatever was there. */
export function endSentence(text: string): string {
  const trimmed = text.trim().replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')
  if (trimmed === '') return ''
  return /[.!?]["”’)]*$/.test(trimmed) ? trimmed.replace(/(?<!!)!+(["”’)]*)$/, '.$1') : `${trimmed}.`
}

/** Without the stop at the end, but with that of an abbreviation. */
export function dropStop(text: string): string {
  const trimmed = text.trim()
  // "400 Depot Street, Erie, Pa."
  const state = /(?<=, )\p{Lu}[\p{L}.]{1,6}\.$/u.exec(trimmed)?.[0]
  if (state !== undefined && readState(state) !== undefined) return trimmed
  return /(?:Inc|Corp|Co|Ltd|(?<!\p{L})(?:\p{L}\.)+\p{L}|Jr|Sr|\b(?:Jan|Feb|Aug|Sept|Oct|Nov|Dec))\.$/u.test(
    trimmed,
  )
    ? trimmed
    : trimmed.replace(/(?<![.!?;,:])[.!?;,:]+$/, '')
}
