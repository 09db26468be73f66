import { hasText } from '#web/features/editor/document/read-document.ts'
import type { AiState } from './ai-state.ts'
import { GenerateDialog } from './dialogs/generate-dialog.tsx'
import { RewriteDialog } from './dialogs/rewrite-dialog.tsx'
import { UpgradeDialog } from './dialogs/upgrade-dialog.tsx'
import { countSelected } from './proposal/selected-text.ts'
import type { NamedWriter } from './writer-line.tsx'
import type { WritingAi } from './writing-ai.ts'

interface AiDialogsProps {
  ai: WritingAi
  state: AiState
  writer: NamedWriter
  /** AI is writing. */
  isBusy: boolean
}

export function AiDialogs({ ai, state, writer, isBusy }: AiDialogsProps) {
  const { dialog, brief, request, reason, aside } = state
  const onShowResult = aside === dialog ? ai.arrived.show : undefined
  const { doc } = ai.editor.state
  if (dialog === 'upgrade') return <UpgradeDialog onClose={ai.closeDialog} />
  if (dialog === 'generate')
    return (
      <GenerateDialog
        brief={brief}
        client={ai.context().client}
        onChange={(next) => ai.patch({ brief: next })}
        onClose={ai.closeDialog}
        onGenerate={ai.generate}
        writer={writer}
        isBusy={isBusy}
        replacesText={hasText(doc)}
        reason={reason}
        onShowResult={onShowResult}
      />
    )
  if (dialog === 'rewrite')
    return (
      <RewriteDialog
        request={request}
        profile={ai.context().profile}
        onChange={(next) => ai.patch({ request: next })}
        selectedWords={request.selection && countSelected(doc, request.selection)}
        onClose={ai.closeDialog}
        onRewrite={ai.rewrite}
        writer={writer}
        isBusy={isBusy}
        reason={reason}
        onShowResult={onShowResult}
      />
    )
  return null
}
