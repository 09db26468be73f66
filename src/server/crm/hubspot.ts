// Contacts at HubSpot: created, or updated if the address is known there. Repeating a call changes nothing.
import type { CrmConfig } from '#server/config/billing.ts'
import type { Messenger } from '#server/mail/mailer.ts'
import { SendError } from '#server/mail/send-error.ts'
import type { OutgoingContact } from '#server/stores/outbox.ts'

type HubspotOptions = Omit<Extract<CrmConfig, { kind: 'hubspot' }>, 'kind'>

const timeoutMs = 30_000

export function createHubspot({ token, apiBase }: HubspotOptions): Messenger<OutgoingContact> {
  return {
    keepsText: false,
    async send(_id, { email, name }) {
      const input = { id: email, idProperty: 'email', properties: { email, ...splitName(name) } }
      const response = await fetch(`${apiBase}/crm/v3/objects/contacts/batch/upsert`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ inputs: [input] }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw unreachable(error)
      })
      const answer = await response.text().catch(() => '')
      if (!isTaken(response, answer)) throw refused(response.status, answer)
    },
  }
}

/** HubSpot has two name fields; an empty one must not overwrite what is there. */
function splitName(name: string): Record<string, string> {
  const [firstname = '', ...others] = name.trim().split(/\s+/)
  const lastname = others.join(' ')
  return { ...(firstname && { firstname }), ...(lastname && { lastname }) }
}

/** A batch can be answered with "multi-status" and a failure inside. */
function isTaken(response: Response, answer: string): boolean {
  if (response.status !== 200 && response.status !== 201) return false
  return /"results"\s*:\s*\[\s*\{/.test(answer)
}

function unreachable(cause: unknown): SendError {
  // fetch says why in the cause of its error.
  const reason = String(cause instanceof Error ? (cause.cause ?? cause) : cause)
  return new SendError({ reason, logged: reason, permanent: false }, cause)
}

/** Only a refusal of this contact ends it: a bad token is the installation's fault, to be fixed. */
function refused(status: number, answer: string): SendError {
  const category = /"category"\s*:\s*"(\w{1,60})"/.exec(answer)?.[1]
  return new SendError({
    reason: `${status} ${answer}`,
    logged: [status, category].filter(Boolean).join(' '),
    permanent: (status === 400 || status === 207) && category === 'VALIDATION_ERROR',
  })
}
