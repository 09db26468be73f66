// What somebody is, by the words beside their name: "Artistic leader Håkon Myklebust", "Todd (exec dir)", "Chair of trustees = Magnus Rendall".
import { withoutAddress } from '#domain/brief/person-names.ts'
import { dictationOf } from '#domain/brief/speech/dictation.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { isOrganisationWord, isTitleStart, isTitleWord } from '#domain/language/name-words.ts'
import { isUnknownForeignPost, translatePost } from '#domain/language/names/foreign-posts.ts'

export interface Post {
  title: string
  organization?: string
}

/** Whoever is named with a post is named early. */
const farthest = 400

/** The post that the notes give beside the name; `names` are those of everybody else. */
export function findPost(
  written: string,
  units: readonly SortedUnit[],
  names: readonly string[],
): Post | undefined {
  const name = withoutAddress(written)
  const [first = name] = name.split(' ')
  const isOnly = names.every((other) => other === written || !withoutAddress(other).startsWith(`${first} `))
  const open = units.slice(0, farthest).filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
  for (const [index, unit] of open.entries()) {
    const post =
      readBeside(unit.text, name, unit.kind === 'quote') ??
      (unit.text.trim() === name ? readBelow(unit, open[index + 1]) : undefined)
    if (post !== undefined && !holdsName(post, name)) return post
  }
  // By the first name alone only where they speak: "Fidelma, director of nursing, good line: …".
  const spoken = isOnly ? open.filter(({ kind }) => kind === 'quote') : []
  return firstOf(spoken, ({ text }) => readAfter(afterName(text, first), true))
}

const readBelow = ({ line }: SortedUnit, below: SortedUnit | undefined): Post | undefined =>
  below?.line === line + 1 ? accept(cut(below.text), false) : undefined

/** "Luanne Pickett executive director" is a name with its post. */
const holdsName = ({ title }: Post, name: string): boolean =>
  name.split(' ').some((each) => ` ${title.toLowerCase()} `.includes(` ${each.toLowerCase()} `))

export function firstOf<T, R>(items: readonly T[], read: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = read(item)
    if (found !== undefined) return found
  }
  return undefined
}

function readBeside(text: string, name: string, isSpeaking: boolean): Post | undefined {
  const at = text.indexOf(name)
  if (at === -1) return undefined
  return readAfter(text.slice(at + name.length), isSpeaking) ?? readBefore(text.slice(0, at))
}

function afterName(text: string, name: string): string {
  const found = new RegExp(`(?<![\\p{L}-])${escapePattern(name)}(?![\\p{L}’'-])`, 'u').exec(text)
  return found === null ? '' : text.slice(found.index + name.length)
}

const age =
  /^(?:,? (?:aged? )?[1-9]\d(?: years)?(?=,)| \((?:aged? )?[1-9]\d\)|,? (?:my|our|his|her|their) (?:\p{Ll}+ )?(?:brother|sister|mother|father|daughter|son|husband|wife|cousin|uncle|aunt|mum|mom|dad)(?=,))/u
const opens =
  /^(?:, ?| \(| [–—|=·-] | our | the |: | (?:here |speaking )?as (?=[^.:“"«]{2,60}[:“"«]))(?:(?:who|he|she)(?:[’']?s| is) )?/u

const asWhom =
  /\b(?:me|myself|I|mine|us|attribut\p{L}*|quote|name)\b[^.!?“"«]{0,30}?(?:, | as | \((?:as )?|I[’']?m |I am )(?=[\p{L}])/giu
const owned =
  /^(?:\W*quot(?:e|ation)(?: of| from| by)? )?(?<phrase>[^:“"«]{2,60}?)(?:[’']s)?(?: (?:quot(?:e|ation)|words?|statement|line|message|comment))?(?:, [^:“"«]{2,30})?\s*[:\t]/iu

/** "From me, as VP Europe: …", "CEO quote: …": what the one who speaks is, where the words have no name beside them. */
export function findOwnPost(unit: SortedUnit): Post | undefined {
  const { text, body } = unit
  const dictated = dictationOf(unit)
  const frame =
    dictated === undefined ? (/^[^“"«]{0,160}/u.exec(text)?.[0] ?? '') : body.slice(0, dictated.from)
  const self = [...frame.matchAll(asWhom)].map((found) => frame.slice(found.index + found[0].length))
  const phrases = [...self, owned.exec(text)?.groups?.phrase ?? ''].map(cut)
  // Without a name beside it only what is surely a title is one.
  return firstOf(phrases, (phrase) => (phrase.split(' ').some(isOffice) ? accept(phrase, false) : undefined))
}

/** What surely is an office at the start of the words; the gloss of one in another language: "Geschäftsführerin (managing director)". */
export function readOffice(text: string, isThe = false): Post | undefined {
  const phrase = cut(text)
  const bracket = /^ \((?<gloss>[^()]{2,60})\)/u.exec(text.slice(phrase.length))?.groups?.gloss ?? ''
  const told = readTold(text.slice(phrase.length))
  if (told !== undefined) return told
  const office = firstOf([cut(bracket), phrase], (each) =>
    each.split(/[ /]/u).some(isOffice) || translatePost(each) !== undefined ? accept(each, false) : undefined,
  )
  // "I'm the cidermaker": one of a kind, whatever it is called.
  const isOnly =
    isThe &&
    phrase.split(' ').length < 3 &&
    !inTalk.test(phrase) &&
    /^(?:[,.;)]|$)/u.test(text.slice(phrase.length))
  return office ?? (isOnly ? accept(phrase, false) : undefined)
}

/** Who somebody is in a conversation, and to whom. */
const inTalk =
  /(?:speaker|writer|caller|sender|winner|contact|one|person|other|number|latter|matter|answer|better)$/iu

const isOffice = (each: string): boolean =>
  (isTitleWord(each) && !addressed.test(each)) ||
  short.test(each) ||
  /^(?:co-owner|vice-\p{L}+|head|partner|principal)$/iu.test(each)
const addressed = /^(?:mr|mrs|ms|miss|dr|prof|sir|madam|rep)\.?$/iu

/** "Deon Vermaak, CEO of Karoo", "Reg Hibbert, 77, secretary of the growers' group, says" */
function readAfter(rest: string, isSpeaking: boolean): Post | undefined {
  const behind = rest.replace(age, '')
  const opening = opens.exec(behind)?.[0]
  if (opening === undefined) return undefined
  const phrase = cut(behind.slice(opening.length))
  const end = behind.slice(opening.length + phrase.length)
  const told = readTold(end)
  if (told !== undefined) return told
  // Between a name and its words stands what somebody is, whatever that is called.
  const isFrame = isSpeaking && /^(?:\)|,[^,:“"]{1,40})? ?[:“"«–—-]|^,? (?:said|says|told)\b/u.test(end)
  return accept(phrase, isFrame)
}

const gloss =
  /^\)?,?(?: [-–—])? ?\(?(?:please|pls|you can say|you can write|(?:please )?say|in English:?|meaning|i\.e\.,?|that[’']s|=) (?<english>\p{L}[\p{L} -]{2,40}?)(?: (?:in|for the) English\p{L}*)?(?=[).,;:]|$)/iu

/** "co-gérante you can say co-manager", "Geschäftsführerin (please managing director in English)": what the notes want it called. */
function readTold(end: string): Post | undefined {
  const english = gloss.exec(end)?.groups?.english
  return english === undefined ? undefined : accept(cut(english), false)
}

/** "our gerenta general Yeny Quispe", "Chair of trustees = Magnus Rendall", "Passo Largo's design chief Inês Couto" */
function readBefore(left: string): Post | undefined {
  const phrase = before.exec(left.slice(-longest).replace(address, '').replace(shortened, '$<post>'))?.groups
    ?.phrase
  if (phrase === undefined) return undefined
  const words = phrase.trim().split(/\s+/)
  // "Comment of the chair", but "chair of the board".
  const from = words.findLastIndex(
    (each, index) =>
      stops.test(each) ||
      (introduces.test(each) && !joinsOffices(words, index)) ||
      (/^(?:of|by|de)$/iu.test(each) && introduces.test(words[index - 1] ?? '')),
  )
  return accept(cut(words.slice(from + 1).join(' ')), false)
}

/** "president and CEO" */
const joinsOffices = (words: readonly string[], index: number): boolean =>
  /^(?:and|plus|&|\+)$/iu.test(words[index] ?? '') && isOffice(words[index - 1] ?? '')

/** "Coop pres. Doña Flor Querevalú" */
const shortened = /(?<![\p{L}])(?<post>pres|exec|dir|mgr|asst)\.(?= |$)/giu
const longest = 100
const before = /(?<phrase>[^.:;,“”"«»(){}<>[\]!?|–—•*\t]{2,80}?)(?:,| =| -|:| \()? ?(?:an? )?$/u
const address =
  /(?:\(?(?:Mr|Mrs|Ms|Frau|Herr|Doña|Dona|Don|Ma[’']am|Sir|Señora?|Smt|Shri|Pani?|Madame|Monsieur|\p{Lu}\p{Ll}{0,4}\.º?)\)? ){1,3}$/u
const word = "(?:[\\p{L}\\p{M}][\\p{L}\\p{M}’'./&+-]*|&|\\+)"
const run = new RegExp(`^(?:${word})(?: ${word}){0,9}`, 'u')
/** A title ends before these words. */
const stops =
  /^(?:gonna|going|said|says?|told|tells|adds?|added|writes|wrote|who|which|that|is|was|are|were|will|would|should|could|must|may|might|not|has|have|had|can|did|does|do|to|in|on|by|with|from|via|joins?|joined|works?|wants?|sent|sends|about|because|when|where|if|but|so|then|as|becomes?|names?|named|appoint\p{L}*|elect(?:s|ed)|hires?|hired|it|he|she|they|we|you|i|me|us|his|hers?|their|wife|husband|this|these|those|up|there|here|since|until|till|after|before|during|while|effective|starting|w\.?e\.?f\.?|(?:it|that|she|he)[’']s)\.?$/iu
const introduces =
  /^(?:quot(?:e|es|ation)|citation|comments?|words?|statement|sentence|line|message|cita|and|plus|also|hi|dear|thanks)$/iu
const joints = /^(?:of|and|for|the|&|\+|at|-)$/iu
const article = /^(?:our|the|its|my|their|your|an?|new|first|next|other|i[’']?m|i|am|still)$/iu
const pointing = /^(?:(?:that|it)[’']s|(?:he|she|who)[’']?s) /iu

/** The phrase up to a word that ends it. */
function cut(text: string): string {
  const words = (run.exec(text.trim().replace(pointing, ''))?.[0] ?? '').split(' ')
  const end = words.findIndex((each, index) => stops.test(each) || isApart(words.slice(index)))
  const own = end === -1 ? words : words.slice(0, end)
  while (joints.test(own.at(-1) ?? '') || (own.length > 1 && introduces.test(own.at(-1) ?? ''))) own.pop()
  // "founder and CEO." ends its sentence.
  return own.join(' ').replace(/(?<=\p{L}{3}|MD|GM|VP)\.$/u, '')
}

/** "conductor for three years", "president at the winter meeting", "CEO for me" */
function isApart([joint = '', next = '', noun = '']: readonly string[]): boolean {
  if (/^at$/iu.test(joint)) return /^\p{Ll}/u.test(next === 'the' ? noun : next)
  const isSpan =
    /^(?:an?|one|two|three|four|five|six|ten|several|many|\d+|now|life|me|us|him|her|them|it)[.,]?$/iu
  return /^for$/iu.test(joint) && isSpan.test(next)
}

/** Said of a quotation, not of who speaks. */
const onWords =
  /^(?:quot\p{L}*|lines?|words?|versions?|approved|drafts?|ok\p{L}*|final|translat\p{L}*|e?mails?|phone\p{L}*|calls?|yesterday|today|tomorrow|morning|week|again|too|same|both|good|great|nice|please|again|verbatim|here|there|also|not|no|yes|declares|says|adds|states|explains|writes|tells|\p{L}+ing|\p{L}+ed)$/iu
const kin =
  /^(?:(?:grand|step)?(?:mother|father|daughter)|brother|sister|partner-in-law|other|another|either|neither|together|former|never|ever|her)$/iu
const short = /^(?:MD|GM|VP|SVP|EVP|ED|CSO|CPO|CRO|PI|GP|vd|exec|dir|mgr|supt|pres)\.?$/iu
/** How words for people in a post end, in the languages of Europe. */
const agent =
  /(?:[^u]er|or|ora|ist|ista|ian|ent|ente|enta|ant|ary|man|woman|lady|\p{Ll}person|eur|euse|rice|tore|gérant|chef|meister|direktör|johtaja|chief|head|lead|nurse|matron|cox|vet|cook|clerk|priest|rabbi|imam|smith|wright|apprentice|trustee|alderman|midwife|bishop|provost|registrar|vicar|rector-elect)$/iu

const isKnown = (each: string): boolean =>
  isTitleWord(each) ||
  short.test(each) ||
  (agent.test(each) && !kin.test(each)) ||
  /^(?:head|partner|principal|fellow)$/i.test(each)

function accept(phrase: string, isFrame: boolean): Post | undefined {
  const words = phrase.split(' ').filter((each) => each !== '')
  while (article.test(words[0] ?? '')) words.shift()
  const owner = findOwner(words)
  const own = words.slice(owner + 1)
  const employer = words
    .slice(0, owner + 1)
    .join(' ')
    .replace(/[’']s$/u, '')
  const [head = ''] = own
  // "managing" opens a title, "calling" none.
  if (own.length === 0 || (onWords.test(head) && !opensTitle(head)) || addressed.test(head)) return undefined
  const { title, organization } = splitEmployer(own, employer === '' ? undefined : employer)
  const english = translatePost(title)
  if (english === undefined && (isUnknownForeignPost(title) || !isPost(title.split(' '), isFrame)))
    return undefined
  return { title: english ?? inSmall(title), ...(organization !== undefined && { organization }) }
}

/** "Passo Largo's design chief", "Tallyman MD": where the name of the employer ends. */
function findOwner(words: readonly string[]): number {
  const owner = words.findIndex((each) => /[’']s$/u.test(each) && /^\p{Lu}/u.test(each))
  const [last = '', ...more] = words.toReversed()
  const isNamed =
    more.length > 0 &&
    more.every(
      (each) => /^\p{Lu}\p{Ll}/u.test(each) && !opensTitle(each) && !isEverydayWord(each.toLowerCase()),
    )
  return owner === -1 && isNamed && /^(?:MD|GM|C[EFOT]O)$/u.test(last) ? words.length - 2 : owner
}

const opensTitle = (each: string): boolean =>
  isTitleWord(each) || isTitleStart(each) || /^founding$/iu.test(each)

const isRaised = (words: readonly string[]): boolean =>
  words.length > 1 && words.every((each) => /^[\p{Lu}&+]/u.test(each) || joints.test(each))

export function isPost(words: readonly string[], isFrame = false): boolean {
  if (isNoPost(words)) return false
  if (words.some((each) => isTitleWord(each) || short.test(each))) return true
  // "Tom Ostrander" ends like a post; what has capitals throughout and no word of a title is a name.
  if (isRaised(words) && !words.some(isTitleStart)) return false
  const end = words.findIndex((each, index) => index > 0 && (joints.test(each) || each.includes('/')))
  const isSmall = /^\p{Ll}/u.test(words[0] ?? '') && !words.some((each) => onWords.test(each))
  return (
    isKnown(words.at(end === -1 ? -1 : end - 1) ?? '') || (isFrame && isSmall && words.some(isEverydayWord))
  )
}

/** "Board" alone is no post, and "for the agency" none at all. */
function isNoPost(words: readonly string[]): boolean {
  const [first = ''] = words
  return (
    joints.test(first) ||
    words.some((each) => unlike.test(each)) ||
    (words.length === 1 && (isTitleStart(first) || /^sister$/iu.test(first)))
  )
}

/** "the first woman and the first Black superintendent" tells what is new about somebody, "my brother" whose kin they are. */
const unlike =
  /^(?:first|only|woman|man|ever|brother|mother|father|daughter|son|husband|wife|cousin|uncle|aunt|mum|mom|dad)$/iu

/** "secretary of Reading Trust": a name behind "of" is where they work; "Head of Design" works in no such place. */
function splitEmployer(words: readonly string[], employer: string | undefined): Post {
  const at = words.findIndex(
    (each, index) =>
      /^(?:of|at|for)$/iu.test(each) &&
      /^\p{Lu}/u.test(words[index + 1] === 'the' ? (words[index + 2] ?? '') : (words[index + 1] ?? '')),
  )
  const rest = at === -1 ? [] : words.slice(at + 1)
  const isPlace =
    rest.length > 0 &&
    (/^at$/iu.test(words[at] ?? '') || rest.some((each) => isOrganisationWord(each.toLowerCase())))
  const title = (isPlace ? words.slice(0, at) : words).join(' ')
  const organization = isPlace ? rest.join(' ').replace(/^the /u, '') : employer
  return { title, ...(organization !== undefined && { organization }) }
}

const capitals = /^(?:\p{Lu}[\p{Lu}&]{1,4}|\p{Lu}\.(?:\p{Lu}\.)+|\p{Lu}\d+)$/u

/** Small letters but for "CEO" and names inside: "head of Sealing Systems". */
function inSmall(title: string): string {
  const words = title.split(' ')
  const isAllRaised = words.length === 1 || isRaised(words)
  return words
    .map((each, index) =>
      (capitals.test(each) && !isTitleStart(each)) || (!isAllRaised && index > 0) ? each : each.toLowerCase(),
    )
    .join(' ')
    .replaceAll(/(?<= )[+&](?= )/g, 'and')
}
