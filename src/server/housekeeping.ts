// Regular cleanup. Safe in every process: each step is one statement. Deleting is permanent, so nothing is deleted for a day of running after
// a gap in which the database's clock may have jumped (docs/decisions/023).
import { enrollmentSeconds } from '#domain/account/second-factor.ts'
import { deletionDelayHours, trustedGapHours } from '#domain/document/housekeeping.ts'
import { trashDays } from '#domain/document/trash.ts'
import { deletedFileDays } from '#domain/media-kit/kit-file.ts'
import { sentMailDays } from '#domain/site/legal-terms.ts'
import { endedInvitationDays } from '#domain/workspace/membership.ts'
import type { Db } from './db/db.ts'
import { describeError, type Log } from './log.ts'
import { maximumAgeSeconds } from './mail/back-off.ts'
import { purgeBillingEvents } from './stores/billing.ts'
import { deleteOldChallenges, deleteStaleFactors } from './stores/factors.ts'
import { deleteOldFlowStates } from './stores/flow-states.ts'
import { purgeTrash, recordRun } from './stores/housekeeping.ts'
import { purgeInvitations } from './stores/invitations.ts'
import { purgeAssets } from './stores/kits/media-kits.ts'
import { deleteOldOneTimeTokens } from './stores/one-time-tokens.ts'
import { giveUpOld, purgeOutbox } from './stores/outbox.ts'
import { deleteFullBuckets } from './stores/rate-limits.ts'

const everyHour = 60 * 60 * 1000

const steps: ((db: Db) => Promise<unknown>)[] = [
  (db) => giveUpOld(db, 'mail', maximumAgeSeconds.mail),
  (db) => giveUpOld(db, 'sms', maximumAgeSeconds.sms),
  (db) => giveUpOld(db, 'crm', maximumAgeSeconds.crm),
  deleteOldFlowStates,
  deleteOldOneTimeTokens,
  deleteOldChallenges,
  (db) => deleteStaleFactors(db, enrollmentSeconds, null),
  deleteFullBuckets,
  purgeBillingEvents,
  (db) => purgeTrash(db, trashDays),
  // Longer than promised: a jump that is trusted must not use up the whole time.
  (db) => purgeAssets(db, deletedFileDays + trustedGapHours / 24),
  (db) => purgeOutbox(db, sentMailDays),
  (db) => purgeInvitations(db, endedInvitationDays),
]

/** Does every step once, unless the clock may have jumped. A failed step is logged and tried again next time. */
export async function runHousekeeping(db: Db, log: Log): Promise<void> {
  const warn = (error: unknown) => log.warn('housekeeping failed', { cause: describeError(error) })
  const hoursRun = await db.tx(recordRun).catch(warn)
  if (hoursRun === undefined) return
  if (hoursRun < deletionDelayHours) {
    log.info('deletion put off', { hours: Math.ceil(deletionDelayHours - hoursRun) })
    return
  }
  for (const step of steps) await step(db).catch(warn)
}

/** Runs at once, then every hour; returns how to stop. */
export function startHousekeeping(db: Db, log: Log): () => void {
  const timer = setInterval(() => void runHousekeeping(db, log), everyHour)
  timer.unref()
  void runHousekeeping(db, log)
  return () => clearInterval(timer)
}
