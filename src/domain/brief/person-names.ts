// Finds the full name in the notes that a short form means: "THANDI", "aoife.b", "Dona Zuleide" or "Dr. Pieter Groenewoud".

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { isTitleWord } from '#domain/language/name-words.ts'

/** Forms of address and greetings in many languages, without periods. */
const addresses = new Set(
  'dr dra prof professor profa mr mrs ms miss mx sir madam maam frau herr fru hr mme mlle madame monsieur mag ing eng engr lic mzee thiru tmt rre aunty auntie doña dona seu senhor senhora señor señora sr sra srta signor signora sig dott dottssa ir rev reverend fr father sister brother pastor imam rabbi cllr councillor hon shri smt sri mama baba bwana oom tannie ustadz haji hajah bapak ibu pak bu datuk dato hi hello hey dear oi hej hei hola ciao olá salut bonjour moin servus namaste halo hallo merhaba jambo morning thanks cheers gracias obrigado merci danke tack takk grazie'.split(
    ' ',
  ),
)

/** Memoized, because every name is compared with every other many times. */
const fold: (text: string) => string = memoizeText((text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|[’']s$/gu, '')
    .replaceAll(/[^\p{L}\p{N} -]/gu, ''),
)

/** Forms of address that follow the name in Turkish, Japanese, Hindi and others. */
const honors = new Set('bey hanım hoca abi san sama sensei ji sahib saheb tai'.split(' '))
const isHonor = (word: string): boolean => honors.has(word.toLowerCase().replaceAll(/[.,’']/g, ''))

/** Words of address that are also first names. */
const givenToo =
  /^(?:amber|archer|carpenter|carter|chandler|chester|christian|fisher|foster|ginger|grant|harper|heather|hunter|jasper|kent|lester|parker|peter|piper|porter|rider|roger|sawyer|summer|tanner|turner|victor|vincent|walker|walter)$/
const longRole =
  /(?:\p{L}{3}(?:master|keeper|maker|member|woman|person)|trustee|retiree|trainee|sheriff|chaplain)$/u

/** Whether the word is a role, capitalized only because it starts the line: "Volunteer Ed Kowal", "Brewmaster Elena Ruiz". */
function isRole(word: string): boolean {
  const small = word.toLowerCase()
  if (longRole.test(small)) return true
  return /(?:er|or|ist|ian|ent|ant|ran|ive)$/.test(small) && isEverydayWord(small) && !givenToo.test(small)
}

/** Words that start a sentence before a name: "Then Ann Lee, she …", "Replaces Ann Lee". */
const opening =
  /^(?:(?:From|By|And|With|Quote|Says|So|Then|Also|Plus|But|Meet|Replaces|Replacing|Succeeds|Succeeding|Follows) )+(?=\p{Lu}\S* (?:\p{Ll}{1,3} )*\p{Lu})/u
export const withoutOpening = (name: string): string => name.replace(opening, '')

/** The name without such a role, if a full name remains. */
export const withoutRole = (name: string): string =>
  name.replace(/^\p{L}+ (?=\p{Lu}\S* \p{Lu})/u, (role) => (isRole(role.trim()) ? '' : role))

export const isAddress = (word: string): boolean =>
  addresses.has(word.toLowerCase().replaceAll(/[.,’']/g, ''))

/** A name without Mr., Dr., Dona, Hi and the like. */
export const withoutAddress: (name: string) => string = memoizeText((name) => {
  const words = name.trim().split(/\s+/)
  // A title before a form of address is part of the name: "Chief Mrs. Lawal".
  const isHonored = (): boolean => isTitleWord(words[0] ?? '') && isAddress(words[1] ?? '')
  while (words.length > 1 && (isAddress(words[0] ?? '') || isHonored())) words.shift()
  while (words.length > 2 && isRole(words[0] ?? '')) words.shift()
  while (words.length > 1 && isHonor(words.at(-1) ?? '')) words.pop()
  return words.join(' ').replace(/-(?:san|sama|sensei|kun|ji)$/u, '')
})

const dotted =
  '(?:[MDJ]\\.D|Ph\\.? ?D|Ed\\.D|Psy\\.D|D\\.O|D\\.D\\.S|D\\.M\\.D|D\\.V\\.M|Au\\.D|Pharm\\.?D|M\\.B\\.A|M\\.P\\.H|M\\.S|M\\.A|R\\.N|N\\.P|C\\.P\\.A|P\\.E|Esq)\\.?'
/** Degrees without periods. Some are states as well: "Bethesda, MD, will open". */
const bareDegrees =
  '(?:MD|DO|PhD|EdD|PsyD|JD|LLM|DDS|DMD|DVM|DNP|DPT|DrPH|DSc|ScD|DMin|PharmD|MBA|MPA|MPH|MPP|MSN|MSW|MFA|MDiv|MS|APRN|CRNA|CNOR|CCRN|FNP|NEA-BC|PA-C|RN|RDN|BSN|NP|CPA|CFA|CFP|CFRE|CAE|APR|PMP|SPHR|PE|AIA|FAIA|AICP|LCSW|LICSW|LMFT|FAAN|FAAP|FACHE|FACP|FACS)'
const nameBefore = "(?<=\\p{Lu}[\\p{L}.’'-]{0,40} \\p{Lu}[\\p{L}’'-]{1,40})"
const degrees = new RegExp(
  `${nameBefore}(?:, ${dotted}(?![\\p{L}]))+|${nameBefore}(?:,? ${bareDegrees}(?!\\p{L}))+(?=, (?<next>[^,.;:]{3,80}))`,
  'gu',
)

/** "Ann Lee, M.D., chief executive" without the degree. Newsrooms leave degrees out, and they would hide the title behind them. */
export function withoutDegrees(text: string): string {
  return text
    .replaceAll(degrees, (found: string, ...rest: unknown[]) => {
      const { next } = rest.at(-1) as { next?: string }
      return next === undefined || next.split(' ').some((word) => isTitleWord(word)) ? dropped : found
    })
    .replace(atEnd, '')
    .replaceAll(beforeVerb, '')
    .replaceAll(dropped, '')
}

/** "Who: Ann Lee, DNP, RN": nothing follows, and what could be a state or a post as well stays. */
const atEnd = new RegExp(
  `${nameBefore}(?:, (?!(?:MD|DO|MS|PE|NP|APR|AIA)\\b)${bareDegrees}(?!\\p{L}))+(?=\\.?$)`,
  'u',
)

const dropped = '\u0000'
/** The comma after the degrees, before a verb: "Ann Lee, RN, has been named". */
const beforeVerb = new RegExp(
  `${dropped},(?= (?:has|have|had|is|was|will|joins?|joined|becomes?|became|takes|to be) )`,
  'gu',
)

/** The one full name that the written form is short for; undefined if none or several fit. */
export function findPerson(written: string, names: readonly string[]): string | undefined {
  const given = withoutAddress(written.replace(/\s*[([].*$/u, '').replace(/,.*$/u, ''))
  const words = fold(given.replaceAll(/[._]/g, ' ')).split(' ').filter(Boolean)
  if (words.length === 0) return undefined
  const fits = names.filter((name) => isShortFor(words, given, fold(name).split(' ')))
  const [first] = fits
  // "Ann Lee" and "Ann Lee Park" may be one person; the longer name is taken.
  if (fits.every((name) => fits.every((other) => isPart(name, other) || isPart(other, name))))
    return fits.toSorted((one, other) => other.length - one.length)[0]
  return fits.length === 1 ? first : fits.find((name) => fold(name) === words.join(' '))
}

/** The names without short forms of others in the list: "Denise C." and "D. Culbreath" beside Denise Culbreath. */
export function withoutShortened(names: readonly string[]): string[] {
  return names.filter((name) => {
    const words = fold(name).split(' ')
    const longer = words.some(isInitial) ? names.filter((other) => isShortened(words, other)) : []
    return longer.length !== 1
  })
}

const isInitial = (word: string): boolean => /^\p{L}(?:-\p{L})?$/u.test(word)

function isShortened(words: readonly string[], other: string): boolean {
  const full = fold(other).split(' ')
  return (
    full.length === words.length &&
    !full.some(isInitial) &&
    full.every((each, index) => each === words[index] || isLetter(words[index] ?? '', each))
  )
}

const isPart = (one: string, other: string): boolean => ` ${fold(other)} `.includes(` ${fold(one)} `)

function isShortFor(words: readonly string[], given: string, full: readonly string[]): boolean {
  if (words.length === 1) {
    const [word = ''] = words
    return (word.length > 1 && full.includes(word)) || isInitials(given, full)
  }
  let at = 0
  return words.every((word) => {
    const found = full.findIndex((each, index) => index >= at && (each === word || isLetter(word, each)))
    at = found + 1
    return found !== -1
  })
}

/** Whether the word is an initial: "b" of "aoife.b", "K" of "Mindy K". */
const isLetter = (word: string, name: string): boolean =>
  (word.length === 1 && name.startsWith(word)) || (/^\p{L}-\p{L}$/u.test(word) && isDouble(word, name))

/** Whether the word abbreviates a double first name: "J-P. Roy" for Jean-Pierre Roy. */
function isDouble(word: string, name: string): boolean {
  const [parts, letters] = [name.split('-'), word.split('-')]
  return (
    parts.length === letters.length && parts.every((part, index) => part.startsWith(letters[index] ?? ' '))
  )
}

/** Whether the letters are the initials: "LHS" for Lim Hui Shan. */
const isInitials = (written: string, full: readonly string[]): boolean =>
  /^\p{Lu}{2,4}$/u.test(written) &&
  full
    .flatMap((name) => name.split('-'))
    .map(([letter]) => letter)
    .join('') === written.toLowerCase()
