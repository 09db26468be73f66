// hubspot-contact: adds the caller to the CRM, once.
import type { HubspotContactAnswer, HubspotContactRequest } from '#contract/functions.ts'
import { findAccountContact, queueContactOnce } from '#server/stores/contacts.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'

const maxNameLength = 200

export async function hubspotContact({ input, user, deps }: Call<HubspotContactRequest>): Promise<Response> {
  if (deps.config.crm.kind === 'none') throw functionErrors.crmOff()
  if (input.email && input.email.trim().toLowerCase() !== user.email) throw functionErrors.notOwnAddress()
  const contact = await findAccountContact(deps.db, user.id)
  if (contact) {
    const name = contact.name.slice(0, maxNameLength).toWellFormed()
    await deps.db.tx((tx) => queueContactOnce(tx, user.id, { ...contact, name }))
  }
  const answer: HubspotContactAnswer = { recorded: contact !== undefined }
  return Response.json(answer)
}
