// Regular cleanup. Safe in every process: each step is one statement. Deleting is permanent, so nothing is deleted while the database's
// clock may have jumped (docs/decisions/023).
import { deletionDelayHours, trustedGapHours } from '#domain/document/housekeeping.ts'
import { trashDays } from '#domain/document/trash.ts'
import { deletedFileDays } from '#domain/media-kit/kit-file.ts'
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
const outboxDays = 30
const unfinishedFactorSeconds = 300
const endedInvitationDays = 30

/** What people may miss, by the days it is kept for. More days mean less is deleted. */
const aged: ((db: Db, moreDays: number) => Promise<unknown>)[] = [
  (db, moreDays) => purgeTrash(db, trashDays + moreDays),
  (db, moreDays) => purgeAssets(db, deletedFileDays + moreDays),
  (db, moreDays) => purgeOutbox(db, outboxDays + moreDays),
  (db, moreDays) => purgeInvitations(db, endedInvitationDays + moreDays),
]

const steps: ((db: Db) => Promise<unknown>)[] = [
  (db) => giveUpOld(db, 'mail', maximumAgeSeconds.mail),
  (db) => giveUpOld(db, 'sms', maximumAgeSeconds.sms),
  (db) => giveUpOld(db, 'crm', maximumAgeSeconds.crm),
  deleteOldFlowStates,
  deleteOldOneTimeTokens,
  deleteOldChallenges,
  (db) => deleteStaleFactors(db, unfinishedFactorSeconds, null),
  deleteFullBuckets,
  purgeBillingEvents,
]

/**
 * Does every step once. While deletion is put off only what was old at the run before goes, if people had a day to notice that run:
 * an installation that runs only occasionally still deletes. A failed one is logged and tried again next time.
 */
export async function runHousekeeping(db: Db, log: Log): Promise<void> {
  const warn = (error: unknown) => log.warn('housekeeping failed', { cause: describeError(error) })
  const run = await recordRun(db, trustedGapHours, deletionDelayHours).catch(warn)
  if (!run) return
  if (!run.mayDelete) {
    log.info('deletion put off', { until: run.deletesFrom })
    const { daysSinceRun } = run
    if (daysSinceRun !== undefined) for (const step of aged) await step(db, daysSinceRun).catch(warn)
    return
  }
  for (const step of [...steps, ...aged]) await step(db, 0).catch(warn)
}

/** Runs at once, then every hour; returns how to stop. */
export function startHousekeeping(db: Db, log: Log): () => void {
  const timer = setInterval(() => void runHousekeeping(db, log), everyHour)
  timer.unref()
  void runHousekeeping(db, log)
  return () => clearInterval(timer)
}
