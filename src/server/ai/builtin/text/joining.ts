// Joins words and sentences in AP style.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { readState } from '#domain/language/states.ts'

/** 'a, b and c': without a comma before 'and', with semicolons if a part has commas. */
export function joinList(parts: readonly string[]): string {
  const [first = '', ...rest] = parts
  if (rest.length === 0) return first
  if (parts.some((part) => part.includes(','))) return `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1)}`
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** With a capital first letter, except addresses, "iRobot" and "pH". */
export function capitalizeFirst(text: string): string {
  return text.replace(
    /^(["“‘(]*)(?!https?:\/\/|[\w-]{1,63}\.[a-z]{2})(\p{Ll})(?!\p{L}?\p{Lu})/u,
    (_, lead: string, letter: string) => lead + letter.toUpperCase(),
  )
}

/** With a small first letter, except names and acronyms. */
export function lowerFirst(text: string): string {
  const { word = '', next = '' } = /^(?<word>\p{Lu}\p{Ll}*)(?: (?<next>\S))?/u.exec(text)?.groups ?? {}
  // "River Trust" and "Will Adams" are names, "Revenue tripled" is not.
  const isName = !isEverydayWord(word.toLowerCase()) || (/\p{Lu}/u.test(next) && !opener.test(word))
  return word === '' || isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const opener =
  /^(?:The|A|An|In|On|At|It|Its|This|These|Those|For|With|Our|We|New|All|To|As|By|From|After|Before|Because|When|Where|While|If)$/

/** With exactly one period at the end. */
export function endSentence(text: string): string {
  const trimmed = text.trim().replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')
  if (trimmed === '') return ''
  return /[.!?]["”’)]*$/.test(trimmed) ? trimmed.replace(/(?<!!)!+(["”’)]*)$/, '.$1') : `${trimmed}.`
}

/** Without the period at the end, except an abbreviation's. */
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
