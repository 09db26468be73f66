// The release with what was added and what was removed since another version.
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { DiffText } from '#web/ui/word-diff/diff-text.tsx'
import { useWordDiff } from '#web/ui/word-diff/use-word-diff.ts'

export function ChangesView({ before, after }: { before: string; after: string }) {
  const compared = useWordDiff(before, after)
  if (compared) return <DiffText paragraphs={compared.paragraphs} />
  return (
    <p role="status" className="flex items-center gap-2 py-8 text-14 text-ink-soft">
      <Spinner /> Comparing
    </p>
  )
}
