// A message that could not be sent.

export interface SendFailure {
  /** What is kept beside the message: the other side's own words. */
  reason: string
  /** What may be logged: no addresses, no text. */
  logged: string
  /** The message itself was refused, so that trying again cannot help. */
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
