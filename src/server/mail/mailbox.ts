// The local mailbox: what would have been mailed, kept for the person on this machine to read.
import { randomUUID } from 'node:crypto'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface KeptMail extends Mail {
  id: string
  sent_at: string
}

export interface Mailbox {
  deliver(mail: Mail): KeptMail
  /** Newest first. */
  list(): readonly KeptMail[]
}

/** Oldest mails leave when the box is full. */
const capacity = 500

export function createMailbox(now: () => Date = () => new Date()): Mailbox {
  let mails: KeptMail[] = []
  return {
    deliver(mail) {
      const kept = { ...mail, id: randomUUID(), sent_at: now().toISOString() }
      mails = [kept, ...mails].slice(0, capacity)
      return kept
    },
    list: () => mails,
  }
}
