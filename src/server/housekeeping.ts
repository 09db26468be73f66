// Regular cleanup. Safe in every process: each step is one statement. Deleting is permanent, so nothing is deleted while the database's
// clock may have jumped (docs/decisions/023).
import { deletionDelayHours } from '#domain/document/housekeeping.ts'
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

/** What people may miss, by the days it is kept for. Extra days mean less is deleted. */
const aged: ((db: Db, extraDays: number) => Promise<unknown>)[] = [
  (db, extraDays) => purgeTrash(db, trashDays + extraDays),
  (db, extraDays) => purgeAssets(db, deletedFileDays + extraDays),
  (db, extraDays) => purgeOutbox(db, outboxDays + extraDays),
  (db, extraDays) => purgeInvitations(db, endedInvitationDays + extraDays),
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

/** Does every step once, unless the clock may have jumped. A failed step is logged and tried again next time. */
export async function runHousekeeping(db: Db, log: Log): Promise<void> {
  const warn = (error: unknown) => log.warn('housekeeping failed', { cause: describeError(error) })
  const run = await db.tx((tx) => recordRun(tx, deletionDelayHours)).catch(warn)
  if (!run) return
  const { extraDays, deletesFrom } = run
  if (extraDays !== 0) log.info('deletion put off', { until: deletesFrom })
  if (extraDays === undefined) return
  for (const step of extraDays === 0 ? [...steps, ...aged] : aged) await step(db, extraDays).catch(warn)
}

/** Runs at once, then every hour; returns how to stop. */
export function startHousekeeping(db: Db, log: Log): () => void {
  const timer = setInterval(() => void runHousekeeping(db, log), everyHour)
  timer.unref()
  void runHousekeeping(db, log)
  return () => clearInterval(timer)
}
