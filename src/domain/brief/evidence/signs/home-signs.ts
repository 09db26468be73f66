// Words that say outright where the release comes from: "Dateline Mitchell", "headquartered in Piqua", "Molkerei Lennetal GmbH, Finnentrop,
// recalls". A city with such words is taken without weighing others.
import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import { isCountry } from '#domain/brief/evidence/countries.ts'
import type { Mention } from '#domain/brief/evidence/mentions.ts'
import { isEverydayPhrase, isEverydayWord } from '#domain/language/everyday-words.ts'
import { readLegalTail } from '#domain/language/legal-forms.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { isLargeCity } from '#domain/language/names/large-cities.ts'
import { isStateName, readState } from '#domain/language/states.ts'

/** The ways a city is told to be the home, the surest first. */
type HomeSign = 'told:dateline' | 'told:home' | 'told:apposed' | 'told:profile'

/** The sign of a city that something only went to; "at-home" is the sign of every other mention. */
export const visitedSign = 'visited'

const dateline = /\b(?:date ?line|datumszeile)(?: (?!not\b)\p{Ll}+){0,3}(?::| =)? $|\bdated(?: it)? from $/iu
const inDateline = /^ (?:(?:as|in|for|at) (?:the |our )?)?(?:date ?line|place line)\b/iu
/** A dateline already written: "SALEM, Ore., May 4 — Acme has". */
const opensRelease =
  /^(?:, \p{Lu}[\p{L}.]{1,14}(?: \p{Lu}[\p{L}.]{1,14})?)?(?:,? (?:\p{Lu}\p{Ll}{2,9}\.? \d{1,2}|\[[^\]]{2,30}\])(?:, (?:\d{4}|\[[^\]]{2,12}\]))?)? ?(?:[—–]| -{1,2} ) ?(?=\p{Lu}\p{L}+ \p{L})/u
const home =
  /\b(?:headquartered|headquarters(?: (?:is|are|remains?|stays?))?|head office(?: (?:is|remains?|stays?))?|HQ(?:[’']d)?(?: (?:is|remains?|stays?))?|home base(?: is)?|(?:the |our )?office (?:is|stays|remains)|registered office(?: is)?|(?:registered )?seat (?:is|remains?|stays?)|(?<!\p{L} )we(?:[’']re| are) (?:based |located |at home )(?:here )?|(?<!\p{L} )we (?:sit|are housed|live)(?: here)?)(?: still| now)?:? (?:in |at )?$/iu
/** "Kuang Tai = us, Changhua", "it's us, at Rezé" */
const usBefore = /(?:\b(?:that|it|which)(?:[’']?s| is)|=) us,? (?:(?:in|at|from|out of|near) )?$/iu
const usIn =
  /(?:\b(?:that|it|which)(?:[’']?s| is)|=) us,? (?:the (?:[\p{Ll}-]+ ){1,3})?(?:in|at|from|out of|near) $/iu
const isHome =
  /^(?: (?:HQ|headquarters|head office)\b| (?:is|will be|remains|stays) (?:the |its |our |their )?(?:HQ|headquarters|head office|home base)\b|,? \(?(?:is )?where (?:we|it|they)(?:(?: first| all)? (?:started|began)|(?: are| is| were| was|[’']re|[’']s) (?:based|founded|born|at home|headquartered))\b)/u
const notHome = /\b(?:not|new|regional|second|former|old|from|previous(?:ly)?|until|was) (?:\p{L}+ ){0,2}$/iu

const street =
  "(?:, (?:\\d{1,5} )?[\\p{L}’.' ]{2,30}(?:St|Street|Ave|Avenue|Rd|Road|Lane|Drive|Blvd|Way|Square|Row)\\.?)"
const kind = '(?:, (?:an? |the )?(?:[\\p{Ll}-]+ ){0,4}[\\p{Ll}-]+)'
/** Words between a company and its town: ", ", " (", " of ", ", Front St., ", ", payroll software, ". */
const apposed = new RegExp(`^(?:${street}|${kind})?(?:, (?:of |from |in )?| \\(| of | [–—-] | = )$`, 'u')
const verb =
  /\b(?:is|are|was|will|has|have|opens?|buys?|wins?|won|names?|named|signs?|sold|makes?|with|and|by|at|to|for)\b/u

/** The signs of one mention of a city; `bare` is the company's name without its legal form. */
export function listHomeSigns(
  mention: Mention,
  body: string,
  bare: string | undefined,
  type: AnnouncementType,
): string[] {
  const isHost = type === 'event' && venueBefore.test(mention.before) && !isNoTown(mention.name)
  return [
    ...readHomeSigns(mention, body, bare),
    ...(isHost ? ['told:profile'] : []),
    isVisited(mention, type) ? visitedSign : 'at-home',
  ]
}

/** "from the bandstand in Merrow Park, that's in Hallam Cross": where people go. */
const venueBefore =
  /\p{Lu}[\p{L}’'-]+ (?:Park|Hall|Square|Green|Gardens?|Field|Fairgrounds?|Arena|Centre|Center|Street|Road|Theat(?:er|re)|Church|School|Library|Pier|Market|Common), (?:that|which|it)(?:[’']?s| is) in $/u

function readHomeSigns(mention: Mention, body: string, bare: string | undefined): HomeSign[] {
  const { before, after } = mention
  const isDateline =
    dateline.test(before) || inDateline.test(after) || (before === '' && opensRelease.test(after))
  if (isDateline) return ['told:dateline']
  if (isPart(mention)) return []
  if (isCalledHome(mention)) return ['told:home']
  if (bare === undefined || isNoTown(mention.name)) return []
  // "Mendoza's Bodega Tres Álamos"
  if (after.slice(3).startsWith(bare) && /^[’']s /u.test(after)) return ['told:apposed']
  if (isApposed(mention, body, bare) || isSubject(before, bare)) return ['told:apposed']
  return isInProfile(mention, body, bare) ? ['told:profile'] : []
}

/** A list of facts about the company: "410 customers, Salt Lake City, 95 people", "Riga, founded 2021". */
const profile =
  /\b(?:founded|established|started)(?: in)? \d{4}\b|\bsince (?:19|20)\d\d\b|\b\d[\d,.]* (?:\p{Ll}+ )?(?:employees|staff|ppl|customers)\b/iu
/** Words that make it somebody else's town, or one that something goes to. */
const elsewhere =
  /\b(?:open\p{L}*|expan\p{L}*|mov(?:e|es|ed|ing)|tour\p{L}*|held|stores?|shops?|sites?|plants?|branch\p{L}*|offices|cities|towns|near)\b/iu
const ofOthers = /\p{Lu}[\p{L}&’'.-]+, $/u

function isInProfile({ name, before, after }: Mention, body: string, bare: string): boolean {
  if (!isKnownCity(name) || isEverydayWord(name.toLowerCase()) || elsewhere.test(before)) return false
  if (ofOthers.test(before) && !before.endsWith(`${bare}, `)) return false
  const isItem =
    /(?:^|[,;] )$/u.test(before) &&
    /^(?:, \p{Lu}[\p{L}.]{1,15}(?: \p{Lu}[\p{L}.]{1,15})?)?(?:[,;.]|$)/u.test(after)
  return isItem && (profile.test(body) || before.toLowerCase().includes(bare.toLowerCase()))
}

/** "They are 14 people in Leipzig. we're in Aalen, 80 people" */
const weIn = /(?:^|[.;,] )(?:and )?we(?:[’']re| are) in $/iu

/** "headquartered in Piqua", "Tulsa, where we started", "that's us, Macon, Georgia" */
function isCalledHome({ name, before, after }: Mention): boolean {
  if (usIn.test(before)) return true
  if (usBefore.test(before))
    return isKnownCity(name) || isStateName(/^, (?<state>\p{Lu}\p{Ll}+)/u.exec(after)?.groups?.state ?? '')
  if (weIn.test(before) && /^(?:, \p{Lu}[\p{L}.]+)?(?:[,.;]|$)/u.test(after)) return true
  return (home.test(before) && !notHome.test(before.replace(home, ''))) || isHome.test(after)
}

const sent =
  /\b(?:sent|send|sends|went|goes|shipped|flown|flew|travel\p{Ll}*|taken|driven) (?:\p{L}+ )?to [^.;:!?]{2,40} (?:in|at) $/iu
const givenIn =
  /\b(?:awards?|prize|medal|gala|ceremony|competition|contest|championships?|conference|convention|dinner|luncheon)\b[^.;:!?]{0,50} in $/iu

/** Whether something only went to the city: "Samples sent to a lab in Bloemfontein", or for an award "gold at the Spirits Awards, tonight in Adelaide". */
const isVisited = ({ before }: Mention, type: AnnouncementType): boolean =>
  sent.test(before) || (type === 'award' && givenIn.test(before))

/** Whether the name is only part of a place: "Sandyford, Dublin", "Port Nelson site". */
function isPart({ name, after }: Mention): boolean {
  const later = /^, (?<name>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u.exec(after)?.groups?.name ?? ''
  const isIn = isKnownCity(later) || isKnownCity(later.split(' ')[0] ?? '') || isPlainlyLarge(later)
  const isQuarter = !isKnownCity(name) && !isLargeCity(name) && isIn
  return isQuarter || /^ (?:site|plant|office|depot|branch|store|works|yard|campus|factory)\b/u.test(after)
}

const isPlainlyLarge = (name: string): boolean =>
  isLargeCity(name) && !isEverydayWord(name.toLowerCase()) && !isStateName(name) && !isCountry(name)

/** Whether the name is no town's but letters, a state or everyday words: "EWA", "Wis", "Public Works". */
const isNoTown = (name: string): boolean =>
  !isKnownCity(name) &&
  (name === name.toUpperCase() || readState(`${name}.`) !== undefined || isEverydayPhrase(name))

const longest = 90

function isApposed({ from }: Mention, body: string, bare: string): boolean {
  const earlier = body.slice(Math.max(0, from - longest), from)
  const at = earlier.toLowerCase().lastIndexOf(bare.toLowerCase())
  if (at === -1) return false
  const between = earlier.slice(at + bare.length)
  const rest = between.slice(readLegalTail(between).length)
  return apposed.test(rest) && !verb.test(rest.replace(/ (?:of|from|in) $/u, ''))
}

const kinds =
  'company|firm|university|college|school|theatre|theater|museum|aquarium|hospital|clinic|club|cooperative|co-op|business|shop|gallery|hotel|brewery|bakery|winery|studio|farm|charity|foundation|mill'

/** Whether the company is the subject before the city: "Kessel is in Milwaukee", "The cooperative is in Mirandela". */
function isSubject(before: string, bare: string): boolean {
  const subject =
    /(?:^|[.,;:] |\b(?:and|so) )(?<subject>[^.,;:]{2,50}?)(?:[’']s| is| are) (?:based )?(?:in|out of) $/u.exec(
      before,
    )?.groups?.subject
  if (subject === undefined) return false
  const own = bare.toLowerCase()
  const told = subject.toLowerCase().replace(/^the /u, '')
  return own === told || own.startsWith(`${told} `) || new RegExp(`^(?:${kinds})$`, 'u').test(told)
}
