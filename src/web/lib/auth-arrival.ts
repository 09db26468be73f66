// What a link of a mail or the social provider wrote into the address of /auth/callback. Read once, when the page is opened,
// because the client takes the tokens out of the address as soon as it is built.
import { paths } from '#web/paths.ts'
import { openedAddress } from './opened-address.ts'

export type Arrival =
  | { kind: 'nothing' }
  | { kind: 'session'; accessToken: string; type: string | null }
  /** Providers write their refusal into the query, mails only into the fragment. */
  | { kind: 'refusal'; code: string | null; isFromProvider: boolean; isInFragment: boolean }
  /** The first of the two links of an e-mail change. */
  | { kind: 'half-done' }

const errorNames = ['error', 'error_code', 'error_description']
const nothing: Arrival = { kind: 'nothing' }

export function parseArrival({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Arrival {
  if (pathname !== paths.authCallback) return nothing
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const read = (name: string) => fragment.get(name) ?? query.get(name)
  if (errorNames.some((name) => read(name) !== null)) {
    const isInFragment = errorNames.some((name) => fragment.has(name))
    return { kind: 'refusal', code: read('error_code'), isFromProvider: query.has('error'), isInFragment }
  }
  const accessToken = fragment.get('access_token')
  if (accessToken) return { kind: 'session', accessToken, type: fragment.get('type') }
  return fragment.has('message') ? { kind: 'half-done' } : nothing
}

let arrival: Arrival = openedAddress === undefined ? nothing : parseArrival(new URL(openedAddress))

export function readArrival(): Arrival {
  return arrival
}

/** A second visit to the page, by the Back button for one, brings nothing new. */
export function forgetArrival(): void {
  arrival = nothing
}
