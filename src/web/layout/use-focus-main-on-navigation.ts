import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { mainId } from './page.tsx'

/** Navigation state for a URL change that must not move the user's focus. */
export const keepsFocus = { keepsFocus: true } as const

/** After navigating inside the app, screen readers and the Tab key start at the new page's content, as after a page load. */
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
