// Words the running text capitalizes inside a sentence: the surest sign of a name.
import { isCapital, type Paragraph } from './paragraph.ts'
import type { Release } from './release.ts'

/** Words of a paragraph in lower case that carry a capital although no sentence begins with them. */
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

/** The same for the whole story and the boilerplate. */
export function readProperWords(release: Release): ReadonlySet<string> {
  return new Set(
    release.of('lead', 'body', 'boilerplate').flatMap(({ paragraph }) => paragraph.recall(readProperWordsOf)),
  )
}
