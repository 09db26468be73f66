// The header's entries for a signed-in user. A file of its own: visitors need neither it nor the tooltips.
import { CircleUserRound, LifeBuoy, LogOut } from 'lucide-react'
import { useAppConfigOnInteraction } from '#web/lib/app-config.ts'
import { useSubscriptionStatus } from '#web/lib/use-subscription-status.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { IconButton, IconLink } from '#web/ui/icon-button.tsx'
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx'
import { useLogOut } from './use-log-out.ts'

export function UserEntries() {
  const status = useSubscriptionStatus()
  const helpCentre = useAppConfigOnInteraction()?.links.helpCentre
  const logOut = useLogOut()
  return (
    <TooltipProvider>
      <Tooltip text="Help Center">
        <IconLink
          icon={LifeBuoy}
          label="Help Center"
          to={helpCentre ?? paths.help}
          {...(helpCentre !== undefined && { target: '_blank', rel: 'noreferrer' })}
        />
      </Tooltip>
      {status === 'free' && (
        <LinkButton to={paths.pricing} size="small" className="mx-2">
          Upgrade
        </LinkButton>
      )}
      <Tooltip text="Account Settings">
        <IconLink icon={CircleUserRound} label="Account Settings" to={paths.settings} />
      </Tooltip>
      <Tooltip text="Logout">
        <IconButton icon={LogOut} label="Logout" onClick={() => void logOut()} />
      </Tooltip>
    </TooltipProvider>
  )
}
