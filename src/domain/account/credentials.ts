// What the sign-in forms accept.

import { countCharacters } from '#domain/text/text-length.ts'
import { isEmail } from './email-address.ts'

/** Fewest characters of a password. Operators can ask for more: AUTH_PASSWORD_MIN, which only the server knows. */
export const passwordMinCharacters = 6

/** Digits of a phone number with its country code. */
const phoneDigits = { minimum: 7, maximum: 15 } as const

/** Messages of the credential checks. */
export const credentialMessages = {
  emailMissing: 'Enter your email address',
  emailIncomplete: 'Enter a full email address, like jo@example.com',
  passwordMissing: 'Enter your password',
  passwordTooShort: `Use a password of at least ${passwordMinCharacters} characters`,
  passwordsDiffer: 'Passwords do not match',
} as const

export type Identifier = { email: string } | { phone: string }

export type CredentialCheck<Value> = { ok: true; value: Value } | { ok: false; message: string }

const phonePunctuation = /[\s().-]/g

/** The phone number as a plus sign and digits, undefined when it is none; the country code is required. */
export function readPhone(text: string): string | undefined {
  const digits = text.trim().replace(phonePunctuation, '').replace(/^\+/, '')
  const isNumber = /^[1-9]\d*$/.test(digits)
  const isLongEnough = digits.length >= phoneDigits.minimum && digits.length <= phoneDigits.maximum
  return isNumber && isLongEnough ? `+${digits}` : undefined
}

/** Reads an email address or a phone number, whichever it is. */
export function readIdentifier(text: string): Identifier | undefined {
  const trimmed = text.trim()
  if (isEmail(trimmed)) return { email: trimmed }
  const phone = readPhone(trimmed)
  return phone === undefined ? undefined : { phone }
}

/** What is wrong with a text that is neither an email address nor a phone number. The field is labeled as one for an email address. */
export function describeNoIdentifier(text: string): string {
  return text.trim() === '' ? credentialMessages.emailMissing : credentialMessages.emailIncomplete
}

/** Checks what a one-time link needs: an email address. */
export function checkEmail(text: string): CredentialCheck<string> {
  const email = text.trim()
  return isEmail(email) ? { ok: true, value: email } : { ok: false, message: describeNoIdentifier(email) }
}

/** Checks what sign-up and password sign-in need: an email address or phone number, and a password. */
export function checkCredentials(
  identifier: string,
  password: string,
): CredentialCheck<Identifier & { password: string }> {
  const read = readIdentifier(identifier)
  if (read === undefined) return { ok: false, message: describeNoIdentifier(identifier) }
  if (password === '') return { ok: false, message: credentialMessages.passwordMissing }
  return { ok: true, value: { ...read, password } }
}

/** Whether a new password is long enough. */
export function isLongEnoughPassword(password: string): boolean {
  return countCharacters(password) >= passwordMinCharacters
}

/** Whether the Change Password button is enabled. */
export function mayChangePassword(password: string, repeated: string): boolean {
  return password !== '' && repeated !== ''
}

/** Checks the two fields of Change Password. */
export function checkNewPassword(password: string, repeated: string): CredentialCheck<string> {
  if (password !== repeated) return { ok: false, message: credentialMessages.passwordsDiffer }
  if (!isLongEnoughPassword(password)) return { ok: false, message: credentialMessages.passwordTooShort }
  return { ok: true, value: password }
}
