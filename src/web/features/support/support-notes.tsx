import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { trashDays } from '#domain/document/trash.ts'
import { useAppConfigOnInteraction } from '#web/lib/api/app-config.ts'
import { paths } from '#web/paths.ts'

/** Next to the form: other ways to get help. */
export function SupportNotes() {
  const email = useAppConfigOnInteraction()?.supportEmail
  return (
    <aside aria-label="Other ways to get help" className="text-14">
      <hr className="scotch" />
      <dl className="mt-5 grid gap-5">
        <Note title="Plans and invoices">
          See your plan, find invoices or cancel in your{' '}
          <Link className="link" to={paths.settings}>
            account settings
          </Link>
          . Prices are on the{' '}
          <Link className="link" to={paths.pricing}>
            pricing page
          </Link>
          .
        </Note>
        <Note title="Lost a draft?">
          Version history (Ctrl+H in the editor) has every version you saved, and the trash keeps deleted
          documents for {trashDays} days.
        </Note>
        <Note title="By email">
          {email === undefined ? (
            'We’ll reply to the address you enter here.'
          ) : (
            <>
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>{' '}
              reaches the same people.
            </>
          )}
        </Note>
      </dl>
    </aside>
  )
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1 text-ink-soft">{children}</dd>
    </div>
  )
}
