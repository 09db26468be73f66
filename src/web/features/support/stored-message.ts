// The text of the contact form in sessionStorage until it is sent: survives reloads and failures.
import type { ContactMessage } from '#domain/site/contact-message.ts'

const key = 'contact-message'

export function storeMessage(message: ContactMessage): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(message))
  } catch {
    // Storage is blocked or full: the form still has it.
  }
}

export function readStoredMessage(): Partial<ContactMessage> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // Storage is blocked, or the value isn't ours.
    return {}
  }
}

export function removeStoredMessage(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
