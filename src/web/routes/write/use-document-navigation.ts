// Switching between documents: the desk shows the next document as soon as its text is loaded, and the URL follows. The other way
// round, the router, the history and a render without text would come first.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { whenPrefetched } from '#web/features/documents/prefetch.ts'
import { mainId } from '#web/layout/page.tsx'
import { keepsFocus } from '#web/layout/use-focus-main-on-navigation.ts'
import { rememberDocument } from '#web/lib/storage/last-document.ts'
import { paths } from '#web/paths.ts'

/** How long the old text stays on screen before the loading state replaces it. */
const maxWaitMs = 120
/** The URL doesn't wait longer for the text: a reload must lead to the document that was pressed. */
const maxUrlDelayMs = 150

interface DocumentNavigation {
  /** The document to show: the URL's, or the one just pressed. */
  id: string | undefined
  /** The one just pressed, until the URL has followed. */
  pendingId: string | undefined
  navigateTo: (id: string) => void
}

export function useDocumentNavigation(): DocumentNavigation {
  const { id } = useParams()
  // Identifies the history entry.
  const { key } = useLocation()
  const [pressed, setPressed] = useState<{ id: string; from: string }>()
  // The URL has followed, or the user went elsewhere: coming back must not switch again.
  if (pressed !== undefined && pressed.from !== key) setPressed(undefined)
  const pendingId = pressed?.from === key ? pressed.id : undefined
  useEffect(() => rememberDocument(id), [id])
  const here = useRef(key)
  useEffect(() => {
    here.current = key
  }, [key])
  const wanted = useRef<string>(undefined)
  const navigateTo = useCallback((next: string) => {
    wanted.current = next
    const show = () => {
      // Another document may have been pressed since.
      if (wanted.current !== next) return
      wanted.current = undefined
      clearTimeout(timer)
      setPressed({ id: next, from: here.current })
    }
    const loaded = whenPrefetched(next)
    const timer = setTimeout(show, loaded === undefined ? 0 : maxWaitMs)
    void loaded?.then(show)
  }, [])
  useEffect(() => {
    // As after any other navigation; the editor takes the focus from there. Not on press: moving the focus takes longer than sending
    // the request, and the old text is still being typed in.
    if (pendingId !== undefined) document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pendingId])
  return { id: pendingId ?? id, pendingId, navigateTo }
}

/** Updates the URL once the pending document is shown, or when that takes long. */
export function useUrlSync(pendingId: string | undefined, isShown: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (pendingId === undefined) return
    const update = () => void navigate(paths.write(pendingId), { state: keepsFocus })
    const timer = setTimeout(update, isShown ? 0 : maxUrlDelayMs)
    return () => clearTimeout(timer)
  }, [pendingId, isShown, navigate])
}
