// Verbs that 'and' joins have one form: whoever changes the first of them has to change the others too.
import { readVerb, type VerbForm } from '#domain/language/verbs.ts'

/** As far as the clause goes: what a word like 'that' opens has verbs of its own. */
const clause = /^(?:(?! (?:that|which|who|because|while|when|if|where)\b)[^.;:!?—“”]){0,160}/u
const joint = /(?:\b(?:and|or|but|nor)|,) (?:then |also |later |not |\p{Ll}+ly )?/gu
const infinitive = / to \p{Ll}/u
const nounAfter = /^(?:the |an? |its |their )?\p{Ll}+ (?<link>\p{Ll}+)\b/u
const links = /^(?:of|to|for|in|into|with|about)$/
const forms: readonly VerbForm[] = ['gerund', 'base']

/** 'able to buy' made 'bought' before ' and sell grain': what follows goes on in the form that is gone. */
export function leavesJoined(was: string, now: string, rest: string): boolean {
  const goesOn = readForm(was, now)
  if (goesOn === undefined) return false
  const own = clause.exec(rest)?.[0] ?? ''
  return [...own.matchAll(joint)].some(({ 0: word, index }) => {
    // 'We plan to make and sell hats': what is joined is to be done as well, whoever plans it.
    if (infinitive.test(own.slice(0, index)) && !links.test(lastWord(was))) return false
    return goesOn(own.slice(index + word.length), word.startsWith(','))
  })
}

type Test = (after: string, isComma: boolean) => boolean

/** How a joined verb or noun looks where the last one changes its form; undefined where it doesn't. */
function readForm(was: string, now: string): Test | undefined {
  const [wasLast, nowLast] = [lastWord(was), lastWord(now)]
  if (wasLast === nowLast) return undefined
  // 'enables growers to book and to pay', 'gave assistance to farmers and support to schools'.
  if (links.test(wasLast))
    return (after, isComma) =>
      (wasLast === 'to' && /^to \p{Ll}/u.test(after)) ||
      (!isComma && nounAfter.exec(after)?.groups?.link === wasLast)
  const nowBase = readVerb(nowLast, 'base', 'third', 'past', 'participle', 'gerund')
  if (nowBase === undefined) return undefined
  const form = forms.find((each) => readVerb(wasLast, each) === nowBase)
  if (form === undefined || readVerb(nowLast, form) === nowBase) return undefined
  return (after, isComma) => {
    const next = /^\p{Ll}+/u.exec(after)?.[0] ?? ''
    // 'will be opening a store, bringing jobs': a comma alone joins nothing.
    return !isComma && readVerb(next, form) !== undefined
  }
}

function lastWord(text: string): string {
  return /(?<![\p{L}’'-])[\p{L}’'-]+(?=\s*$)/u.exec(text)?.[0].toLowerCase() ?? ''
}
