// Another language in the middle of English notes: people fall into it to say what is not for print, and no list has every way to do that. A fact with a
// lead-in that is not English, or with letters of another script, waits for a person.
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'

/** What is before a colon, or between brackets at an edge. */
const leadIn =
  /^[\s*>[(【]{0,6}(?<words>\p{L}[^:\])】\n]{2,60})(?::|[\])】])|[[(【*]{1,3} ?(?<tail>\p{L}[^:\])】*\n]{2,60})[\])】*]{1,3}$/u
const otherScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u
const latin = /\p{Script=Latin}{3}/u

/** Leaves to a person the facts that another language speaks about. */
export function keepOtherLanguageOut(units: readonly SortedUnit[]): void {
  for (const unit of units) {
    if (unit.kind !== 'fact') continue
    const { words, tail } = leadIn.exec(unit.text)?.groups ?? {}
    const isMixed = otherScript.test(unit.text) && latin.test(unit.text)
    if (isMixed || isAbroad(words ?? tail ?? '') || endsAbroad(unit.text)) unit.kind = 'unsure'
  }
}

/** Two small words or more that nobody says in English, and none that everybody does. */
function isAbroad(lead: string): boolean {
  const small = lead.match(/(?<![\p{L}\d])\p{Ll}[\p{L}’']+/gu) ?? []
  return small.length > 1 && small.filter((word) => isEverydayWord(word.toLowerCase())).length === 0
}

/** "…, hiyo usiandike kabisa", "dit blijft binnenskamers!": the last words, or all of them. */
const lastWords = /(?:^|[,;.!–—*>] ?)(?<words>\p{L}[^,;:.!?–—*>“”"()]{8,60})[!.*< ]*$/u
const fewest = 3

function endsAbroad(text: string): boolean {
  const words = lastWords.exec(text)?.groups?.words?.match(/[\p{L}’']+/gu) ?? []
  return words.length >= fewest && words.every((word, index) => isUnknown(word, index === 0))
}

/** Small, unless it begins a sentence, and nothing that English has. */
const isUnknown = (word: string, isFirst: boolean): boolean =>
  (isFirst || /^\p{Ll}/u.test(word)) &&
  !isEverydayWord(word.toLowerCase()) &&
  !isFunctionWord(word.toLowerCase())
