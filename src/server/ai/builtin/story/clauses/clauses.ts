// Finds the verb of a sentence, and tells whether words are a sentence. A word is a verb by the words around it, not by its ending alone.
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { readVerb } from '#domain/language/verbs.ts'
import {
  beginsCareer,
  beginsDeed,
  doneBy,
  isObject,
  namesOccasion,
  nouns,
  participles,
  tellsHonor,
} from '#server/ai/builtin/text/deeds.ts'
import { tagWords } from '#server/ai/builtin/text/parts-of-speech.ts'
import { disagrees, findTaggedVerb, pluralWord } from '#server/ai/builtin/text/tagged-verb.ts'
import { isClean, maskAsides } from './printable-words.ts'
import { isReduced, opensReduced } from './reduced-clauses.ts'

export interface FoundVerb {
  word: string
  from: number
  to: number
  /** An auxiliary such as "has", "will" or "was"; the main verb follows. */
  isAuxiliary: boolean
  /** A passive without "were", as notes have it: "Schools told on Friday". */
  isBarePassive: boolean
}

const auxiliaries =
  /^(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|should|does|do|did|cannot|won’t|isn’t|wasn’t|hasn’t)$/
/** Verbs of notes that are not in the list of announcement verbs. */
const moreVerbs =
  /^(?:bakes?d?|bought|brings?|brought|burst|carries|causes?d?|comes|counts?|cuts?|drives?|drove|eats?|emits?|endows?|faces?|flies|flew|floods|gets?|gives?|gave|goes|grows?|grew|hangs?|keeps?|kept|kills?|lends?|lent|lets|lies|lives|lost|made|makes|means|meant|merges?|pays?|paid|pulls?|rents?|rose|runs?|ran|saw|says|seats|sells?|sews?|sits?|sleeps?|sold|spends?|spent|spans?|spins|spoils?|stays?|steps|stole|stopped|stops|swaps?|takes?|taught|throws|threw|told|took|tows?|turns?|unlocks?|went|won|writes|wrote)$/
const plainVerbs =
  /^(?:go|get|give|make|keep|come|become|pay|say|see|remain|receive|include|exist|exists|skip|expect|know|apply|participate|participated|participates|float|floats|throw|sleep|eat|drive|bring|hold|sell|take|spend|begin|begins|allow|need|want|grow|lose|choose)$/
const notAfter =
  /^(?:a|an|the|its|our|their|his|her|of|for|by|with|in|on|at|from|under|over|near|across|among|between|behind|within|without|through|via|into|or|new|per|all|to|no|more|than|as|old|first|last|next|some|any|this|that|free|own|other|two|three|four|five|six|seven|eight|nine|ten|several|many|few|both|being)$/i
const word = /[\p{L}\p{N}][\p{L}\p{N}’'$€£%.,-]*[\p{L}\p{N}%]|[\p{L}\p{N}]/gu

const apposition = /^(?<head>[^,;:]{2,60}), (?<aside>[^;:]{3,120}), (?=(?<verb>\p{Ll}+) )/u

/** The text with a description between commas masked, whose verb is not the sentence's: "The Haul, a bike made for families, goes on sale". */
function maskApposition(text: string): string {
  const { head = '', aside = '', verb = '' } = apposition.exec(text)?.groups ?? {}
  const isFiniteForm = auxiliaries.test(verb) || (/s$/.test(verb) && readVerb(verb, 'third') !== undefined)
  if (!isFiniteForm || findVerb(head) !== undefined) return text
  return text.replace(aside, '·'.repeat(aside.length))
}

/** A word with the words around it. */
interface Place {
  found: string
  before: string
  after: string
  /** The word after `after`. */
  next: string
  /** The words before it, back to the start of the clause. */
  front: string
}

/** The first finite verb that has a subject before it. */
export const findVerb: (text: string) => FoundVerb | undefined = memoizeText((text) => {
  const masked = maskApposition(maskAsides(text))
  const words = findMatches(masked, word)
  const first = masked.startsWith('·') ? 0 : 1
  const isVerb = (index: number) => {
    const place = readPlace(words, index, masked)
    return !isParticle(place) && !isReduced(place) && !isSubordinate(place) && isFiniteVerb(place)
  }
  const begun = words.findIndex((_, index) => index >= first && isVerb(index))
  const later = opensReduced(words, begun)
    ? words.findIndex((_, at) => at > begun && (isVerb(at) || isTaggedPast(words, at, masked)))
    : -1
  const at = isWithoutJoint(masked, words[begun], words[later]) ? later : begun
  const match = words[at]
  if (match === undefined) {
    const tagged = findTaggedVerb(masked)
    return tagged && { ...tagged, isAuxiliary: false, isBarePassive: false }
  }
  const { found, after } = readPlace(words, at, masked)
  return {
    word: found,
    from: match.index,
    to: match.index + found.length,
    isAuxiliary: auxiliaries.test(found),
    isBarePassive:
      passives.test(found) &&
      /^(?:|on|in|at|to|by|for|from|since|until|after|before|and|automatically|free|\p{Lu}\p{Ll}*day|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}*)$/u.test(
        after,
      ),
  }
})

/** Whether the tagger takes the word for a past form that no list has: "survived". */
const isTaggedPast = (words: readonly RegExpExecArray[], at: number, text: string): boolean => {
  const [before = '', found = ''] = [words[at - 1]?.[0], words[at]?.[0]]
  const isDone = /ed$/.test(found) && !notAfter.test(before) && !auxiliaries.test(before)
  return isDone && tagWords(text).some(({ word: each, part }) => each === found && part === 'VERB')
}

/** Whether the two words are in one clause. */
const isWithoutJoint = (
  text: string,
  one: RegExpExecArray | undefined,
  other: RegExpExecArray | undefined,
): boolean =>
  one !== undefined &&
  other !== undefined &&
  !/[,;:(]| (?:and|or|but|that|which|who|whose|when|while|because|after|before|until|if|where|than|as|so|to) /u.test(
    text.slice(one.index, other.index),
  )

const longestClause = 120
/** Whether a number before counts the word. A year doesn't: "A survey in 2025 found". */
const isCounted = (before: string, front: string): boolean =>
  /^[\d$€£]/.test(before) && !yearBefore.test(front)
const yearBefore = /\b(?:in|of|from|for) (?:19|20)\d\d $/u

function readPlace(words: readonly RegExpExecArray[], index: number, masked: string): Place {
  const match = words[index]
  const front = masked.slice(Math.max(0, (match?.index ?? 0) - longestClause), match?.index)
  const before = nameBefore(words, index - 1)
  // After a comma a figure counts nothing; after a share a verb follows: "62% rent", "one in five rent".
  const isCount = !/[,%]$|\b(?:\d+|one|two|three) (?:in|out of) (?:\d+|\p{Ll}+)$/iu.test(front.trimEnd())
  return {
    found: match?.[0] ?? '',
    before: isCount ? before : before.replace(/^(?:[\d$€£].*|two|three|four|five|six|eight|ten)$/, ''),
    after: words[index + 1]?.[0] ?? '',
    next: words[index + 2]?.[0] ?? '',
    front,
  }
}

const monthName = /^(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)/

/** The subject before the word; a number in a name counts nothing: "ClearHalo 300 uses", "those asked study". */
function nameBefore(words: readonly RegExpExecArray[], index: number): string {
  const [name = '', found = ''] = [words[index - 1]?.[0], words[index]?.[0]]
  if (name === 'those' && readVerb(found, 'participle') !== undefined) return name
  return /^\d{1,4}$/.test(found) && /^\p{Lu}\p{L}*\p{Ll}/u.test(name) && !monthName.test(name) ? name : found
}

const relative = /\b(?:that|which|who|whose|where|wherever|when|whenever|if) (?:\S+ )?$/

const subordinate = /\S (?:because|while|although|though) [^,;]*$/u
/** Prepositions before a noun alone are no conjunctions: "after a night shift". */
const timed = /\S (?:since|after|before|until|once) [^,;]*$/u

/** Whether the verb is in a subordinate clause: "6,200 calls since the company started". */
const isSubordinate = ({ found, front }: Place): boolean =>
  subordinate.test(front) || (timed.test(front) && readVerb(found, 'past') !== undefined)

const subordinateStart = /\b(?:that|which|who|whose|where|wherever|when|whenever|if|as) (?:\S+ ){0,2}$/

function isFiniteVerb(place: Place): boolean {
  const { found, before, after, next, front } = place
  if (!/^\p{Ll}/u.test(found)) return false
  if (auxiliaries.test(found)) return !subordinateStart.test(front)
  if (notAfter.test(before) || relative.test(front) || isCounted(before, front)) return false
  // A noun or participle, because "of" or another verb follows: "the cost of care is", "in 71 counties studied there are".
  if ((after === 'of' && !takesOf.test(found)) || laterVerb.test(after === 'there' ? next : after))
    return false
  const isNoun = nouns.test(found) && /^(?:|at|of|in|for|from|with|per|on|and|by|to)$/.test(after)
  return !isNoun && (isThirdPerson(place) ?? isPast(place) ?? isPlain(place))
}

/** Whether the word is part of a name or description and no verb: "Museu do Rio Velho", "Bengaluru based maker", "the quarter ended June 30". */
const isParticle = ({ found, before, after }: Place): boolean =>
  (found === 'do' && /^\p{Lu}/u.test(before) && /^\p{Lu}/u.test(after)) ||
  (found === 'based' && !/^(?:its|the|his|her|their)$/.test(after)) ||
  (before === 'those' && readVerb(found, 'participle') !== undefined) ||
  (found === 'ended' && /^(?:quarter|year|half|period|months|weeks)$/.test(before))

const takesOf = /^(?:consist|speak|spoke|think|thought|approv|die|tell|told|learn|complain|dispos)/
const laterVerb = /^(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|should|cannot)$/

/** Whether it is a verb in the third person; undefined if the word has no such form. */
function isThirdPerson({ found, before, after }: Place): boolean | undefined {
  if (readVerb(found, 'third') === undefined) return undefined
  const isSingular = /^\p{Lu}/u.test(before) || !pluralWord.test(before)
  return (
    !/^(?:and|or|of)$/.test(before) && (isSingular || /^(?:the|an?|its|their|his|her|\d|all|no)/.test(after))
  )
}

function isPast({ found, before, after, next }: Place): boolean | undefined {
  if (readVerb(found, 'past') === undefined) return undefined
  const isOnlyPast = readVerb(found, 'participle') === undefined && !/ed$/.test(found)
  // A past form, not a participle: "swapped at least one shift".
  const isBy = /^(?:by|in|at|from)$/.test(after) && !/^(?:least|most)$/.test(next)
  const isDoneBy = after === 'by' && doneBy.test(found)
  return before !== 'and' && !isDoneBy && (isOnlyPast || !isBy || moving.test(found) || passives.test(found))
}

function isPlain({ found, before, after, front }: Place): boolean {
  if (moreVerbs.test(found)) return before !== 'and' && !disagrees(found, before, front)
  if (plainVerbs.test(found)) return !/^(?:and|will|can|may|must|should|would|could|not)$/.test(before)
  if (/[^e]ed$/.test(found) && (before === 'also' || /^\p{Lu}[\p{Ll}.]/u.test(before))) return after !== 'by'
  // A past form after a plural: 'Two children suffered bruises'.
  if (
    /[^e]ed$/.test(found) &&
    pluralWord.test(before) &&
    /^(?:an?|the|its|their|no|\p{Ll}+[^s]s)$/u.test(after)
  )
    return true
  // "last" as an adjective: "21 years in credit unions, last 8 as lending officer".
  if (found === 'last' && /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|year|month|week)/.test(after))
    return false
  return readVerb(found, 'base') !== undefined && pluralWord.test(before) && !/^(?:of|and|or)$/.test(after)
}

const passives =
  /^(?:told|informed|notified|offered|reported|sold|found|waived|signed|expected|injured|stolen|delayed|closed|contacted|refunded|cancell?ed|planned|invited|used|tested|given|shipped)$/

/** Verbs whose past form is active without an object: "opened in May", unlike "founded in May". */
const moving =
  /^(?:opened|closed|started|began|moved|joined|arrived|grew|fell|rose|took|invested|worked|led|reached|came|went|died|retired|happened|expanded|merged|reopened|returned|served|ran|looked|failed|applied)$/

type Opening = 'predicate' | 'participle' | 'doing' | 'infinitive'

/** What the first word of a note without a subject is: a predicate, a participle, a state, or none of them. */
export function readOpening(text: string): Opening | undefined {
  const [first = '', second = ''] = text.split(' ')
  const lower = first.toLowerCase()
  // A list of nouns: "Names, dates of birth".
  if (lower.endsWith(',')) return undefined
  if (/^(?:will|has|is|was|are|were|can)$/.test(lower)) return 'predicate'
  if (lower === 'to' && readVerb(second, 'base') !== undefined) return 'infinitive'
  if (beginsCareer(text)) return 'predicate'
  if (isParticiple(lower, second) || state.test(text) || tellsHonor(text)) return 'participle'
  const hasObject = /^(?:an?|the|its|our|at|in|\d|new|second|third|first|more|all|up)/.test(second)
  if (namesOccasion(text)) return undefined
  if ((hasObject || announcing.test(lower)) && readVerb(lower, 'gerund') !== undefined) return 'doing'
  return isPredicate(lower, second) ? 'predicate' : undefined
}

/** -ing forms of announcements, which need no article after them: "launching mobile clinic". */
const announcing =
  /^(?:launching|introducing|releasing|unveiling|opening|adding|hiring|expanding|acquiring|buying|recalling|pulling|withdrawing)$/

/** A state without its subject: "On sale from May 3", "available in Ohio". */
const state =
  /^(?:on sale|available|priced|free of charge|open to) (?=(?:from|in|at|on|to|for|until|since|now|through|\p{Lu}|\d|[$€£]))/iu

function isParticiple(first: string, second: string): boolean {
  if (/^(?:based|headquartered|located|est\.?)$/.test(first)) return true
  if (/^(?:sold|made|built)$/.test(first)) return !isObject(second)
  return (
    participles.test(first) &&
    (/^(?:by|in|at|on|from|since|near|with|to|as|across)/.test(second) ||
      day.test(second) ||
      (first === 'paid' && second === 'over'))
  )
}

/** A date after a participle: "signed Friday", "closed Jan. 29". */
const day = new RegExp(`^(?:${weekdayPattern()}|${monthPattern()})\\b`, 'iu')

function isPredicate(first: string, second: string): boolean {
  if (beginsDeed(first, second)) return true
  const isThird = readVerb(first, 'third') !== undefined || (moreVerbs.test(first) && /s$/.test(first))
  // A noun, because a verb follows: "works begin", "orders open".
  const isSubject = auxiliaries.test(second) || plainVerbs.test(second)
  // A verb in "buys from 17 farms", a noun in "records from 1911".
  const isSource = second === 'from' && tagWords(`${first} from`)[0]?.part === 'VERB'
  return isThird && !isSubject && !nouns.test(first) && (isSource || !/^(?:of|and|or|for|from)$/.test(second))
}

/** Whether the words can be printed as a sentence: subject, finite verb, third person. */
export function isSentence(text: string): boolean {
  if (!isClean(text) || text.split(' ').length < 3) return false
  const opens = /^["“]?[\p{Lu}\p{N}$€£₹¥]/u.test(text)
  const balanced = text.split('(').length === text.split(')').length
  return opens && balanced && findVerb(text) !== undefined
}
