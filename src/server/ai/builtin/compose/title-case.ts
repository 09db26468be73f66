// Headlines in title case with figures, as newsrooms set them.
import { readNumberWords } from '#domain/language/numbers/number-words.ts'

const small = new Set('a an the and but or nor for of in on at to by as per via vs'.split(' '))
const numberWord = /\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/g

/** Every word but the small ones begins with a capital; names keep theirs. */
export function toTitleCase(text: string): string {
  const words = text.replaceAll(numberWord, (word) => String(readNumberWords(word))).split(' ')
  return words.map((word, index) => capitalizeWord(word, index === 0 || index === words.length - 1)).join(' ')
}

function capitalizeWord(word: string, isEdge: boolean): string {
  if (word.startsWith('[') || /\p{L}\.\p{L}/u.test(word) || /\p{Lu}/u.test(word)) return word
  if (!isEdge && small.has(word.toLowerCase())) return word
  return word
    .replace(/^([“"‘(]*)(\p{Ll})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase())
    .replaceAll(/-(\p{Ll})(?=\p{L}{2})/gu, (_, letter: string) => `-${letter.toUpperCase()}`)
}
