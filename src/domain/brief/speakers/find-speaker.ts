// Finds who said a quotation: the person its frame names, by name, role, initials, "me" or "she"; else the likeliest by all signs. Nobody is chosen
// when two are about as likely.

import type { Weights } from '#domain/brief/classifier/weights.ts'
import { chooseCandidate } from '#domain/brief/evidence/choose.ts'
import { speakerWeights } from '#domain/brief/evidence/learned/sheet-weights.ts'
import { readWeights } from '#domain/brief/evidence/learned-weights.ts'
import { findCaller } from '#domain/brief/evidence/senders.ts'
import { fullName } from '#domain/brief/people.ts'
import { withoutAddress } from '#domain/brief/person-names.ts'
import type { Cast } from '#domain/brief/read-contact.ts'
import type { Person } from '#domain/brief/sheet.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { anyCase } from '#domain/language/any-case.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { makeLazily } from '#domain/language/memoize-text.ts'
import { findPost } from './posts.ts'
import { findByPronoun, mayBe, readSpoken, type Spoken } from './pronouns.ts'
import { findByName, findMentions, type Roster, readRole, readRoster } from './roster.ts'
import { listSpeakers, type QuoteNotes } from './speaker-evidence.ts'
import { type Frame, type Pronoun, readFrame, readFrameSpeaker } from './speaker-frame.ts'

const bar = { least: 0.4, times: 2 }

const learned = makeLazily(() => readWeights(speakerWeights))

/** The people of the notes, read once for all quotations. */
export interface Speakers {
  roster: Roster
  spoken: Spoken
}

export function readSpeakers(units: readonly SortedUnit[], people: readonly Person[], cast: Cast): Speakers {
  const roster = readRoster(units, people, cast.names, cast.untitledPeople)
  return { roster, spoken: readSpoken(units, roster) }
}

/** The speaker's name as the notes have it with a title; `weights` replace the learned ones in training. */
export function findSpeaker(notes: QuoteNotes, speakers: Speakers, weights?: Weights): string | undefined {
  const name = findName(notes, speakers, weights)
  const written = notes.people.filter((person) => name !== undefined && isSame(person.name, name))
  return (written.find(({ title }) => title !== undefined) ?? written[0])?.name ?? name
}

/** Whether two names are the same apart from forms of address. */
const isSame = (written: string, name: string): boolean =>
  written.endsWith(name) && withoutAddress(written) === name

function findName(notes: QuoteNotes, speakers: Speakers, weights?: Weights): string | undefined {
  const frame = readFrame(notes.units, notes.index)
  const told = frame && readFrameSpeaker(frame, speakers.roster)
  if (told === 'several') return undefined
  if (told !== undefined && told !== 'self' && 'name' in told) return told.name
  if (isSaidByStranger(frame, speakers.roster)) return undefined
  if (told === 'self')
    return findWriter(notes, speakers.roster) ?? findUnreferred(notes, speakers, weights) ?? findHead(notes)
  const meant =
    told &&
    (findContinued(notes, frame?.before ?? '', told, speakers) ??
      findByPronoun(told.pronoun, notes.index, speakers.spoken))
  if (meant !== undefined) return meant
  return findByContext(notes, speakers, { frame, told }, weights)
}

const saysSo =
  /(?:^|[.;,:] )(?:and |but |then |so |And |But |Then |So )?(?<who>\p{Lu}\p{Ll}+) (?:said|says|told|tells|adds?|added|wrote|writes|goes|put it)(?!\p{L})/u

const saidBehind =
  /^\W{0,3}(?:(?<who>(?!He |She |They |It )\p{Lu}\p{Ll}+) (?:said|says)|(?:said|says) (?<other>\p{Lu}\p{Ll}+))(?=[.,;]|$)/u

/** "Rosa told me, and she said we can use it", “…,” Rosa said: words of somebody whose full name the notes never give are nobody else's. */
function isSaidByStranger({ before = '', after = '' }: Partial<Frame> = {}, roster: Roster): boolean {
  const { who: first = '' } = saysSo.exec(before)?.groups ?? {}
  const { who, other = who } = saidBehind.exec(after)?.groups ?? {}
  // "Dai says (Dafydd Rees, the director)"
  const isUnknown = (text: string) => findMentions(text, roster).every(({ name }) => name === undefined)
  return (
    (first !== '' && !isEverydayWord(first.toLowerCase()) && isUnknown(before)) ||
    (other !== undefined && isUnknown(after))
  )
}

const more = /\b(?:also|again|then|adds?|added|continued|went on)\b/iu

/** The speaker of the quotation above, for "She also said:". */
function findContinued(
  { units, index, last }: QuoteNotes,
  before: string,
  told: Pronoun,
  { spoken }: Speakers,
): string | undefined {
  const above = units.slice(0, index).findLast(({ kind }) => kind === 'quote')
  const isNear = above !== undefined && (units[index]?.line ?? 0) - above.line <= 1
  return last !== undefined && isNear && more.test(before) && mayBe(last, told.pronoun, spoken.votes)
    ? last
    : undefined
}

/** The speaker by the words around, if the frame names nobody. */
function findByContext(
  notes: QuoteNotes,
  speakers: Speakers,
  { frame, told }: { frame: Frame | undefined; told: Pronoun | undefined },
  weights?: Weights,
): string | undefined {
  if (told === undefined && namesStranger(frame?.before ?? '', notes, speakers.roster)) return undefined
  const likely = findLikely(notes, weights)
  if (
    likely !== undefined &&
    likely === notes.cast.senders[notes.index] &&
    toSender.test(frame?.before ?? '')
  )
    return undefined
  if (likely !== undefined && !isSomebodyElse(likely, frame?.before, told, speakers)) return likely
  return likely === undefined && told === undefined
    ? (findSender(notes, frame, speakers.roster) ?? findVoice(notes, frame, speakers.roster))
    : undefined
}

/** Whether the frame names somebody the notes don't know: "Ravi (head baker) – “…”". */
function namesStranger(before: string, { people }: QuoteNotes, roster: Roster): boolean {
  const lead = introduced.exec(before.trim())?.groups?.lead ?? ''
  if (ownWord.test(lead) || people.some(({ name }) => lead.includes(name))) return false
  const [only, ...others] = findMentions(lead, roster)
  if (only === undefined || only.name !== undefined || others.length > 0) return false
  // In "Park Jin-woo" only a part of the name was read.
  const isPart = /\p{Lu}\p{Ll}+ $/u.test(lead.slice(0, only.from))
  return !isPart && /^(?:$|, | \()/u.test(lead.slice(only.to))
}

/** Words given to the writer by somebody else: "She gave me this:". */
const toSender = /(?:^|[.;] )(?:and |but )?(?:she|he|they) (?:\p{L}+ ){1,3}(?:me|us)(?![\p{L}’'])/iu

/** The words right before the quotation, up to a colon or dash. */
const introduced = /(?<lead>[^:;!?]{2,120}?) ?[:–—-]$/u
const ownWord = /(?<![\p{L}’'])(?:me|my|mine|I|us|our|ours)(?![\p{L}’'])/iu

/** The sender of a mail, for words without another speaker: "For a quote put: …". */
function findSender(
  { units, cast, index }: QuoteNotes,
  frame: Frame | undefined,
  roster: Roster,
): string | undefined {
  const sender = cast.senders[index]
  const around = `${frame?.before ?? ''} ${frame?.after ?? ''}`.replace(greeting, '')
  const isMail = units[index]?.sender === undefined
  const isThread =
    isMail &&
    (new Set(cast.senders.filter((each) => each !== undefined)).size > 1 || isForwarded({ units, cast }))
  const isNobodys = findMentions(around, roster).length === 0 && readRole(around).size === 0
  return isThread && isNobodys && sender?.includes(' ') ? sender : undefined
}

const press =
  /\b(?:press|media|communications?|comms|marketing|publicist|publicity|pr|public relations|assistant|office manager)\b/iu

/** The one person who writes and leads the company, for words without a speaker: "[9:14] ann: “We built it.”" below "I'm Ann Lee, founder". */
function findVoice(
  { units, index, cast, people }: QuoteNotes,
  frame: Frame | undefined,
  roster: Roster,
): string | undefined {
  const sender = cast.senders[index]
  if (sender === undefined || !sender.includes(' ') || sender === cast.contact) return undefined
  const around = `${frame?.before ?? ''} ${frame?.after ?? ''}`
  if (findMentions(around, roster).length > 0 || readRole(around).size > 0) return undefined
  const title =
    people.find(({ name }) => isSame(name, sender))?.title ?? findPost(sender, units, cast.names)?.title
  const isLeader = title !== undefined && heads.test(title) && !press.test(title)
  return isLeader && !isToldOf(sender, units) ? sender : undefined
}

const heads =
  /\b(?:founder|owner|chief executive|CEO|managing director|president|director|professor|mayor|principal|chair\p{Ll}*|dean|superintendent|partner)\b/iu

const greeting = /^(?:hi|hello|hey|dear|thanks) \p{Lu}\p{Ll}+[,!.]? /iu

/** Whether text stands above the first mail header, so that the mail was forwarded. */
function isForwarded({ units, cast }: Pick<QuoteNotes, 'units' | 'cast'>): boolean {
  const head = cast.senders.findIndex((sender) => sender !== undefined)
  return units
    .slice(0, Math.max(0, head))
    .some(({ label, text }) => label === undefined && text.split(' ').length > 3)
}

/** Whether the label or pronoun excludes the person: "Provost quote:" for the dean, "And he:" for somebody called "she". */
function isSomebodyElse(
  name: string,
  before: string | undefined,
  told: Pronoun | undefined,
  { roster, spoken }: Speakers,
): boolean {
  if (told !== undefined) return !mayBe(name, told.pronoun, spoken.votes)
  const role = readRole(before ?? '')
  const own = roster.roles.get(name) ?? new Set()
  return role.size > 0 && own.size > 0 && ![...role].some((word) => own.has(word))
}

/** The speaker by all signs, unless a pronoun or title speaks of that person as of somebody else. */
function findUnreferred(notes: QuoteNotes, { spoken }: Speakers, weights?: Weights): string | undefined {
  const likely = findLikely(notes, weights)
  if (likely === undefined || spoken.votes.has(likely)) return undefined
  return isToldOf(likely, notes.units) ? undefined : likely
}

/** Whether the notes speak of the person as of somebody else: "Ann says", "Ann Lee, our founder". */
function isToldOf(name: string, units: readonly SortedUnit[]): boolean {
  const [first = name] = name.split(' ')
  const told = new RegExp(
    `(?<!\\p{L})(?:${escapePattern(first)} (?:said|says|told|adds?|added)|${escapePattern(name)}, (?:our|my|the))(?!\\p{L})`,
    'u',
  )
  return units.some(({ text }) => told.test(text))
}

const leads = /\b(?:founder|owner|chief executive|CEO|managing director|president)\b/u

/** The press contact who runs the company, for "quote me" in unsigned notes. */
function findHead({ units, cast: { contact, names, senders } }: QuoteNotes): string | undefined {
  if (contact === undefined || senders.some((sender) => sender !== undefined)) return undefined
  return leads.test(findPost(contact, units, names)?.title ?? '') ? contact : undefined
}

function findLikely(notes: QuoteNotes, weights?: Weights): string | undefined {
  return chooseCandidate(listSpeakers(notes), weights ?? learned(), bar)?.value
}

const introduction = new RegExp(
  `^\\W{0,2}(?:(?:${anyCase("(?:that|this|it)(?:[’']?s| is)(?: me,?)?|i[’']?m|i am|as|me,|full name")}) )?(?<name>${fullName})`,
  'u',
)

/** The person who wrote the line or says that the words are theirs. */
function findWriter({ units, index, cast }: QuoteNotes, roster: Roster): string | undefined {
  const [unit, next] = [units[index], units[index + 1]]
  const isNext =
    unit !== undefined && next !== undefined && next.line - unit.line < 2 && next.kind !== 'quote'
  const name = isNext ? introduction.exec(next.body)?.groups?.name : undefined
  const beside = name === undefined ? undefined : findByName(name, roster)
  if (beside !== undefined && next?.line === unit?.line) return beside
  const sender = cast.senders[index]
  const caller = findCaller(units)
  return (
    (sender === undefined ? undefined : findByName(sender, roster)) ??
    beside ??
    (caller === undefined ? undefined : (findByName(caller, roster) ?? caller))
  )
}
