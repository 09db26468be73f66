// Normalizes what people type: email addresses in lower case, phones as digits with a country code.
import { z } from 'zod'
import { readPhone } from '#domain/account/credentials.ts'
import { isEmail } from '#domain/account/email-address.ts'
import { authErrors } from './errors.ts'

/** An optional string; the client library also sends null. */
export const optionalText = z.string().max(10_000).nullish()
/** User metadata is part of every token; more would not fit into request headers. */
export const maximumMetadata = 16_384
export const optionalObject = z
  .record(z.string(), z.unknown())
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= maximumMetadata, 'must be 16 kB at most')
  .nullish()

/** Fields that many requests share; unknown ones are ignored. */
export const contactFields = { email: optionalText, phone: optionalText }
export const challengeFields = { code_challenge: optionalText, code_challenge_method: optionalText }

export type Contact = { email: string; phone?: undefined } | { phone: string; email?: undefined }

/** Which of the two it is. */
export const kindOf = (contact: Contact): 'email' | 'phone' => (contact.email ? 'email' : 'phone')

/** Exactly one of the two, normalized. */
export function readContact(body: {
  email?: string | null | undefined
  phone?: string | null | undefined
}): Contact {
  if (body.email && body.phone)
    throw authErrors.invalid('Only an email address or phone number should be provided')
  if (body.email) return { email: normalizeEmail(body.email) }
  if (body.phone) return { phone: normalizePhone(body.phone) }
  throw authErrors.invalid('One of email or phone must be set')
}

export function normalizeEmail(email: string): string {
  const normal = foldEmail(email)
  if (!isEmail(normal)) throw authErrors.badEmail()
  return normal
}

/** Full-width letters and ligatures become the letters they look like, so that lookalikes can't open a second account. */
export const foldEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase()

export function normalizePhone(phone: string): string {
  const digits = readPhone(phone)?.replace(/\D/g, '')
  if (!digits) throw authErrors.badPhone()
  return digits
}

/** The PKCE parameters: both or neither. */
export function readChallenge(body: {
  code_challenge?: string | null | undefined
  code_challenge_method?: string | null | undefined
}) {
  const { code_challenge: challenge, code_challenge_method: method } = body
  if (!challenge && !method) return undefined
  if (!challenge || !method)
    throw authErrors.invalid('PKCE flow requires code_challenge_method and code_challenge')
  const kind = method.toLowerCase()
  if (kind !== 's256' && kind !== 'plain')
    throw authErrors.invalid('code_challenge_method must be s256 or plain')
  if (!/^[A-Za-z0-9\-._~]{43,128}$/.test(challenge))
    throw authErrors.invalid('code_challenge must have 43 to 128 characters of A-Z a-z 0-9 - . _ ~')
  return { challenge, method: kind } as const
}

export type Challenge = NonNullable<ReturnType<typeof readChallenge>>
