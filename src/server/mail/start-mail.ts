// Connects the outbox with the configured gateways. Messages of a kind without a gateway wait in the outbox.
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/db.ts'
import { describeError, type Log } from '#server/log.ts'
import { releaseLeases } from '#server/stores/outbox.ts'
import { type Delivery, startDelivery } from './deliver.ts'
import { localMessenger } from './mailbox.ts'
import type { Mailer, SmsSender } from './mailer.ts'
import { SendError } from './send-error.ts'
import { createSmtpMailer } from './smtp.ts'
import { createTwilioSender } from './twilio.ts'

/** Begins to deliver mail and text messages. */
export async function startMail(config: Config, db: Db, log: Log): Promise<Delivery> {
  // The embedded database has one process, so existing leases are left from a process that ended. If that can't be written, on a full
  // disk, the leases expire on their own.
  if (db.kind === 'pglite')
    await releaseLeases(db).catch((error: unknown) => {
      log.warn('leases not released', { cause: describeError(error) })
    })
  const deliveries: Delivery[] = []
  const mailer = createMailer(config)
  const smsSender = createSmsSender(config)
  if (mailer) {
    deliveries.push(startDelivery({ db, log, kind: 'mail', messenger: mailer }))
    deliveries.push(startDelivery({ db, log, kind: 'contact', messenger: insistent(mailer), parallel: 1 }))
  }
  if (smsSender) deliveries.push(startDelivery({ db, log, kind: 'sms', messenger: smsSender }))
  return {
    async stop(seconds) {
      await Promise.all(deliveries.map((delivery) => delivery.stop(seconds)))
    },
  }
}

/** A refused support address is a configuration error that can be fixed: the visitor's message waits for that. */
function insistent(mailer: Mailer): Mailer {
  return {
    ...mailer,
    send: (id, mail) =>
      mailer.send(id, mail).catch((error: unknown) => {
        if (!(error instanceof SendError)) throw error
        throw new SendError({ reason: error.message, logged: error.logged, permanent: false }, error)
      }),
  }
}

function createMailer({ mail, mailFrom }: Config): Mailer | undefined {
  if (mail.kind === 'local') return localMessenger
  return mail.kind === 'smtp' ? createSmtpMailer({ url: mail.url, from: mailFrom }) : undefined
}

function createSmsSender({ sms }: Config): SmsSender | undefined {
  if (sms.kind === 'local') return localMessenger
  return sms.kind === 'twilio' ? createTwilioSender(sms) : undefined
}
