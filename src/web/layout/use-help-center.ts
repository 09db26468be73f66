import { useAppConfig } from '#web/lib/api/app-config.ts'
import { paths } from '#web/paths.ts'

interface HelpCenter {
  to: string
  target?: '_blank'
  rel?: 'noreferrer'
}

/**
 * The address of the Help Center: the installation's own in a new tab, otherwise the support page. Only for
 * signed-in users: their session has already loaded the configuration.
 */
export function useHelpCenter(): HelpCenter {
  const own = useAppConfig()?.links.helpCenter
  return own === undefined ? { to: paths.help } : { to: own, target: '_blank', rel: 'noreferrer' }
}
