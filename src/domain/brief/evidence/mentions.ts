// Lists the names in the notes with the words around each. The company and the city are chosen from them.

import type { SortedUnit } from '#domain/brief/unit.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { readLegalTail } from '#domain/language/legal-forms.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isTitleWord } from '#domain/language/name-words.ts'
import { readState } from '#domain/language/states.ts'

export interface Mention {
  name: string
  /** The words right before and after it in its unit. */
  before: string
  after: string
  /** Where it is in its unit, and the unit's number. */
  from: number
  unit: number
  /** One of the two in 'Alder Foods and Birch Foods'. */
  isPaired?: true
  /** A city inside a longer name: 'Grid Week Singapore'. */
  isInside?: true
  /** A legal form follows it that isn't part of the name: 'Mareal S.A.B. de C.V.' */
  isLegal?: true
  /** Put together from an address and a word of the notes. */
  isFromHost?: true
}

const word =
  "(?!Sp\\. ?z o)(?:\\p{Lu}(?!/\\p{L}(?!\\p{L})|\\.\\p{Ll})[\\p{L}\\p{M}\\p{N}’'&-]{0,40}|\\p{Ll}{1,2}\\p{Lu}[\\p{L}\\p{N}]{1,40})(?:\\.(?:com|io|ai|app)\\b)?"
const joint =
  '(?:&|of the|of|for the|for|by|the|de la|de las|de los|de|des|du|da|do|dos|das|del|della|delle|di|sul|sur|von der|von|an der|ob der|für|pour la|pour|para|van der|van den|van de|van|der|den|ten|ter|und|et|och|og|y|e|and)'
const initial = '(?:\\p{Lu}\\.){1,4}(?!\\p{Ll})'
const run = new RegExp(
  `(?<![\\p{L}\\p{N}@./-])(?:(?:St|Ft|Mt|Dr)\\. )?(?:${initial}|${word})(?: (?:${joint} )?(?:[dl][’'])?(?:${initial}|${word})| \\d{1,2}(?=[ ,.]|$)){0,7}(?:, ?(?:(?:Inc|LLC|Ltd|Corp|Co|GmbH|AG|PLC|LLP)\\b\\.?|S\\.A\\.(?!\\p{L})|B\\.V\\.|N\\.V\\.|S\\.p\\.A\\.))*(?: (?:S\\.r\\.l\\.|S\\.p\\.A\\.|s\\.r\\.o\\.|a\\.s\\.|d\\.o\\.o\\.|e\\.V\\.|e\\.G\\.|[Ss]p\\. ?z ?o\\. ?o\\.))?(?:(?<=\\b(?:Inc|Ltd|Corp|Co|K\\.K|Pte|Pvt))\\.(?: (?:Ltd\\.?|KGaA|KG|OHG))?)?`,
  'gu',
)

/** 'Whipple, Almeida & Stearns LLP' */
const firm =
  /(?<![\p{L}\p{N}@./-])(?:\p{Lu}[\p{L}’'-]{1,30}, ){1,3}\p{Lu}[\p{L}’'-]{1,30},? (?:&|and) \p{Lu}[\p{L}’'-]{1,30} (?:LLP|LLC|PLLC|PC|Partners|Associates|Ltd|Inc|plc|PLC|Architects|Solicitors)\b/gu
/** "the city of Wesselburg" */
const publicBody = new RegExp(
  `(?<![\\p{L}])(?:city|town|municipality|borough|county|village|parish|university|port|diocese) of (?:the )?${word}(?: ${word}){0,2}`,
  'gu',
)

/** Words at which a long name is cut, because the rest may belong to somebody else. */
const cutAt = / (?:of|for|in|from|at|and|by|the|de|des|di|du) /u

/** Every name in the unit, and the parts of long ones that may be the name. */
export function listMentions(unit: SortedUnit, index: number): Mention[] {
  const { body } = unit
  const read = maskStates(maskDates(body))
  const found = [run, firm, publicBody].flatMap((pattern) => findMatches(read, pattern))
  return found.flatMap(({ 0: found, index: at }) =>
    listParts(found).map(({ name, from, isPaired }) => ({
      name,
      unit: index,
      ...withoutForm(aroundMention(body, at + from, at + from + name.length)),
      // The words around a pair of names count for both.
      ...(isPaired && { isPaired, ...aroundMention(body, at, at + found.length) }),
    })),
  )
}

const month = `(?:${monthPattern()})\\.?`
const day = '\\d{1,2}(?:st|nd|rd|th)?\\.?'
const date = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${weekdayPattern()})\\.?,? (?:the )?)?(?:${day}(?: of)? ${month}|${month} ${day})(?:,? \\d{4})?(?![\\p{L}\\p{N}])`,
  'gu',
)

/** The text with dates masked, which are no part of a name: "On 12 November Meltemi Lines". Positions stay the same. */
const maskDates = (text: string): string =>
  /\d/.test(text) ? text.replaceAll(date, (found) => '·'.repeat(found.length)) : text

const behindCity =
  /(?<=\p{L}, )(?:\p{Lu}\.){2}|(?<=\p{L}, )\p{Lu}{2}(?= \p{Lu}\p{Ll})|(?<=\p{L}, )\p{Lu}\p{Ll}{1,5}\./gu

/** The text with states behind cities masked, which begin no name: "HIGH POINT, N.C. Hobart & Lane Furniture". Positions stay the same. */
const maskStates = (text: string): string =>
  text.replaceAll(behindCity, (found) => (readState(found) === undefined ? found : '·'.repeat(found.length)))

/** The words around a mention. */
export function aroundMention(
  body: string,
  from: number,
  to: number,
): Pick<Mention, 'before' | 'after' | 'from'> {
  return {
    from,
    // Marks for bold and italic type are ignored.
    before: body.slice(Math.max(0, from - 60), from).replace(/[*_]{1,3}$/u, ''),
    after: body.slice(to, to + 60).replace(/^[*_]{1,3}/u, ''),
  }
}

type Around = Pick<Mention, 'before' | 'after' | 'from' | 'isLegal'>

/** The words after a legal form count as those after the name: 'Varmelund A/S, Odense'. */
function withoutForm(around: Around): Around {
  const form = readLegalTail(around.after)
  return form === '' ? around : { ...around, after: around.after.slice(form.length), isLegal: true }
}

/** The order of the facts: 0 for the first unit that is one. */
export function rankFacts(units: readonly SortedUnit[]): Map<SortedUnit, number> {
  return new Map(
    units.filter(({ kind }) => kind === 'fact' || kind === 'unsure').map((unit, rank) => [unit, rank]),
  )
}

interface Part {
  name: string
  from: number
  /** One of the two in 'Alder Foods and Birch Foods'. */
  isPaired?: true
}

const lead =
  /^(?:The|Our|At|In|On|From|For|By|And|But|So|We|Company|Client|Startup|Nonprofit|Statement|Card|New|Who|Organisation|Organization|News|Brand|Firma|Empresa|Dateline|Client|\p{Lu}\.) (?=\p{Lu})/u

function listParts(found: string): Part[] {
  const skipped = lead.exec(found)?.[0].length ?? countPlain(found)
  const parts: Part[] = [
    { name: found, from: 0 },
    ...listCuts(found),
    ...findMatches(found, /\S+/g).flatMap(({ 0: word, index }) => listAround(found, word, index)),
    ...(skipped === 0 ? [] : [{ name: found.slice(skipped), from: skipped }]),
    ...listPair(found),
  ].map((part) => ({
    ...part,
    name: part.name.replace(/(?:’s|'s)$/, '').replace(/ (?:&|and|of|for|the)$/, ''),
  }))
  return [...new Map(parts.map((part) => [`${part.from} ${part.name}`, part])).values()].filter(
    ({ name }) => name.length > 1,
  )
}

const [heading, capitals] = [/^(?:\p{Lu}{4,} ){1,3}(?=\p{Lu}\p{Ll})/u, /^\p{Lu}[\p{L}’'-]+ (?=\p{Lu})/u]

/** How many letters of words before a name to skip: "MINUTES Fenwick's Markets", "Host Yarrabee Networks". */
function countPlain(found: string): number {
  const first = capitals.exec(found)?.[0] ?? ''
  const isPlain = isEverydayWord(first.trim().toLowerCase())
  return heading.exec(found)?.[0].length ?? (isPlain ? first.length : 0)
}

function listPair(found: string): Part[] {
  const [one = '', two, more] = found.split(' and ')
  if (two === undefined || more !== undefined || !one.includes(' ') || !two.includes(' ')) return []
  return [
    { name: one, from: 0, isPaired: true },
    { name: two, from: one.length + 5, isPaired: true },
  ]
}

/** 'Barafu Grid of Nairobi', 'Sanjeevani and Apollon' */
function listCuts(found: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (let cut = cutAt.exec(found); cut !== null; cut = cutAt.exec(found.slice(at))) {
    parts.push({ name: found.slice(0, at + cut.index), from: 0 })
    at += cut.index + cut[0].length
    parts.push({ name: found.slice(at), from: at })
  }
  return parts
}

/** 'Benchleaf CEO Devin Marchand', 'Boise-based Camas Prairie Creamery', 'Calgary’s Binlogic' */
function listAround(found: string, word: string, at: number): Part[] {
  const end = at + word.length
  const rest = { name: found.slice(end + 1), from: end + 1 }
  if (/(?:’s|'s)$/.test(word)) return [{ name: found.slice(0, end), from: 0 }, rest]
  if (word.endsWith('-based')) return [{ name: word.slice(0, -6), from: at }, rest]
  return isTitleWord(word) && at > 0 ? [{ name: found.slice(0, at - 1), from: 0 }] : []
}
