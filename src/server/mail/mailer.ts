// The interface for sending messages. Implemented by SMTP, Twilio and the local mailbox.
import type { OutgoingMail, OutgoingSms } from '#server/stores/outbox.ts'

export interface Messenger<Message> {
  /** Resolves once the other side has accepted the message; fails with a SendError. The id is the same at every try. */
  send(id: string, message: Message): Promise<void>
  /** Whether the message is read from the outbox afterward. */
  readonly keepsText: boolean
}

export type Mailer = Messenger<OutgoingMail>

export type SmsSender = Messenger<OutgoingSms>
