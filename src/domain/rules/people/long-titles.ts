// Long titles in small letters before a name: 'senior vice president of global supply chain operations Tom Vance'. NAM-03.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isFunctionWord, isTitleWord } from '#domain/language/name-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { readNamePairs } from '#domain/rules/release/people.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'

/** The most words a title before a name may have. */
const mostTitleWords = 4
/** How many words before a name are read. */
const reach = 12
const titleStart =
  /^(?:senior|executive|associate|assistant|deputy|acting|interim|former|chief|vice|managing|general|regional|national|retired|longtime|head|lead|principal|co-?founder)$/i
const plainVerbs: ReadonlySet<string> = new Set(
  'is was are were will has had said says told tells met thanks joins gave made led'.split(' '),
)

/** Each long title directly before a full name. */
export function findLongTitles(paragraph: Paragraph): RuleMatch[] {
  const { text, words } = paragraph
  return paragraph.recall(readNamePairs).flatMap((name) => {
    const { at } = name
    const first = findStart(paragraph, at)
    const [start, last] = [words[first], words[at - 1]]
    if (start === undefined || last === undefined || at - first <= mostTitleWords) return []
    const isWord = isEverydayWord(last.word) || /.{3}ing$/.test(last.word)
    if (isFunctionWord(last.word) || !isWord || paragraph.isQuoted(start.from)) return []
    const title = words.slice(first, at)
    if (!title.some(({ word }) => isTitleWord(word) || word === 'head') || title.some(isDeed)) return []
    return [
      { from: start.from, to: last.to, message: `Move the title after ${text.slice(name.from, name.to)}` },
    ]
  })
}

/** The index where the title begins; the word's own index if there is none. */
function findStart(paragraph: Paragraph, at: number): number {
  const run = readRun(paragraph, at)
  // Words that describe the title belong to it: 'Natural dyes research and woad cultivation manager'.
  const isDescribed = isTitleWord(run[0]?.word ?? '')
  const end = isDescribed ? run.findIndex(({ word }) => isBreak(word)) : run.length
  const last = run
    .slice(0, end === -1 ? run.length : end)
    .findLastIndex(
      ({ word }) => word !== 'and' && (isDescribed || isTitleWord(word) || titleStart.test(word)),
    )
  return at - 1 - last
}

/** The small words right before the word, nearest first; the first may have a capital. */
function readRun({ text, words }: Paragraph, at: number): Paragraph['words'] {
  const run: Paragraph['words'][number][] = []
  for (let index = at - 1; index >= Math.max(0, at - reach); index -= 1) {
    const [word, next] = [words[index], words[index + 1]]
    if (!word || !next || text.slice(word.to, next.from) !== ' ') break
    run.push(word)
    if (text[word.from] !== word.word[0]) break
  }
  return run
}

/** Whether no title goes on before the word: articles, prepositions, verbs. */
function isBreak(word: string): boolean {
  return (
    (isFunctionWord(word) && word !== 'and' && word !== 'former') || isDeed({ word }) || /.{2}ed$/.test(word)
  )
}

/** Whether the word is a verb: 'The director of the lab thanked Ada Holm'; 'operations' is none. */
function isDeed({ word }: { word: string }): boolean {
  return plainVerbs.has(word) || (/ed$/.test(word) && readVerb(word, 'past') !== undefined)
}
