// How a text message leaves the house.
import type { OutgoingSms } from '#server/stores/outbox.ts'
import type { Messenger } from './mailer.ts'

export type Texter = Messenger<OutgoingSms>
