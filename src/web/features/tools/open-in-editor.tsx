import { SquareArrowOutUpRight } from 'lucide-react'
import { useNavigate } from 'react-router'
import { writeHtml } from '#domain/formats/html.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { storePendingDraft } from '#web/lib/storage/pending-draft.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'

interface OpenInEditorProps {
  /** Builds the release from the result, on click. */
  makeBlocks: () => readonly ReleaseBlock[]
  disabled?: boolean
}

/** Opens the result as a new document. For a visitor it is stored until after sign-up. */
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
