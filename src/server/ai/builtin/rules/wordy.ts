// Wordy phrases and long words give way to short ones. Press rules TON-11 and the replacements table.
import { mayBeNoun, plainWords as plainWordsByLong, shorterPhrases } from '#domain/text/wordy-words.ts'
import { findReplacements, type Replacement, type Rule } from './rule.ts'

// Without Unicode's own rules of size, which make every letter of a long list of words dearer.
const letter = '[A-Za-z\\u00c0-\\u024f-]'
const phraseTable: Replacement[] = [
  [
    new RegExp(
      `(?<!${letter})(?:${Object.keys(shorterPhrases)
        .toSorted((a, b) => b.length - a.length)
        .join('|')})(?!${letter})`,
      'gi',
    ),
    (match) => shorterPhrases[match[0].toLowerCase()],
    'The shorter wording says the same.',
  ],
]
const wordTable: Replacement[] = [
  [
    new RegExp(`(?<!${letter})(?:${Object.keys(plainWordsByLong).join('|')})(?!${letter})`, 'gi'),
    (match) => {
      const word = match[0].toLowerCase()
      const before = match.input.slice(Math.max(0, match.index - 24), match.index)
      const isName = /^\p{Lu}/u.test(match[0]) && !/(?:^|[.!?]["”]?\s+)$/.test(before)
      return isName || mayBeNoun(word, before) ? undefined : plainWordsByLong[word]
    },
    'The plain word is easier to read.',
  ],
]

/** 'As well as' joins only inside a clause: at a sentence's start and beside 'both' it stays. */
const staysPut = /(?:^|[.!?]["”]?\s+)$|\bboth\b[^.]*$/

export const wordyPhrases: Rule = {
  id: 'wordy-phrases',
  weight: 5,
  find: (text) =>
    findReplacements(text, phraseTable).filter((edit) => {
      const before = text.slice(Math.max(0, edit.from - 40), edit.from)
      const isJoint = /^(?:as well as|in addition to)$/i.test(text.slice(edit.from, edit.to))
      return !isJoint || (!staysPut.test(before) && !/^\s+\w+ing\b/.test(text.slice(edit.to, edit.to + 20)))
    }),
}

export const plainWords: Rule = {
  id: 'plain-words',
  weight: 4,
  find: (text) => findReplacements(text, wordTable),
}
