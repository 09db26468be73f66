import { useMemo } from 'react'
import type { Suggestion } from '#domain/ai/analysis.ts'
import { diffWords } from '#domain/text/word-diff.ts'
import { DiffPieces } from '#web/ui/word-diff/diff-pieces.tsx'

/** Original → improved as one line of a word diff. */
export function SuggestionDiff({ suggestion: { original, improved } }: { suggestion: Suggestion }) {
  const pieces = useMemo(
    () => diffWords(original, improved).parts.map((part) => ({ ...part, change: undefined })),
    [original, improved],
  )
  return <DiffPieces pieces={pieces} />
}
