// Reads the field or department in a title: 'Director, Corporate Communications', 'Head of Routes'.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isOrganizationWord } from '#domain/language/name-words.ts'

const joint = /^(?:of|and|for|the|&)$/

/** The field after a comma, if it is made of everyday words: 'Director, Corporate Communications'. */
export function readField(after: string): string {
  const found = /^, (?<field>\p{Lu}\p{Ll}+(?: (?:and |of )?\p{Lu}\p{Ll}+){1,3})(?=[,.;]|$| at )/u.exec(after)
  const words = found?.groups?.field?.split(' ') ?? []
  const isField = words.every(
    (word) => joint.test(word) || (isEverydayWord(word) && !isOrganizationWord(word.toLowerCase())),
  )
  return isField ? (found?.[0] ?? '') : ''
}

/** Whether everyday words after 'of' are a department: 'Head of Routes at Norden Foods'. */
export function isDepartment(words: readonly string[], after: string): boolean {
  const of = words.indexOf('of')
  if (of < 1 || of === words.length - 1 || !isNamedBehind(words, after)) return false
  return words.slice(of + 1).every((word) => joint.test(word) || isSubject(word))
}

/** Whether the word is a field: 'Forestry', 'Physics', 'Marine'. Languages keep their capital. */
function isSubject(word: string): boolean {
  if (/^(?:English|\p{L}+(?:ese|ish))$/u.test(word) || isOrganizationWord(word.toLowerCase())) return false
  return isEverydayWord(word) || /(?:ology|ography|osophy|istry|estry|onomy|onomics|ics|ture)$/.test(word)
}

/** Whether the employer follows, or the title is a professor's with a subject. */
function isNamedBehind(words: readonly string[], after: string): boolean {
  if (/^ (?:at|for) (?:the \p{L}|\p{Lu})/u.test(after)) return true
  const isEnd = joint.test(words.at(-1) ?? '') || /^(?:[.,;]|$| (?:in|who)\b)/.test(after)
  return words.includes('Professor') && isEnd
}
