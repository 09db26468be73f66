// Drops sentences of the body that only repeat the lead or an earlier sentence, and such clauses at the start of a sentence.
import { isSentence } from '#server/ai/builtin/story/clauses/clauses.ts'
import { standsAlone } from '#server/ai/builtin/story/stands-alone.ts'
import { leaning } from '#server/ai/builtin/story/statements.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'
import { isRetold } from '#server/ai/builtin/text/retold.ts'

/** The groups without repeated sentences. A sentence that refers to a dropped one follows its first telling. */
export function tellOnce(groups: readonly (readonly string[])[], opening: string): string[][] {
  const told = [opening]
  return groups.flatMap((group) => {
    const kept = group.flatMap((sentence) => {
      const text = withoutToldClause(sentence, told)
      if (text === undefined) return []
      told.push(text)
      return [text]
    })
    return kept.length === 0 ? [] : [kept]
  })
}

function withoutToldClause(text: string, told: readonly string[]): string | undefined {
  if (isToldBy(text, told)) return undefined
  const { who, being, doing } = is.exec(text)?.groups ?? {}
  if (who !== undefined && being !== undefined && isToldBy(`${who} ${being}`, told))
    return endSentence(`${who} ${doing}`)
  const { clause, rest } =
    /^(?<clause>[^,;]{8,120})(?:, and|;|, but) (?<rest>\S.{12,})$/su.exec(text)?.groups ?? {}
  if (
    clause === undefined ||
    rest === undefined ||
    !isSentence(endSentence(clause)) ||
    !isToldBy(clause, told)
  )
    return text
  const whole = endSentence(capitalizeFirst(rest))
  return isSentence(whole) && standsAlone(whole) && !leaning.test(whole) ? whole : text
}

/** "It is a mill for bakers and grinds wheat": what it is, and what it does. */
const is =
  /^(?<who>It|The [^,;]{3,40}?) (?<being>is an? [^;]{8,120}?) and (?<doing>\p{Ll}{3,}s (?!of |in |for )\S.+)$/su

/** The same words can say the opposite, or hold on a condition. */
const limits = /\b(?:not|no|nor|never|none|nobody|without|only|except|unless|until|if|cannot)\b|n[’']t\b/giu

const isToldBy = (text: string, told: readonly string[]): boolean =>
  told.some(
    (other) =>
      limitsOf(text).every((word) => limitsOf(other).includes(word)) &&
      hasFigures(text, other) &&
      isRetold(text, other),
  )

const limitsOf = (text: string): string[] => text.toLowerCase().match(limits) ?? []

const figure = /\d(?:[\d.,]*\d)?/g

function hasFigures(text: string, other: string): boolean {
  const figures = new Set(other.match(figure))
  return (text.match(figure) ?? []).every((each) => figures.has(each))
}
