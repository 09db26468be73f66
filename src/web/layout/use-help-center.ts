import { useAppConfig } from '#web/lib/api/app-config.ts'
import { paths } from '#web/paths.ts'

interface HelpCenter {
  to: string
  target?: '_blank'
  rel?: 'noreferrer'
}

/**
 * The one address of the Help Center: the installation's own in a new tab, else the support page (decision 25). Only for
 * users: their session has loaded the configuration already.
 */
export function useHelpCenter(): HelpCenter {
  const own = useAppConfig()?.links.helpCenter
  return own === undefined ? { to: paths.help } : { to: own, target: '_blank', rel: 'noreferrer' }
}
