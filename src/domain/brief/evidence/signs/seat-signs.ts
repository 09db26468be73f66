// Sentences that tell where the company is: "The growers' association sits in Portland", "has made knives in Camillus since 1891", "our taproom on
// Front Street in Dillard Springs". They count more than places of events, prizes, partners and customers.

import type { Mention } from '#domain/brief/evidence/mentions.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { readLegalTail } from '#domain/language/legal-forms.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'

/** The ways a city is told to be the seat, the surest first; "ours" is for sentences with "we" or "our". */
export type SeatSign = 'dateline' | 'seat' | 'site' | 'around' | 'founded' | 'ours'

/** Words of a phrase without prepositions: "a family-owned oyster grower". */
const plainWords =
  "(?:(?!(?:of|at|with|to|for|in|on|by|from|new|second|third|another|former|finalist|winner|partner|sponsor|hit|guest|speaker|leader|part|participant|exhibitor|supplier|investor|candidate|member|place|day|stop)\\b)[\\p{L}’'-]+ ){1,6}"
const where =
  '(?:(?:here|down|up|over|out|right) )?(?:in|at|from|near|outside|out of)(?: the (?:\\p{Lu}\\p{L}+ )?(?:city|town|village|suburb|borough) of)?'
/** "in Aston in", "on Front Street in" */
const within = "(?:(?:in|on|at) (?:the )?[\\p{Lu}\\d][\\p{L}\\d.&’' ]{1,30},? )?"
const premises =
  'taproom|tasting room|cellar door|clubhouse|head office|main office|offices?|headquarters|home|house|studio|workshop|kitchen|bakery|brewery|restaurant|gallery|theat(?:er|re)|hall|farm|mill|showroom|campus|clinic|school|shop|store|works'
const ownPremises = 'taproom|tasting room|cellar door|clubhouse|head office|main office|office|headquarters'

const isA = new RegExp(
  `^(?:[’']s|[’']re| is| are|, which is|, who are) (?:an?|the(?: only| local)?|your|one of the) ${plainWords}${within}${where} $`,
  'u',
)
/** "The institute is in Salem" */
const isIn = /^ (?:is|are)(?: still| now)? (?:in|at|near|outside) $/u
const apposedKind = new RegExp(`^, (?:an? |the )?${plainWords}${within}${where} $`, 'u')
const livesIn =
  /^(?:,? (?:which|who|that))? (?:still )?(?:sits|is housed|is seated|is at home|works|operates|is run|runs|lives|has (?:its|their) (?:seat|home|base)|keeps (?:its|their) \p{L}+)(?: here)? (?:out of|from|in|at) $/u
const hasPremises = new RegExp(
  `^(?:,? (?:which|who|that))?,? (?:has|have|keeps?|with)(?: (?:its|our|their|the|an?))? (?:[\\p{Ll}-]+ )?(?:${premises}) ${within}(?:in|at) $`,
  'u',
)
const basedIn = /^[^.;:]{0,40}\bbased (?:[^.;:]{2,30} )?in $/u
const whereHome =
  /^(?:, \p{Lu}[\p{L}. ]{1,20})?, where (?:we|it|they|the (?:company|firm|business|shop|band|club)|its [^.,;:]{2,30}|their [^.,;:]{2,30}|all \d+)(?: (?:still|also|has|have|had|was|were|is|are|first|all|now))* (?:start(?:ed)?|began|founded|based|born|work|works|live|lives|keeps?|its|their|headquartered|made|make|makes)\b/u
/** Words that tell the dateline: "Goes out under Tucson", "Date and place for the text: Münster". */
const dateline =
  /(?:^|\b(?:it|this|release|please|pls|text|we) )(?:goes|go|going|send|sent|put|run)(?: it| this)?(?: out)? (?:under|from) $|\b(?:date and place|place and date|place line)\b[^:.]{0,20}: $|\bdate ?line (?:is |to be |for this )?$/iu
const inDateline = /^ (?:up top|at the top|on top)\b/u
const since =
  /^(?:, \p{Lu}[\p{L}. ]{1,20},?)? (?:since|from (?:19|20)\d\d|for (?:over |more than |nearly |about |almost )?(?:\d+|[\p{Ll}-]+) (?:years|decades|generations))\b/u
const longDone =
  /^(?:,? (?:which|who|that))? (?:has|have|[’']ve|[’']s)(?: been)? \p{Ll}+[^.;:]{0,50} (?:in|at) $/u
const years = /\b(?:for|after) (?:\d+|[\p{Ll}-]+) years (?:in the \p{Lu}\p{L}+ )?in $/u
const aroundCity = /\b(?:in and|up the back of|all|counties|miles) around $|\bup the back of $/u
const begun = /\b(?:started|founded|began|set up|established)\b[^.;]{0,40} in $/u
const ourSite = new RegExp(
  `\\b(?:our|its|their) (?:own |main |home |home-town )?(?:${premises})(?:[’']s| is| are|,)? (?:still )?${within}(?:(?:in|at) )?$|\\b(?:the|and the) (?:${ownPremises})(?: is| remains)? ${within}in $|\\b(?:our|its) (?:house|home|shop|studio|hall|theater|theatre|kitchen|farm) is [^.;:]{2,30} in $`,
  'iu',
)
const subjectWe = /(?:^|[,;:.–—-] |\b(?:and|so|but|that|because) )[Ww]e(?=[’' ])(?<rest>[^.;:]*)$/u
const kinds =
  'company|firm|association|nonprofit|non-profit|charity|foundation|co-op|cooperative|university|college|school|museum|hospital|clinic|theat(?:er|re)|brewery|bakery|winery|restaurant|club|union|bank|group|business|studio|shop|district|society|center|centre|trust|library|league|council|agency|orchestra|choir|farm|mill|hotel|gallery|team|network|institute|festival|market|organizer|organization'

/** "Institute is in Salem", "company is in Columbus" */
const capital = kinds.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** The words between whoever announces and the city; nothing where the sentence is about others. */
function readBetween(before: string, bare: string | undefined): string | undefined {
  const own = subjectWe.exec(before)?.groups?.rest
  if (own !== undefined) return own
  const behind = bare === undefined ? undefined : readBehindName(before, bare)
  if (behind !== undefined) return behind
  const named = new RegExp(
    `(?:^|[.;:] )(?:The (?<words>(?:[\\p{Ll}’'-]+ ){0,3}(?:${kinds}))|(?<opening>${capital}))(?=[ ,])(?<rest>[^.;:]*)$`,
    'u',
  ).exec(before)?.groups
  const words = (named?.words ?? named?.opening ?? '').toLowerCase()
  return named !== undefined && isOfName(words, bare) ? named.rest : undefined
}

/** The words after the company's name or its first word: "Saltgrass runs" for Saltgrass Family Health. */
function readBehindName(before: string, bare: string): string | undefined {
  const at = before.toLowerCase().lastIndexOf(bare.toLowerCase())
  if (at !== -1) {
    const rest = before.slice(at + bare.length)
    return rest.slice(readLegalTail(rest).length)
  }
  const [first = ''] = bare.split(' ')
  if (first.length < 5 || isEverydayWord(first.toLowerCase()) || isKnownCity(first)) return undefined
  const start = before.lastIndexOf(`${first} `)
  const rest = before.slice(start + first.length)
  return start === -1 || /^ \p{Lu}/u.test(rest) ? undefined : rest
}

/** Whether the noun stands for the company: "the growers association" for the Kelp Growers Association, and always "the company"; not "the local bank". */
function isOfName(words: string, bare = ''): boolean {
  const own = bare.toLowerCase()
  const list = words.split(' ')
  return list.length === 1 || list.every((word) => own.includes(word.replace(/[’']s?$/u, '')))
}

/** The signs of one mention; `bare` is the company's name without its legal form. */
export function readSeatSigns(mention: Mention, bare: string | undefined): SeatSign[] {
  const { before, after } = mention
  if (dateline.test(before) || inDateline.test(after)) return ['dateline', 'ours']
  // In "outside Lansing in Okemos" the town comes last.
  if (/^ in \p{Lu}/u.test(after)) return []
  if (whereHome.test(after)) return ['seat', 'ours']
  const between = readBetween(before, bare)
  if (between === undefined || !isSeat(between, after)) return readLesser(mention, between)
  return ['seat', ...readOurs(before)]
}

const readOurs = (before: string): SeatSign[] => (subjectWe.test(before) ? ['ours'] : [])

/** The weaker signs, which a second place may have as well. */
function readLesser({ before, after }: Mention, between: string | undefined): SeatSign[] {
  if (ourSite.test(before) && !otherSite.test(before)) return ['site', 'ours']
  if (/\b(?:at|from|in) (?:the|our|its) $/u.test(before) && worksBehind.test(after)) return ['site', 'ours']
  const isOurs = between !== undefined || /\b(?:us|our)\b/iu.test(after)
  if (isOurs && aroundCity.test(before)) return ['around', ...readOurs(before)]
  return between !== undefined && begun.test(before) ? ['founded', ...readOurs(before)] : []
}

/** "at the Cobbler's Gap, Vt. plant" */
const worksBehind = new RegExp(
  `^(?:, \\p{Lu}[\\p{L}. ]{1,20}?,?)? (?:plant|factory|headquarters|HQ|${premises})(?!\\p{L})(?! of )`,
  'u',
)
const otherSite = /\b(?:new|second|third|another|next|other|latest)\b[^.;]{0,30}$/u

const isSeat = (between: string, after: string): boolean =>
  [isIn, isA, apposedKind, livesIn, basedIn, hasPremises].some((sign) => sign.test(between)) ||
  (longDone.test(between) && since.test(after)) ||
  years.test(between)

const camefrom =
  /\b(?:moved|moves|came|comes|joins?|joined|hired|relocated|transferred|returned|arrived)\b[^.;:]{0,30} from (?:[^.;:]{2,40} in )?$/u
const somebody =
  /\b(?:customers?|patients?|readers?|buyers?|guests?|visitors?|man|woman|boy|girl|family|couple|someone|somebody|caller|fan|tourist)s? (?:\p{Ll}+ )?(?:in|from) $/u
const givenIn =
  /\b(?:award|prize|medal|honor|trophy|presented|handed|accepted|picked up|named|announced)\b[^.;:]{0,80}\b(?:gala|ceremony|meeting|dinner|luncheon|banquet|conference|convention|summit) (?:was )?(?:held )?in $/iu
const atDinner =
  /^(?:, \p{Lu}[\p{L}. ]{1,20},?)?(?:,? (?:on|last|this) [^.;:]{2,20})? at (?:an?|the|their|its) (?:[\p{Ll}-]+ ){0,3}(?:dinner|gala|ceremony|awards|luncheon|banquet|conference|convention|summit)\b/u

/** "Where it's worst: ", "Best: ": a place that a report ranks */
const ranked =
  /^\W*(?:where it[’']?s |the )?(?:worst|best|most|least|top|highest|lowest|fastest|slowest|largest|smallest|biggest|hottest|coldest|cheapest)\b[^:]{0,30}: $/iu

/** Where somebody came from, lives or was given something: nobody's seat. */
export const isElsewhere = ({ before, after }: Mention): boolean =>
  ranked.test(before) ||
  camefrom.test(before) ||
  somebody.test(before) ||
  givenIn.test(before) ||
  atDinner.test(after)
