// Turning to another document: the desk turns once, when the text is there, and the address follows. The other way round the
// router, the browser's history and a render without a text would come before the one with it.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { whenRead } from '#web/features/documents/early-read.ts'
import { mainId } from '#web/layout/page.tsx'
import { staysInPlace } from '#web/layout/use-focus-main-on-navigation.ts'
import { paths } from '#web/paths.ts'

/** The old text stays this long at most; then the desk says that it is loading. */
const turnsAfterMs = 120
/** A text that takes longer is not waited for: a reload must come back to what was pressed. */
const followsAfterMs = 150

interface Turning {
  /** The document on the desk: that of the address, or the one just pressed. */
  id: string | undefined
  /** The one just pressed, until the address has followed. */
  ahead: string | undefined
  turnTo: (id: string) => void
}

export function useTurning(): Turning {
  const { id } = useParams()
  // Names the place in the browser's history.
  const { key } = useLocation()
  const [turned, setTurned] = useState<{ id: string; from: string }>()
  // The address has followed, or the user went elsewhere: coming back here must not turn again.
  if (turned !== undefined && turned.from !== key) setTurned(undefined)
  const ahead = turned?.from === key ? turned.id : undefined
  const here = useRef(key)
  useEffect(() => {
    here.current = key
  }, [key])
  const wanted = useRef<string>(undefined)
  const turnTo = useCallback((next: string) => {
    wanted.current = next
    const turn = () => {
      // Another one may have been pressed since.
      if (wanted.current !== next) return
      wanted.current = undefined
      clearTimeout(timer)
      setTurned({ id: next, from: here.current })
    }
    const read = whenRead(next)
    const timer = setTimeout(turn, read === undefined ? 0 : turnsAfterMs)
    void read?.then(turn)
  }, [])
  useEffect(() => {
    // As after any other navigation; the text takes the focus from there. Not at the press: moving the focus takes longer than
    // sending the request, and whoever goes on typing writes in the text that is still there.
    if (ahead !== undefined) document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [ahead])
  return { id: ahead ?? id, ahead, turnTo }
}

/** The address goes where the desk is already: once the text is shown, or when that takes long. */
export function useAddressFollows(ahead: string | undefined, isShown: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (ahead === undefined) return
    const follow = () => void navigate(paths.write(ahead), { state: staysInPlace })
    const timer = setTimeout(follow, isShown ? 0 : followsAfterMs)
    return () => clearTimeout(timer)
  }, [ahead, isShown, navigate])
}
