// Which part of the release a statement belongs to.
import type { AnnouncementType } from '#server/ai/builtin/brief/brief.ts'

export type Role = 'background' | 'availability' | 'problem' | 'traction' | 'basis' | 'plan' | 'how'

const backgroundPattern =
  /\b(?:was founded|were founded|is headquartered|is based|are based|founded in|headquartered in|based in|is located in|is a (?:nonprofit|maker|provider|family-owned|privately|team|chain|company)|a team of \d|employs \d|has \d[\d,]* (?:employees|members|staff)|treats \d|delivers in \d)/i
const patterns: readonly (readonly [Role, RegExp])[] = [
  [
    'basis',
    /\b(?:jury|judges|judged|criteria|entrants|entries|finalists|succeeds|replaces|report to|reports to|mandate|agreement|terms were|deal closed|contract runs)\b/i,
  ],
  [
    'problem',
    /\b(?:until now|according to|study|waste|throw away|pay about|problem|because of|shortage|fell \d)/i,
  ],
  [
    'availability',
    /(?:\b(?:available|on sale|sold|sells for|order|orders|pre-?orders?|ships?|buy|register|registration|rsvp|tickets|admission|sign up|costs?|price[sd]?|fares?|refund)\b|\bbag is \$)/i,
  ],
  [
    'traction',
    /\b(?:customers|users|revenue|downloads|grew|rose|up from|ridership|sales|net income|participated|took part|total funding|unloaded|treated)\b/i,
  ],
  [
    'plan',
    /\b(?:will|plans? to|expects?|by the end of|begins?|starts?|hiring|enters service|use the money|opens)\b/i,
  ],
]

/** The role of a cleaned sentence. */
export function readRole(sentence: string, type: AnnouncementType): Role {
  if (backgroundPattern.test(sentence)) return 'background'
  const found = patterns.find(([, pattern]) => pattern.test(sentence))?.[0] ?? 'how'
  if (found === 'availability' && !['launch', 'event', 'crisis', 'company', 'partnership'].includes(type)) {
    return patterns.slice(3).find(([, pattern]) => pattern.test(sentence))?.[0] ?? 'how'
  }
  return found
}

/**
 * What waits until the quotations have spoken, by kind; everything else keeps the order the brief gave it, because people
 * introduce a thing before they speak of it. Press rules 2.9.
 */
export const lateRoles: Readonly<Record<AnnouncementType, readonly Role[]>> = {
  launch: ['plan', 'availability'],
  funding: ['plan'],
  partnership: ['basis'],
  event: ['availability'],
  appointment: ['how', 'traction', 'problem', 'availability'],
  award: [],
  acquisition: [],
  results: [],
  research: ['basis', 'availability'],
  crisis: ['availability'],
  company: [],
}
