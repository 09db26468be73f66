import type { MailOutcome } from '#contract/tables.ts'

interface MailProblemProps {
  mail: MailOutcome | undefined
  email: string
  /** What to do when it can't be delivered. */
  advice: string
}

/** Tells the sender of an email that it hasn't been sent yet, or that it came back. */
export function MailProblem({ mail, email, advice }: MailProblemProps) {
  if (mail?.state === 'waiting')
    return (
      <p role="status" className="text-13 text-warn wrap-anywhere">
        The email to {email} hasn’t gone out yet. We’ll keep trying.
      </p>
    )
  if (mail?.state === 'failed')
    return (
      <p role="alert" className="text-13 text-bad wrap-anywhere">
        The email to {email} couldn’t be delivered{mail.reason ? `: ${mail.reason}` : ''}. {advice}
      </p>
    )
  return null
}
