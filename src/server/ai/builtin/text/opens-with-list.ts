// Whether a note begins with the things it is about, one after the other.
import { isEverydayWord } from '#domain/language/everyday-words.ts'

const firstOfList =
  /^(?<word>\p{Lu}\p{Ll}{1,14}), \p{Ll}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}(?:, [^,;.]{2,40})*,? (?:and|or) \p{L}/u

/** "Names, addresses and orders move": the first thing of a list is nobody who is spoken to, and no clause of its own. */
export function opensWithList(text: string): boolean {
  const word = firstOfList.exec(text)?.groups?.word
  return word !== undefined && (word.endsWith('s') || isEverydayWord(word.toLowerCase()))
}
