// What changed in a quote since its speaker approved it. Loaded only for whoever has such a quote.
import { splitParts } from '#domain/review/passage.ts'
import { diffWords } from '#domain/text/word-diff.ts'
import { DiffPieces } from '#web/ui/word-diff/diff-pieces.tsx'

/** Where the text says in the middle who speaks. */
const withGaps = (words: string): string => splitParts(words).join(' … ')

export function QuoteChanges({ before, after }: { before: string; after: string }) {
  const pieces = diffWords(withGaps(before), withGaps(after)).parts.map((part) => ({
    ...part,
    change: undefined,
  }))
  return (
    <p className="wrap-anywhere">
      <DiffPieces pieces={pieces} />
    </p>
  )
}
