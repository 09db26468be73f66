// Wordy phrases and long words with their short ones: TON-11.

import { mayBeNoun, plainWords, shorterPhrases } from '#domain/text/wordy-words.ts'
import { type PhraseHit, PhraseList } from './phrases.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Spot } from './rule.ts'

/** Phrases another rule of tone speaks about, and a word that law and care use by right. */
const elsewhere = /\btestament\b|^individuals$/
const shorter: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...shorterPhrases, ...plainWords }).filter(
    ([phrase, short]) => short !== 'many' && !elsewhere.test(phrase),
  ),
)
const list = new PhraseList(Object.keys(shorter))

/** The wordy places of a paragraph outside quotations, each with its shorter wording. */
export function checkWordiness(paragraph: Paragraph): Spot[] {
  return list.find(paragraph).flatMap((hit) => {
    if (paragraph.isQuoted(hit.from) || staysAsItIs(paragraph, hit)) return []
    const { from, to, phrase } = hit
    const short = shorter[phrase] ?? ''
    const fix = /^\p{Lu}/u.test(paragraph.text.slice(from))
      ? short.charAt(0).toUpperCase() + short.slice(1)
      : short
    return [{ from, to, fix, message: `“${short}” says the same thing` }]
  })
}

function staysAsItIs({ text }: Paragraph, { from, to, phrase }: PhraseHit): boolean {
  const before = text.slice(Math.max(0, from - 40), from)
  const startsSentence = /(?:^|[.!?:—]["”]?\s+)$/.test(before)
  const isName = /^\p{Lu}/u.test(text.slice(from)) && !startsSentence
  if (isName || mayBeNoun(phrase, before)) return true
  // 'As well as' joins only inside a clause.
  const isJoint = phrase === 'as well as' || phrase === 'in addition to'
  return (
    isJoint &&
    (startsSentence || /\bboth\b[^.]*$/.test(before) || /^\s+\w+ing\b/.test(text.slice(to, to + 20)))
  )
}
