// Words without quotation marks that a name under them makes a quotation: 'We are glad.' and on the next line '— Jane Doe, founder'.
import { personSource } from './find-person.ts'
import { findMatches } from './matches.ts'

export type SignedWords = { from: number; to: number; saidBy: string }

const hint = /[—–―]|--/
const signature = new RegExp(
  `(?<=[.!?…])\\s+(?:[—–―]|--)\\s?(?<who>${personSource()})(?:, [^\\n.]{2,80})?[ \\t]*(?=\\n|$)`,
  'gu',
)
const quotationMark = /[“”"„«»「」]/
const wordsMin = 4

/** The paragraphs above a signature. A dateline is too short to be one. */
export function readSignedWords(text: string): SignedWords[] {
  if (!hint.test(text)) return []
  return findMatches(text, signature).flatMap(({ index, groups }) => {
    const from = text.lastIndexOf('\n', index - 1) + 1
    const words = text.slice(from, index)
    const isBare = !quotationMark.test(words) && words.split(' ').length >= wordsMin
    return isBare && groups?.who !== undefined ? [{ from, to: index, saidBy: groups.who }] : []
  })
}
