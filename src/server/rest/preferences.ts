// The Prefer header: what the client asks for, and which of it was applied.

export interface Preferences {
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined
  missing: 'default' | 'null' | undefined
  return: 'representation' | 'minimal' | 'headers-only' | undefined
  count: 'exact' | 'planned' | 'estimated' | undefined
  tx: 'commit' | 'rollback' | undefined
  handling: 'strict' | 'lenient' | undefined
  timezone: string | undefined
  maxAffected: number | undefined
  /** What nobody knows: an error under handling=strict. */
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
  for (const part of (header ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean))
    readPreference(preferences, part)
  return preferences
}

/** The first mention of a preference counts. */
function readPreference(preferences: Preferences, part: string): void {
  const [name = '', value = ''] = part.split('=', 2).map((word) => word.trim())
  if (name === 'timezone' && isTimezone(value)) preferences.timezone ??= value
  else if (name === 'max-affected' && /^\d{1,15}$/.test(value)) preferences.maxAffected ??= Number(value)
  else if (isChoice(name, value)) Object.assign(preferences, { [name]: preferences[name] ?? value })
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
