// What the notes want near the top and give as a thing with its figure ("lot codes MC0412 and MC0413", "call center 800-555-0161, 8 to 6"):
// as a sentence, because only sentences have a place among the first paragraphs.
import type { SortedUnit } from '#domain/brief/unit.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { tidyNote } from '#server/ai/builtin/story/tidy.ts'
import { dropStop, endSentence, lowerFirst } from '#server/ai/builtin/text/joining.ts'

const named =
  /^(?:the |our )?(?<thing>\p{L}[\p{Ll}-]{1,20}(?: \p{Ll}[\p{Ll}-]{1,20}){0,3})(?::| is| are)? (?<value>(?=\S*\d).+)$/iu
const small =
  /^(?:about|around|over|under|up|down|at|in|on|for|from|to|by|with|of|and|or|some|more|less|nearly|almost|only|just|best|since|until|through|between|than|last|next|this|that|it|they|we)$/u
const phone = /^(?:\+?1[ -.])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/

/** Undefined where what comes before the figure is no thing: "about 4,150 boxes", "weighs 7 ounces". */
function tellThing(note: string): string | undefined {
  const { thing, value } = named.exec(tidyNote(dropStop(note)))?.groups ?? {}
  if (thing === undefined || value === undefined) return undefined
  const words = thing.toLowerCase().split(' ')
  const isThing =
    words.every((word) => !small.test(word)) &&
    readVerb(words[0] ?? '', 'third', 'past', 'participle', 'gerund') === undefined
  if (!isThing || !isClean(value)) return undefined
  const be = /[^s]s$/u.test(thing) ? 'are' : 'is'
  return endSentence(`The ${lowerFirst(thing)} ${be} ${phone.test(value) ? 'at ' : ''}${value}`)
}

export function tellAskedPoints(story: Story, units: readonly SortedUnit[]): void {
  const { first = [], top = [] } = story.opening ?? {}
  for (const index of new Set([...first, ...top])) {
    const unit = units[index]
    if (unit?.kind !== 'fact' || story.statements.some((statement) => statement.unit === index)) continue
    const text = tellThing(unit.body)
    if (text === undefined) continue
    story.statements.push({ text, unit: index, leans: false })
    story.points = story.points.filter((point) => point.unit !== index)
  }
}
