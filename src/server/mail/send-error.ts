// A message that could not be sent.

export interface SendFailure {
  /** Stored with the message: the other side's own wording. */
  reason: string
  /** What may be logged: no addresses, no text. */
  logged: string
  /** The message itself was refused, so a retry can't help. */
  permanent: boolean
}

export class SendError extends Error {
  override name = 'SendError'
  readonly logged: string
  readonly permanent: boolean

  constructor({ reason, logged, permanent }: SendFailure, cause?: unknown) {
    super(reason, { cause })
    this.logged = logged
    this.permanent = permanent
  }
}
