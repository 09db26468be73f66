// Long titles in small letters before a name: 'senior vice president of global supply chain operations Tom Vance'. NAM-03.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isFunctionWord, isTitleWord } from '#domain/language/name-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { readNamePairs } from '#domain/rules/release/people.ts'
import type { Spot } from '#domain/rules/rule.ts'

/** Readers can take this many words of title before a name. */
const most = 4
/** How far before a name its title may begin. */
const reach = 12
const titleStart =
  /^(?:senior|executive|associate|assistant|deputy|acting|interim|former|chief|vice|managing|general|regional|national|retired|longtime)$/i
const plainVerbs: ReadonlySet<string> = new Set(
  'is was are were will has had said says told tells met thanks joins gave made led'.split(' '),
)

/** Each long title directly before a full name. */
export function findLongTitles(paragraph: Paragraph): Spot[] {
  const { text, words } = paragraph
  return paragraph.recall(readNamePairs).flatMap((name) => {
    const { at } = name
    const first = findStart(paragraph, at)
    const [start, last] = [words[first], words[at - 1]]
    if (start === undefined || last === undefined || at - first <= most) return []
    if (isFunctionWord(last.word) || !isEverydayWord(last.word) || paragraph.isQuoted(start.from)) return []
    const title = words.slice(first, at)
    if (!title.some(({ word }) => isTitleWord(word) || word === 'head') || title.some(isDeed)) return []
    return [
      { from: start.from, to: last.to, message: `Move the title after ${text.slice(name.from, name.to)}` },
    ]
  })
}

/** Where the title before the word begins; the word itself where there is none. */
function findStart({ text, words }: Paragraph, at: number): number {
  let start = at
  for (let index = at - 1; index >= Math.max(0, at - reach); index -= 1) {
    const [word, next] = [words[index], words[index + 1]]
    if (!word || !next || text.slice(word.to, next.from) !== ' ') break
    const isOpening = isTitleWord(word.word) || titleStart.test(word.word)
    if (isOpening) start = index
    const isSmall = text[word.from] === word.word[0]
    if (!isSmall) break
  }
  return start
}

/** 'The director of the lab thanked Ada Holm' is a sentence; 'operations' is none. */
function isDeed({ word }: { word: string }): boolean {
  return plainVerbs.has(word) || (/ed$/.test(word) && readVerb(word, 'past') !== undefined)
}
