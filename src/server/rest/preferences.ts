// The Prefer header: what the client prefers, and which of it was applied.

export interface Preferences {
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined
  missing: 'default' | 'null' | undefined
  return: 'representation' | 'minimal' | 'headers-only' | undefined
  count: 'exact' | 'planned' | 'estimated' | undefined
  tx: 'commit' | 'rollback' | undefined
  handling: 'strict' | 'lenient' | undefined
  timezone: string | undefined
  maxAffected: number | undefined
  /** Unknown preferences: an error with handling=strict. */
  unknown: string[]
}

const choices = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const

export function parsePreferences(header: string | undefined): Preferences {
  const preferences: Preferences = {
    resolution: undefined,
    missing: undefined,
    return: undefined,
    count: undefined,
    tx: undefined,
    handling: undefined,
    timezone: undefined,
    maxAffected: undefined,
    unknown: [],
  }
  for (const part of splitParts(header ?? '')) readPreference(preferences, part)
  return preferences
}

/** Splits at commas outside quotes. */
function splitParts(header: string): string[] {
  const parts = header.match(/(?:"(?:[^"\\]|\\.)*"?|[^,"])+/g) ?? []
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** The first mention of a preference counts. RFC 7240: names in any case, optional quotes, parameters after a semicolon. */
function readPreference(preferences: Preferences, part: string): void {
  const name = /^[^=;\s]+/.exec(part)?.[0] ?? ''
  const value = readValue(part.slice(name.length).trimStart())
  readNamed(preferences, value === undefined ? '' : name.toLowerCase(), value ?? '', part)
}

/** What follows a name; undefined if it is neither a value nor a parameter. Spaces are skipped before each step: a header may be full of them. */
function readValue(text: string): string | undefined {
  if (!text.startsWith('=')) return text === '' || text.startsWith(';') ? '' : undefined
  const given = text.slice(1).trimStart()
  const quoted = /^"((?:[^"\\]|\\.)*)"/s.exec(given)
  if (!quoted) return /^([^;"]*)(?:;|$)/.exec(given)?.[1]?.trim()
  const rest = given.slice(quoted[0].length).trimStart()
  return rest === '' || rest.startsWith(';') ? quoted[1]?.replace(/\\(.)/gs, '$1') : undefined
}

function readNamed(preferences: Preferences, name: string, value: string, part: string): void {
  const choice = value.toLowerCase()
  if (name === 'timezone' && isTimezone(value)) preferences.timezone ??= value
  else if (name === 'max-affected' && /^\d{1,15}$/.test(value)) preferences.maxAffected ??= Number(value)
  else if (isChoice(name, choice)) Object.assign(preferences, { [name]: preferences[name] ?? choice })
  else preferences.unknown.push(part)
}

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

function isChoice(name: string, value: string): name is keyof typeof choices {
  return (
    Object.hasOwn(choices, name) &&
    (choices[name as keyof typeof choices] as readonly string[]).includes(value)
  )
}
