// Keeps out facts with a remark in another language or script, until a person decides: people switch languages to say that something is not for
// print, and no list has every such phrase.
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'

/** Words before a colon, or in brackets at the start or end. */
const leadIn =
  /^[\s*>[(【]{0,6}(?<words>\p{L}[^:\])】\n]{2,60})(?::|[\])】])|[[(【*]{1,3} ?(?<tail>\p{L}[^:\])】*\n]{2,60})[\])】*]{1,3}$/u
const otherScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u
const latin = /\p{Script=Latin}{3}/u

/** Makes facts with such a remark unsure. */
export function keepOtherLanguageOut(units: readonly SortedUnit[]): void {
  for (const unit of units) {
    if (unit.kind !== 'fact') continue
    const { words, tail } = leadIn.exec(unit.text)?.groups ?? {}
    const isMixed = otherScript.test(unit.text) && latin.test(unit.text)
    if (isMixed || isAbroad(words ?? tail ?? '') || endsAbroad(unit.text)) unit.kind = 'unsure'
  }
}

/** Whether the words are foreign: at least two unknown small words, and no everyday English word. */
function isAbroad(lead: string): boolean {
  const small = lead.match(/(?<![\p{L}\d])\p{Ll}[\p{L}’']+/gu) ?? []
  return small.length > 1 && small.filter((word) => isEverydayWord(word.toLowerCase())).length === 0
}

/** The last words of a line or all of them: "…, hiyo usiandike kabisa", "dit blijft binnenskamers!". */
const lastWords = /(?:^|[,;.!–—*>] ?)(?<words>\p{L}[^,;:.!?–—*>“”"()]{8,60})[!.*< ]*$/u
const fewest = 3

function endsAbroad(text: string): boolean {
  const words = lastWords.exec(text)?.groups?.words?.match(/[\p{L}’']+/gu) ?? []
  return words.length >= fewest && words.every((word, index) => isUnknown(word, index === 0))
}

/** Whether the word is in small letters (except at the start) and not English. */
const isUnknown = (word: string, isFirst: boolean): boolean =>
  (isFirst || /^\p{Ll}/u.test(word)) &&
  !isEverydayWord(word.toLowerCase()) &&
  !isFunctionWord(word.toLowerCase())
