// Words with a capital inside a sentence, which are most certainly names.
import { isCapital, type Paragraph } from './paragraph.ts'
import type { Release } from './release.ts'

/** Such words of a paragraph, in lower case. */
function readProperWordsOf({ text, words, sentences }: Paragraph): readonly string[] {
  const starts = new Set(sentences.map(({ from }) => from))
  const proper: string[] = []
  for (const word of words) {
    const { from } = word
    if (!isCapital(text, word) || starts.has(from)) continue
    if (!/[“"‘(—]\s?$/.test(text.slice(Math.max(0, from - 2), from))) proper.push(withoutOwner(word.word))
  }
  return proper
}

/** 'acme' for "acme's". */
export function withoutOwner(word: string): string {
  return word.endsWith("'s") ? word.slice(0, -2) : word
}

/** Such words of the story and the boilerplate. */
export function readProperWords(release: Release): ReadonlySet<string> {
  return new Set(
    release.of('lead', 'body', 'boilerplate').flatMap(({ paragraph }) => paragraph.recall(readProperWordsOf)),
  )
}
