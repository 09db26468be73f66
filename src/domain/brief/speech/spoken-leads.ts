// How people announce words that they dictate, without a sign between the two: "she wants to say the sea is colder", "my quote is …",
// "put me down as saying …", "What I would say is this. …"
import { anyCase } from '#domain/language/any-case.ts'
import { findMatches } from '#domain/language/matches.ts'

const cues: readonly string[] = [
  `(?:wants|would like|wd like|[’']d like|likes|asks|wishes) to (?:say|be (?:quoted|put down|down) as saying)`,
  '(?:said|says|say|told (?:me|us)|tells me) to (?:say|put|write|pass on)',
  '(?:put|write|say) it like this|(?:spoke|speaks|speak|said it|says it) like this',
  `(?:put|take|quote|have) me(?: down)? as (?:saying|sayin[’']?)|put me down as (?:\\p{L}+ ){1,6}and say`,
  'my (?:quote|words?|line|statement)(?: for the (?:paper|papers|press|newspaper|media))? (?:is|are)|and mine is|(?:her|his|their) quote is(?: ready)?',
  "what i(?:[’']d| would| want to| will) say(?: to (?:the )?(?:press|newspapers?|papers?))? is",
  'tell them from me',
]
/** "you can put": only after who speaks, or it is a wish. */
const allowed = `(?:quot\\p{L}*|from me|my side|say|says|said|that[’']s me|for the (?:paper|press))\\b[^.:!?]{0,60}? (?:you can|you could|you may|you) (?:put|write|say|use)(?: that)?(?: (?:i|we) (?:said|say))?|you can (?:put|write|say) that i said|you can say i said`
const cue = new RegExp(
  `(?<![\\p{L}])(?:${anyCase([...cues, allowed].join('|'))})(?: ${anyCase('that|the following|this')})? (?=\\p{L})(?!(?:${anyCase('something(?! like)|anything|nothing|a few|a word|a line|more|it')})\\b)`,
  'gu',
)
/** A sentence of its own that announces the next ones. */
const announcement = new RegExp(
  `(?:${anyCase("what i(?:[’']d| would| want to| will) say(?: to [\\p{L} ]{3,20})? is (?:this|the following)|(?:something|a quote|my quote|my words|one|a line) (?:from me|for (?:your|the) (?:paper|press|readers))[^.!?]{0,20}|(?:here[’']?s|here is|this is) (?:my|the|a|your) (?:quote|line|words|statement)|it[’']s this|(?:to be )?quoted as follows|put it like this")})[.:]$`,
  'u',
)
/** What somebody was asked or told to do is no speech. */
const undone = /\b(?:don[’']?t|do not|never|not|nobody|no one|please)(?: \p{L}+){0,2}$/iu
const farthest = 200

/** Where the words begin that a sentence announces without a sign. */
export function findSpokenLead(sentence: string): number | undefined {
  const found = findMatches(sentence.slice(0, farthest), cue).find(
    ({ index }) => !undone.test(sentence.slice(Math.max(0, index - 40), index).trimEnd()),
  )
  return found === undefined ? undefined : found.index + found[0].length
}

/** Whether a sentence says that somebody's words follow. */
export function announcesWords(sentence: string): boolean {
  return sentence.length < farthest && announcement.test(sentence) && !undone.test(sentence)
}
