// Words doubled by mistake, and phrases repeated in the next sentence: TON-12.

import { findMatchesAt } from '#domain/language/matches.ts'
import { stopWords } from '#domain/text/stop-words.ts'
import { isRightlyDoubled } from './grammar.ts'
import type { Paragraph, Word } from './release/paragraph.ts'
import type { RuleMatch } from './rule.ts'

const fillers: ReadonlySet<string> = new Set(stopWords)
const shortest = 4
/** Words that may rightly be doubled: 'had had', 'that that', 'gave her her coat'. */
const mayDouble = new Set(['had', 'that', 'her'])

/** The second of two repetitions. Only a doubled word has a fix. */
export function checkRepetition(paragraph: Paragraph): RuleMatch[] {
  return [
    ...findDoubles(paragraph),
    ...findEchoes(paragraph),
    ...findSameOpenings(paragraph),
    ...findLinkedEchoes(paragraph),
    ...findThrice(paragraph),
  ]
}

function findDoubles({ text, words }: Paragraph): RuleMatch[] {
  const matches: RuleMatch[] = []
  for (let index = 1; index < words.length; index += 1) {
    const before = words[index - 1]
    const here = words[index]
    if (!before || !here || before.word !== here.word) continue
    const { word, from, to } = here
    const isDoubled = text[from] === word[0] && !/\d/.test(word) && text.slice(before.to, from).trim() === ''
    const isOnPurpose =
      mayDouble.has(word) || isRightlyDoubled(text.slice(Math.max(0, before.from - 80), before.from), word)
    if (isDoubled && !isOnPurpose)
      matches.push({ from, to, fix: [{ from: before.to, to, text: '' }], message: `“${word}” is repeated` })
  }
  return matches
}

/** For each content word the words that follow it. */
type Followers = ReadonlyMap<string, ReadonlySet<string>>

/** Two content words side by side that the sentence before has side by side, too. */
function findEchoes(paragraph: Paragraph): RuleMatch[] {
  const { sentences, words } = paragraph
  if (sentences.length < 2) return []
  let at = 0
  let before: Followers = new Map()
  return sentences.flatMap(({ to }, number) => {
    const pairs: number[] = []
    for (; at < words.length && (words[at]?.to ?? 0) <= to; at += 1)
      if (isPair(paragraph, at, to)) pairs.push(at)
    const echo = pairs.find((index) =>
      before.get(words[index]?.word ?? '')?.has(words[index + 1]?.word ?? ''),
    )
    before = readFollowers(words, pairs)
    const [first, second] = echo === undefined ? [] : [words[echo], words[echo + 1]]
    return first && second && isEcho(paragraph, second, number) ? [{ from: first.from, to: second.to }] : []
  })
}

/** 'The east loop holds 110 cars. The west loop holds 60.' says the same of two things on purpose. */
function isEcho(paragraph: Paragraph, { from, to }: Word, sentence: number): boolean {
  const { text, sentences } = paragraph
  const figure = /^ (?<figure>[$€£]?\d[\d.,]*)/.exec(text.slice(to, to + 20))?.groups?.figure
  const isCompared = figure !== undefined && !sentences[sentence - 1]?.text.includes(figure)
  return !isCompared && !paragraph.isQuoted(from)
}

function readFollowers(words: readonly Word[], pairs: readonly number[]): Followers {
  const followers = new Map<string, Set<string>>()
  for (const index of pairs) {
    const [word, next] = [words[index]?.word ?? '', words[index + 1]?.word ?? '']
    const known = followers.get(word)
    if (known) known.add(next)
    else followers.set(word, new Set([next]))
  }
  return followers
}

/** How many words two sentences in a row may have in common at their start. */
const sameOpeningMost = 3

/** A sentence that starts like the one before: 'The harvest was large. The harvest was large because'. */
function findSameOpenings(paragraph: Paragraph): RuleMatch[] {
  const { sentences, words } = paragraph
  if (sentences.length < 2) return []
  let at = 0
  let before: readonly Word[] = []
  return sentences.flatMap(({ from, to }) => {
    while (at < words.length && (words[at]?.from ?? 0) < from) at += 1
    const opening = words.slice(at, at + sameOpeningMost + 1).filter((word) => word.to <= to)
    const isSame =
      opening.length > sameOpeningMost && opening.every(({ word }, index) => word === before[index]?.word)
    before = opening
    const last = opening.at(-1)
    return isSame && last && !paragraph.isQuoted(from)
      ? [{ from: opening[0]?.from ?? from, to: last.to }]
      : []
  })
}

const links: ReadonlySet<string> = new Set(['of', 'to', 'for', 'in', 'on', 'at', 'from'])
const determiners: ReadonlySet<string> = new Set(['the', 'a', 'an', 'its', 'their'])
const linked =
  /(?<![\p{L}’'-])(?<one>\p{L}[\p{Ll}-]{3,20}) (?<link>(?:of|to|for|in|on|at|from) (?:the|an?|its|their)) (?<two>\p{Ll}{3,20})(?![\p{L}’'-])/uy

/** Two nouns and the words between them, repeated from the sentence before: 'repairs to the lock. Repairs to the lock begin'. */
function findLinkedEchoes(paragraph: Paragraph): RuleMatch[] {
  const { text, sentences } = paragraph
  const places = sentences.length < 2 ? [] : findLinks(paragraph)
  if (places.length < 2) return []
  const last = new Map<string, number>()
  return findMatchesAt(text, linked, places).flatMap(({ index, groups, 0: found }) => {
    if (fillers.has(groups?.one?.toLowerCase() ?? '')) return []
    const here = paragraph.sentenceAt(index)
    const before = last.get(found.toLowerCase())
    last.set(found.toLowerCase(), here)
    const isEcho = before !== undefined && here - before === 1 && !paragraph.isQuoted(index)
    return isEcho ? [{ from: index, to: index + found.length }] : []
  })
}

/** The places of words that are linked to another by 'of the' or the like. */
function findLinks({ words }: Paragraph): number[] {
  const places: number[] = []
  for (let index = 2; index < words.length; index += 1) {
    const isLinked = links.has(words[index - 1]?.word ?? '') && determiners.has(words[index]?.word ?? '')
    if (isLinked) places.push(words[index - 2]?.from ?? 0)
  }
  return places
}

/** A noun used three times in one sentence: 'repair the spur, and after the repair of the spur, the spur will'. */
function findThrice(paragraph: Paragraph): RuleMatch[] {
  const { text, words } = paragraph
  const things = words.filter((here, index) => words[index - 1]?.word === 'the' && isContentWord(here, text))
  if (things.length <= timesMost) return []
  const counts = new Map<string, number>()
  let sentence = -1
  return things
    .filter(({ word, from }) => {
      const here = paragraph.sentenceAt(from)
      if (here !== sentence) counts.clear()
      sentence = here
      counts.set(word, (counts.get(word) ?? 0) + 1)
      return counts.get(word) === timesMost + 1 && !paragraph.isQuoted(from)
    })
    .map(({ from, to }) => ({ from, to }))
}

const timesMost = 2

/** Whether the word and the next are content words with only a space between. */
function isPair({ text, words }: Paragraph, at: number, end: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || !next || next.to > end || text[word.to] !== ' ') return false
  return isContentWord(word, text) && isContentWord(next, text)
}

/** Whether it is a content word; names and figures may be repeated. */
function isContentWord({ word, from }: Word, text: string): boolean {
  return word.length >= shortest && text[from] === word[0] && word >= 'a' && !fillers.has(word)
}
