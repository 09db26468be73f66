// Sets the capitals of a headline by its style.
import { capitalizeFirst } from './joining.ts'

const small = new Set('a an the and but or nor for of in on at to by as per via vs'.split(' '))

/** Sentence case: names keep their capitals. */
export const toSentenceCase = (text: string): string => capitalizeFirst(text)

/** Title case: every word but the small ones gets a capital. */
export function toTitleCase(text: string): string {
  const words = text.split(' ')
  let isQuoted = false
  const written = words.map((word, index) => {
    const isName = isQuoted || /^[“"]/.test(word)
    isQuoted = isName && !/.[”"]/.test(word)
    // A quoted name keeps its own capitals.
    return isName && index > 0 ? word : capitalizeWord(word, index === 0 || index === words.length - 1)
  })
  return written.join(' ')
}

function capitalizeWord(word: string, isEdge: boolean): string {
  if (word.startsWith('[') || /\p{L}\.\p{L}/u.test(word) || /\p{Lu}/u.test(word)) return word
  if (!isEdge && small.has(word.toLowerCase())) return word
  return word
    .replace(/^([“"‘(]*)(\p{Ll})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase())
    .replaceAll(/-(\p{Ll})(?=\p{L}{2})/gu, (_, letter: string) => `-${letter.toUpperCase()}`)
}
