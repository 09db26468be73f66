// Words the running text capitalizes inside a sentence: the surest sign of a name.
import type { Paragraph } from './paragraph.ts'
import type { Release } from './release.ts'

/** Words of a paragraph in lower case that carry a capital although no sentence begins with them. */
export function readProperWordsOf({ text, words, sentences }: Paragraph): readonly string[] {
  const starts = new Set(sentences.map(({ from }) => from))
  return words.flatMap(({ word, from }) => {
    if (
      !/\p{Lu}/u.test(text[from] ?? '') ||
      starts.has(from) ||
      /[“"‘(—]\s?$/.test(text.slice(Math.max(0, from - 2), from))
    )
      return []
    return [word.replace(/'s$/, '')]
  })
}

/** The same for the whole story and the boilerplate. */
export function readProperWords(release: Release): ReadonlySet<string> {
  return new Set(
    release.of('lead', 'body', 'boilerplate').flatMap(({ paragraph }) => paragraph.recall(readProperWordsOf)),
  )
}
