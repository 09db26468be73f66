// Who speaks: the attribution beside a quotation, and who was introduced with a title.
import { findMatches } from '#domain/language/matches.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import type { Range } from '#domain/language/ranges.ts'
import { listSpeechVerbs, speechVerbPattern } from '#domain/language/speech-verbs.ts'
import type { Paragraph } from './paragraph.ts'
import type { Release } from './release.ts'

const verbs = `${speechVerbPattern()}|puts? it|sum(?:s|med) it up|point(?:s|ed) out|chime[sd] in`
const name =
  "(?:(?:Dr|Mr|Mrs|Ms|Prof|Sen|Gov|Rep|Rev)\\. )?\\p{Lu}[\\p{L}\\p{M}’'.-]{0,30}(?: (?:(?:de|van|von|der|la|del|bin|al|da|di) ){0,2}\\p{Lu}[\\p{L}\\p{M}’'.-]{0,30}){0,4}"
/** 'said longtime customer Ellen Brody', not 'said in May'. */
const roleBefore =
  '(?!(?:in|on|at|by|that|so|to|of|for|from|during|after|before|last|this|as|and|it|he|she|they|we|there)\\b)(?:\\p{Ll}[\\p{Ll}’-]* ){1,4}'
const attribution = new RegExp(
  `(?<!\\bwho )\\b(?<verb>${verbs})\\b(?=(?:[^“"]{0,12}| ${roleBefore})(?:${name}|\\b(?:he|she|they|the)\\b))|(?<=(?:${name}|\\b(?:he|she|they)\\b|,)\\s)(?<after>${verbs})\\b|\\b(?<source>[Aa]ccording to)\\b`,
  'gu',
)
const person = new RegExp(`(?<name>${name})`, 'u')
const everyPerson = new RegExp(person.source, 'gu')
const pronoun = /\b(?:he|she|they)\b/i
/** 'said the company.' */
const nameless = /^ (?:the|an?|one|its|another|some|local) [\p{Ll}’' -]{3,40}(?:[.,;]|$)/u
const dashName = new RegExp(`^\\s*[-–—]\\s*(?<name>${name})(?<title>,\\s*\\S)?`, 'u')
const titleAfter = /^(?:['’]s)?\s*(?:,\s*(?:\p{Ll}|\p{Lu}|\d)|\s*\(|\s+(?:of|from|at)\s)/u
const titles =
  '(?:[Dd]irector|[Cc]hief|[Pp]resident|[Oo]fficer|[Mm]anager|[Hh]ead|[Ff]ounder|[Mm]ayor|[Pp]rofessor|[Cc]hair(?:man|woman|person)?|[Cc]oach|[Oo]wner|[Ss]ecretary|[Mm]inister|[Ss]pokes(?:man|woman|person)|[Ee]xecutive|C[A-Z]{1,2}O|[Ee]ngineer|[Tt]eacher|[Ee]ditor|[Pp]rincipal|[Cc]ommissioner|[Ss]uperintendent|[Ss]enator|[Gg]overnor|[Rr]epresentative|[Ss]upervisor|[Cc]urator|[Cc]aptain|[Dd]ean|[Pp]rovost|[Cc]hancellor|[Jj]udge|[Ss]heriff|[Pp]artner|[Aa]nalyst|[Ss]cientist|[Rr]esearcher|[Cc]hef|[Pp]astor|[Cc]oordinator|[Ll]eader|[Mm]ember|[Aa]rchitect|[Cc]ounsel|(?:Dr|Prof|Sen|Gov|Rep|Rev|Capt|Col|Gen|Lt|Sgt)\\.)'
const titleBefore = new RegExp(`\\b${titles}\\s$`, 'u')
/** 'said Acme co-founder Jo Hart': the first capitals are the company's. */
const titleBetween = new RegExp(`^ (?:\\p{L}[\\p{L}-]* ){0,4}?(?:\\p{L}+-)?${titles} \\p{Lu}`, 'u')
const titleInside = new RegExp(`(?<![\\p{L}-])${titles}(?= )`, 'u')

const sayingWords: ReadonlySet<string> = new Set([
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
])

export type Attribution = {
  /** The verb of saying where it stands; none for 'according to' and dashes. */
  readonly verb?: Range & { readonly text: string }
  /** The speaker's name; undefined for a pronoun. */
  readonly speaker?: string
  readonly hasTitle: boolean
  /** 'They said', 'he said': somebody the reader should have met. */
  readonly isPronoun?: true
  /** 'said the company', 'a spokesperson said': nobody a reporter can name. */
  readonly isNameless?: true
}

/** The attributions of a paragraph in reading order; empty where nobody is named as speaking. */
export function readAttributions(paragraph: Paragraph): readonly Attribution[] {
  const { text } = paragraph
  const dashed = paragraph.quotations.flatMap(({ to }) => readDash(text.slice(to)))
  const blockDash = paragraph.block.type === 'quote' ? readDash(findLastDash(text)) : []
  const spoken = (paragraph.hasAny(sayingWords) ? findMatches(text, attribution) : [])
    .filter(({ index }) => !paragraph.isQuoted(index))
    .map((match) => toAttribution(text, match))
  return [...spoken, ...dashed, ...blockDash]
}

/** The text from the sign before a name on, with no dash after it; all of it when there is none. */
function findLastDash(text: string): string {
  const rest = text.slice(Math.max(0, text.lastIndexOf('–'), text.lastIndexOf('—')))
  const start = rest.search(/[-–—]\s*\p{Lu}/u)
  return start < 0 ? text : rest.slice(start)
}

function readDash(rest: string): Attribution[] {
  const groups = dashName.exec(rest)?.groups
  return groups?.name === undefined ? [] : [{ speaker: groups.name, hasTitle: groups.title !== undefined }]
}

function toAttribution(text: string, match: RegExpExecArray): Attribution {
  const [from, to] = [match.index, match.index + match[0].length]
  const verb = match.groups?.source === undefined ? { verb: { from, to, text: match[0] } } : {}
  const after = readSpeaker(text, to)
  if (after && !after.isNameless) return { ...verb, ...after }
  const before = readSpeakerBefore(text, from)
  // 'Doe told the council' names the speaker, 'said the company' does not.
  const isTold =
    before.speaker !== undefined ||
    pronoun.test(text.slice(Math.max(0, from - 12), from)) ||
    /^(?:told|tells|asked|asks)$/.test(match[0])
  return { ...verb, ...(isTold ? before : (after ?? before)) }
}

function readSpeaker(text: string, at: number): Omit<Attribution, 'verb'> | undefined {
  const rest = text.slice(at, at + 160).split(/[“"”]/)[0] ?? ''
  const lead = /^[^\p{Lu}.]{0,60}/u.exec(rest)?.[0] ?? ''
  const found = person.exec(rest.slice(lead.length))
  if (found?.index !== 0) {
    if (pronoun.test(lead)) return { hasTitle: true, isPronoun: true }
    return nameless.test(rest) ? { hasTitle: false, isNameless: true } : undefined
  }
  const speaker = (found.groups?.name ?? '').replace(/[.,]$/, '')
  const tail = rest.slice(lead.length + speaker.length)
  const isBefore =
    /\p{L}{3,}/u.test(lead) || /['’]s /.test(speaker) || titleInside.test(speaker) || titleBetween.test(tail)
  return { speaker, hasTitle: isBefore || titleAfter.test(tail) }
}

function readSpeakerBefore(text: string, at: number): Omit<Attribution, 'verb'> {
  const before =
    text
      .slice(Math.max(0, at - 160), at)
      .split(/[”"“.!?](?=\s)/)
      .at(-1) ?? ''
  const names = findMatches(before, everyPerson).filter(([found]) => !isOpener(found))
  const found = names.find(([text]) => text.includes(' ')) ?? names[0]
  if (found === undefined)
    return { hasTitle: true, ...(/\b(?:they|he|she)\b/i.test(before) && { isPronoun: true as const }) }
  const speaker = found.groups?.name ?? ''
  const tail = before.slice(found.index + speaker.length)
  return {
    speaker,
    hasTitle:
      titleAfter.test(tail) ||
      titleBetween.test(tail) ||
      titleBefore.test(before.slice(0, found.index)) ||
      titleInside.test(speaker),
  }
}

/** 'Asked about the cost, Brody said': a capital at the start of the sentence. */
function isOpener(found: string): boolean {
  return !found.includes(' ') && (/(?:ed|ing)$/.test(found) || isFunctionWord(found))
}

const introduction = new RegExp(
  `(?<name>${name})(?:,\\s(?:\\p{Ll}|\\d)|\\s\\(|,\\s(?:\\p{Lu}[\\p{L}-]*\\s){0,3}?(?:[SE]?VP|${titles})(?!\\p{L})|,\\s\\p{Lu}\\p{L}+\\s(?:of|at|and)\\b)|(?:names?|named|appoints?|appointed|hires?|hired|promotes?|promoted)\\s(?<named>${name})`,
  'gu',
)
/** AP sets a short title before the name: 'Acme President Jo Hart'. */
const titledName = new RegExp(
  `(?<!\\p{L})${titles} (?:(?:of|for) (?:\\p{Ll}+ ){0,3})?(?<titled>${name})`,
  'gu',
)

/** Surnames a paragraph introduces with a title or a role. */
export function readIntroduced({ text }: Paragraph): readonly string[] {
  return [...findMatches(text, introduction), ...findMatches(text, titledName)].map(({ groups }) =>
    toSurname(groups?.name ?? groups?.named ?? cutSentence(groups?.titled ?? '')),
  )
}

/** 'Jerry Dyer' for 'Jerry Dyer. The'. */
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

/** 'okafor' for 'Dr. Ruth Okafor'. */
export function toSurname(speaker: string): string {
  return (speaker.trim().split(' ').at(-1) ?? '').replace(/['’]s$|[.,]$/u, '').toLowerCase()
}
