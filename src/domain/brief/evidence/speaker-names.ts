// A name that is given for a speaker, as a person's name: without forms of address and without words that only precede it.
import { withoutAddress } from '#domain/brief/person-names.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isFunctionWord, isOrganisationWord, isTitleWord } from '#domain/language/name-words.ts'

/** The name, or nothing when no person is called so: "Management Board", "Deputy Mayor". */
export function cleanSpeaker(written: string): string | undefined {
  // "its cormac cormac halloran", as people say it.
  const words = withoutAddress(written)
    .split(' ')
    .filter((word, index, all) => word !== all[index - 1])
  while (words.length > 1 && (isTitleWord(words[0] ?? '') || isFunctionWord(words[0] ?? ''))) words.shift()
  while (words.length > 2 && isEverydayWord((words[0] ?? '').toLowerCase())) words.shift()
  return isNobody(words, written) ? undefined : withoutAddress(words.join(' '))
}

function isNobody(words: readonly string[], written: string): boolean {
  if (words.some((word) => isTitleWord(word) || isOrganisationWord(word.toLowerCase()))) return true
  if (words.length === 1) return false
  const isMarked = words.some((word) => /^\p{Lu}{2,3}$/u.test(word)) && written !== written.toUpperCase()
  return isMarked || words.every((word) => isEverydayWord(word.toLowerCase()))
}
