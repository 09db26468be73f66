// Reads a title in a sentence: where it ends, whether it is one, and at which organization: "head of Sealing Systems", "Passo Largo’s design
// chief".
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isOrganizationWord, isTitleStart, isTitleWord } from '#domain/language/name-words.ts'
import { isUnknownForeignPost, translatePost } from '#domain/language/names/foreign-posts.ts'

export interface Post {
  title: string
  organization?: string
}

export const isOffice = (each: string): boolean =>
  (isTitleWord(each) && !addressed.test(each)) ||
  short.test(each) ||
  /^(?:co-owner|vice-\p{L}+|head|partner|principal)$/iu.test(each)
const addressed = /^(?:mr|mrs|ms|miss|dr|prof|sir|madam|rep)\.?$/iu

const word = "(?:[\\p{L}\\p{M}][\\p{L}\\p{M}’'./&+-]*|&|\\+)"
const run = new RegExp(`^(?:${word})(?: ${word}){0,9}`, 'u')
/** Words at which a title ends. */
export const titleEnds =
  /^(?:gonna|going|said|says?|told|tells|adds?|added|writes|wrote|who|which|that|is|was|are|were|will|would|should|could|must|may|might|not|has|have|had|can|did|does|do|to|in|on|by|with|from|via|joins?|joined|works?|wants?|sent|sends|about|because|when|where|if|but|so|then|as|becomes?|names?|named|appoint\p{L}*|elect(?:s|ed)|hires?|hired|it|he|she|they|we|you|i|me|us|his|hers?|their|wife|husband|this|these|those|up|there|here|since|until|till|after|before|during|while|effective|starting|w\.?e\.?f\.?|(?:it|that|she|he)[’']s)\.?$/iu
export const introduces =
  /^(?:quot(?:e|es|ation)|citation|comments?|words?|statement|sentence|line|message|cita|and|plus|also|hi|dear|thanks)$/iu
const joints = /^(?:of|and|for|the|&|\+|at|-)$/iu
const article = /^(?:our|the|its|my|their|your|an?|new|first|next|other|i[’']?m|i|am|still)$/iu
const pronounAndIs = /^(?:(?:that|it)[’']s|(?:he|she|who)[’']?s) /iu

/** The phrase up to a word that ends it. */
export function cutTitle(text: string): string {
  const words = (run.exec(text.trim().replace(pronounAndIs, ''))?.[0] ?? '').split(' ')
  const end = words.findIndex((each, index) => titleEnds.test(each) || isApart(words.slice(index)))
  const own = end === -1 ? words : words.slice(0, end)
  const more = own.findIndex(
    (each, index) => index > 0 && /^and$/iu.test(each) && isOffice(own[index - 1] ?? ''),
  )
  // A second title after "and" is kept only if it is one: "president and report to".
  if (more !== -1 && !own.slice(more).some(isKnown)) own.splice(more)
  while (joints.test(own.at(-1) ?? '') || (own.length > 1 && trails.test(own.at(-1) ?? ''))) own.pop()
  // The period ends the sentence: "founder and CEO."
  return own.join(' ').replace(/(?<=\p{L}{3}|MD|GM|VP)\.$/u, '')
}

/** Words to cut off after a title: "the owner now", "chair comment". */
const trails = new RegExp(`${introduces.source}|^(?:now|today|too|himself|herself)$`, 'iu')

/** Whether the title ends before these words: "conductor for three years", "CEO for me". */
function isApart([joint = '', next = '', noun = '']: readonly string[]): boolean {
  if (/^at$/iu.test(joint)) return /^\p{Ll}/u.test(next === 'the' ? noun : next)
  const isSpan =
    /^(?:an?|one|two|three|four|five|six|ten|several|many|\d+|now|life|me|us|him|her|them|it)[.,]?$/iu
  return /^for$/iu.test(joint) && isSpan.test(next)
}

/** Words said of a quotation and not of its speaker. */
const onWords =
  /^(?!retired$)(?:quot\p{L}*|lines?|words?|versions?|approved|drafts?|ok\p{L}*|final|translat\p{L}*|e?mails?|phone\p{L}*|calls?|yesterday|today|tomorrow|morning|week|again|too|same|both|good|great|nice|please|again|verbatim|here|there|also|not|no|yes|declares|says|adds|states|explains|writes|tells|\p{L}+ing|\p{L}+ed)$/iu
/** Words that end like occupations and are none: "Present: Ann Lee". */
const noAgent =
  /^(?:present|absent|recent|current|different|important|event|content|percent|restaurant|plant|grant)$/iu
const kin =
  /^(?:(?:grand|step)?(?:mother|father|daughter)|brother|sister|partner-in-law|other|another|either|neither|together|former|never|ever|her)$/iu
const short = /^(?:MD|GM|VP|SVP|EVP|ED|CSO|CPO|CRO|PI|GP|vd|exec|dir|mgr|supt|pres)\.?$/iu
/** Endings of occupations in the languages of Europe. */
const agent =
  /(?:[^u]er|or|ora|ist|ista|ian|(?<!m)ent|ente|enta|ant|ary|man|woman|lady|(?:host|steward|govern)ess|\p{Ll}person|eur|euse|rice|tore|gérant|chef|meister|direktör|johtaja|chief|head|lead|nurse|matron|cox|vet|cook|clerk|priest|rabbi|imam|smith|wright|apprentice|trustee|alderman|midwife|bishop|provost|registrar|vicar|rector-elect)$/iu

const isKnown = (each: string): boolean =>
  isTitleWord(each) ||
  short.test(each) ||
  (agent.test(each) && !kin.test(each) && !noAgent.test(each)) ||
  /^(?:head|partner|principal|fellow|post-?doc)$/i.test(each)

export function readPost(phrase: string, isFrame: boolean): Post | undefined {
  const words = phrase.split(' ').filter((each) => each !== '')
  while (article.test(words[0] ?? '')) words.shift()
  const owner = findOwner(words)
  const own = words.slice(owner + 1)
  const employer = words
    .slice(0, owner + 1)
    .join(' ')
    .replace(/[’']s$/u, '')
  const [head = ''] = own
  // "Managing" starts a title, "calling" doesn't.
  if (own.length === 0 || (onWords.test(head) && !opensTitle(head)) || addressed.test(head)) return undefined
  const outside = readOutside(own, isFrame)
  if (outside !== undefined) return outside
  const { title, organization } = splitEmployer(own, employer === '' ? undefined : employer)
  const english = translatePost(title)
  if (english === undefined && (isUnknownForeignPost(title) || !isPost(title.split(' '), isFrame)))
    return undefined
  return { title: english ?? inSmall(title), ...(organization !== undefined && { organization }) }
}

/** A title at another body: "the jury's chair", or "owner" for "owns the gallery". */
function readOutside(own: readonly string[], isFrame: boolean): Post | undefined {
  const [body = '', ...words] = own
  if (isFrame && holding.test(body)) return readHolding(own)
  const isBody = /^\p{Ll}{3,}[’']s$/u.test(body) && isPost(words, isFrame)
  return isBody ? { title: `${inSmall(words.join(' '))} of the ${body.slice(0, -2)}` } : undefined
}

const holding = /^(?:owns|runs|leads|heads|manages|directs|chairs|coaches|teaches|edits)$/u

/** A title from a verb: "Ann Lee, owns the gallery: “…”" is its owner. */
export function readHolding([verb = '', ...what]: readonly string[]): Post | undefined {
  if (!holding.test(verb) || what.length === 0) return undefined
  const [article = '', ...house] = what
  if (verb === 'owns' && /^\p{Lu}/u.test(article)) return { title: 'owner', organization: what.join(' ') }
  return verb === 'owns' && /^(?:the|this|our)$/u.test(article)
    ? { title: `owner of the ${house.join(' ')}` }
    : { title: `who ${verb} ${what.join(' ')}` }
}

/** How many words the employer before the title has: "Passo Largo's design chief", "Tallyman MD". */
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
  // Capitalized words without a title word are a name: "Tom Ostrander".
  if (isRaised(words) && !words.some(isTitleStart)) return false
  const end = words.findIndex((each, index) => index > 0 && (joints.test(each) || each.includes('/')))
  const isSmall = /^\p{Ll}/u.test(words[0] ?? '') && !words.some((each) => onWords.test(each))
  return (
    isKnown(words.at(end === -1 ? -1 : end - 1) ?? '') || (isFrame && isSmall && words.some(isEverydayWord))
  )
}

/** Whether the words are no title: "board" alone, "for the agency". */
function isNoPost(words: readonly string[]): boolean {
  const [first = ''] = words
  return (
    joints.test(first) ||
    words.some((each) => unlike.test(each)) ||
    (words.length === 1 && !/^principal$/iu.test(first) && (isTitleStart(first) || /^sister$/iu.test(first)))
  )
}

/** Phrases that are no title: "the first woman and the first Black superintendent", "my brother". */
const unlike =
  /^(?:first|only|woman|man|ever|brother|mother|father|daughter|son|husband|wife|cousin|uncle|aunt|mum|mom|dad)$/iu

/** Splits "secretary of Reading Trust" into title and employer; "Head of Design" stays whole. */
function splitEmployer(words: readonly string[], employer: string | undefined): Post {
  const at = words.findIndex(
    (each, index) =>
      /^(?:of|at|for)$/iu.test(each) &&
      /^\p{Lu}/u.test(words[index + 1] === 'the' ? (words[index + 2] ?? '') : (words[index + 1] ?? '')),
  )
  const rest = at === -1 ? [] : words.slice(at + 1)
  const isPlace =
    rest.length > 0 &&
    (/^at$/iu.test(words[at] ?? '') || rest.some((each) => isOrganizationWord(each.toLowerCase())))
  const title = (isPlace ? words.slice(0, at) : words).join(' ')
  const organization = isPlace ? rest.join(' ').replace(/^the /u, '') : employer
  return { title, ...(organization !== undefined && { organization }) }
}

const capitals = /^(?:\p{Lu}[\p{Lu}&]{1,4}|\p{Lu}\.(?:\p{Lu}\.)+|\p{Lu}\d+)$/u

/** The title in small letters, except "CEO" and names: "head of Sealing Systems". */
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
