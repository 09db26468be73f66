// Which sign-in links this browser requested. Each return URL carries a random mark that is stored here for an hour. Tokens that come
// back with a known mark belong to a request of this browser; for any others the user has to confirm first.
// Links are marked in mark-links.ts, which only the forms load.

import { requestedLinkHours } from '#domain/site/legal-terms.ts'

export const key = 'asked-links'
const maxAgeMs = requestedLinkHours * 3_600_000

export interface RequestedLink {
  mark: string
  at: number
}

export function wasRequested(mark: string | null | undefined): boolean {
  return mark != null && readValid().some((link) => link.mark === mark)
}

export function readValid(): RequestedLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const now = Date.now()
    return Array.isArray(stored) ? (stored as RequestedLink[]).filter((link) => isValid(link, now)) : []
  } catch {
    return []
  }
}

const isValid = (link: Partial<RequestedLink> | null, now: number): boolean =>
  typeof link?.mark === 'string' && typeof link.at === 'number' && link.at <= now && now - link.at < maxAgeMs
