import type { ReactNode } from 'react'
import type { AuthUser } from '#web/lib/supabase.ts'
import { chooseTheme, useTheme } from '#web/lib/theme.ts'
import { Card } from '#web/ui/card.tsx'
import { NameForm } from './name-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** Name, email address, theme, storage and two-step sign-in. */
export function AccountCard({ user, storage }: { user: AuthUser; storage: ReactNode }) {
  const theme = useTheme()
  return (
    <Card title="Account Information">
      <div className="grid gap-5">
        <NameForm user={user} />
        <Row label={user.email ? 'Email' : 'Phone'}>
          <span className="wrap-anywhere">{user.email || user.phone}</span>
        </Row>
        <Row label="Theme">
          <ThemeChoice theme={theme} onChoose={chooseTheme} />
        </Row>
        <Row label="Storage">{storage}</Row>
        <SecondFactor factor={user.factors?.find(({ status }) => status === 'verified')} />
      </div>
    </Card>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1 text-14 md:grid-cols-[10rem_1fr] md:items-baseline">
      <p className="text-ink-soft">{label}</p>
      <div>{children}</div>
    </div>
  )
}
