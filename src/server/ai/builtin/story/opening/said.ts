// Reads sentences that a request gives word for word: "the first line has to tell parents to stop using the chair".
import { isSentence } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import type { Statement, Story } from '#server/ai/builtin/story/story.ts'
import { speakThird } from '#server/ai/builtin/story/third-person.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'
import type { Opening } from './opening.ts'
import type { OpeningWish } from './wishes.ts'

const adviceToReaders =
  /^(?<who>(?:\p{L}+ ){0,2}(?:\p{L}+s|people|everybody|everyone)) (?<not>not )?to (?<what>\p{Ll}.+)$/u
const leans = /^(?:this|it|that|they|these|those)\b/iu

/** Whether the sentence refers to another one: "this is the first route without diesel" needs the one that names the route. */
export const leansOnMeant = ({ asked }: OpeningWish): boolean => leans.test(asked)

/** The sentence; undefined if the words are none. */
export function readSaid({ asked, isSaid }: OpeningWish): string | undefined {
  if (!isSaid) return undefined
  const { who, not = '', what } = adviceToReaders.exec(asked)?.groups ?? {}
  const text = who === undefined || what === undefined ? asked : `${who} should ${not}${what}`
  const sentence = capitalizeFirst(endSentence(text))
  return isSentence(sentence) && isClean(sentence) ? sentence : undefined
}

/** Adds such sentences to the story, those that refer to another right behind it. */
export function addSaid(story: Story, { wishes, first }: Opening): void {
  for (const wish of wishes) {
    const said = readSaid(wish)
    if (said === undefined) continue
    const text = speakThird(said, story)
    if (!leansOnMeant(wish)) {
      story.statements.unshift({ text, unit: wish.unit, leans: false })
      continue
    }
    const at = story.statements.findLastIndex(({ unit }) => first.has(unit))
    const meant: Statement | undefined = story.statements[at]
    if (meant !== undefined) story.statements.splice(at + 1, 0, { text, unit: meant.unit, leans: true })
  }
}
