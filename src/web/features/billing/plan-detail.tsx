// The details of a plan: price, end date and what follows.
import { Link } from 'react-router'
import { describePrice } from '#domain/billing/plan.ts'
import { paymentProblem, subscriptionPrice } from '#domain/billing/subscription.ts'
import { trialDays, trialDaysLeft, trialEnd } from '#domain/billing/trial.ts'
import { formatDay } from '#domain/time/calendar.ts'
import type { Profile } from '#web/lib/profile.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PaymentProblem } from './payment-problem.tsx'

export function ProDetail({ profile }: { profile: Profile | undefined }) {
  const price = subscriptionPrice(profile)
  const problem = paymentProblem(profile)
  const end = formatDay(profile?.pro_until ?? '')
  return (
    <>
      {problem && <PaymentProblem problem={problem} end={end} price={price} />}
      {end === undefined && <Renewal profile={profile} price={price} />}
      {end !== undefined && (
        <p>
          {/* The notice about the failed payment says the rest. */}
          {problem === undefined &&
            `Your subscription${price ? ` (${price})` : ''} is canceled, and you won’t be charged again. You’ll keep every Pro feature until ${end}. `}
          Choose Upgrade to Pro before then, and your subscription resumes at no extra charge.
        </p>
      )}
    </>
  )
}

function Renewal({ profile, price }: { profile: Profile | undefined; price: string | undefined }) {
  const next = paymentProblem(profile) === undefined ? formatDay(profile?.pro_renews_at ?? '') : undefined
  return (
    <p>
      {price && `${price}. `}
      {next === undefined
        ? 'It renews automatically until you cancel.'
        : `Renews on ${next}, unless you cancel first.`}{' '}
      After you cancel, you’ll keep Pro until the end of the paid period.
    </p>
  )
}

export function TrialDetail({ profile, now }: { profile: Profile | undefined; now: Date }) {
  const daysLeft = trialDaysLeft(profile?.created_at, now)
  const end = formatDay(trialEnd(profile?.created_at) ?? '')
  const problem = paymentProblem(profile)
  return (
    <>
      {problem && <PaymentProblem problem={problem} price={undefined} />}
      {daysLeft > 0 && <TrialDays daysLeft={daysLeft} />}
      {daysLeft > 0 ? (
        <p>
          Ends {end}. After that, you can still read, edit and export your documents. AI in the editor
          requires Pro.
        </p>
      ) : (
        <p>You can still read, edit and export your documents. AI in the editor requires Pro.</p>
      )}
      {/* The button buys monthly, so this links to the annual plan. */}
      <p>
        Pro is {describePrice('monthly')}. To pay {describePrice('annual')}, choose Annual on the{' '}
        <Link className="link" to={paths.pricing}>
          pricing page
        </Link>
        .
      </p>
    </>
  )
}

const days = Array.from({ length: trialDays }, (_, index) => index + 1)

/** The days of the trial as a row of marks; today's is the last filled one. */
function TrialDays({ daysLeft }: { daysLeft: number }) {
  const today = trialDays - daysLeft + 1
  return (
    <div role="img" aria-label={`Day ${today} of ${trialDays}`} className="flex gap-1.5">
      {days.map((day) => (
        <span
          key={day}
          className={classNames('h-1.5 flex-1 rounded-full', day <= today ? 'bg-accent' : 'bg-fill')}
        />
      ))}
    </div>
  )
}
