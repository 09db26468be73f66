// Finds who wrote which line of the notes, for "quote me" and "call me".

import { fullName } from '#domain/brief/people.ts'
import { findPerson, withoutAddress, withoutOpening, withoutShortened } from '#domain/brief/person-names.ts'
import { findSignatures } from '#domain/brief/signatures.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { anyCase } from '#domain/language/any-case.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { isEverydayPhrase } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isCommonWord, isOrganizationWord, isTitleWord } from '#domain/language/name-words.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'

const letterHead = /^(?:from|von|van|de|od|från|fra|da|sent by)$/iu
const wrote =
  /^(?:(?:On|Am|Le|El|Il|Den) .{3,60}? (?:[AaPp][Mm] )?)?(?<name>(?![AP]M )\p{Lu}[\p{L}’'.-]{0,30}(?: \p{Lu}[\p{L}’'.-]{0,30}){0,3})(?: <[^>]{0,80}>)?,? (?:wrote|schrieb|a écrit|skrev|\d{1,2}:\d{2}(?: ?[AaPp][Mm])?$)/u
const dated = /^\d[\d.:/, -]{6,20}, (?<name>\p{Lu}[\p{L}’'.-]{0,30}(?: \p{Lu}[\p{L}’'.-]{0,30}){1,3}):$/u
const introduction = new RegExp(
  `\\b(?:(?:[Ii] am|[Ii][’']m)(?: (?:the|our|an?)(?: \\p{Ll}[\\p{Ll}-]*){1,4},)?|[Tt]his is me,|[Tt]hat[’']?s me,|[Mm]e,|[Mm]e:|me down as|me as|from me,|[Mm]y (?:title|job) is [^.,]{2,40},|[Mm]y (?:own |full |complete )?(?:name|title)(?: is|:)|(?:[Mm]y|[Tt]he) (?:own |full |complete )?name,? it[’']?s|(?:[Gg]roet|[Rr]egards|[Ww]ishes|[Gg]rüße\\p{L}*|[Ss]aludos|[Cc]ordialement|[Cc]heers|[Tt]hanks),)(?: you can say)? (?:the )?(?<name>${fullName})`,
  'u',
)
/** "Transcript, phone memo, Rick Vandersloot, Nov. 3" */
const dictated = new RegExp(
  `\\b(?:[Mm]emo|[Dd]ictat\\p{L}+|[Vv]oice ?(?:note|mail)|[Tt]ranscript),? (?:(?:from|by|of) )?(?<name>${fullName})`,
  'u',
)

/** The sender of each unit, where the notes tell. */
export function listSenders(units: readonly SortedUnit[], names: readonly string[]): (string | undefined)[] {
  let current: string | undefined
  const told = units.map((unit) => {
    current = readHead(unit, names) ?? current
    return unit.sender ?? current
  })
  const signer = told.some((sender) => sender !== undefined) ? undefined : findSigner(units)
  const called = listNicknames(units, told, names)
  return told.map((sender) => called.get(sender ?? '') ?? expandName(sender ?? signer, names))
}

const ownCard = new RegExp(`^(?:I[’']?m |I am |it[’']s )?(?<name>${fullName})(?:,|$)`, 'u')
/** As many letters begin a first name and what friends make of it: "Rafi" and "Rafael". */
const sameStart = 3

/** Who writes under a first name that no full name of the notes has, and says elsewhere "Rafael Monteverde, founder". */
function listNicknames(
  units: readonly SortedUnit[],
  told: readonly (string | undefined)[],
  names: readonly string[],
): ReadonlyMap<string, string> {
  const called = new Map<string, string>()
  units.forEach(({ kind, body }, index) => {
    const nick = told[index] ?? ''
    const isOpen = nick !== '' && !nick.includes(' ') && kind !== 'private' && kind !== 'foreign'
    if (!isOpen || called.has(nick) || findPerson(nick, names) !== undefined) return
    const name = ownCard.exec(body)?.groups?.name
    if (name?.slice(0, sameStart).toLowerCase() === nick.slice(0, sameStart).toLowerCase())
      called.set(nick, name)
  })
  return called
}

/** "---- From: Ann Lee, Tue Oct 6, 4:12 pm ----" */
const setOff = /^[-=_*>~ ]{2,}(?<label>\p{L}{2,5}): (?<value>[^-=_*~]+)/u
/** "ann_l 9:20 AM", on a line of its own above what she writes. */
const handle = /^(?<name>\p{Ll}[\p{L}\d._-]{1,30}) \d{1,2}:\d{2}(?: ?[AaPp][Mm])?$/u
const leading = new RegExp(`^(?<name>${fullName})(?=$|,| [<(|/–—-])`, 'u')

function readHead(unit: SortedUnit, names: readonly string[]): string | undefined {
  const { text } = unit
  const { label = '', value = '' } = setOff.exec(text)?.groups ?? unit
  if (!letterHead.test(label)) {
    const known = handle.exec(text)?.groups?.name
    return known ?? cleanSender((wrote.exec(text) ?? dated.exec(text))?.groups?.name)
  }
  const whole = cleanSender(withoutAddress(leading.exec(value.trim())?.groups?.name ?? ''))
  if (whole !== undefined) return whole
  // "Boudreaux, Camille (Communications)", "Tom Aske <tom@aske.example>"
  const [last = '', first] = value
    .replace(/ ?[<([].*$/, '')
    .trim()
    .split(', ')
  return cleanSender(first === undefined ? last : `${first} ${last}`) ?? findPerson(last, names)
}

function cleanSender(name: string | undefined): string | undefined {
  const words = name?.split(' ') ?? []
  const isName = words.length > 1 && words.length < 5 && words.every((word) => /^\p{Lu}/u.test(word))
  return isName && !words.some((word) => isCommonWord(word)) ? name : undefined
}

/** The person who signs or introduces themselves. */
function findSigner(units: readonly SortedUnit[]): string | undefined {
  const open = units.filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
  const told = open
    .flatMap(({ body }) => introduction.exec(body)?.groups?.name ?? [])
    .find((name) => !isOther(withoutAddress(name)) && !isEverydayPhrase(name))
  const head = open.slice(0, 2).flatMap(({ text }) => dictated.exec(text)?.groups?.name ?? [])[0]
  const below = open.slice(-lastLines).flatMap(({ text }) => signedLine.exec(text)?.groups?.name ?? [])
  return (
    told ??
    head ??
    open.findLast(({ kind, text }) => kind === 'furniture' && signed.test(text))?.text ??
    below.map(withoutAddress).findLast((name) => cleanSender(name) !== undefined && !isOther(name)) ??
    findSignatures(units).at(-1)?.name ??
    findCaller(open)
  )
}

/** A greeting before an introduction: "Hello Tom, ", "Okay, um, hi, ". In "our new coach is in and it's Ann Lee" somebody else is named. */
const hail = `(?:(?:${anyCase('ok|okay|so|um|uh|and|yes|yeah|alright|all right|well|oh|sorry|thanks|recording|again|good|morning|afternoon|evening')})[,.!]? |(?:${anyCase('hi|hiya|hey|hello|yo|morning|dear')})(?: \\p{L}+){0,2}[,.!]? ){0,6}`
const calling = new RegExp(
  `(?:(?:^|[.!?] )${hail}|^(?:\\p{Ll}+ ){0,4}(?=this is ))(?:${anyCase("it[’']?s|this is|i[’']?m|i am|my name is")}) (?:(?<full>${fullName})|(?<first>\\p{Lu}\\p{Ll}{1,20})(?:, (?<whole>${fullName}))?)(?=[,.!]| (?:here|from|at|again|with)(?=[ ,.!])|$)|(?:^|[,.!] ?)(?<here>\\p{Lu}\\p{Ll}{1,20}(?: \\p{Lu}[\\p{L}’'-]{1,30})?) here(?=[,.!]|$)`,
  'u',
)
const earliest = 4

/** The person who introduces themselves at the start of a call: "Hello Tom, it's Nuria, Nuria Peset". */
export function findCaller(units: readonly SortedUnit[]): string | undefined {
  return units.slice(0, earliest).flatMap(({ text }) => {
    const { full, first, whole, here } = calling.exec(text)?.groups ?? {}
    const name = full ?? whole ?? first ?? here
    return name === undefined || isCommonWord(name) || isDay.test(name) ? [] : [name]
  })[0]
}

const isDay = new RegExp(`^(?:${weekdayPattern()}|${monthPattern()})$`, 'u')

/** How many lines from the end a signature may be. */
const lastLines = 4
/** "Walter Emmerson, hon. secretary", "sgd. Dr. Th. Wieland", "Il Sindaco, Avv. Corrado Pestalupi" */
const signedLine = new RegExp(
  `^(?:[–—-]{1,2} ?|sgd\\.? |signed,? |\\p{Lu}\\p{L}+(?: \\p{Lu}?\\p{L}+)?, (?:\\p{Lu}\\p{Ll}{1,4}\\. )?)?(?<name>${fullName})(?:(?:, (?!.*\\p{Ll}{3}\\.$)| [|/–—-] | \\().{2,80})?$`,
  'u',
)

const signed = /^\p{Lu}\p{Ll}{2,20}(?: \p{Lu}[\p{L}’'-]{1,20})?$/u

const nameIn = new RegExp(`(?<![\\p{L}])${fullName}`, 'gu')

/** All full names in the notes, to complete "Lena" and "Ms. Strand" with. */
export function listFullNames(units: readonly SortedUnit[], company: string | null): string[] {
  const open = units.filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
  const names = open.filter(({ kind }) => kind !== 'instruction').flatMap(listNames)
  const told = open
    .filter(({ kind }) => kind !== 'instruction')
    .map(({ body }) => body)
    .join('\n')
  const { firsts, lasts } = listShortNames(told)
  const isMeant = (name: string): boolean => {
    const words = name.split(' ')
    return firsts.has(words[0] ?? '') || lasts.has(words.at(-1) ?? '')
  }
  const asked = open.filter(({ kind }) => kind === 'instruction').flatMap(listNames)
  return withoutShortened(
    [...new Set([...names, ...asked.filter(isMeant)])].filter(
      (name) => name.includes(' ') && !isOther(name) && !company?.includes(name) && !isThingOf(name, company),
    ),
  )
}

const listNames = ({ body }: SortedUnit): string[] =>
  findMatches(body, nameIn).map(([name]) =>
    withoutAddress(
      withoutOpening(name)
        .replace(/[’'](?:s|ll|d|ve)$/u, '')
        .replace(several, ''),
    ),
  )

const shortName =
  /(?<![\p{L}’'-])(?<title>(?:Dr|Mr|Mrs|Ms|Prof)\.? )?(?<name>\p{Lu}[\p{L}’'-]*)(?![\p{L}’'-]| \p{Lu})/gu

/** First names, and last names with a title, in requests to the writer ("The president is Dr. Ximena Farrow, not Farrell"); they refer to a person. */
function listShortNames(told: string): { firsts: ReadonlySet<string>; lasts: ReadonlySet<string> } {
  const firsts = new Set<string>()
  const lasts = new Set<string>()
  for (const { groups } of findMatches(told, shortName)) {
    const { title, name = '' } = groups ?? {}
    const found = title === undefined ? firsts : lasts
    found.add(name).add(name.replace(/[’'](?:s|ll|d|ve)?$/u, ''))
  }
  return { firsts, lasts }
}

/** "Founders Arvo and Milvi Sarapuu" */
const several =
  /^(?:Co-?)?(?:[Ff]ounders|[Oo]wners|[Dd]irectors|[Pp]artners|[Mm]anagers|[Ss]isters|[Bb]rothers|[Tt]wins) (?=\p{Lu}\S* \p{Lu})/u

/** Whether it is the company's product: "Gritloom Bay" of Gritloom. */
const isThingOf = (name: string, company: string | null): boolean =>
  company !== null && name.startsWith(`${company} `) && isEverydayPhrase(name.slice(company.length + 1))

function isOther(name: string): boolean {
  return (
    isKnownCity(name) ||
    /^\p{L}+ing /u.test(name) ||
    name
      .split(' ')
      .some((word) => isCommonWord(word) || isTitleWord(word) || isOrganizationWord(word.toLowerCase()))
  )
}

/** The full name for "Lena" or "Ms. Strand", if the notes have exactly one. */
export function expandName(name: string | undefined, names: readonly string[]): string | undefined {
  if (name === undefined) return undefined
  const bare = withoutAddress(name)
  return bare === '' ? undefined : (findPerson(bare, names) ?? bare)
}
