import { SquareArrowOutUpRight } from 'lucide-react'
import { useNavigate } from 'react-router'
import { writeHtml } from '#domain/formats/html.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { storePendingDraft } from '#web/lib/storage/pending-draft.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'

interface OpenInEditorProps {
  /** The result as a release, made when the button is pressed. */
  makeBlocks: () => readonly ReleaseBlock[]
  disabled?: boolean
}

/** Takes the result to a new document. A visitor signs up on the way, and it waits. */
export function OpenInEditor({ makeBlocks, disabled = false }: OpenInEditorProps) {
  const navigate = useNavigate()
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      onClick={() => {
        storePendingDraft(writeHtml(makeBlocks()))
        void navigate(paths.write())
      }}
    >
      <OpenIcon />
      Open in editor
    </Button>
  )
}

export function OpenIcon() {
  return <SquareArrowOutUpRight size={16} strokeWidth={1.5} aria-hidden />
}
