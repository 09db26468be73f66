// The frame of the writing screens: sidebar, top bar and one main landmark, the full height of the window.
import {
  ArrowUpRight,
  CalendarDays,
  CircleUserRound,
  Gauge,
  LayoutTemplate,
  LifeBuoy,
  LogOut,
  PenLine,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { chooseTheme, useTheme } from '#web/lib/theme.ts'
import { useIsSmallScreen } from '#web/lib/use-is-small-screen.ts'
import { useSidebarOpen } from '#web/lib/use-sidebar-open.ts'
import { useSubscriptionStatus } from '#web/lib/use-subscription-status.ts'
import { paths } from '#web/paths.ts'
import { Sidebar, SidebarToggle } from '#web/ui/sidebar.tsx'
import { SidebarButton, SidebarLink } from '#web/ui/sidebar-entry.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { mainId, SkipLink } from './page.tsx'
import { useLogOut } from './use-log-out.ts'
import { UserEntries } from './user-entries.tsx'
import { Wordmark } from './wordmark.tsx'

export function Desk({ title, children }: { title: string; children: ReactNode }) {
  const isSmallScreen = useIsSmallScreen()
  const [isOpen, setOpen] = useSidebarOpen(isSmallScreen)
  const theme = useTheme()
  return (
    <div className="flex h-dvh">
      <SkipLink />
      <Sidebar
        label="Sidebar"
        open={isOpen}
        onOpenChange={setOpen}
        isSmallScreen={isSmallScreen}
        head={<Wordmark />}
      >
        <nav aria-label="Desk" className="flex flex-1 flex-col gap-1">
          <DeskLinks />
          {isSmallScreen && <UserLinks />}
        </nav>
      </Sidebar>
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="flex h-14 flex-none items-center justify-between gap-4 border-b border-line pr-4 pl-4 md:pl-6">
          <div className="flex min-w-0 items-center gap-2">
            {isSmallScreen && <SidebarToggle open={isOpen} onOpenChange={setOpen} />}
            <span className="truncate font-serif text-18 font-medium tracking-[-0.01em]">{title}</span>
          </div>
          <div className="flex items-center gap-1">
            <ThemeToggle theme={theme} onChoose={chooseTheme} />
            {!isSmallScreen && <UserEntries />}
          </div>
        </header>
        <main id={mainId} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto">
          {children}
        </main>
      </div>
    </div>
  )
}

function DeskLinks() {
  return (
    <>
      <SidebarLink to={paths.write()} icon={PenLine}>
        Write
      </SidebarLink>
      <SidebarLink to={paths.tools.pressReleaseBuilder} icon={LayoutTemplate}>
        Structure builder
      </SidebarLink>
      <SidebarLink to={paths.tools.headlineAnalyzer} icon={Gauge}>
        Headline analyzer
      </SidebarLink>
      <SidebarLink to={paths.tools.launchTimeline} icon={CalendarDays}>
        Launch timeline
      </SidebarLink>
    </>
  )
}

/** On small screens the drawer takes over what the top bar has no room for (spec 2, Landing page). */
function UserLinks() {
  const status = useSubscriptionStatus()
  const logOut = useLogOut()
  return (
    <>
      <span className="mt-auto" />
      <SidebarLink to={paths.help} icon={LifeBuoy}>
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
      <SidebarButton icon={LogOut} onClick={() => void logOut()}>
        Logout
      </SidebarButton>
    </>
  )
}
