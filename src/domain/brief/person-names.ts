// One person, one name: "THANDI", "aoife.b", "Dona Zuleide" and "Dr. Pieter Groenewoud" are the one full name of the notes that fits.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { isTitleWord } from '#domain/language/name-words.ts'

/** Forms of address and greetings of many languages, without periods. */
const addresses = new Set(
  'dr dra prof professor profa mr mrs ms miss mx sir madam maam frau herr fru hr mme mlle madame monsieur mag ing eng engr lic mzee thiru tmt rre aunty auntie doña dona seu senhor senhora señor señora sr sra srta signor signora sig dott dottssa ir rev reverend fr father sister brother pastor imam rabbi cllr councillor hon shri smt sri mama baba bwana oom tannie ustadz haji hajah bapak ibu pak bu datuk dato hi hello hey dear oi hej hei hola ciao olá salut bonjour moin servus namaste halo hallo merhaba jambo morning thanks cheers gracias obrigado merci danke tack takk grazie'.split(
    ' ',
  ),
)

/** Every name of the notes is compared with every other, again and again. */
const fold: (text: string) => string = memoizeText((text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|[’']s$/gu, '')
    .replaceAll(/[^\p{L}\p{N} -]/gu, ''),
)

/** What follows a name in Turkish, Japanese, Hindi and their kin. */
const honors = new Set('bey hanım hoca abi san sama sensei ji sahib saheb tai'.split(' '))
const isHonor = (word: string): boolean => honors.has(word.toLowerCase().replaceAll(/[.,’']/g, ''))

/** Names that people are given as well. */
const givenToo =
  /^(?:amber|archer|carpenter|carter|chandler|chester|christian|fisher|foster|ginger|grant|harper|heather|hunter|jasper|kent|lester|parker|peter|piper|porter|rider|roger|sawyer|summer|tanner|turner|victor|vincent|walker|walter)$/
const longRole =
  /(?:\p{L}{3}(?:master|keeper|maker|member|woman|person)|trustee|retiree|trainee|sheriff|chaplain)$/u

/** "Volunteer Ed Kowal", "Brewmaster Elena Ruiz": what somebody is, with a capital because it opens the line. */
function isRole(word: string): boolean {
  const small = word.toLowerCase()
  if (longRole.test(small)) return true
  return /(?:er|or|ist|ian|ent|ant|ran|ive)$/.test(small) && isEverydayWord(small) && !givenToo.test(small)
}

/** "Then Ann Lee, she …", "Replaces Ann Lee": what opens the sentence. */
const opening =
  /^(?:(?:From|By|And|With|Quote|Says|So|Then|Also|Plus|But|Meet|Replaces|Replacing|Succeeds|Succeeding|Follows) )+(?=\p{Lu}\S* (?:\p{Ll}{1,3} )*\p{Lu})/u
export const withoutOpening = (name: string): string => name.replace(opening, '')

/** A full name without it. */
export const withoutRole = (name: string): string =>
  name.replace(/^\p{L}+ (?=\p{Lu}\S* \p{Lu})/u, (role) => (isRole(role.trim()) ? '' : role))

export const isAddress = (word: string): boolean =>
  addresses.has(word.toLowerCase().replaceAll(/[.,’']/g, ''))

/** A name without Mr., Dr., Dona, Hi and their kin. */
export const withoutAddress: (name: string) => string = memoizeText((name) => {
  const words = name.trim().split(/\s+/)
  // "Chief Mrs. Lawal": before a form of address a title is an honor.
  const isHonored = (): boolean => isTitleWord(words[0] ?? '') && isAddress(words[1] ?? '')
  while (words.length > 1 && (isAddress(words[0] ?? '') || isHonored())) words.shift()
  while (words.length > 2 && isRole(words[0] ?? '')) words.shift()
  while (words.length > 1 && isHonor(words.at(-1) ?? '')) words.pop()
  return words.join(' ').replace(/-(?:san|sama|sensei|kun|ji)$/u, '')
})

const dotted =
  '(?:[MDJ]\\.D|Ph\\.? ?D|Ed\\.D|Psy\\.D|D\\.O|D\\.D\\.S|D\\.M\\.D|D\\.V\\.M|Au\\.D|Pharm\\.?D|M\\.B\\.A|M\\.P\\.H|M\\.S|M\\.A|R\\.N|N\\.P|C\\.P\\.A|P\\.E|Esq)\\.?'
/** Some are states, too: "Bethesda, MD, will open". */
const bare =
  '(?:MD|DO|PhD|EdD|PsyD|JD|LLM|DDS|DMD|DVM|DNP|DPT|DrPH|DSc|ScD|DMin|PharmD|MBA|MPA|MPH|MPP|MSN|MSW|MFA|MDiv|MS|APRN|CRNA|CNOR|CCRN|FNP|NEA-BC|PA-C|RN|RDN|BSN|NP|CPA|CFA|CFP|CFRE|CAE|APR|PMP|SPHR|PE|AIA|FAIA|AICP|LCSW|LICSW|LMFT|FAAN|FAAP|FACHE|FACP|FACS)'
const nameBefore = "(?<=\\p{Lu}[\\p{L}.’'-]{0,40} \\p{Lu}[\\p{L}’'-]{1,40})"
const degrees = new RegExp(
  `${nameBefore}(?:, ${dotted}(?![\\p{L}]))+|${nameBefore}(?:,? ${bare}(?!\\p{L}))+(?=, (?<next>[^,.;:]{3,80}))`,
  'gu',
)

/** "Ann Lee, M.D., chief executive" without what she studied, which newsrooms leave out and which would hide her post. */
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
  `${nameBefore}(?:, (?!(?:MD|DO|MS|PE|NP|APR|AIA)\\b)${bare}(?!\\p{L}))+(?=\\.?$)`,
  'u',
)

const dropped = '\u0000'
/** The comma that closed the degrees: "Ann Lee, RN, has been named". */
const beforeVerb = new RegExp(
  `${dropped},(?= (?:has|have|had|is|was|will|joins?|joined|becomes?|became|takes|to be) )`,
  'gu',
)

/** The one full name that the written form is short for; nothing when none or several are. */
export function findPerson(written: string, names: readonly string[]): string | undefined {
  const given = withoutAddress(written.replace(/\s*[([].*$/u, '').replace(/,.*$/u, ''))
  const words = fold(given.replaceAll(/[._]/g, ' ')).split(' ').filter(Boolean)
  if (words.length === 0) return undefined
  const fits = names.filter((name) => isShortFor(words, given, fold(name).split(' ')))
  const [first] = fits
  // "Ann Lee" and "Ann Lee Park" may be one; the longer says more.
  if (fits.every((name) => fits.every((other) => isPart(name, other) || isPart(other, name))))
    return fits.toSorted((one, other) => other.length - one.length)[0]
  return fits.length === 1 ? first : fits.find((name) => fold(name) === words.join(' '))
}

/** The names without those that shorten another of them: "Denise C." and "D. Culbreath" beside Denise Culbreath. */
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

/** The "b" of "aoife.b", the "K" of "Mindy K". */
const isLetter = (word: string, name: string): boolean =>
  (word.length === 1 && name.startsWith(word)) || (/^\p{L}-\p{L}$/u.test(word) && isDouble(word, name))

/** "J-P. Roy" is Jean-Pierre Roy. */
function isDouble(word: string, name: string): boolean {
  const [parts, letters] = [name.split('-'), word.split('-')]
  return (
    parts.length === letters.length && parts.every((part, index) => part.startsWith(letters[index] ?? ' '))
  )
}

/** "LHS" is Lim Hui Shan. */
const isInitials = (written: string, full: readonly string[]): boolean =>
  /^\p{Lu}{2,4}$/u.test(written) &&
  full
    .flatMap((name) => name.split('-'))
    .map(([letter]) => letter)
    .join('') === written.toLowerCase()
