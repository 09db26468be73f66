// Whom reporters call, and the addresses of a text.
import type { Contact } from './brief.ts'
import { fullName } from './people.ts'

const mailPattern = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const phonePattern =
  /(?<![\d$])(?:\+\d{1,3}[ .-]?(?:\(?\d{1,4}\)?[ .-]?){2,5}\d{2,4}|(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4})(?!\d)/
const webPattern =
  /(?:https?:\/\/|www\.)[^\s<>"“”)\]]+|(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|co|ai|app|dev|eu|uk|de|us|ca|info|health|tech|shop|store|example)(?![\w-])(?:\/[^\s<>"“”)\]]*)?/gi

const namePattern = new RegExp(`^(?:contact )?(?<name>${fullName})`, 'u')

/** Name, address and number of a contact line. */
export function readContact(value: string): Contact {
  const name = namePattern.exec(value.trim())?.groups?.name
  const email = mailPattern.exec(value)?.[0].replace(/(?<![.,;])[.,;]+$/, '')
  const phone = phonePattern.exec(value)?.[0]
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
}

/** The web addresses of a text, in their order, each once. */
export function findLinks(text: string): string[] {
  return [
    ...new Set(
      Array.from(text.matchAll(webPattern), ([link]) => link.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')),
    ),
  ]
}
