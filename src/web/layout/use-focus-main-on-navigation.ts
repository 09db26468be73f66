import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { mainId } from './page.tsx'

/** After a navigation inside the app, readers and the Tab key start at the new page's content, as after a real load. */
export function useFocusMainOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname])
}
