// What was typed into the contact form, kept until it is sent: neither a reload nor a failure costs a word.
import type { ContactMessage } from '#domain/site/contact-message.ts'

const key = 'contact-message'

export function storeMessage(message: ContactMessage): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(message))
  } catch {
    // Blocked or full: the form itself still holds it.
  }
}

export function readStoredMessage(): Partial<ContactMessage> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    // Blocked, or not ours.
    return {}
  }
}

export function removeStoredMessage(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Blocked: then nothing was kept.
  }
}
