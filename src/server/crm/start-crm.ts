// Sends new accounts to the CRM through the outbox: HubSpot, or the local contact list.
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/db.ts'
import type { Log } from '#server/log.ts'
import { type Delivery, startDelivery } from '#server/mail/deliver.ts'
import type { Messenger } from '#server/mail/mailer.ts'
import type { OutgoingContact } from '#server/stores/outbox.ts'
import { createHubspot } from './hubspot.ts'

/** Undefined when there is no such database: then nobody is queued for it either. */
export function startCrm({ crm }: Config, db: Db, log: Log): Delivery | undefined {
  if (crm.kind === 'none') return undefined
  const messenger = crm.kind === 'hubspot' ? createHubspot(crm) : listedOnThisMachine
  return startDelivery({ db, log, kind: 'crm', messenger, parallel: 1 })
}

/** Nothing to send: the list reads the outbox. */
const listedOnThisMachine: Messenger<OutgoingContact> = { keepsText: true, send: async () => {} }
