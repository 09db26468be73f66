// Reads a person's title from the words beside the name: "Artistic leader Håkon Myklebust", "Todd (exec dir)", "Chair of trustees = Magnus
// Rendall".
import { isAddress, withoutAddress, withoutDegrees } from '#domain/brief/person-names.ts'
import { dictationOf } from '#domain/brief/speech/dictation.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { isOrganizationWord, isPlaceNoun, isTitleWord } from '#domain/language/name-words.ts'
import { translatePost } from '#domain/language/names/foreign-posts.ts'
import { cutTitle, introduces, isOffice, type Post, readPost, titleEnds } from './post-phrases.ts'

/** Only the first units are searched: notes give titles early. */
const farthest = 400

/** The title beside the name; `names` are those of everybody else. */
export const findPost = (
  written: string,
  units: readonly SortedUnit[],
  names: readonly string[],
): Post | undefined => listPosts(written, units, names)[0]

/** Every title beside the name, in order. */
export function listPosts(written: string, units: readonly SortedUnit[], names: readonly string[]): Post[] {
  const name = withoutAddress(written)
  const [first = name] = name.split(' ')
  const isOnly = names.every((other) => other === written || !withoutAddress(other).startsWith(`${first} `))
  const open = units.slice(0, farthest).filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
  const posts = open.flatMap((unit, index) => {
    const post =
      readBeside(withoutDegrees(unit.text), name, unit.kind === 'quote') ??
      (withoutAddress(unit.text.trim()) === name ? readBelow(unit, open[index + 1]) : undefined)
    return post !== undefined && !holdsName(post, name) ? [post] : []
  })
  if (posts.length > 0) return posts
  // A first name alone counts only beside a quotation: "Fidelma, director of nursing, good line: …".
  const spoken = isOnly ? open.filter(({ kind }) => kind === 'quote') : []
  const post = firstOf(spoken, ({ text }) => readAfter(afterName(text, first), true))
  return post === undefined ? [] : [post]
}

/** The title on the line below a name on its own line. */
function readBelow({ line }: SortedUnit, below: SortedUnit | undefined): Post | undefined {
  const phrase = below?.line === line + 1 ? cutTitle(below.text) : ''
  return /^(?:[,.(–—]|$)/u.test((below?.text ?? '').slice(phrase.length))
    ? readPost(phrase, false)
    : undefined
}

/** Whether the title contains the name: "Luanne Pickett executive director". */
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

/** A name spelled out: "Tess Amador, A M A D O R, founder". */
const spelled = /^,? (?:\p{Lu}[ -]){2,20}\p{Lu}(?=,)/u
const age =
  /^(?:,? (?:aged? )?[1-9]\d(?: years)?(?=,)| \((?:aged? )?[1-9]\d\)|,? (?:my|our|his|her|their) (?:\p{Ll}+ )?(?:brother|sister|mother|father|daughter|son|husband|wife|cousin|uncle|aunt|mum|mom|dad)(?=,))/u
/** Fillers between name and title: "Ann Lee by the way for the record, founder". */
const inPassing = /^(?:,? (?:by the way|btw|for the record|again|here|speaking)){1,3}(?=,)/u
const titleOpening =
  /^(?:, ?| \(| [–—|=·-] | our | the |: | (?=(?:CEO|CFO|COO|CTO|GM|MD(?!,)|VP|SVP|EVP)(?![\p{L}]))| (?:here |speaking )?as (?=[^.:“"«]{2,60}[:“"«]))(?:(?:who|he|she)(?:[’']?s| is) )?/u

const asWhom =
  /\b(?:me|myself|I|mine|us|attribut\p{L}*|quote|name)\b[^.!?“"«]{0,30}?(?:, | as | \((?:as )?|I[’']?m |I am )(?=[\p{L}])/giu
const owned =
  /^(?:\W*quot(?:e|ation)(?: of| from| by)? )?(?<phrase>[^:“"«]{2,60}?)(?:[’']s)?(?: (?:quot(?:e|ation)|words?|statement|line|message|comment))?(?:, [^:“"«]{2,30})?\s*[:\t]/iu

/** The speaker's title in a line without a name: "From me, as VP Europe: …", "CEO quote: …". */
export function findOwnPost(unit: SortedUnit): Post | undefined {
  const { text, body } = unit
  const dictated = dictationOf(unit)
  const frame =
    dictated === undefined ? (/^[^“"«]{0,160}/u.exec(text)?.[0] ?? '') : body.slice(0, dictated.from)
  const self = [...frame.matchAll(asWhom)].map((found) => frame.slice(found.index + found[0].length))
  const phrases = [...self, owned.exec(text)?.groups?.phrase ?? ''].map(cutTitle)
  // Without a name, only a certain title word makes it a title.
  return firstOf(phrases, (phrase) =>
    phrase.split(' ').some(isOffice) ? readPost(phrase, false) : undefined,
  )
}

/** An office at the start of the words; for a foreign one its translation: "Geschäftsführerin (managing director)". */
export function readOffice(text: string, isThe = false): Post | undefined {
  const phrase = cutTitle(text)
  const bracket = /^ \((?<gloss>[^()]{2,60})\)/u.exec(text.slice(phrase.length))?.groups?.gloss ?? ''
  const told = readTold(text.slice(phrase.length))
  if (told !== undefined) return told
  const office = firstOf([cutTitle(bracket), phrase], (each) =>
    each.split(/[ /]/u).some(isOffice) || translatePost(each) !== undefined
      ? readPost(each, false)
      : undefined,
  )
  // "I'm the cidermaker": with "the", any noun is a title.
  const isOnly =
    isThe &&
    phrase.split(' ').length < 3 &&
    !inTalk.test(phrase) &&
    /^(?:[,.;)]|$)/u.test(text.slice(phrase.length))
  return office ?? (isOnly ? readPost(phrase, false) : undefined)
}

/** Phrases for a person's part in a conversation. */
const inTalk =
  /(?:speaker|writer|caller|sender|winner|contact|one|person|other|number|latter|matter|answer|better)$/iu

/** The title after a name: "Deon Vermaak, CEO of Karoo", "Reg Hibbert, 77, secretary of the growers' group, says". */
function readAfter(rest: string, isSpeaking: boolean): Post | undefined {
  const behind = rest.replace(spelled, '').replace(age, '').replace(inPassing, '')
  const inside = readInside(behind)
  if (inside !== undefined) return inside
  const opening = titleOpening.exec(behind)?.[0]
  if (opening === undefined) return isSpeaking ? readBare(behind) : undefined
  const phrase = cutTitle(behind.slice(opening.length))
  const end = behind.slice(opening.length + phrase.length)
  const told = readTold(end)
  if (told !== undefined) return told
  // Right before a quotation any words after the name are the title.
  const isFrame = isSpeaking && /^(?:\)|,[^,:“"]{1,40})? ?[:“"«–—-]|^,? (?:said|says|told)\b/u.test(end)
  return readPost(phrase, isFrame)
}

/** "Quote from Ann Lee general partner: …": the post of whoever speaks, without a comma. */
function readBare(behind: string): Post | undefined {
  const phrase = /^ (?<phrase>\p{Ll}[\p{L} &-]{2,50}):/u.exec(behind)?.groups?.phrase ?? ''
  return phrase === cutTitle(phrase) && phrase.split(' ').some(isOffice) ? readPost(phrase, false) : undefined
}

const bodyFirst =
  /^ \((?:the )?(?:(?<body>\p{Ll}[\p{Ll}-]{2,20})|(?<house>\p{Lu}[^(),]{2,60})), (?<post>[^(),]{3,60})\)/u

/** "Kirby Nance (co-op, member services director)", "Kirby Nance (Acme Water, ops director)": which of the houses comes first. */
function readInside(behind: string): Post | undefined {
  const { body = '', house, post = '' } = bodyFirst.exec(behind)?.groups ?? {}
  const own = post.split(' ').some(isOffice) ? readPost(cutTitle(post), false) : undefined
  if (own === undefined) return undefined
  if (house === undefined) return isBodyWord(body) ? { title: `${own.title} of the ${body}` } : undefined
  return house.split(' ').some(isOffice) ? undefined : { ...own, organization: house }
}

/** Whether the word is a kind of organization and no title. */
const isBodyWord = (word: string): boolean =>
  (isOrganizationWord(word) || isPlaceNoun(word)) && !isTitleWord(word)

const gloss =
  /^\)?,?(?: [-–—])? ?\(?(?:please|pls|you can say|you can write|(?:please )?say|in English:?|meaning|i\.e\.,?|that[’']s|=) (?<english>\p{L}[\p{L} -]{2,40}?)(?: (?:in|for the) English\p{L}*)?(?=[).,;:]|$)/iu

/** The wording the notes ask for: "co-gérante you can say co-manager", "Geschäftsführerin (please managing director in English)". */
function readTold(end: string): Post | undefined {
  const english = gloss.exec(end)?.groups?.english
  return english === undefined ? undefined : readPost(cutTitle(english), false)
}

/** The title before a name: "our gerenta general Yeny Quispe", "Chair of trustees = Magnus Rendall", "Passo Largo's design chief Inês Couto". */
function readBefore(left: string): Post | undefined {
  const phrase = phraseBefore.exec(withoutLastAddress(left.slice(-longest)).replace(shortened, '$<post>'))
    ?.groups?.phrase
  if (phrase === undefined) return undefined
  const words = phrase.trim().split(/\s+/)
  // "Comment of the chair" is cut after "of", "chair of the board" is not.
  const from = words.findLastIndex(
    (each, index) =>
      titleEnds.test(each) ||
      (introduces.test(each) && !joinsOffices(words, index)) ||
      (/^(?:of|by|de)$/iu.test(each) && introduces.test(words[index - 1] ?? '')),
  )
  const own = words.slice(from + 1)
  // The title begins after "of": "a gift of retired sign painter Ann Lee".
  const behind = own.findLastIndex((each) => /^(?:of|by|from)$/iu.test(each))
  const read = (part: readonly string[]): Post | undefined => readPost(cutTitle(part.join(' ')), false)
  return read(own) ?? (behind > 0 ? read(own.slice(behind + 1)) : undefined)
}

/** Whether "and" at this index joins two titles: "president and CEO". */
const joinsOffices = (words: readonly string[], index: number): boolean =>
  /^(?:and|plus|&|\+)$/iu.test(words[index] ?? '') && isOffice(words[index - 1] ?? '')

/** "Coop pres. Doña Flor Querevalú" */
const shortened = /(?<![\p{L}])(?<post>pres|exec|dir|mgr|asst)\.(?= |$)/giu
const longest = 100
const phraseBefore = /(?<phrase>[^.:;,“”"«»(){}<>[\]!?|–—•*\t]{2,80}?)(?:,| =| -|:| \()? ?(?:an? )?$/u
/** The words before a name without its forms of address: "Mama", "Fr. Dr.", "Sri". */
function withoutLastAddress(left: string): string {
  const words = left.replace(unnamed, '').trimEnd().split(' ')
  while (words.length > 0 && isAddress(words.at(-1)?.replaceAll(/[()º]/gu, '') ?? '')) words.pop()
  return words.length === 0 ? '' : `${words.join(' ')} `
}

/** "(Ms.) ", "Eng.º " */
const unnamed = /(?:\p{Lu}\p{Ll}{0,4}\.º? ?){1,3}$/u
