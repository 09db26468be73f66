// The header's entries on small screens, as text.
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { useSession } from '#web/lib/session/session.tsx'
import { useSubscriptionStatus } from '#web/lib/use-subscription-status.ts'
import { paths } from '#web/paths.ts'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { TrialLine } from './trial-line.tsx'
import { useHelpCenter } from './use-help-center.ts'
import { useLogOut } from './use-log-out.ts'
import { useReturnHere } from './use-return-here.ts'

interface MobileDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const entry =
  'flex min-h-12 w-full cursor-pointer items-center border-b border-line text-16 font-medium text-ink hover:text-accent'

export function MobileDrawer({ open, onOpenChange }: MobileDrawerProps) {
  const { session } = useSession()
  const close = () => onOpenChange(false)
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="right" title="Menu">
      <nav aria-label="Menu" className="px-6">
        <TrialLine className="mb-3" />
        <ul className="border-t border-line">
          {session.status === 'signed-in' ? <UserEntries close={close} /> : <VisitorEntries close={close} />}
        </ul>
      </nav>
    </Drawer>
  )
}

interface EntryProps extends Pick<LinkProps, 'to' | 'target' | 'rel'> {
  close: () => void
  children: ReactNode
}

function Entry({ close, children, ...link }: EntryProps) {
  return (
    <li>
      <Link {...link} className={entry} onClick={close}>
        {children}
      </Link>
    </li>
  )
}

function VisitorEntries({ close }: { close: () => void }) {
  const back = useReturnHere()
  return (
    <>
      <Entry to={paths.pricing} close={close}>
        Pricing
      </Entry>
      <Entry to={paths.signin(back)} close={close}>
        Login
      </Entry>
      <Entry to={paths.signup(back)} close={close}>
        Sign Up
      </Entry>
    </>
  )
}

function UserEntries({ close }: { close: () => void }) {
  const helpCenter = useHelpCenter()
  const status = useSubscriptionStatus()
  const logOut = useLogOut()
  return (
    <>
      <Entry {...helpCenter} close={close}>
        Help Center
      </Entry>
      {status === 'free' && (
        <Entry to={paths.pricing} close={close}>
          Upgrade to Pro
        </Entry>
      )}
      <Entry to={paths.settings} close={close}>
        Account Settings
      </Entry>
      <li>
        <button
          type="button"
          className={entry}
          onClick={() => {
            close()
            logOut()
          }}
        >
          Logout
        </button>
      </li>
    </>
  )
}
