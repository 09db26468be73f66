import { subscriptionStatus } from '#domain/billing/subscription.ts'
import { labelTrial, type TrialStage, trialDaysLeft, trialStage } from '#domain/billing/trial.ts'
import { useProfile } from '#web/lib/profile.ts'

interface Trial {
  userId: string
  /** 'Free Trial (N days left)' or 'Trial Expired'. */
  label: string
  stage: TrialStage
}

/** The signed-in user's trial; undefined for visitors, for Pro, and until the profile is loaded. */
export function useTrial(): Trial | undefined {
  const known = useProfile()
  if (known === undefined || subscriptionStatus(known.profile) === 'pro') return undefined
  const daysLeft = trialDaysLeft(known.profile?.created_at, new Date())
  return { userId: known.userId, label: labelTrial(daysLeft), stage: trialStage(daysLeft) }
}
