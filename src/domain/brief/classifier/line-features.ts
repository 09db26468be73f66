// The features by which the line classifier knows a line: its words with names and figures masked, its grammar, and its place. No feature contains
// a name or number of the notes, so that weights learned from some notes work for others.

import { findGateFailure } from '#domain/brief/cues/fact-gate.ts'
import { isMarkedPrivate } from '#domain/brief/cues/private-cues.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'
import { monthPattern } from '#domain/language/calendar-words.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isTitleWord } from '#domain/language/name-words.ts'
import { findQuotations } from '#domain/language/quotations.ts'

const token =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}|(?:https?:\/\/|www\.)\S{1,200}|(?<![\w-])[\w-]{1,64}\.(?:com|org|net|io|dk|de|uk|example|co)\b\S{0,200}|[$€£¥]\s?\d(?:[\d.,]{0,24}\d)?\p{L}{0,24}|\d(?:[\d.,:/-]{0,24}\d)?\p{L}{0,24}%?|\p{L}[\p{L}\p{M}]{0,60}(?:[’'-]\p{L}{1,60}){0,4}|[!?;:()&@#*…"“”«»]|\.{2,9}|\.|,|[–—-]{1,2}/gu
const month = new RegExp(`^(?:${monthPattern()})$`)
const weekday = /^(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:days?)?$/

/** The words of a line as the classifier knows them: "Acme raised $5 million" is "¤name raised ¤money million". */
export function maskTokens(text: string): string[] {
  let end = 0
  let masked = ''
  for (const { from, to } of findQuotations(text)) {
    masked += `${text.slice(end, from)} “ `
    end = to
  }
  masked += text.slice(end)
  const tokens: string[] = []
  for (const [word] of masked.matchAll(token)) {
    const mask = maskToken(word, tokens.length === 0 || /^[.!?:]$/.test(tokens.at(-1) ?? ''))
    // A name of three words is one name.
    if (mask !== '¤name' || tokens.at(-1) !== '¤name') tokens.push(mask)
  }
  return tokens
}

function maskToken(word: string, isFirst: boolean): string {
  if (word.includes('@') && word.length > 1) return '¤mail'
  if (/^(?:https?:|www\.)|\w\.\p{Ll}{2}/u.test(word)) return '¤web'
  if (/^[$€£¥]/.test(word)) return '¤money'
  if (/^\d/.test(word)) return maskFigure(word)
  if (/^["“”«»]$/.test(word)) return '“'
  const small = word.toLowerCase().replaceAll("'", '’')
  if (weekday.test(small)) return '¤day'
  if (month.test(word)) return '¤month'
  if (/^\p{Lu}/u.test(word) && !isSpokenWord(small, isFirst))
    return /^\p{Lu}{2,5}$/u.test(word) ? small : '¤name'
  return small
}

function maskFigure(word: string): string {
  if (/%$/.test(word)) return '¤percent'
  if (/^\d{1,2}[:.]\d\d(?:[ap]m)?$/i.test(word) || /^\d{1,2}[ap]m$/i.test(word)) return '¤time'
  if (/^(?:19|20)\d\d$/.test(word)) return '¤year'
  return /^\d{1,2}(?:[.)]|st|nd|rd|th)?$/.test(word) ? '¤small' : '¤figure'
}

/** Whether the word is no name. A capital inside a sentence makes a name; at its start it does so only for uncommon words. */
function isSpokenWord(small: string, isFirst: boolean): boolean {
  return (
    isTitleWord(small) ||
    small === 'i' ||
    small.startsWith('i’') ||
    (isFirst && isEverydayWord(small.replaceAll('’', "'")))
  )
}

const grammar: readonly (readonly [string, RegExp])[] = [
  ['i', /\b(?:i|me|my|mine|myself|i'm|i'd|i've|i'll)\b/],
  ['we', /\b(?:we|us|our|ours|we're|we've|we'd|we'll|let's)\b/],
  ['you', /\b(?:you|your|yours|u|ur|you're|you've|you'd|you'll)\b/],
  ['he', /\b(?:he|she|him|her|his|hers|he's|she's|he'd|she'd)\b/],
  ['they', /\b(?:they|them|their|they're|they've|they'd|they'll)\b/],
  ['it', /\b(?:it|its|it's)\b/],
  ['that', /\b(?:that|this|those|these|that's)\b/],
  ['not', /\b(?:not|never|no|nothing|nobody|none|nowhere|neither|nor|without)\b|n't\b/],
  ['short', /'(?:s|re|ve|ll|d|m|t)\b|n't\b/],
  ['modal', /\b(?:would|should|could|might|may|must|ought|can|can't|shouldn't|wouldn't|couldn't|mustn't)\b/],
  [
    'hedge',
    /\b(?:maybe|perhaps|probably|apparently|seems?|guess|think|thinks|thought|suppose|sort of|kind of|a bit|rather|quite|somehow|almost|nearly|still|yet|anyway|actually|really|honestly|frankly|though|just|even|only)\b/,
  ],
  [
    'feel',
    /\b(?:happy|unhappy|angry|upset|furious|nervous|worried|afraid|scared|sorry|sad|mad|livid|touchy|sore|embarrass\w*|awkward|asham\w*|hate\w*|love\w*|annoy\w*|cross|sensitive|careful|delicate|messy|ugly|bad|worse|worst|wrong|trouble|problem|mess|nasty|tricky|mortified|shy)\b/,
  ],
  [
    'tell',
    /\b(?:say|says|said|tell|tells|told|mention\w*|name|named|naming|talk\w*|know|knows|known|hear|heard|read|print|write|written|publish\w*|announc\w*|share\w*|quote|quoted|ask|asks|asked|whisper\w*|admit\w*|reveal\w*|bring up|come up|word)\b/,
  ],
  [
    'quiet',
    /\b(?:quiet\w*|silen\w*|secret\w*|private\w*|hush|discreet\w*|skip|leave|keep|drop|avoid|forget|ignore|omit|out|aside|away|under|between|alone)\b/,
  ],
  ['later', /\b(?:yet|until|till|later|not yet|before|someday|for now|next year|in time|soon)\b/],
  ['because', /\b(?:because|since|so|as|otherwise|or else|in case)\b/],
  ['past', /\b(?:was|were|had|did|\p{L}{3,}ed)\b/u],
  ['future', /\b(?:will|going to|plans to|expects to|'ll)\b/],
  ['be', /\b(?:is|are|was|were|be|been|being)\b/],
  [
    'writing',
    /\b(?:release|draft|headline|title|lead|lede|paragraphs?|para|quotes?|words?|tone|style|copy|text|story|piece|press|media|boilerplate|intro|sentence|page|pages|version|angle|english|spelling|journalists?|reporters?|newsroom)\b/,
  ],
  [
    'mail',
    /\b(?:thanks|thank|regards|best|cheers|hi|hello|hey|dear|morning|attached|below|sent|forward\w*|call|phone|email|mail|meeting|chat|notes?|thread|lunch|weekend|holiday)\b/,
  ],
  [
    'trade',
    /\b(?:founded|headquartered|based|employs|employees|customers|stores|price|costs|sells|makes|opens?|launch\w*|available|percent|million|billion|revenue|members|visitors|tickets|free|square|feet|miles|tons|jobs|plant|office)\b/,
  ],
]

const lengths = [1, 2, 3, 5, 8, 12, 18, 28, 45]

function describeWords(text: string, tokens: readonly string[]): string[] {
  const small = text.toLowerCase().replaceAll('’', "'")
  const shown = grammar.flatMap(([name, pattern]) => (pattern.test(small) ? [name] : []))
  // Pairs of telling words: "not" and "tell" say little alone and much together.
  const pairs = shown.flatMap((one, index) => shown.slice(index + 1).map((other) => `g:${one}+${other}`))
  const features = [...shown.map((name) => `g:${name}`), ...pairs]
  const words = tokens.filter((each) => /[\p{L}¤]/u.test(each))
  const size = lengths.findIndex((length) => words.length <= length)
  features.push(`len:${size}`, `end:${/[.!?:;,)…”"-]$/.exec(text)?.[0] ?? 'word'}`)
  features.push(
    /^\p{Lu}/u.test(text) ? 'start:capital' : /^\p{Ll}/u.test(text) ? 'start:small' : 'start:other',
  )
  const names = words.filter((each) => each === '¤name').length
  features.push(`names:${Math.min(3, names)}`)
  const figures = words.filter((each) => /^¤(?!name)/.test(each)).length
  features.push(`figures:${Math.min(3, figures)}`)
  if (words.length > 0) features.push(`share:${Math.round(((names + figures) / words.length) * 4)}`)
  if (words.every((each) => each === '¤name')) features.push('only-names')
  return features
}

function listWords(tokens: readonly string[]): string[] {
  const features: string[] = []
  let last = '^'
  for (const each of tokens) {
    features.push(`w:${each}`, `b:${last} ${each}`)
    last = each
  }
  features.push(`b:${last} $`, `f:${tokens.slice(0, 1).join(' ')}`)
  if (tokens.length > 2) features.push(`t:${tokens.slice(0, 3).join(' ')}`)
  return features
}

/** Where a line is among the others. */
export interface LineContext {
  index: number
  count: number
  before?: SortedUnit | undefined
  after?: SortedUnit | undefined
  /** The notes contain a greeting, a signature or mail headers. */
  isMessage: boolean
}

/** In shorter notes the order of lines says nothing. */
const fewest = 6

/** Names alone, with nothing said about them. */
const bareNames = /^[\p{Lu}\d][\p{L}\p{N}.’'&-]*(?:,? [\p{Lu}\d][\p{L}\p{N}.’'&-]*){0,5}$/u

function describePlace(unit: SortedUnit, context: LineContext): string[] {
  const { before, after, isMessage } = context
  const features = describeOrder(context)
  if (before !== undefined) features.push(`before:${before.kind}`)
  if (after !== undefined) features.push(`after:${after.kind}`)
  if (before !== undefined && before.line === unit.line) features.push(`same:${before.kind}`)
  if (before?.isHeading) features.push('under-heading')
  if (bareNames.test(unit.text)) features.push(isMessage ? 'bare:message' : 'bare:notes')
  return features
}

function describeOrder({ index, count }: LineContext): string[] {
  if (count < fewest) return []
  const ends = [...(index === 0 ? ['at:first'] : []), ...(index === count - 1 ? ['at:last'] : [])]
  return [...ends, `at:${Math.floor((index / count) * 5)}`]
}

/** All features of a line, each once. Without a context, only those of its own words. */
export function lineFeatures(unit: SortedUnit, context?: LineContext): string[] {
  const tokens = maskTokens(unit.text)
  const gate = findGateFailure(maskUnit(unit.value ?? unit.body))
  const features = [
    ...listWords(tokens),
    ...describeWords(unit.text, tokens),
    `rule:${unit.kind}`,
    ...(unit.kind === 'private' && isMarkedPrivate(maskUnit(unit.text)) ? ['marked'] : []),
    `gate:${gate ?? 'passes'}`,
    ...(unit.isBullet ? ['bullet'] : []),
    ...(unit.label === undefined ? [] : ['label', `l:${maskTokens(unit.label).join(' ')}`]),
    ...(context === undefined ? [] : describePlace(unit, context)),
  ]
  return [...new Set(features)]
}
