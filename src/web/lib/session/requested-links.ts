// Which sign-in links this browser requested. Each return URL carries a random mark that is stored here for an hour. Tokens that come
// back with a known mark belong to a request of this browser; for any others the user has to confirm first (decision 020).

const key = 'asked-links'
const maxAgeMs = 3_600_000
const maxLinks = 20

interface RequestedLink {
  mark: string
  at: number
}

/** A new mark for a return URL. If storage is blocked the mark is unknown later, and the user has to confirm. */
export function markLink(): string {
  const mark = Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join('')
  write([...readValid(), { mark, at: Date.now() }].slice(-maxLinks))
  return mark
}

export function wasRequested(mark: string | null | undefined): boolean {
  return mark != null && readValid().some((link) => link.mark === mark)
}

/** A link works once, and so does its mark. */
export function forgetLink(mark: string | null | undefined): void {
  const valid = readValid()
  const rest = valid.filter((link) => link.mark !== mark)
  if (rest.length < valid.length) write(rest)
}

function readValid(): RequestedLink[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const now = Date.now()
    return Array.isArray(kept) ? (kept as RequestedLink[]).filter((link) => isValid(link, now)) : []
  } catch {
    return []
  }
}

const isValid = (link: Partial<RequestedLink> | null, now: number): boolean =>
  typeof link?.mark === 'string' && typeof link.at === 'number' && link.at <= now && now - link.at < maxAgeMs

function write(link: RequestedLink[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(link))
  } catch {
    // Storage is blocked or full: then the user has to confirm.
  }
}

const toHex = (byte: number) => byte.toString(16).padStart(2, '0')
