// The layout of the writing screen: documents on the left, the top bar, the sheet, a panel on the right; as tall as the window.
import { ArrowUpRight, CircleUserRound, LifeBuoy, LogOut } from 'lucide-react'
import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { chooseTheme, useTheme } from '#web/lib/theme.ts'
import { useIsSmallScreen } from '#web/lib/use-media-query.ts'
import { useSidebarOpen } from '#web/lib/use-sidebar-open.ts'
import { useSubscriptionStatus } from '#web/lib/use-subscription-status.ts'
import { paths } from '#web/paths.ts'
import { Sidebar, SidebarToggle } from '#web/ui/sidebar/sidebar.tsx'
import { SidebarButton, SidebarLink } from '#web/ui/sidebar/sidebar-entry.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { mainId, SkipLink } from './page.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { TrialLine } from './trial-line.tsx'
import { TrialNotice, TrialPill } from './trial-notices.tsx'
import { useHelpCenter } from './use-help-center.ts'
import { useLogOut } from './use-log-out.ts'
import { HelpEntry, LogoutEntry, SettingsEntry, UpgradeEntry } from './user-entries.tsx'
import { Wordmark } from './wordmark.tsx'

interface DeskProps {
  /** The sidebar's content above the account entries; `close` closes the drawer on phones. */
  sidebar: (close: () => void) => ReactNode
  /** The top bar: title and saved state. */
  bar: ReactNode
  /** At the end of the bar, before the plan. */
  barEnd?: ReactNode
  /** Banners between the bar and the sheet. */
  notice?: ReactNode
  /** To the right of the sheet. Sets its own width, or covers the page. */
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
        {/* A container: what fits depends on the sidebar and the panel, too. Above the sheet, for what hangs from it. */}
        <header className="@container/bar relative z-10 flex h-14 flex-none items-center gap-2 border-b border-line pr-3 pl-3 md:pr-4 md:pl-6">
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

/** On small screens the drawer has what doesn't fit the top bar. */
const UserLinks = memo(function UserLinks() {
  const helpCenter = useHelpCenter()
  const status = useSubscriptionStatus()
  const theme = useTheme()
  const logOut = useLogOut()
  return (
    <nav aria-label="Account" className="flex flex-col gap-1">
      <TrialLine className="px-2 py-1" />
      <SidebarLink {...helpCenter} icon={LifeBuoy}>
        Help Center
      </SidebarLink>
      {status === 'free' && (
        <SidebarLink to={paths.pricing} icon={ArrowUpRight}>
          Upgrade to Pro
        </SidebarLink>
      )}
      <SidebarLink to={paths.settings} icon={CircleUserRound}>
        Account Settings
      </SidebarLink>
      <div className="flex items-center gap-1">
        <SidebarButton icon={LogOut} onClick={() => logOut()}>
          Logout
        </SidebarButton>
        <ThemeToggle theme={theme} onChoose={chooseTheme} />
      </div>
    </nav>
  )
})
