// Adds small words that notes leave out: "will", "is", "was", "the".
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { isVerbBehindComma, type TaggedWord, tagWords } from '#server/ai/builtin/text/parts-of-speech.ts'
import { findVerb, readOpening } from './clauses/clauses.ts'
import { withDenied } from './clauses/main-clause.ts'

/** The note with its missing verb and article. */
export const withSmallWords = (text: string): string =>
  withPickedOut(withCopula(withProgressive(withWill(withAnd(text)))))

/** "It is a mill for home bakers, grinds wheat and rye": the second thing that it does, without its "and". */
function withAnd(text: string): string {
  const [clause = '', ...pieces] = text.split(/, (?!\d{3}(?!\d))/u)
  const verb = findVerb(clause)
  const isPresent = verb !== undefined && /^(?:is|has|\p{Ll}+s)$/u.test(verb.word) && verb.word !== 'was'
  if (!isPresent || hangs.test(clause)) return text
  const begun = pieces.map((piece) => beginsPresent(piece, text))
  // "It washes, dries and folds" has its "and", whatever it does third.
  const isListed = begun.indexOf(true, 1) !== -1 || / and \p{Ll}+s (?:an?|the|its|\d)/u.test(pieces[0] ?? '')
  return begun[0] === true && !isListed ? `${clause} and ${pieces.join(', ')}` : text
}

const hangs = /^(?:if|when|while|as|because|since|who|which|that|after|before)\b/iu

/** Whether a piece between commas says with its first word what somebody does. */
const beginsPresent = (piece: string, text: string): boolean =>
  !/^(?:says|means|adds)\b/u.test(piece) && isVerbBehindComma(piece.split(' ', 1)[0] ?? '', text)

/** Adds "will" or "is": "Acme, Pune, to build a second plant" and "Acme opening a plant". */
function withWill(text: string): string {
  if (findVerb(text) !== undefined) return text
  const doing =
    /^(?<who>\p{Lu}\S*(?: \p{Lu}\S*)*(?: \([^()]*\))?) (?<verb>\p{Ll}+ing) (?=(?:an?|the|its|their|new|more|all|up|out|[$€£]|\d+ \p{Ll}|\p{Ll}+s\b|first|second|third|\p{Lu}\p{Ll}+ \p{Lu}))/u.exec(
      text,
    )?.groups
  if (doing?.who !== undefined && readVerb(doing.verb ?? '', 'gerund') !== undefined)
    return `${doing.who} is ${text.slice(doing.who.length + 1)}`
  return text.replace(
    /^(?<who>\p{Lu}\S*(?: \p{Lu}|,)(?:[^.;:]|(?<=\b(?:Inc|Ltd|Co|Corp|St|Dr|Bros))\.){1,80}?),? to (?<verb>\p{Ll}+) (?=\S)/u,
    (all, who: string, verb: string) =>
      readVerb(verb, 'base') === undefined ? all : `${who}${who.includes(',') ? ',' : ''} will ${verb} `,
  )
}

const soon = new RegExp(
  `\\b(?:${monthPattern()}|${weekdayPattern()}|today|tonight|tomorrow|soon|spring|summer|fall|autumn|winter|(?:next|this|in|by|before|until|through|from|since) (?:\\p{L}+ )?(?:week|month|year|quarter|20\\d\\d))\\b`,
  'u',
)

/** Adds "are" before an -ing form with a time: "Two EV chargers going in before October". */
function withProgressive(text: string): string {
  const words = tagWords(text)
  const at = words.findIndex(
    ({ word }) => /\p{Ll}{2}ing$/u.test(word) && readVerb(word, 'gerund') !== undefined,
  )
  const subject = words.slice(0, at)
  const [first, head] = [subject[0], subject.at(-1)]
  if (at < 2 || first === undefined || head === undefined || !/^(?:NOUN|PROPN)$/.test(head.part)) return text
  const isWhole = first.part === 'NUM' || /^(?:the|an?|all|both|some|several|many|more)$/i.test(first.word)
  if (!isWhole || !subject.every(({ part }) => /^(?:DET|NUM|ADJ|NOUN|PROPN)$/.test(part))) return text
  const from = text.indexOf(` ${words[at]?.word} `)
  const rest = text.slice(from)
  if (from === -1 || !soon.test(rest) || /[,;:]/.test(text) || words.slice(at + 1).some(isOwnVerb))
    return text
  const isMany = pluralSubject.test(head.word) || (first.part === 'NUM' && !/^(?:1|one)$/i.test(first.word))
  return `${text.slice(0, from)} ${isMany ? 'are' : 'is'}${rest}`
}

const isOwnVerb = ({ part, word }: TaggedWord): boolean =>
  part === 'AUX' || (part === 'VERB' && !/ing$/.test(word))

/** Adds "the" before a superlative or ordinal: "Nearest ER is 95 miles away", "First 100 people get one". */
function withPickedOut(text: string): string {
  const picked = /^(?:Next )?(?<which>\p{Lu}?\p{Ll}+) (?=\p{Ll}|\d|\p{Lu}{2,}\b)/u.exec(text)?.groups?.which
  if (picked === undefined) return text
  const word = picked.toLowerCase()
  const rest = text.slice(text.indexOf(picked) + picked.length + 1)
  const isRank =
    /^(?:first|last)$/.test(word) &&
    /^\d+ \p{Ll}{3}/u.test(rest) &&
    !/^\d+ (?:days|weeks|months|years)\b/.test(rest)
  const isMost =
    /est$/.test(word) &&
    tagWords(`the ${lowerFirst(text)}`).some(
      ({ word: each, part, base }) => each === word && /^AD[JV]$/.test(part) && base !== word,
    )
  if (
    (!isRank && !isMost) ||
    /^(?:best|rest|most|least) /.test(`${word} `) ||
    /^(?:and|of|in|for|to|on|at|time|thing|come|known)\b/.test(rest)
  )
    return text
  return findVerb(text) === undefined ? text : `The ${lowerFirst(text)}`
}

/** "Schools told on Friday" as "Schools were told on Friday". */
export function withPassive(given: string): string {
  const text = withDenied(given)
  const verb = findVerb(text)
  if (
    verb === undefined ||
    !verb.isBarePassive ||
    /^used to \p{Ll}/u.test(text.slice(verb.from)) ||
    /\bthat\b/.test(text.slice(verb.to))
  )
    return text
  // Nothing is missing in "The deal closed Dec. 1".
  if (/^(?:closed|opened|started|ended|finished|resumed)$/.test(verb.word)) return text
  // A person or company signs and is not signed.
  if (verb.word === 'signed' && /^(?:The )?\p{Lu}\S* (?:[&+] )?\p{Lu}/u.test(text)) return text
  // A name with an object is the subject: "Otún Growers, a cooperative, signed on Friday an agreement".
  if (
    /^\p{Lu}\S+ (?:\p{Ll}{2,3} )?\p{Lu}/u.test(text) &&
    /^ (?:on|in|at) .{3,40}? an? /.test(text.slice(verb.to))
  )
    return text
  const [head = ''] = text.slice(0, verb.from).split(/ (?:of|in|to|for|at|on|with|from|about|across)\b/)
  const noun = head.trim().replace(/,$/, '').split(' ').at(-1) ?? ''
  const isMany = /(?:[^s]s|people|children|police)$/i.test(noun) || / and (?:the )?\p{L}/u.test(head)
  // What is expected lies ahead, so the verb is "are".
  const isAhead = /^(?:expected|planned)$/.test(verb.word)
  const be = isMany ? ['are', 'were'] : ['is', 'was']
  return `${text.slice(0, verb.from).replace(/(?<=^(?:[^,]|,(?=\d))*), $/, ' ')}${be[isAhead ? 0 : 1]} ${text.slice(verb.from)}`
}

const pluralSubject = /(?:[^s]s|people|children|police|staff)$/i
const inSubject = /^(?:DET|ADJ|NOUN|PROPN)$/
/** Nouns whose figure tells how much they are. */
const measure =
  /(?:revenue|turnover|sales|profit|income|earnings|loss|result|margin|dividend|volumes?|capacity|price|cost|fare|rent|budget|investment|length|width|height|weight|area|attendance|outlook|catch|output|bill)$/i

/** Nouns for results of a period, which are past. */
const earned = /(?:revenue|turnover|sales|profit|income|earnings|loss|result|dividend)$/i

/** Adds "is": "Cause not known", "two passengers slightly injured", "prawn catch down 11%", "revenue A$94.6m". */
function withCopula(text: string): string {
  if (findVerb(text) !== undefined || readOpening(text) !== undefined) return text
  const inYear = withYear(text)
  if (inYear !== undefined) return inYear
  const measured = amount.exec(text)?.groups?.thing
  if (measured !== undefined && measure.test(measured))
    return insertBe(text, measured, measured.length + 1, earned.test(measured))
  const words = tagWords(text)
  // "Stepped down in September" has its verb.
  if (words[0]?.part === 'VERB' && words[0].base !== words[0].word.toLowerCase()) return text
  const first = words[0]?.part === 'NUM' ? 1 : 0
  const end = words.findIndex((_, index) => index > first && !isInSubject(words, index))
  const head = words.slice(0, Math.max(0, end)).findLast(({ word }) => /[\p{L}\p{N}]/u.test(word))?.word
  if (head === undefined || isPlace(words.slice(end)) || !saysHow(words.slice(end))) return text
  const isOver = words.slice(end, end + 2).some(isDone) && words[end]?.word !== 'not'
  return insertBe(text, head, text.indexOf(words[end]?.word ?? '', text.indexOf(head) + head.length), isOver)
}

const yearly =
  /^(?<thing>(?:\p{L}[\p{L}-]* ){0,3}\p{L}+) (?:in )?(?<year>(?:19|20)\d\d):? (?<rest>(?:US|A|C|NZ|R|Rs|EUR|DKK|NOK|SEK|CHF)? ?[$€£¥₹]?\d.*)$/u

/** The sentence for a result with its year: "Turnover 2025 €62.4 million". */
function withYear(text: string): string | undefined {
  const { thing, year, rest } = yearly.exec(text)?.groups ?? {}
  if (thing === undefined || !measure.test(thing)) return undefined
  return `${thing} in ${year} ${pluralSubject.test(thing) ? 'were' : 'was'} ${rest}`
}

/** "Revenue A$94.6m", "Target volume 2,300 tonnes" */
const amount =
  /^(?<thing>(?:\p{L}[\p{L}-]* ){0,3}\p{L}+) (?=(?:US|A|C|NZ|R|Rs|EUR|DKK|NOK|SEK|CHF)? ?[$€£¥₹]?[+−-]?\d)/u

function insertBe(text: string, head: string, at: number, isOver: boolean): string {
  // A remark in brackets needs no verb: "14 sites (up from nine)".
  if (text.slice(0, at).includes('(')) return text
  const be = pluralSubject.test(head) ? ['are', 'were'] : ['is', 'was']
  const rest = text
    .slice(at)
    .replace(/^\+(?=\d)/, 'up ')
    .replace(/^[-−](?=\d)/, 'down ')
  // With the verb it needs no comma: "46 authors, up from 31".
  return `${text.slice(0, at).replace(/, $/, ' ')}${be[isOver ? 1 : 0]} ${rest}`
}

const change = /^(?:down|up|flat|unchanged|OK|free|open)$/
/** Whether "up" or "down" is a place and no change: "All fill up there". */
const isPlace = ([one, two]: readonly TaggedWord[]): boolean =>
  /^(?:down|up)$/.test(one?.word ?? '') &&
  /^(?:ADV|ADP|DET|PRON)$/.test(two?.part ?? '') &&
  !/^(?:from|by|to|about|over|almost|nearly|more|a|than|sharply|slightly|again)$/.test(two?.word ?? '')

/** Whether the word belongs to the subject: nouns with articles and adjectives. In "catch down 11%" the tagger takes "catch" for a verb. */
const isInSubject = (words: readonly TaggedWord[], index: number): boolean =>
  !change.test(words[index]?.word ?? '') &&
  (inSubject.test(words[index]?.part ?? '') || change.test(words[index + 1]?.word ?? ''))

const isDone = ({ word, part }: TaggedWord): boolean => part === 'VERB' && /(?:ed|en)$/.test(word)

function saysHow([one, two]: readonly TaggedWord[]): boolean {
  if (one === undefined) return false
  if (one.word === 'not') return two !== undefined && /^(?:ADJ|VERB)$/.test(two.part)
  const isAhead = two?.part === 'NOUN' || two?.part === 'PROPN'
  return (change.test(one.word) && !isAhead) || (one.part === 'ADV' && two !== undefined && isDone(two))
}

const determiner =
  /^(?:in|on|at|as|to|when|after|before|if|since|from|with|until|during|because|although|while|by|for|under|among|between|across|within|without|near|per|via|through|including|excluding|despite|last|next|then|just|also|now|starting|the|an?|its|their|his|her|all|both|each|every|some|most|many|no|only|about|nearly|almost|over|more|up|it|they|she|he|there|this|these|those|one|two|three|four|five|six|seven|eight|nine|ten|none|nobody|somebody|someone|something|everybody|everyone|everything|nothing|anyone|people|customers|visitors|families|pupils|students|owners|members|drivers|buyers|shoppers|parents|guests|doors|tickets|entry|admission|sales|production|construction|work|parking|applications|registration|orders|letters|schools|jobs|updates|prices|around|roughly|approximately|today|yesterday|tomorrow|tonight|money|financial|proceeds|capacity|revenue|turnover|profit|net)\b/i

/** Adds "the" to a bare noun at the start: "brewery opened in 2016". */
export function withArticle(text: string): string {
  const [first = ''] = text.split(' ')
  const isNoun = /^\p{Ll}/u.test(first)
    ? !determiner.test(text) && !/s$/.test(first)
    : isBareNoun(text, first)
  if (!isNoun || !/^\p{L}{4,}$/u.test(first) || noNoun.test(first)) return text
  // "zero sponsors", "caught late it is for life" begin with no noun.
  const part = tagWords(text)[0]?.part
  if (part === 'NUM' || isDeed(first.toLowerCase())) return text
  // "diesel now only 31% of revenue, was 88%": what has a comma or a figure before its verb is not one thing that does something.
  const verb = findVerb(text)
  if (verb !== undefined && /[,\d]/.test(text.slice(0, verb.from))) return text
  // "fresh flour goes stale": said of all of it.
  if (part === 'ADJ' && verb?.isAuxiliary === false && readVerb(verb.word, 'third') !== undefined) return text
  return `the ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

const noObject =
  /^(?:an?|the|its|their|our|his|her|all|both|each|every|some|more|most|many|no|new|up|out|in|at|on|for|to|from|into|with|this|that|these|those|free|what|how|where|\d)/i
const massNoun =
  /(?:ware|ing|ment|ance|ence|age|ity|ness|ship|money|work|research|access|service|staff|help|care)$/

/** Adds an article to the object: "launching mobile dental clinic on Monday". */
export function withObject(text: string): string {
  const found =
    /^(?<verb>\p{Ll}+ing) (?<object>\p{Ll}[\p{Ll}-]*(?: (?!on |in |at |for |from |with |to |of |by |and )\p{Ll}[\p{Ll}-]*){0,3})/u.exec(
      text,
    )
  const { verb = '', object = '' } = found?.groups ?? {}
  if (found === null || noObject.test(object) || /(?:s|ly)$/.test(object) || massNoun.test(object))
    return text
  return `${verb} ${/^[aeio]/.test(object) ? 'an' : 'a'} ${text.slice(verb.length + 1)}`
}

/** Whether the text starts with an everyday noun without article before its verb: "Boat is called the Marjorie Dunn". */
function isBareNoun(text: string, first: string): boolean {
  if (commonNoun.test(first)) return true
  const isSubject = /^\S+ (?:is|was|has|had|will|can)\b/.test(text)
  return (
    isSubject && isEverydayWord(first.toLowerCase()) && !determiner.test(text) && !/(?:s|ing)$/.test(first)
  )
}

const isDeed = (word: string): boolean =>
  readVerb(word, 'participle') !== undefined && readVerb(word, 'base') === undefined

/** Words that start a clause and are no nouns. */
const noNoun =
  /^(?:\p{L}+ly|according|thanks|owing|due|that|this|will|does|done|what|then|here|just|like|with|without|only|even|still|also|maybe|any|anybody|anyone|whoever|whatever|thats|which|whose|where|would|could|should|must|have|been|were|well|okay|yeah|please|dont|dear)$/iu

/** Nouns that notes begin with and leave without an article. */
const commonNoun =
  /^(?:Deal|Price|Cost|Target|Speed|Plant|Project|Round|Store|Shop|Factory|Venue|Ceremony|Prize|Award|Report|Study|Survey|Festival|Exhibition|Program|Sheet|Brewery|Museum|Company|Ship|Building)$/
