// Which links this browser asked for. Each return address carries a random mark that is kept here for an hour: tokens that arrive
// with such a mark come from a request of this very browser; any others may be anybody's, and are asked about (decision 020).

const key = 'asked-links'
const lifeMs = 3_600_000
const most = 20

interface Asked {
  mark: string
  at: number
}

/** A new mark for a return address. Where storage is blocked it is not known again, and the link is asked about. */
export function markLink(): string {
  const mark = Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join('')
  write([...readLiving(), { mark, at: Date.now() }].slice(-most))
  return mark
}

export function wasAskedFor(mark: string | null | undefined): boolean {
  return mark != null && readLiving().some((asked) => asked.mark === mark)
}

/** A link works once, and so does its mark. */
export function forgetLink(mark: string | null | undefined): void {
  const living = readLiving()
  const rest = living.filter((asked) => asked.mark !== mark)
  if (rest.length < living.length) write(rest)
}

function readLiving(): Asked[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const now = Date.now()
    return Array.isArray(kept) ? (kept as Asked[]).filter((asked) => isLiving(asked, now)) : []
  } catch {
    return []
  }
}

const isLiving = (asked: Partial<Asked> | null, now: number): boolean =>
  typeof asked?.mark === 'string' &&
  typeof asked.at === 'number' &&
  asked.at <= now &&
  now - asked.at < lifeMs

function write(asked: Asked[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(asked))
  } catch {
    // Storage may be blocked or full: then the link is asked about.
  }
}

const toHex = (byte: number) => byte.toString(16).padStart(2, '0')
