import { Link } from 'react-router'
import { useAppConfig } from '#web/lib/api/app-config.ts'
import { paths } from '#web/paths.ts'

/** The support email address; a link to the support page until it is loaded. */
export function SupportAddress() {
  const email = useAppConfig()?.supportEmail
  if (email === undefined)
    return (
      <Link className="link" to={paths.help}>
        our support page
      </Link>
    )
  return (
    <a className="link" href={`mailto:${email}`}>
      {email}
    </a>
  )
}
