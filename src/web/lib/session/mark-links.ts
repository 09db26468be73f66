// Marks the sign-in links that this browser requests (requested-links.ts). Apart from it: public pages only ask.
import { key, type RequestedLink, readValid } from './requested-links.ts'

const maxLinks = 20

/** A new mark for a return URL. If storage is blocked the mark is unknown later, and the user has to confirm. */
export function markLink(): string {
  const mark = Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join('')
  write([...readValid(), { mark, at: Date.now() }].slice(-maxLinks))
  return mark
}

/** A link works once, and so does its mark. */
export function forgetLink(mark: string | null | undefined): void {
  const valid = readValid()
  const rest = valid.filter((link) => link.mark !== mark)
  if (rest.length < valid.length) write(rest)
}

function write(link: RequestedLink[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(link))
  } catch {
    // Storage is blocked or full: then the user has to confirm.
  }
}

const toHex = (byte: number) => byte.toString(16).padStart(2, '0')
