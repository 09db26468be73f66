// Which kind of announcement a brief is: the words of each kind are counted, the news sentence counting most.
import { findMatches } from '#domain/language/matches.ts'
import type { AnnouncementType, Slot } from './brief.ts'

const signs: readonly (readonly [AnnouncementType, RegExp])[] = [
  [
    'crisis',
    /\b(?:recalls?|recalled|breach|outage|contaminat\w+|incident|explosion|injur(?:y|ies)|fragments)\b/gi,
  ],
  ['acquisition', /\b(?:acquires?|acquired|acquisition|acquiring|merges?|merger|buys|takeover)\b/gi],
  [
    'results',
    /\b(?:quarterly|(?:record|first|second|third|fourth|last) quarter|first-quarter|second-quarter|third-quarter|fourth-quarter|Q[1-4]|net income|earnings|per share|full-year|fiscal)\b/gi,
  ],
  [
    'research',
    /\b(?:survey|study|respondents|margin of error|poll|researchers found|findings?|report finds)\b/gi,
  ],
  ['funding', /\b(?:raises?|raised|funding|seed|pre-seed|series [a-f]|round|investors?|venture)\b/gi],
  [
    'appointment',
    /\b(?:appoints?|appointed|appointment|names|named|hires|promotes|promoted|succeeds|new (?:ceo|cfo|coo|cto|chief|director|president)|joins [^.]{2,60} as|chief executive officer effective)\b/gi,
  ],
  ['award', /\b(?:wins?|won|awards?|prize|honou?red|recognized|jury|best \w+ at)\b/gi],
  [
    'partnership',
    /\b(?:partners?|partnership|partnering|partnered|collaborat\w+|teams? up|alliance|joint)\b/gi,
  ],
  [
    'event',
    /\b(?:event|conference|summit|webinar|open house|festival|workshop|gala|expo|hackathon|rsvp|hosts?|hosting|tickets|admission|venue|star party)\b/gi,
  ],
  [
    'launch',
    /\b(?:launch\w*|introduc\w+|unveil\w*|releases?|released|releasing|debuts?|new (?:product|app|tool|service|line)|on sale|pre-orders?|rolls? out)\b/gi,
  ],
]

const bySlot: readonly (readonly [Slot, AnnouncementType])[] = [
  ['finding', 'research'],
  ['amount', 'funding'],
  ['round', 'funding'],
  ['event', 'event'],
  ['host', 'event'],
  ['venue', 'event'],
  ['role', 'appointment'],
  ['award', 'award'],
  ['partner', 'partnership'],
  ['product', 'launch'],
]

/** 'did not raise money', 'denies that it will merge': what is denied is no sign. */
const denied =
  /\b(?:not (?!only\b|just\b)|never |denie[sd] |deny |no longer |fail(?:s|ed) to |no plans? to |without |neither |rejects? |rejected )[^.;,\n]*/gi

/** The kind with the most signs; the label of a form decides before any of them. */
export function readType(slots: ReadonlyMap<Slot, string>, news: string, rest: string): AnnouncementType {
  const named = signs.find(([type]) => (slots.get('type') ?? '').toLowerCase().includes(type))?.[0]
  if (named) return named
  const slotted = bySlot.find(([slot]) => slots.has(slot))?.[1]
  if (slotted) return slotted
  // 'led by partner Greg Hall' is a title, not a partnership.
  const told = news.replaceAll(/\bpartner (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/gu, '').replaceAll(denied, '')
  const around = rest.replaceAll(denied, '')
  let best: AnnouncementType = 'company'
  let most = 0
  for (const [type, pattern] of signs) {
    const weight = count(told, pattern) * 4 + Math.min(count(around, pattern), 3)
    if (weight > most) [best, most] = [type, weight]
  }
  // A lone hint outside the news is too little.
  return most >= 3 ? best : 'company'
}

function count(text: string, pattern: RegExp): number {
  return new Set(findMatches(text, pattern).map(([word]) => word.toLowerCase())).size
}
