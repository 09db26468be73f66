// Checks of the contact form, the same on the page and on the server.
import { isEmail } from '#domain/account/email-address.ts'

export type ContactMessage = { name: string; email: string; message: string }

/** Messages of the contact form's checks. */
const contactProblems = {
  nameMissing: 'Name is required',
  emailMissing: 'Email is required',
  emailInvalid: 'Invalid email address',
  messageMissing: 'Message is required',
} as const

export type ContactCheck =
  | { ok: true; value: ContactMessage }
  | { ok: false; problems: Partial<Record<keyof ContactMessage, string>> }

/** Whether it has a visible character: spaces, joiners and other invisible ones don't count. */
function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/** Checks all three fields; answers them trimmed, or one message per field at fault. */
export function checkContactMessage(form: ContactMessage): ContactCheck {
  const value = { name: form.name.trim(), email: form.email.trim(), message: form.message.trim() }
  const problems: Partial<Record<keyof ContactMessage, string>> = {}
  if (!hasVisibleText(value.name)) problems.name = contactProblems.nameMissing
  if (value.email === '') problems.email = contactProblems.emailMissing
  else if (!isEmail(value.email)) problems.email = contactProblems.emailInvalid
  if (!hasVisibleText(value.message)) problems.message = contactProblems.messageMissing
  return Object.keys(problems).length === 0 ? { ok: true, value } : { ok: false, problems }
}
