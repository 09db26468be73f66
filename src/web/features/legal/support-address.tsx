import { Link } from 'react-router'
import { useAppConfig } from '#web/lib/api/app-config.ts'
import { paths } from '#web/paths.ts'

/** The support e-mail address; the support page takes its place until the address is known. */
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
