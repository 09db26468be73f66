import { ArrowLeft, Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '#web/lib/session/session.tsx'
import { chooseTheme, useTheme } from '#web/lib/theme.ts'
import { useIsSmallScreen } from '#web/lib/use-media-query.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { useReturnHere } from './use-return-here.ts'
import { Wordmark } from './wordmark.tsx'

// Most visitors need neither: one loads with a session, the other when the menu first opens.
const UserEntries = lazy(() => import('./user-entries.tsx').then((file) => ({ default: file.UserEntries })))
const PaymentNotice = lazy(() =>
  import('./payment-notice.tsx').then((file) => ({ default: file.PaymentNotice })),
)
type Drawer = typeof import('./mobile-drawer.tsx').MobileDrawer

export function Header() {
  const { session } = useSession()
  const theme = useTheme()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [MobileDrawer, setMobileDrawer] = useState<Drawer>()
  const isSmallScreen = useIsSmallScreen()
  const isSignedIn = session.status === 'signed-in'

  // Not React.lazy: if loading fails, the page must stay as it is.
  async function openDrawer() {
    try {
      const { MobileDrawer: loaded } = await import('./mobile-drawer.tsx')
      setMobileDrawer(() => loaded)
      setDrawerOpen(true)
    } catch {
      showToast(
        { title: 'Error', text: 'We couldn’t load the menu. Check your connection and try again.' },
        'error',
      )
    }
  }

  return (
    <header className="border-b border-line bg-paper">
      <div className="wrap flex h-16 items-center justify-between">
        <div className="flex items-center gap-3 md:gap-5">
          <Wordmark />
          {isSignedIn && (
            <LinkButton
              to={paths.write()}
              variant="quiet"
              size="small"
              aria-label="Back to editor"
              className="max-md:px-2"
            >
              <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
              <span className="max-md:hidden">Back to editor</span>
              <span className="md:hidden" aria-hidden>
                Editor
              </span>
            </LinkButton>
          )}
        </div>
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
            onClick={openDrawer}
          />
        </nav>
      </div>
      {isSignedIn && (
        <Suspense>
          <PaymentNotice className="wrap" />
        </Suspense>
      )}
      {MobileDrawer && <MobileDrawer open={isDrawerOpen && isSmallScreen} onOpenChange={setDrawerOpen} />}
    </header>
  )
}

function VisitorEntries({ isKnown }: { isKnown: boolean }) {
  const back = useReturnHere()
  return (
    <div className={isKnown ? 'contents' : 'wait-for-session flex items-center gap-1'}>
      <LinkButton to={paths.pricing} variant="quiet" className="px-3">
        Pricing
      </LinkButton>
      <LinkButton to={paths.signin(back)} variant="quiet" className="px-3">
        Login
      </LinkButton>
      <LinkButton to={paths.signup(back)} variant="secondary" className="ml-2">
        Sign Up
      </LinkButton>
    </div>
  )
}
