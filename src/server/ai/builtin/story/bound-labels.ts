// Labels without which their value would be unclear or wrong.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import { capitalizeFirst } from '#server/ai/builtin/text/joining.ts'
import { findVerb } from './clauses/clauses.ts'
import { isListLabel } from './labels.ts'

/** A label in capitals in small letters ("EFFECTIVE DATE", "CARGO"), except abbreviations such as "EBIT". */
const calmLabel = (label: string): string =>
  /\p{Ll}/u.test(label) || (/^\S{1,5}$/.test(label) && !isEverydayWord(label.toLowerCase()))
    ? label
    : label.toLowerCase()

const openEnd = /\p{L} (?:for|from|by|to|in|on|at|with|of|is|are|was|were|includes?|covers?)$/iu
const asks =
  /^(?:what(?:[’']s| is| are)(?: (?:it|this|that|the \p{L}+))?(?: about)?|what (?:does|do|did) (?:it|they) (?:do|find)|how(?: (?:many|much|big|long|old|far|it works|does it work|was it done|is it done))?(?: \p{Ll}+)?|any (?:numbers|figures|data|facts)|for what)\??$/iu

/** "When does it start" */
const asksWhen =
  /^when (?:does|do|did|will) (?:it|this|they|(?:the|your) \p{L}+) (?<what>start|begin|open|launch|end|close)\??$/iu

/** A label as readers of a list would see it: the sentence of "Money is for" continues in its value, and what a form asks is not told. */
export function withLabel(given: string, value: string): string {
  const label = asksWhen.exec(given)?.groups?.what ?? given
  const calm = upperFirst(calmLabel(label))
  const says = asks.test(label) && value.includes(' ')
  if (isListLabel(label) || says || (/ (?:is|are)$/.test(label) && findVerb(value) !== undefined))
    return capitalizeFirst(value)
  const isQuestion = /^(?:what|who|where|when|why|how)\b/i.test(label)
  return openEnd.test(label) && !isQuestion ? `${calm} ${value}` : `${calm}: ${value}`
}

/** Whether the value needs its label: "Former president: …", "Under Ron: …", "Ask: …". */
export function needsLabel(label: string): boolean {
  const calm = calmLabel(label)
  if (isListLabel(label) || /^(?:point|item|fact|step) \d{1,2}$/i.test(label)) return false
  const [, ...rest] = calm.split(' ')
  const isNamed = rest.some((word) => /^\p{Lu}/u.test(word) && !isEverydayWord(word.toLowerCase()))
  // A clause before a colon is no label: "The worst were not the oldest: homes built in 1965".
  const isClause = findVerb(calm) !== undefined && !/^(?:why|how|what|who|when|where)\b/i.test(calm)
  return isNamed || isClause || /\d/.test(calm) || isWish.test(calm)
}

const isWish =
  /^(?:the |our |we |they |not )*(?:former|ex|acting|deputy|outgoing|late|not|no|if|may|might|maybe|possibl[ey]|alleged(?:ly)?|expected|planned|asks?|asking|demands?|recommend\p{Ll}*|propos\p{Ll}*|suggest\p{Ll}*|wish\p{Ll}*|wants?|goals?|aims?|targets?|plans?|ideas?|claims?|myths?|options?|next|drafts?|what if|survey)(?!\p{L})/iu
