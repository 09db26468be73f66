// Whether the sidebar is expanded. The choice is stored in a cookie for 7 days; a drawer's is not.
import { useCallback, useEffect, useState } from 'react'
import { sidebarLimits } from '#domain/editor/interface-limits.ts'
import { readCookie, writeCookie } from './storage/cookie.ts'

const cookieName = 'sidebar_state'

export function useSidebarOpen(isSmallScreen: boolean): [boolean, (open: boolean) => void] {
  const [isExpanded, setExpanded] = useState(() => readCookie(cookieName) !== 'collapsed')
  const [isDrawerOpen, setDrawerOpen] = useState(false)

  // A drawer left open would reappear when the window is narrowed again.
  useEffect(() => {
    if (!isSmallScreen) setDrawerOpen(false)
  }, [isSmallScreen])

  const change = useCallback(
    (open: boolean) => {
      if (isSmallScreen) return setDrawerOpen(open)
      setExpanded(open)
      writeCookie(cookieName, open ? 'expanded' : 'collapsed', sidebarLimits.cookieSeconds)
    },
    [isSmallScreen],
  )
  return [isSmallScreen ? isDrawerOpen : isExpanded, change]
}
