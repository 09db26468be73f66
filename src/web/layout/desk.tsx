// The layout of the writing screen: documents on the left, the top bar, the page, a panel on the right; as tall as the window.
import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { chooseTheme, useTheme } from '#web/lib/theme.ts'
import { useIsSmallScreen } from '#web/lib/use-media-query.ts'
import { useSidebarOpen } from '#web/lib/use-sidebar-open.ts'
import { useSubscriptionStatus } from '#web/lib/use-subscription-status.ts'
import { paths } from '#web/paths.ts'
import { TooltipProvider } from '#web/ui/overlay/tooltip.tsx'
import { Sidebar, SidebarToggle } from '#web/ui/sidebar/sidebar.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { mainId, SkipLink } from './page.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { TrialLine } from './trial-line.tsx'
import { TrialNotice, TrialPill } from './trial-notices.tsx'
import { HelpEntry, LogoutEntry, SettingsEntry, UpgradeEntry } from './user-entries.tsx'
import { Wordmark } from './wordmark.tsx'

interface DeskProps {
  /** The sidebar's content above the account entries; `close` closes the drawer on phones. */
  sidebar: (close: () => void) => ReactNode
  /** The top bar: title and saved state. */
  bar: ReactNode
  /** At the end of the bar, before the plan. */
  barEnd?: ReactNode
  /** Banners between the bar and the page. */
  notice?: ReactNode
  /** To the right of the page. Sets its own width, or covers the page. */
  panel?: ReactNode
  children: ReactNode
}

export function Desk({ sidebar, bar, barEnd, notice, panel, children }: DeskProps) {
  const isSmallScreen = useIsSmallScreen()
  const [isOpen, setOpen] = useSidebarOpen(isSmallScreen)
  // The same function in every render: the document list is expensive to render.
  const close = useCallback(() => {
    if (isSmallScreen) setOpen(false)
  }, [isSmallScreen, setOpen])
  return (
    <div data-desk className="flex h-dvh">
      <SkipLink />
      <Sidebar
        label="Sidebar"
        open={isOpen}
        onOpenChange={setOpen}
        isSmallScreen={isSmallScreen}
        head={<Wordmark />}
        foot={isSmallScreen ? <UserLinks /> : <UserIcons />}
      >
        {sidebar(close)}
      </Sidebar>
      <div className="flex min-w-0 flex-1 flex-col">
        {/* A container: what fits depends on the sidebar and the panel, too. */}
        <div className="@container/bar flex-none">
          {/* Above the page, for what hangs from it. A narrow bar has a second line for what is marked as such. */}
          <header className="relative z-10 flex min-h-14 items-center gap-2 border-b border-line pr-3 pl-3 max-md:py-1.5 md:h-14 md:pr-4 md:pl-6 @4xl/bar:gap-4 @max-2xl/bar:has-[[data-second-line]]:min-h-22 @max-2xl/bar:has-[[data-second-line]]:pb-8 md:@max-2xl/bar:has-[[data-second-line]]:h-22">
            {isSmallScreen && <SidebarToggle open={isOpen} onOpenChange={setOpen} />}
            <div className="flex min-w-0 flex-1 items-center gap-2 md:gap-4">{bar}</div>
            {barEnd}
            {!isSmallScreen && (
              <>
                <TrialPill className="@max-4xl/bar:hidden" endsWithTrial />
                <UpgradeEntry />
              </>
            )}
          </header>
        </div>
        <Banners>
          {notice}
          <PaymentNotice />
          <TrialNotice />
        </Banners>
        <main id={mainId} tabIndex={-1} className="min-h-0 flex-1">
          {children}
        </main>
      </div>
      {panel}
    </div>
  )
}

/** Shows its first banner; the others wait until it is gone (app.css). Toasts stay below it. */
function Banners({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--banner-height', `${Math.round(entry?.contentRect.height ?? 0)}px`),
    )
    if (box.current) observer.observe(box.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--banner-height')
    }
  }, [])
  return (
    <div ref={box} data-banners className="flex-none">
      {children}
    </div>
  )
}

/** Memoized: the desk renders with every change of the document, these don't depend on it. */
const UserIcons = memo(function UserIcons() {
  const theme = useTheme()
  return (
    <div className="flex items-center gap-1 group-data-[state=collapsed]/sidebar:flex-col">
      <HelpEntry />
      <SettingsEntry />
      <ThemeToggle theme={theme} onChoose={chooseTheme} />
      <span className="flex-1" />
      <LogoutEntry />
    </div>
  )
})

/** On small screens the drawer has what doesn't fit the top bar, in two lines: the room is for documents. */
const UserLinks = memo(function UserLinks() {
  const status = useSubscriptionStatus()
  return (
    <nav aria-label="Account" className="grid gap-1">
      {status === 'free' && (
        <div className="flex items-center justify-between gap-2 pl-2">
          <TrialLine />
          <Link to={paths.pricing} className="link inline-flex h-9 max-md:h-11 items-center text-14">
            Upgrade to Pro
          </Link>
        </div>
      )}
      <TooltipProvider>
        <UserIcons />
      </TooltipProvider>
    </nav>
  )
})
