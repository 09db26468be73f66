import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '#web/lib/session.tsx'
import { chooseTheme, useTheme } from '#web/lib/theme.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { Wordmark } from './wordmark.tsx'

// Most visitors need neither: one loads with a session, the other when the menu is first opened.
const UserEntries = lazy(() => import('./user-entries.tsx').then((file) => ({ default: file.UserEntries })))
const MobileDrawer = lazy(() =>
  import('./mobile-drawer.tsx').then((file) => ({ default: file.MobileDrawer })),
)

export function Header() {
  const { session } = useSession()
  const theme = useTheme()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [wasDrawerOpened, setDrawerOpened] = useState(false)
  const isSignedIn = session.status === 'signed-in'

  return (
    <header className="border-b border-line bg-paper">
      <div className="wrap flex h-16 items-center justify-between">
        <Wordmark />
        <nav aria-label="Main" className="flex items-center gap-1">
          <ThemeToggle theme={theme} onChoose={chooseTheme} />
          <div className="flex items-center gap-1 max-md:hidden">
            {isSignedIn ? (
              <Suspense>
                <UserEntries />
              </Suspense>
            ) : (
              <VisitorEntries isKnown={session.status === 'signed-out'} />
            )}
          </div>
          <IconButton
            icon={Menu}
            label="Open menu"
            aria-haspopup="dialog"
            className="md:hidden"
            onClick={() => {
              setDrawerOpened(true)
              setDrawerOpen(true)
            }}
          />
        </nav>
      </div>
      {wasDrawerOpened && (
        <Suspense>
          <MobileDrawer open={isDrawerOpen} onOpenChange={setDrawerOpen} />
        </Suspense>
      )}
    </header>
  )
}

function VisitorEntries({ isKnown }: { isKnown: boolean }) {
  return (
    <div className={isKnown ? 'contents' : 'wait-for-session flex items-center gap-1'}>
      <LinkButton to={paths.pricing} variant="quiet" className="px-3">
        Pricing
      </LinkButton>
      <LinkButton to={paths.signin()} variant="quiet" className="px-3">
        Login
      </LinkButton>
      <LinkButton to={paths.signup()} variant="secondary" className="ml-2">
        Sign Up
      </LinkButton>
    </div>
  )
}
