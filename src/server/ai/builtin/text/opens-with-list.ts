// Tells whether a note begins with a list as its subject.
import { isEverydayWord } from '#domain/language/everyday-words.ts'

const firstOfList =
  /^(?<word>\p{Lu}\p{Ll}{1,14}), \p{Ll}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}(?:, [^,;.]{2,40})*,? (?:and|or) \p{L}/u

/** Whether it does: "Names, addresses and orders move". The first item is then neither addressed nor a clause. */
export function opensWithList(text: string): boolean {
  const word = firstOfList.exec(text)?.groups?.word
  return word !== undefined && (word.endsWith('s') || isEverydayWord(word.toLowerCase()))
}
