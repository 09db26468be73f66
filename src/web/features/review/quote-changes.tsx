// What changed in a quote since its speaker approved it. Loaded only for whoever has such a quote.
import { diffWords } from '#domain/text/word-diff.ts'
import { DiffPieces } from '#web/ui/word-diff/diff-pieces.tsx'

export function QuoteChanges({ before, after }: { before: string; after: string }) {
  const pieces = diffWords(before, after).parts.map((part) => ({ ...part, change: undefined }))
  return (
    <p className="wrap-anywhere">
      <DiffPieces pieces={pieces} />
    </p>
  )
}
