// The local mailbox: shows what would have been mailed or texted, to the person at this machine.
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/db.ts'
import type { OutboxKind } from '#server/stores/outbox.ts'
import { findStoredMail, listStoredMails, type StoredMail } from '#server/stores/stored-mails.ts'
import type { Messenger } from './mailer.ts'

export interface Mailbox {
  /** Newest first; all of them, or those to one address or number. */
  list(to?: string): Promise<StoredMail[]>
  find(id: string): Promise<StoredMail | undefined>
}

const shown = 500

/** The mailbox, if mail or text messages stay on this machine. */
export function createMailbox(db: Db, config: Pick<Config, 'mail' | 'sms'>): Mailbox | undefined {
  const kinds: OutboxKind[] = [
    ...(config.mail.kind === 'local' ? (['mail', 'contact'] as const) : []),
    ...(config.sms.kind === 'local' ? (['sms'] as const) : []),
  ]
  if (kinds.length === 0) return undefined
  return {
    list: (to) => listStoredMails(db, kinds, shown, to ?? null),
    find: (id) => findStoredMail(db, kinds, id),
  }
}

/** Nothing to send: the mailbox reads the outbox. It is marked as sent, so that it isn't sent when a mail server is configured later. */
export const localMessenger: Messenger<unknown> = { keepsText: true, send: async () => {} }
