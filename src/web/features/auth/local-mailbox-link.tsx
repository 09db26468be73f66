import { useAuthAppConfig } from './use-auth-app-config.ts'

/** Only where mails stay on this machine: where to read them. */
export function LocalMailboxLink() {
  const config = useAuthAppConfig()
  if (!config?.standIns.some((name) => name.includes('mailbox'))) return null
  return (
    <a className="link inline-flex min-h-6 items-center" href="/local/mail" target="_blank" rel="noreferrer">
      Open the local mailbox
    </a>
  )
}
