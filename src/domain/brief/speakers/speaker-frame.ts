// Reads the frame of a quotation, the words around it that name its speaker: "Board chair Jim F – …", "FN quote, read out by Gemma: …", "From me:
// …".

import { dictationOf } from '#domain/brief/speech/dictation.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { findByRole, findMentions, isAmbiguous, type Mention, type Roster, readRole } from './roster.ts'

/** A person by name, a pronoun, the writer ('self'), or 'several' if a name fits more than one. */
type FrameSpeaker = { name: string } | Pronoun | 'self' | 'several'

export interface Pronoun {
  pronoun: 'he' | 'she'
}

export interface Frame {
  before: string
  after: string
}

/** The words before and after the quotation, or the lines beside it if it stands alone. */
export function readFrame(units: readonly SortedUnit[], index: number): Frame | undefined {
  const unit = units[index]
  const own = unit && readOwnFrame(unit)
  if (unit === undefined || own === undefined) return own
  if (/\p{L}/u.test(`${own.before} ${own.after}`.replaceAll(filler, ' '))) return own
  const introducing = units[index - 1]
  if (introducing !== undefined && introduces(introducing, unit))
    return { before: introducing.text, after: '' }
  const [above, below] = [units[findTop(units, index) - 1], units[index + 1]]
  const before =
    above !== undefined &&
    isBeside(units[findTop(units, index)] ?? unit, above) &&
    opensWords.test(above.text)
      ? above.text
      : ''
  const after = below !== undefined && isBeside(unit, below) && pointsUp.test(below.text) ? below.text : ''
  return { before, after }
}

const filler = /(?<!\p{L})(?:u[hm]+|er|well|so|and|ok(?:ay)?)(?!\p{L})/giu

/** Whether a sentence on the same line introduces the words: "Here's a quote, from me, Ann Lee. “…”", "Spokesperson 1: Ann Lee, president. “…”". */
const introduces = (before: SortedUnit, unit: SortedUnit): boolean =>
  before.line === unit.line &&
  before.kind !== 'quote' &&
  before.kind !== 'private' &&
  before.kind !== 'foreign' &&
  introduction.test(before.text)

const introduction =
  /^.{0,160}\b(?:says|said|adds|added|told (?:me|us)),?$|^.{0,40}\bspokes(?:person|man|woman)\b.{0,120}$|\bquote\b.{0,20}\bfrom\b.{0,80}$|\bas follows\.?$|[,:]$/iu

/** The first quotation of a list. */
function findTop(units: readonly SortedUnit[], index: number): number {
  let top = index
  while (
    units[top]?.isBullet === true &&
    units[top - 1]?.kind === 'quote' &&
    units[top - 1]?.isBullet === true
  )
    top -= 1
  return top
}

/** Words before a quotation: "From our CEO:", "QUOTE - Ann Lee". */
const opensWords = /:$|^\W*quot(?:e|es|ation)\b[^.?!]{0,60}$/iu

const isBeside = (unit: SortedUnit, other: SortedUnit): boolean =>
  Math.abs(unit.line - other.line) < 2 && other.kind !== 'private' && other.kind !== 'foreign'

/** Words that name the speaker afterwards: "^ that one is Arlo", "that's from Rosa btw". */
const pointsUp =
  /^[\^↑ (]{0,3}(?:that|this|it|those|these)(?:[’']?s| one| was| is| came| from| quote)[^.!?]{0,90}[.!)]?$/iu

function readOwnFrame(unit: SortedUnit): Frame | undefined {
  const { body, label, value } = unit
  const [quoted] = findQuotations(body).filter(({ inner }) => inner.trim().includes(' '))
  if (quoted !== undefined)
    return { before: body.slice(0, quoted.from), after: body.slice(quoted.to).replace(/[“"„«].*$/u, '') }
  const dictated = dictationOf(unit)
  if (dictated !== undefined) return { before: body.slice(0, dictated.from), after: body.slice(dictated.to) }
  if (label === undefined) return { before: '', after: '' }
  return { before: `${label}: `, after: /\([^()]*\)\.?$/u.exec(value ?? '')?.[0] ?? '' }
}

/** The speaker by the frame alone; undefined if it names nobody, 'several' if two may be meant. */
export function readFrameSpeaker({ before, after }: Frame, roster: Roster): FrameSpeaker | undefined {
  const lead = lastSentence(before)
  const tail = firstSentence(after)
  const signed = readSignature(tail, roster)
  return signed === undefined ? readAround(lead, tail, roster) : { name: signed }
}

function readAround(lead: string, tail: string, roster: Roster): FrameSpeaker | undefined {
  const whole = `${lead} ${tail}`
  const own = isSelf(whole)
  const mentions = [
    ...listSpeaking(lead, roster, own).map((each) => ({ ...each, isLead: true })),
    ...listSpeaking(tail, roster, own).map((each) => ({ ...each, isLead: false })),
  ]
  if (mentions.length > 0) return chooseMention(mentions, roster)
  const numbered = [...roster.aliases].find(
    ([alias]) => /\d/.test(alias) && whole.toLowerCase().includes(alias),
  )
  if (numbered !== undefined) return { name: numbered[1] }
  const initials = findInitials(whole, roster)
  if (initials !== undefined) return { name: initials }
  if (own) return 'self'
  if (roster.appointee !== undefined && appointed.test(whole)) return { name: roster.appointee }
  const role = findByRole(lead, roster) ?? findByRole(tail, roster)
  if (role !== undefined) return { name: role }
  const pronoun = third.exec(whole)?.[0].toLowerCase()
  return pronoun === undefined ? undefined : { pronoun: he.test(pronoun) ? 'he' : 'she' }
}

/** The name that signs the words (“…” – Ann Lee, owner); it counts more than a label above. */
function readSignature(tail: string, roster: Roster): string | undefined {
  const opening = /^[\s,.]*[–—-]{1,2} ?/u.exec(tail)?.[0]
  if (opening === undefined) return undefined
  const [first, ...others] = findMentions(tail.slice(opening.length), roster)
  return first?.from === 0 && others.every(({ name }) => name === undefined || name === first.name)
    ? first.name
    : undefined
}

const stop = /(?<=\p{Ll}{3}[.!?]) +(?=\p{Lu})/u
const lastSentence = (text: string): string => text.trimEnd().split(stop).at(-1) ?? ''
const firstSentence = (text: string): string => text.split(stop)[0] ?? ''

/** Words for an appointee: "Quote of appointee", "new hire's quote". */
const appointed =
  /\b(?:appointee|new (?:hire|person|one|boss|colleague|\p{L}+ ?(?:executive|director|ceo|head|coach|chief))|nominee|newcomer|incoming)\b/iu
const third = /\b(?:he|she|his|her|him|hers|himself|herself)\b/iu
const he = /^(?:he|his|him|himself)$/u

interface Speaking extends Mention {
  written: string
  /** The words are called this person's: "Ann's quote", "quote from Ann", "Ann says". */
  isOwner: boolean
}

/** Everybody the frame names, except those it is sent to, read out by or taken down by. */
function listSpeaking(text: string, roster: Roster, own: boolean): Speaking[] {
  const mentions = findMentions(text, roster).map((mention) => ({
    ...mention,
    written: text.slice(mention.from, mention.to),
    isOwner: ownsWords(text.slice(0, mention.from), text.slice(mention.to)),
  }))
  return withoutEmployers(text, mentions).filter(({ from, to }) => {
    const [left, right] = [text.slice(0, from), text.slice(to)]
    return (
      (!carrierBefore.test(left) || credited.test(left)) &&
      !carrierAfter.test(right) &&
      !(own && left.trim() === '' && calledUpon.test(right) && readRole(right.slice(0, 40)).size === 0)
    )
  })
}

/** The mentions without names that are employers: "Ann Lee, head of design at Passo Largo", "Passo Largo's design chief Ann Lee". */
function withoutEmployers(text: string, mentions: readonly Speaking[]): Speaking[] {
  return mentions.filter(({ from, to }, order) => {
    const [before, next] = [mentions[order - 1], mentions[order + 1]]
    const left = before === undefined ? '' : text.slice(before.to, from)
    const right = next === undefined ? '' : text.slice(to, next.from)
    return !employedAt.test(left) && !employs(right)
  })
}

const employedAt =
  /^(?:,| \(| [–—-])[^.:;]{2,80}?(?:,| of| at| for| from| with) (?:the )?$|^,? (?:of|at|from) (?:the )?$|^,? who (?:[\p{Ll}’'-]+ ){1,4}(?:the )?$/u
const employs = (between: string): boolean =>
  (/^(?:[’']s?)? (?:[\p{Ll}’'-]+,? ){0,5}$/u.test(between) ||
    // A title without a comma belongs to the name after it: "Copper Mesa, partner Beatriz Lund".
    /^, (?:(?!(?:and|of|at|for|from|with|in|to) )[\p{Ll}’'-]+ ){1,4}$/u.test(between)) &&
  readRole(between).size > 0

/** Words before the speaker's name: "Attributable to Ann Lee", "Over to Ann Lee". */
const credited = /\b(?:attribut\p{L}*|credit(?:ed)?)(?: \p{L}+){0,2} to $|\bover to $/iu
const carrierBefore =
  /\b(?:to|via|through|told|tell|asked|about|hi|hello|dear|thanks|(?:read|sent|typed|taken|passed|noted|translated|approved|cleared|forwarded|supplied|ok[’']?d)(?: \p{L}+){0,2} by) $/iu
const carrierAfter =
  /^ (?:has |just )?(?:read|typed|forwarded|translated|took|passed|relayed|noted|heard|(?:approved|cleared)(?! (?:the |this )?(?:following|quot\p{L}*|statement|words))|has seen)\b/iu
/** A comma after somebody who is spoken to: "Cathy, you can quote me". */
const calledUpon = /^(?:,| [–—-]) (?!\p{L}+ (?:of|at)\b)/u

const ownNoun = 'quot\\p{L}*|words?|line|statement|comment|sentence|message|reaction|answer|take|bit'
const possessive = new RegExp(`^[’']s? (?:\\p{L}+ )?(?:${ownNoun})\\b`, 'iu')
const quoting = new RegExp(
  `^(?: \\([^)]*\\))?(?:,[^,:]{2,60},)? ?(?:(?:${ownNoun})\\b|for (?:quoting|quotation|the (?:release|press|record|quote)))`,
  'iu',
)
const speaking =
  /^(?: \([^)]*\))?(?:,[^,:]{2,60},)?,? (?:\p{L}+ )?(?:says|said|say|adds|added|explains|explained|writes|wrote|mailed|texted|wants to say|tells|told|dictates|dictated)\b/iu
const sourced = new RegExp(
  `\\b(?:${ownNoun}|from|by|of|says|said|adds|added)(?: (?:our|the|my|\\p{L}+))?[:,]? (?:\\p{L}+ ){0,3}$`,
  'iu',
)

function ownsWords(left: string, right: string): boolean {
  return possessive.test(right) || quoting.test(right) || speaking.test(right) || sourced.test(left)
}

/** The only person mentioned, or the one whose words they are said to be. */
function chooseMention(mentions: readonly Speaking[], roster: Roster): FrameSpeaker | undefined {
  const people = mentions.filter(({ name }) => name !== undefined)
  const names = new Set(people.map(({ name }) => name))
  const hasUnknown = mentions.some(({ name }) => name === undefined)
  const [only] = names
  if (only !== undefined && names.size === 1 && !hasUnknown) return { name: only }
  if (only === undefined && mentions.every(({ written }) => isAmbiguous(written, roster))) return 'several'
  const owners = new Set(mentions.filter(({ isOwner }) => isOwner).map(({ name }) => name))
  const [owner] = owners
  return owners.size === 1 && owner !== undefined ? { name: owner } : undefined
}

const letters = /(?<![\p{L}\p{N}.&])(?:\p{Lu}\.? ?){2,4}(?![\p{L}\p{N}&])/gu

/** The person with these initials: "RD:" for Rosa Delgado. */
function findInitials(text: string, { names, aliases }: Roster): string | undefined {
  const found = (text.match(letters) ?? []).flatMap((written) => {
    const short = written.replaceAll(/[. ]/g, '').toLowerCase()
    const alias = aliases.get(short)
    if (alias !== undefined) return [alias]
    return names.filter((name) => initialsOf(name) === short)
  })
  const [only, ...others] = new Set(found)
  return others.length === 0 ? only : undefined
}

const initialsOf = (name: string): string =>
  name
    .split(/[ -]/)
    .map(([letter = '']) => letter)
    .join('')
    .toLowerCase()

/** Phrases in which the writer only receives or takes down the words: "told me". */
const receiving =
  /\b(?:told|tells|gave|gives|sent|sends|texted|emailed|mailed|wrote|writes|handed|rang|called|dictated|asked|promised|(?<!\battribute (?:this |that |it )?)to|with|for|by) me\b|\bI(?:[’']ve| have| just|[’']ll| can)? ?(?:also )?(?:wrote|typed|took|noted|copied|have (?:this|it|that)|read|asked|translated|got|spoke|told|heard|scribbled|wrote|recorded|think|believe|guess|hope)\b|\bI(?:[’']m| am) (?:past|forward|copy|attach|send|quot|read)ing\b/giu
const me = new RegExp(
  `(?<![\\p{L}’'])(?:me|myself|mine|yours truly|I|I[’'](?:m|d|ll|ve)|my (?:own |good )?(?:self|side|name|part|${ownNoun}))(?![\\p{L}])`,
  'iu',
)

/** Whether the frame gives the words as the writer's own. */
function isSelf(frame: string): boolean {
  const rest = frame.replaceAll(receiving, ' ')
  return me.test(rest) && !third.test(rest)
}
