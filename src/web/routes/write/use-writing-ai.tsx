// The editor's AI joined with the document: saved before it is asked, kept as a version before its text is taken.
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import { type AiDesk, useAiDesk } from '#web/features/editor/ai/use-ai-desk.tsx'
import type { EditorHandle } from '#web/features/editor/editor-handle.ts'
import { getSupabase } from '#web/lib/supabase.ts'

export function useWritingAi(open: OpenDocumentView, handle: EditorHandle | undefined): AiDesk {
  return useAiDesk(handle, {
    flush: open.flush,
    keepBefore: async (change) => {
      // A save that runs would make the next one be ignored.
      await open.flush()
      return await open.keepBefore('before_ai', change)
    },
    signIn: () => void leaveSession(),
  })
}

/** The server knows this session no more: without it here the screen leads to the sign-in and back (decision 5a). */
async function leaveSession(): Promise<void> {
  const supabase = await getSupabase()
  await supabase.auth.signOut({ scope: 'local' })
}
