// Names that variables had before 0.2. They still work in this release; the server logs once which ones to replace. Delete this file
// with the next release.

export interface Renamed {
  old: string
  now: string
}

const members: Record<string, Record<string, string>> = {
  LINKS: {
    LINK_HELP_CENTRE: 'helpCenter',
    LINK_BLOG: 'blog',
    LINK_COMMUNITY: 'community',
    LINK_IN_BIO: 'linkInBio',
    LINK_SOCIAL_BLUESKY: 'Bluesky',
    LINK_SOCIAL_FACEBOOK: 'Facebook',
    LINK_SOCIAL_INSTAGRAM: 'Instagram',
    LINK_SOCIAL_LINKEDIN: 'LinkedIn',
    LINK_SOCIAL_MASTODON: 'Mastodon',
    LINK_SOCIAL_THREADS: 'Threads',
    LINK_SOCIAL_TIKTOK: 'TikTok',
    LINK_SOCIAL_X: 'X',
    LINK_SOCIAL_YOUTUBE: 'YouTube',
  },
  AUTH_LIMITS: {
    AUTH_RATE_TOKEN: 'token',
    AUTH_RATE_SEND: 'send',
    AUTH_RATE_VERIFY: 'verify',
    AUTH_RATE_PASSWORD: 'password',
    AUTH_RATE_ACCOUNT: 'account',
    AUTH_RATE_ANONYMOUS: 'anonymous',
    AUTH_RATE_MAILS: 'mails',
    AUTH_RATE_SMS: 'sms',
  },
  AUTH_HASH: {
    AUTH_ARGON2_KIB: 'memoryKib',
    AUTH_ARGON2_PASSES: 'passes',
    AUTH_HASH_CONCURRENCY: 'concurrency',
  },
  WORD_LIMITS: {
    WORD_WORKERS: 'workers',
    WORD_QUEUE: 'queue',
    WORD_SECONDS: 'seconds',
    WORD_MEMORY_MB: 'memoryMb',
  },
}

type Environment = Record<string, string | undefined>

/** The environment with old names translated, and which of them were in use. A new name that is set wins over its old ones. */
export function translateOldNames(environment: Environment): {
  environment: Environment
  renamed: Renamed[]
} {
  const renamed: Renamed[] = []
  const translated: Record<string, string> = {}
  for (const [now, names] of Object.entries(members)) {
    const oldNames = Object.entries(names).filter(([old]) => environment[old])
    if (oldNames.length === 0) continue
    renamed.push(...oldNames.map(([old]) => ({ old, now })))
    translated[now] = JSON.stringify(
      Object.fromEntries(oldNames.map(([old, member]) => [member, readMember(now, environment[old])])),
    )
  }
  const { AUTH_RATE_LIMITS: limits, AUTH_EVEN_MILLISECONDS: duration } = environment
  if (limits) renamed.push({ old: 'AUTH_RATE_LIMITS', now: 'AUTH_LIMITS' })
  if (limits === 'false') translated.AUTH_LIMITS = 'off'
  if (duration) {
    renamed.push({ old: 'AUTH_EVEN_MILLISECONDS', now: 'AUTH_MIN_RESPONSE_MS' })
    translated.AUTH_MIN_RESPONSE_MS = duration
  }
  // An empty value means "not set".
  const environmentSet = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  return { environment: { ...translated, ...environmentSet }, renamed }
}

const readMember = (now: string, value: string | undefined) => (now === 'LINKS' ? value : Number(value))
