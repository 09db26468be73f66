// Openings with 'So' and weak adverbs, by write-good; its other advice has no wording to offer.
import writeGood from 'write-good'
import type { Finding } from './finding.ts'

const removable =
  /^(?:very|really|extremely|quite|fairly|simply|clearly|obviously|basically|actually|truly|highly|incredibly|remarkably|literally|totally|completely)$/i

export function checkWithWriteGood(text: string): Finding[] {
  return writeGood(text)
    .map(({ index, offset, reason }) => readSuggestion(text, index, offset, reason))
    .filter((finding) => finding !== undefined)
}

function readSuggestion(text: string, from: number, length: number, reason: string): Finding | undefined {
  const to = from + length
  const word = text.slice(from, to)
  const after = text.slice(to, to + 2)
  if (reason.includes('adds no meaning') && /^So,?\s/i.test(text.slice(from))) {
    const opening = /^So,?\s+(\p{L})/iu.exec(text.slice(from))
    if (opening?.[1] === undefined) return undefined
    return {
      from,
      to: from + opening[0].length,
      text: opening[1].toUpperCase(),
      weight: 4,
      why: '“So” adds no meaning at the start.',
    }
  }
  if (!removable.test(word) || !/^ \p{Ll}/u.test(after) || !/\p{L} $/u.test(text.slice(0, from)))
    return undefined
  return { from, to: to + 1, text: '', weight: 4, why: `“${word}” can weaken meaning.` }
}
