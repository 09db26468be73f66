// Connects the editor's AI and the newsroom check with the document: saved before AI is asked, and as a version before AI text is
// accepted.
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import { type AiDesk, useAiDesk } from '#web/features/editor/ai/use-ai-desk.tsx'
import type { AiContext } from '#web/features/editor/ai/writing-ai.ts'
import type { EditorActions, EditorHandle } from '#web/features/editor/editor-handle.ts'
import { getSupabase } from '#web/lib/supabase.ts'
import { type FileActions, useDeskCheck } from './use-desk-check.tsx'

export function useWritingAi(
  open: OpenDocumentView,
  handle: EditorHandle | undefined,
  userId: string,
  files: FileActions,
): Omit<AiDesk, 'actions'> & { actions: EditorActions } {
  const check = useDeskCheck(open, handle, userId)
  const around: AiContext = {
    documentId: open.state.status === 'ready' ? open.state.id : undefined,
    flush: open.flush,
    saveVersionBefore: async (change) => {
      // While a save is running the next one would be ignored.
      await open.flush()
      return await open.saveVersionBefore('before_ai', change)
    },
    signIn: () => void leaveSession(),
  }
  const ai = useAiDesk(handle, around, check.tab)
  return {
    ...ai,
    panel: (
      <>
        {ai.panel}
        {check.preflight(ai.openSecond)}
        {check.popover({ isOff: ai.isBusy || ai.isSecondShown, onOpenPanel: ai.openSecond })}
      </>
    ),
    notice: [check.notice(ai.openSecond), ai.notice],
    status: (
      <>
        {ai.status}
        {check.status(ai.openSecond)}
      </>
    ),
    actions: { ...check.watchExport(files), ...ai.actions },
  }
}

/** The server doesn't know this session anymore: without it the screen leads to sign-in and back (decision 5a). */
async function leaveSession(): Promise<void> {
  const supabase = await getSupabase()
  await supabase.auth.signOut({ scope: 'local' })
}
