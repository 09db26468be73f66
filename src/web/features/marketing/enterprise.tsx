import { Mail } from 'lucide-react'
import { useAppConfigOnInteraction } from '#web/lib/api/app-config.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'

export function Enterprise() {
  const email = useAppConfigOnInteraction()?.enterpriseEmail
  return (
    <section className="mt-18 mb-16 md:mt-24 md:mb-22">
      <div className="wrap">
        <hr className="scotch" />
        <div className="grid items-end gap-x-12 gap-y-6 pt-7 md:grid-cols-[7fr_5fr]">
          <div>
            <p className="eyebrow mb-3">Enterprise</p>
            <h2 className="title-1">Sending dozens of releases a month?</h2>
            <p className="lede-small mt-3.5 max-w-[58ch]">
              If you run a high-volume agency or in-house team, email us about seats, invoicing and running
              Presswright with your own model and database.
            </p>
          </div>
          <div className="grid gap-2.5 md:justify-items-end">
            <LinkButton
              variant="secondary"
              size="large"
              to={email === undefined ? paths.help : `mailto:${email}`}
            >
              <Mail size={18} strokeWidth={1.5} aria-hidden /> Contact us by email
            </LinkButton>
            <span className="min-h-5 text-14 text-ink-soft">{email}</span>
          </div>
        </div>
      </div>
    </section>
  )
}
