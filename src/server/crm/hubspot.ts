// Contacts at HubSpot: created, or updated if the address is known there. Repeating a call changes nothing.
import type { CrmConfig } from '#server/config/billing.ts'
import type { Messenger } from '#server/mail/mailer.ts'
import { SendError } from '#server/mail/send-error.ts'
import { sendRequest } from '#server/mail/send-request.ts'
import type { OutgoingContact } from '#server/stores/outbox.ts'

type HubspotOptions = Omit<Extract<CrmConfig, { kind: 'hubspot' }>, 'kind'>

export function createHubspot({ token, apiBase }: HubspotOptions): Messenger<OutgoingContact> {
  const url = `${apiBase}/crm/v3/objects/contacts/batch/upsert`
  return {
    keepsText: false,
    async send(_id, { email, name }) {
      const input = { id: email, idProperty: 'email', properties: { email, ...splitName(name) } }
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const { status, answer } = await sendRequest(url, headers, JSON.stringify({ inputs: [input] }))
      if (!isTaken(status, answer)) throw refused(status, answer)
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
function isTaken(status: number, answer: string): boolean {
  return (status === 200 || status === 201) && /"results"\s*:\s*\[\s*\{/.test(answer)
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
