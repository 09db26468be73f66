import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { mainId } from './page.tsx'

/** Navigation state of a change of address under a person who goes on with what they are doing. */
export const keepsFocus = { keepsFocus: true } as const

/** After a navigation inside the app, readers and the Tab key start at the new page's content, as after a real load. */
export function useFocusMainOnNavigation(): void {
  const { pathname, state } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if ((state as Partial<typeof keepsFocus> | null)?.keepsFocus) return
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, state])
}
