// Reads single cues for who said a quotation: "quote me", "said Ann Lee", a name below the words. Each may be wrong; find-speaker.ts weighs them.

import { expandName } from '#domain/brief/evidence/senders.ts'
import { findPeople, fullName, readPerson } from '#domain/brief/people.ts'
import { findPerson, withoutAddress } from '#domain/brief/person-names.ts'
import type { Cast } from '#domain/brief/read-contact.ts'
import type { Person } from '#domain/brief/sheet.ts'
import { dictationOf } from '#domain/brief/speech/dictation.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isTitleWord } from '#domain/language/name-words.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { readSpokenWords } from '#domain/language/spoken-words.ts'

const quoteLabel = /^(?:quot(?:e|es|ation)|zitat|citation|statement)\b(?: \d)?(?: (?:from|by|of|von|de))?\s*/i
const nameIn = new RegExp(fullName, 'u')

/** A quotation with the units around it. */
export interface Around {
  units: readonly SortedUnit[]
  index: number
  people: readonly Person[]
  cast: Cast
}

/** The name that each cue gives, the surest first. */
export function readSpeakerCues(around: Around): (readonly [string, string])[] {
  const { units, index, people, cast } = around
  const unit = units[index]
  const told: (readonly [string, string | undefined])[] = [
    ['self', findSelf(around)],
    ['said', unit && findSpeaker(unit, people, cast.names)],
    ['label', findLabeled(around)],
    ['above', findAbove(around)],
    ['signed', findSigned(around)],
    ['beside', findBeside(around)],
    ['sender', findSender(around)],
    ['spokesperson', findSpokesperson(around)],
  ]
  return told.flatMap(([cue, name]) => (name === undefined ? [] : [[cue, name] as const]))
}

const ownWords =
  /\b(?:quote me|from me|my (?:own )?(?:quote|words|line|name|sentence|statement|declaration|message)|me on this|yours truly|i(?: would|[’']d) like to say|from my side|as me|put me|put down as|that[’']?s me|it as me|(?<!\band )i (?:said|say|have written|wrote)|i[’']d say|me:)(?=$|[\s,.:;(])|^me\b/iu

/** The writer, for "Quote me: …", "From me, as managing director: …", or "You can put my name on that" after the words. */
function findSelf({ units, index, people, cast }: Around): string | undefined {
  const unit = units[index]
  if (unit === undefined) return undefined
  const around = withoutQuotations(unit)
  const next = units[index + 1]
  const isNear = next?.line === unit.line || (next !== undefined && ownLine.test(next.body))
  const isNext = isNear && next?.kind !== 'quote' && ownWords.test(next?.body ?? '')
  if (!ownWords.test(around) && !isNext) return undefined
  // "quote me on this: …, Koa Brandt, founder"
  const signed =
    findPeople(around.replace(/^\p{Lu}\p{Ll}+, /u, ''))[0]?.name ??
    (isNext ? findPeople((next?.body ?? '').replace(/^[^,]{0,60}, /u, ''))[0]?.name : undefined)
  const sender = cast.senders[index]
  return signed ?? known(sender, people) ?? (sender?.includes(' ') ? sender : undefined)
}

/** A signature on the line below: "That's me, Grace Otieno, founder". */
const ownLine = /^(?:that[’']?s|put (?:it|that) (?:down )?as|as) me\b/iu

const signatureLabel =
  /^(?:(?:quoted?|statement|said|words|attribut(?:ed|e)|credit(?:ed)?|spoken)(?: (?:by|to|from))|by|speaker(?: ?\d)?|who said it|quote(?: ?\d)? (?:speaker|from|by|source|attribution|(?:released|given) by)|(?:full )?name(?: ?[/&] ?| and )title)$/i
const signatureLine = new RegExp(`^[(–—-]? ?(?:full name/title: )?${fullName}(?:, [^:.!?]{2,80})?\\)?$`, 'u')

/** A label inside a line: “…” Speaker: Ann Lee, chair. */
const labelInside = /^(?<label>\p{L}[\p{L}\d /&]{1,30}): (?<value>.+)$/u

/** The name below the words: "Quote by: Nomvula Dlamini, program director", "(Corazon Ising-Tan, president)". */
function findSigned({ units, index, people, cast }: Around): string | undefined {
  const [unit, next] = [units[index], units[index + 1]]
  if (unit === undefined || next === undefined || next.line - unit.line > 1) return undefined
  if (next.kind === 'private' || next.kind === 'foreign' || next.kind === 'contact') return undefined
  const { label = '', value = next.text } = labelInside.exec(next.text)?.groups ?? {}
  if (!signatureLabel.test(label) && !signatureLine.test(next.text)) return findLoneName(unit, next, cast)
  const name = readPerson(value.replace(/^[(–—-] ?(?:full name\/title: )?/u, ''))?.name
  return known(name, people) ?? name
}

/** The full name for a surname after the words: “…” Akers. */
function findLoneName(unit: SortedUnit, next: SortedUnit, { names }: Cast): string | undefined {
  const isName = next.line === unit.line && /^[–—-]? ?\p{Lu}[\p{L}’'-]{1,30}\.?$/u.test(next.text)
  return isName ? full(next.text.replace(/^[–—-] ?|\.$/gu, ''), names) : undefined
}

/** The name in a transcript's label: "Todd (exec dir): …". */
function findLabeled({ units, index, cast }: Around): string | undefined {
  const { label = '' } = units[index] ?? {}
  const written = label === '' ? (initialLabel.exec(units[index]?.body ?? '')?.groups?.name ?? '') : label
  const name = written.replace(quoteLabel, '')
  if (!/^\p{Lu}$/u.test(name)) return name === '' ? undefined : findPerson(name, cast.names)
  const fits = cast.names.filter((each) => each.startsWith(name))
  return fits.length === 1 ? fits[0] : undefined
}

/** An initial as a label: "F: “…”". */
const initialLabel = /^(?<name>\p{Lu}): /u

/** The name on the line above: "Speaker 1: Ann Lee, chair" above "Quote 1: …". */
function findAbove({ units, index, cast }: Around): string | undefined {
  const [unit, before] = [units[index], units[index - 1]]
  if (unit === undefined || before === undefined || unit.line - before.line > 1) return undefined
  const { value = '', kind } = before
  const label = (before.label ?? '').replaceAll(/[()]/g, '')
  if (kind === 'private' || kind === 'foreign' || !aboveLabel.test(label)) return undefined
  return readPerson(value)?.name ?? findPerson(value, cast.names)
}

const aboveLabel =
  /^(?:speaker|spokes(?:person|man|woman)|who(?: speaks| says it)?|quot(?:e|ed)(?: ?\d)?(?: (?:by|from|person|who|speaker|name)(?:[ ,/&]+(?:and )?(?:job )?title)?)?|said by|name)(?: ?\d)?$/iu

const spokesLabel = /^(?:spokes(?:person|man|woman)|speaker|quote (?:speaker|by|from)|quoted|who speaks)$/i

/** The spokesperson in a form whose quotation names nobody: "Spokesperson: Colin Ashgrove, managing director". */
function findSpokesperson({ units, index, people }: Around): string | undefined {
  const unit = units[index]
  if (
    unit === undefined ||
    withoutQuotations(unit)
      .replace(quoteLabel, '')
      .replace(/^[\W\d]*/, '') !== ''
  )
    return undefined
  const named = units.filter(
    ({ kind, label = '' }) => kind !== 'private' && kind !== 'foreign' && spokesLabel.test(label),
  )
  const name = named.length === 1 ? readPerson(named[0]?.value ?? '')?.name : undefined
  return known(name, people) ?? name
}

/** The sender, for words without marks below "Here is something for your press people:" or in answer to "A quote from you?". */
function findSender({ units, index, cast }: Around): string | undefined {
  const [unit, before] = [units[index], units[index - 1]]
  const sender = cast.senders[index]
  if (unit === undefined || before === undefined || sender === undefined) return undefined
  if (unit.answers === 'quote') return sender.includes(' ') ? sender : undefined
  const isBare = withoutQuotations(unit) === '' && unit.line - before.line === 1
  const isOffered =
    /:$/.test(before.text) && /\b(?:from me|my|press|quote|something|asked)\b/iu.test(before.text)
  return isBare && isOffered && sender.includes(' ') ? sender : undefined
}

/** The person of the line before, for "She said: …". */
function findBeside({ units, index, people, cast }: Around): string | undefined {
  const unit = units[index]
  const before = units[index - 1]
  if (unit === undefined || before === undefined || before.kind === 'private' || before.kind === 'foreign')
    return undefined
  const isPronoun =
    /^(?:and )?(?:he|she|they)\b[^.]{0,40}(?:said|says|told|reckons|wrote)?\b|\b(?:her|his) quote\b/iu.test(
      withoutQuotations(unit),
    )
  if (!isPronoun || unit.line - before.line > 1) return undefined
  const written = nameIn.exec(before.body)?.[0] ?? firstNameOnly.exec(before.body)?.groups?.name
  const name = written === undefined ? undefined : withoutAddress(written)
  const isNamed = name !== undefined && (cast.names.includes(name) || !name.includes(' '))
  return known(name, people) ?? (isNamed ? name : undefined)
}

/** Somebody with only a first name: "And there’s Kyle, 19, from Barnsley". */
const firstNameOnly = /\b(?:there[’']s|there is|meet|from|is) (?<name>\p{Lu}\p{Ll}{2,}), (?:\d{1,3},|who )/u

/** The speaker in the text, if it is a person with a name. */
function findSpeaker(
  unit: SortedUnit,
  people: readonly Person[],
  names: readonly string[],
): string | undefined {
  const around = withoutQuotations(unit)
  const [titled] = findPeople(around)
  if (titled !== undefined) return titled.name
  const said = readSpokenWords(unit.body).find(({ saidBy }) => saidBy !== undefined)?.saidBy
  const named = said === undefined ? undefined : (nameIn.exec(said)?.[0] ?? said)
  const label = unit.label?.replace(quoteLabel, '') ?? ''
  const written = readPerson(around)?.name ?? nameIn.exec(around.replace(quoteLabel, ''))?.[0]
  const byTitle = people.find(
    ({ title }) => title !== undefined && unit.label?.toLowerCase().includes(title.toLowerCase()) === true,
  )?.name
  return (
    known(named, people) ??
    known(written, people) ??
    known(label, people) ??
    (written?.includes(' ') ? full(written, names) : undefined) ??
    knownByWord(around, people) ??
    byTitle ??
    full(named, names) ??
    full(written, names) ??
    full(/^\p{Lu}[\p{L}’-]+?(?=[’']s\b|[ ,:]|$)/u.exec(around)?.[0], names) ??
    full(/^\p{Lu}{2,4}\b/u.exec(around)?.[0], names)
  )
}

/** The text of a unit without its quotations. */
export function withoutQuotations(unit: SortedUnit): string {
  const { body } = unit
  const quoted = findQuotations(body)
  const dictated = quoted.length === 0 ? dictationOf(unit) : undefined
  if (dictated !== undefined)
    return `${body.slice(0, dictated.from)} ${body.slice(dictated.to).replace(/^[\s,.]+/, '')}`.trim()
  let rest = ''
  let end = 0
  for (const { from, to } of quoted) {
    rest += `${body.slice(end, from)} `
    end = to
  }
  return (rest + body.slice(end)).replace(/^\s*(?:quot(?:e|ation)s?|zitat)(?: from| by)?:?\s*/i, '').trim()
}

/** The full name in the notes for "Strand" or "Lena". */
function known(named: string | undefined, people: readonly Person[]): string | undefined {
  if (named === undefined || named === '') return undefined
  const bare = withoutAddress(named)
  const last = bare.split(' ').at(-1) ?? bare
  return people.find(
    ({ name, surname }) =>
      name === bare ||
      (surname === last && mayBeSame(bare, name)) ||
      (!bare.includes(' ') && name.startsWith(`${bare} `)),
  )?.name
}

/** Whether a given first name agrees with the full name; sisters share a surname. */
function mayBeSame(given: string, name: string): boolean {
  const [first = ''] = given.split(' ')
  return !given.includes(' ') || /^.\.?$/u.test(first) || first === name.split(' ')[0] || isTitleWord(first)
}

function knownByWord(around: string, people: readonly Person[]): string | undefined {
  const words = new Set(around.match(/\p{Lu}[\p{L}-]+/gu))
  const isFirst = ({ name }: Person) => words.has(name.split(' ')[0] ?? '')
  const byFirst =
    people.find((person) => isFirst(person) && words.has(person.surname)) ?? people.find(isFirst)
  return (byFirst ?? people.find(({ surname }) => words.has(surname)))?.name
}

/** A full name, or one that the notes complete. */
function full(named: string | undefined, names: readonly string[]): string | undefined {
  const whole = expandName(named, names)?.replace(/^(?:CEO|CFO|COO|CTO|Director|President|Founder) /, '')
  return whole?.includes(' ') && !/^(?:The|Our|Quote|Mit|In|On|At)\b/.test(whole) ? whole : undefined
}
