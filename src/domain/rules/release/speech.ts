// Finds who speaks in a paragraph, and who was introduced with a title. The speaker's name is read by domain/language/attribution.ts.

import {
  hasTitleBeside,
  readAttribution,
  readSaying,
  readSpeakerName,
  type Attribution as Spoken,
} from '#domain/language/attribution.ts'
import { followsDeterminer } from '#domain/language/grammar/word-place.ts'
import { findMatches } from '#domain/language/matches.ts'
import { formalTitleSource, shortFormalTitleSource } from '#domain/language/names/formal-titles.ts'
import { findNext, type Range } from '#domain/language/ranges.ts'
import { listSpeechVerbs } from '#domain/language/speech-verbs.ts'
import { findAtCapitals } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from './paragraph.ts'
import type { Release } from './release.ts'
import { Trigger } from './triggers.ts'

const name = `(?:(?:${shortFormalTitleSource()}|Mr|Mrs|Ms)\\. )?\\p{Lu}[\\p{L}\\p{M}’'.-]{0,30}(?: (?:(?:de|van|von|der|la|del|bin|al|da|di) ){0,2}\\p{Lu}[\\p{L}\\p{M}’'.-]{0,30}){0,4}`
const titles = `(?:[Dd]irector|[Cc]hief|[Pp]resident|[Oo]fficer|[Mm]anager|[Hh]ead|[Ff]ounder|[Mm]ayor|[Pp]rofessor|[Cc]hair(?:man|woman|person)?|[Cc]oach|[Oo]wner|[Ss]ecretary|[Mm]inister|[Ss]pokes(?:man|woman|person)|[Ee]xecutive|C[A-Z]{1,2}O|[Ee]ngineer|[Tt]eacher|[Ee]ditor|[Pp]rincipal|[Cc]ommissioner|[Ss]uperintendent|[Ss]enator|[Gg]overnor|[Rr]epresentative|[Ss]upervisor|[Cc]urator|[Cc]aptain|[Dd]ean|[Pp]rovost|[Cc]hancellor|[Jj]udge|[Ss]heriff|[Pp]artner|[Aa]nalyst|[Ss]cientist|[Rr]esearcher|[Cc]hef|[Pp]astor|[Cc]oordinator|[Ll]eader|[Mm]ember|[Aa]rchitect|[Cc]ounsel|${formalTitleSource()}|(?:${shortFormalTitleSource()})\\.)`

const sayingWords = new Trigger(
  new Set([
    ...listSpeechVerbs(),
    'put',
    'points',
    'pointed',
    'chimes',
    'chimed',
    'puts',
    'sums',
    'summed',
    'according',
  ]),
)

export type Attribution = {
  /** The place of the verb of saying; missing for 'according to' and dashes. */
  readonly verb?: Range & { readonly text: string }
  /** The speaker's name; undefined for a pronoun. */
  readonly speaker?: string
  readonly hasTitle: boolean
  /** The speaker is a pronoun: 'They said', 'he said'. */
  readonly isPronoun?: true
  /** The speaker has no name: 'said the company', 'a spokesperson said'. */
  readonly isNameless?: true
}

/** The attributions of a paragraph, those of quotations first. */
export function readAttributions(paragraph: Paragraph): readonly Attribution[] {
  const { text, block, quotations } = paragraph
  const quoted = quotations.toSorted((one, other) => Number(other.isSpeech) - Number(one.isSpeech))
  const beside = quoted.map(({ from, to }) => readAttribution(text, from, to))
  const signed = block.type === 'quote' ? [readAttribution(text, 0, findLastDash(text))] : []
  const told = paragraph.has(sayingWords) ? readTold(paragraph) : []
  return [...beside, ...signed, ...told]
    .filter(({ isSaid, verb }) => isSaid && !(verb && followsDeterminer(text.slice(0, verb.from))))
    .map(toAttribution)
}

/** The speakers in sentences without a quotation. */
function readTold({ sentences, quotations }: Paragraph): Spoken[] {
  return sentences
    .filter(({ from, to }) => (findNext(quotations, from)?.from ?? to) >= to)
    .flatMap(({ text }) => readSaying(text) ?? [])
}

/** Where the signature of a block quotation begins; its end if there is none. */
function findLastDash(text: string): number {
  const at = Math.max(text.lastIndexOf('–'), text.lastIndexOf('—'), text.lastIndexOf(' -') + 1)
  return at <= 0 || !/^[-–—]\s*\p{Lu}/u.test(text.slice(at)) ? text.length : at
}

function toAttribution(spoken: Spoken): Attribution {
  const { verb, who = '', isPronoun } = spoken
  const said = verb === undefined ? {} : { verb }
  const speaker = readSpeakerName(spoken)
  if (speaker !== undefined) return { ...said, speaker, hasTitle: hasTitleBeside(spoken) }
  if (isPronoun || /\b(?:he|she|they)\b/i.test(who)) return { ...said, hasTitle: true, isPronoun: true }
  return who.trim() === '' ? { ...said, hasTitle: true } : { ...said, hasTitle: false, isNameless: true }
}

const introduction = new RegExp(
  `(?<name>${name})(?:,\\s(?:\\p{Ll}|\\d|\\p{Lu}{2,5},)|\\s\\(|,\\s(?:\\p{Lu}[\\p{L}-]*\\s){0,3}?(?:[SE]?VP|${titles})(?!\\p{L})|,\\s\\p{Lu}\\p{L}+\\s(?:of|at|and)\\b)`,
  'uy',
)
const namedPerson = new RegExp(
  `(?:names?|named|appoints?|appointed|hires?|hired|promotes?|promoted)\\s(?<named>${name})`,
  'gu',
)
const namingWords = new Trigger(/^(?:names?|named|appoints?|appointed|hires?|hired|promotes?|promoted)$/)
const titleWords = new Trigger(
  new RegExp(`(?:^|-)${titles}$|^(?:c[a-z]{1,2}o|${shortFormalTitleSource().toLowerCase()})$`, 'u'),
)
/** AP sets a short title before the name: 'Acme President Jo Hart'. */
const titledName = new RegExp(
  `(?<!\\p{L})${titles},? (?:(?:of|for) (?:\\p{Ll}+ ){0,3})?(?<titled>${name})`,
  'gu',
)

/** Surnames that the paragraph introduces with a title or role. */
export function readIntroduced(paragraph: Paragraph): readonly string[] {
  const { text } = paragraph
  const named = paragraph.has(namingWords) ? findMatches(text, namedPerson) : []
  const titled = paragraph.has(titleWords) ? findMatches(text, titledName) : []
  return [...findAtCapitals(paragraph, introduction), ...named, ...titled].map(({ groups }) =>
    toSurname(groups?.name ?? groups?.named ?? cutSentence(groups?.titled ?? '')),
  )
}

/** The name without the next sentence: 'Jerry Dyer' for 'Jerry Dyer. The'. */
function cutSentence(run: string): string {
  return run.split(/(?<=\p{Ll}{3})\. /u)[0] ?? run
}

/** All surnames the release introduces, and the spokespeople of the settings. */
export function readIntroducedPeople(release: Release): ReadonlySet<string> {
  const known = release.settings.spokespeople.map((entry) => toSurname(entry.split(',')[0] ?? ''))
  const named = release
    .of('headline', 'subhead', 'lead', 'body')
    .flatMap(({ paragraph }) => paragraph.recall(readIntroduced))
  return new Set([...known, ...named])
}

/** The surname in lower case: 'okafor' for 'Dr. Ruth Okafor' and 'Ruth Okafor III'. */
export function toSurname(speaker: string): string {
  const words = speaker.trim().split(/,? /)
  const isNumbered = words.length > 2 && /^(?:[JS]r\.?|I{2,3}|I?V)$/.test(words.at(-1) ?? '')
  return (words.at(isNumbered ? -2 : -1) ?? '').replace(/['’]s$|[.,]$/u, '').toLowerCase()
}
