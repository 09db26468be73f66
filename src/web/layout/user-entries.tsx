// The header's entries for signed-in users, as icons. Loaded separately: visitors need neither them nor the tooltips.
import { CircleUserRound, LifeBuoy, LogOut } from 'lucide-react'
import { useSubscriptionStatus } from '#web/lib/use-subscription-status.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { IconButton, IconLink } from '#web/ui/icon-button.tsx'
import { Tooltip, TooltipProvider } from '#web/ui/overlay/tooltip.tsx'
import { TrialPill } from './trial-notices.tsx'
import { useHelpCenter } from './use-help-center.ts'
import { useLogOut } from './use-log-out.ts'

/** Help Center, Upgrade for free users, Account Settings, Logout. */
export function UserEntries() {
  return (
    <TooltipProvider>
      <TrialPill className="mr-2" />
      <HelpEntry />
      <UpgradeEntry />
      <SettingsEntry />
      <LogoutEntry />
    </TooltipProvider>
  )
}

export function HelpEntry() {
  const helpCenter = useHelpCenter()
  return (
    <Tooltip text="Help Center">
      <IconLink icon={LifeBuoy} label="Help Center" {...helpCenter} />
    </Tooltip>
  )
}

export function UpgradeEntry() {
  const status = useSubscriptionStatus()
  if (status !== 'free') return null
  return (
    <LinkButton to={paths.pricing} size="small" className="mx-2">
      Upgrade
    </LinkButton>
  )
}

export function SettingsEntry() {
  return (
    <Tooltip text="Account Settings">
      <IconLink icon={CircleUserRound} label="Account Settings" to={paths.settings} />
    </Tooltip>
  )
}

export function LogoutEntry() {
  const logOut = useLogOut()
  return (
    <Tooltip text="Logout">
      <IconButton icon={LogOut} label="Logout" onClick={() => logOut()} />
    </Tooltip>
  )
}
