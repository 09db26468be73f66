// The four word lists of the headline analyzer. The emotional list is ours.

/** Words that carry news; each found one adds to the SEO score. */
export const powerWords = [
  'exclusive',
  'breaking',
  'announces',
  'launches',
  'reveals',
  'unveils',
  'introduces',
  'breakthrough',
  'revolutionary',
  'innovative',
  'first',
  'new',
  'major',
  'significant',
] as const

/** Words that say what the news means to people; none of them is on another list. */
export const emotionalWords = [
  'bold',
  'care',
  'costly',
  'crisis',
  'critical',
  'fair',
  'families',
  'family',
  'fear',
  'free',
  'harm',
  'hidden',
  'historic',
  'honest',
  'hope',
  'lasting',
  'lifesaving',
  'lost',
  'love',
  'proud',
  'rare',
  'relief',
  'rescue',
  'risk',
  'safe',
  'safer',
  'stronger',
  'threat',
  'trust',
  'vital',
  'warning',
] as const

/** Words that invite the reader to do something. */
export const actionWords = [
  'discover',
  'learn',
  'find',
  'explore',
  'unlock',
  'master',
  'achieve',
  'transform',
] as const

/** Words of time pressure; 'just in' is a phrase, and 'breaking' is a power word as well. */
export const urgencyWords = ['now', 'today', 'immediately', 'urgent', 'breaking', 'just in'] as const
