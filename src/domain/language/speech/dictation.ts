// Dictated speech: words without quotation marks after whoever says them, as people type, dictate and note it down.
//
//   findDictation('Quote me as Ann Lee, founder – we never sold a bad pie.')   ->  'we never sold a bad pie.'
//   findDictation('Ann Lee (founder): I baked the first one myself.')          ->  'I baked the first one myself.'
//   findDictation('Quote from me, Ann Lee. We bake. End quote.')               ->  'We bake.'
//
// Words in quotation marks are not looked at: quotations.ts reads those.

import { anyCase } from '#domain/language/any-case.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { isTitleWord } from '#domain/language/name-words.ts'
import type { Range } from '#domain/language/ranges.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { announcesWords, findSpokenLead } from './spoken-leads.ts'

/** The range is that of the words. */
export interface Dictation extends Range {
  /** What introduces them: who speaks, and that somebody does. */
  lead: Range & { text: string }
  words: string
  /** Where the rest of the line starts: after the words, or after the mark that ends them. */
  end: number
  /** They are given as a quotation: "quote", "my words". */
  isOffered: boolean
  /** They are given by somebody with a name and a title. */
  isSigned: boolean
}

const marks = /[“”"„«»]/
/** What introduces words ends with one of these. */
const divider = /:\s+|\s[–—→]\s|\s>{1,2}\s|\s-{1,2}\s|\s->\s|=>\s|,\s+|(?<=\b(?:said|says|saying)) /g
const longestLead = 160
const nearest = 60
const longestLine = 4000
/** Words of a line's own; anything longer is something else. */
const longestSpeech = 90
const fewestWords = 4

const quoteWord = new RegExp(
  `\\b(?:${anyCase('quot(?:e|es|ed|ing|ation|able)|in (?:her|his|their|my) (?:own )?words|on the record|verbatim|word for word|(?:my|his|her|their) (?:line|statement|sentence|soundbite|grab)|for the (?:press|papers?)|put me down|statement \\d|^(?:statement|comment|zitat|citation|cita)(?: \\([^()]{2,80}\\))?$|(?:statement|comment|message|words?) (?:from|by|of)|my words?|gave (?:his|her|their) words|quote_(?:text|words)|dictat(?:ed|es)|dicté|to put|(?:put|print|use|write) (?:it |this |that )?from (?:me|him|her|us)|line for the (?:text|release|press)|sends? (?:us |you |me )?this|you can use')})(?![\\p{L}])`,
  'u',
)
/** 'no quote from them yet', 'needs a quote': somebody waits for words. */
const waiting =
  /\b(?:no|need(?:s|ed)?|want(?:s|ed)?|missing|waiting|get|chase|ask(?:ed|ing)?|without|please|pls|don[’']?t|not) (?:\S+ ){0,3}?(?:quot|statement|line)|\b(?:till|until|unless|before) (?:I|we|he|she|they) (?:say|tell)|\?/iu
/** Somebody speaks; 'notes' and 'comments' are no verbs before a colon. */
const saying = new RegExp(
  `(?:^|[\\s,(])(?:${anyCase('he|she|they')}|I|\\p{Lu}[\\p{L}.’'-]*|\\)|${anyCase('chair|president|director|founder|owner|ceo|boss|chief|mayor|manager')})(?: \\p{L}+)?(?: (?:just|also|now|then|later))?,? (?:said|says|say|told|tells|wrote|writes|added|adds|explained|explains|answered|answers|mailed|emailed|texted|declares|declared|dictated|dictates|goes(?! to)|puts? it)(?: (?:to|on|in|at|by|over|from|from the|me|us|just|now|today|yesterday|like|this|that|it|as follows|exactly|and|i|I|wrote|down|the|phone|record|call|here|so|roughly|verbatim)){0,8},?$`,
  'u',
)
/** Before a comma: 'quote me on this one', 'what I’d say is', 'here’s your grab, righto', 'she said and I wrote it down'. */
const spokenLead = new RegExp(
  `\\b(?:${anyCase("quote me on (?:this|that)(?: one)?|(?:here[’']s|here is) (?:my|your|a|the) (?:quote|line|grab|words)|what i(?:[’']d| would) say is|i(?:[’']d| would) say|saying|for the quote (?:say|put)|from me,? (?:you can|you could)? ?(?:put|say|write|use)|i quote|(?:said|says) and i wrote (?:it|this|that) down")}|[,:] quote)$`,
  'u',
)
const name =
  "\\p{Lu}[\\p{L}’'.-]{1,40}(?: (?:(?:de|van|von|der|la|del|al|bin) ){0,2}\\p{Lu}[\\p{L}’'.-]{0,40}){1,3}"
/** 'Ann Lee (founder)', 'Ann Lee, founder of Acme, by phone', 'Professor Ann Lee, University of Ghent'. */
const named = new RegExp(
  `^(?:[\\p{L} ]{2,40}, )?(?:(?:\\p{L}+[\\p{L}.’'-]* ){0,3})?${name}(?: \\([^()]{2,80}\\)|, [^:]{2,90})$`,
  'u',
)
/** 'from our chair, Ann Lee', 'and from me, chef and owner', 'From Piet Zwinkels himself' */
const given = new RegExp(
  `^(?:(?:${anyCase("and|also|then|this|one|a line|something|here is|here[’']s|this is|(?:the )?quote is")}) ){0,3}${anyCase('from')} (?:${anyCase('me|him|her|us|them')}(?=,|$| \\()|\\p{Lu}\\p{Ll}{2,20}$|(?:${anyCase('our|the')}) (?:\\p{L}+ ){0,3}(?:${anyCase('chief executive|ceo|cfo|coo|cto|md|president|chair(?:man|woman|person)?|director|founder|owner|manager|head|mayor|principal')})$|(?:(?:${anyCase('our|my|the|its|their')}) [\\p{L} -]{2,40}, )?${name}(?= (?:${anyCase('himself|herself|themselves')})|,|$| \\())`,
  'u',
)
/** 'Quote by: Ann Lee, founder' gives no words. */
const somebody = new RegExp(`^${name}(?:,| \\()`, 'u')
/** 'Colleen on speaker: I've made cheese all my life': a first name, and a voice of its own right after the colon. */
const shortName =
  /^(?<first>\p{Lu}\p{Ll}{2,20}(?:-\p{Lu}\p{Ll}{1,20})?)(?:(?: \p{Ll}+){0,3}|[’']s, [\p{L} ]{3,40})$/u
/** What follows 'she said,' in the writer's own sentence. */
const ownSentence =
  /^(?:however|though|although|on|in|at|by|and|but|which|who|when|while|where|as|after|before|because|so|according|adding|citing)\b/iu
const ownVoice =
  /(?:^|[\s(])(?:I|I[’']\p{Ll}{1,2}|[Ww]e|[Ww]e[’']\p{Ll}{1,2}|[Mm]y|[Oo]ur|us|me)(?=[\s,.;!?]|$)/u
const endMark = /\b(?:end|close|end of|un)[ -]?quot(?:es?|ation)\b|\bquote end\b|\/quote\b/iu
/** What is said about the words after them. */
const aside =
  /\b(?:quoted?|quotes|attribut\p{L}*|that[’']s (?:it|the|all|mine|me)|use (?:it|that|this|either)|happy (?:to|with|for)|feel free|is that (?:ok|okay|fine)|sign(?:ed)? off|approved|you can|put my name|something like)\b/iu
/** Whose words they were: ', and that’s from me, Ann Lee', ', Ann Lee, founder of Acme'. */
const signature = new RegExp(
  `,? (?:and )?(?:that[’']s|this is|that is) (?:from )?me\\b.{0,100}$|, ${name}, [^.,]{2,60}\\.?$| \\((?:[^():]{0,20}: ?)?${name}(?:,[^()]{2,80})?\\)\\.?$`,
  'u',
)

/** The dictated words of a line, when it gives any. */
export const findDictation: (line: string) => Dictation | undefined = memoizeText((line) =>
  line.length > longestLine ? undefined : (findEnded(line) ?? findIntroduced(line)),
)

/** 'Quote from me, Ann Lee. We bake. End quote.', 'she told us quote we bake unquote' */
function findEnded(line: string): Dictation | undefined {
  const end = endMark.exec(line)
  if (end === null || end.index === 0 || marks.test(line.slice(0, end.index))) return undefined
  const opening = findMatches(line.slice(0, end.index), /\bquot(?:es?|ation)\b/giu).at(-1)
  if (opening === undefined) return undefined
  const rest = line.slice(opening.index + opening[0].length, end.index)
  const skipped = (/^ (?:from|by|is|of|for)\b[^.:!?]{0,120}[.:]\s+/iu.exec(rest) ??
    /^[,:.]?\s+/.exec(rest))?.[0]
  if (skipped === undefined) return undefined
  const from = opening.index + opening[0].length + skipped.length
  const to =
    end.index - (/[\s,;(]{0,4}$/.exec(line.slice(Math.max(from, end.index - 4), end.index))?.[0].length ?? 0)
  const found = toDictation(line, startOfLead(line, opening.index), from, to)
  const after = end.index + end[0].length
  return found && { ...found, end: after + (/^[.,)]*/.exec(line.slice(after, after + 3))?.[0].length ?? 0) }
}

/** The sentence that the word stands in; of a text without stops, its last clause. */
function startOfLead(line: string, at: number): number {
  const start = splitSpoken(line).findLast(({ from }) => from <= at)?.from ?? 0
  if (at - start <= longestLead) return start
  const from = at - nearest
  const clause = findMatches(line.slice(from, at), /, | (?=and |so |but )/g).at(-1)
  return clause === undefined ? at : from + clause.index + 1
}

/** Words after what introduces them: to the end of a line that begins with it, else as long as it is the same voice. */
function findIntroduced(line: string): Dictation | undefined {
  const sentences = splitSpoken(line)
  for (const [index, { from, to }] of sentences.entries()) {
    const sentence = line.slice(from, to)
    const rest = line.slice(from).split(' ').length <= longestSpeech ? line.slice(from) : sentence
    const at = readLead(sentence, rest)
    if (at !== undefined) return toDictation(line, from, from + at, endOfWords(line, from + at, from === 0))
    const offered = findOffered(line, { from, to }, sentences[index + 1])
    if (offered !== undefined) return { ...offered, isOffered: true }
  }
  return undefined
}

/** Words that a sentence offers without a sign before them, or announces for the next one. */
function findOffered(line: string, { from, to }: Range, next: Range | undefined): Dictation | undefined {
  const sentence = line.slice(from, to)
  if (marks.test(sentence) || waiting.test(sentence)) return undefined
  const at = findSpokenLead(sentence)
  const isShort = at !== undefined && sentence.slice(at).split(' ').length <= longestSpoken
  const offered = isShort ? toDictation(line, from, from + at, to) : undefined
  if (offered !== undefined) return offered
  if (next === undefined || !announcesWords(sentence)) return undefined
  return toDictation(line, from, next.from, endOfWords(line, next.from, true))
}

const longestSpoken = 45

/** Sentences, also such that begin with a small letter. */
function splitSpoken(line: string): Range[] {
  return splitSentences(line).flatMap(({ from, to }) => {
    const ranges: Range[] = []
    let start = from
    for (const { index, 0: stop } of findMatches(line.slice(from, to), /(?<=\p{L}{3})[.!?] +(?=\p{Ll})/gu)) {
      ranges.push({ from: start, to: from + index + 1 })
      start = from + index + stop.length
    }
    return [...ranges, { from: start, to }]
  })
}

/** Where the words begin that the sentence introduces. */
function readLead(sentence: string, line: string): number | undefined {
  if (marks.test(sentence)) return undefined
  for (const { index, 0: sign } of findMatches(sentence.slice(0, longestLead + 8), divider)) {
    const lead = withoutRemark(sentence.slice(0, index).trim())
    const at = index + sign.length
    const words = (sign.startsWith(':') ? line : sentence).slice(at)
    if (introduces(lead, words, sign)) return at + (secondLead.exec(words)?.[0].length ?? 0)
  }
  return undefined
}

/** What the writer says between who speaks and the words: 'she said, and I wrote this on my hand, …', 'write this one down, …'. */
const betweenWords =
  /,? (?:and )?(?:i (?:wrote|have|took|noted|quote|got)|write|you can|here we go|hang on|listen|let me)\b[^,:]{0,40}$/iu
const withoutRemark = (lead: string): string => {
  const rest = lead.replace(betweenWords, '')
  return /\b(?:said|says|say|told|yesterday|today)(?: to me| me)?(?: \p{L}+)?$/iu.test(rest) ? rest : lead
}

/** The speaker in a field of its own: 'Quote 1: Arlo - …', 'Quote: Mads: …'. */
const secondLead = new RegExp(
  `^(?:(?!(?:We|I|It|The|This|Our|My|In|On|At|For|If|No|So|Now)\\b)\\p{Lu}[\\p{L}’'.-]{0,30}(?: (?:\\p{Lu}[\\p{L}’'.-]{0,30}|de|van|von|der|of|and|\\p{Ll}{3,14})){0,3}|${name})(?: \\([^()]{2,60}\\)|, [^:.!?]{2,60}?)?(?::| [–—-]{1,2}) +(?=\\p{L})`,
  'u',
)

function introduces(lead: string, words: string, sign: string): boolean {
  if (words.split(' ').length < fewestWords || waiting.test(lead) || somebody.test(words)) return false
  if (words.slice(0, 60).includes('@')) return false
  if (sign === ' ')
    return quoteWord.test(lead) || (/\bsays$/.test(lead) && saying.test(lead) && isOwnWords(words))
  if (sign.startsWith(',')) return spokenLead.test(lead) || isSaid(lead, words) || isTurn(lead, words)
  return quoteWord.test(lead) || saying.test(lead) || isGiven(lead, words, sign.startsWith(':'))
}

/** Words after the name of whoever gave them. */
function isGiven(lead: string, words: string, isColon: boolean): boolean {
  if (isColon && (given.test(lead) || own.test(lead) || words.startsWith('– ')) && !/^\d/.test(words))
    return true
  if (isColon && isStatement(lead, words)) return true
  if (!ownVoice.test(words)) return false
  if (named.test(lead) || (isTitled(lead) && isNamed(lead))) return true
  const isShort = isShortName(lead) || /\bit (?:says|reads)$/.test(lead)
  return isColon && isShort && isOwnStart(words)
}

/** 'You can have me say', 'If you need something from me, put', 'As for me I'd say what I said at the bank'. */
const own = new RegExp(
  `(?:^|[\\s,])(?:${anyCase("(?:have|put|quote|use) me(?: \\p{L}+){0,3}|my (?:own )?(?:bit|part|piece|turn|contribution|two cents)|you (?:can|could|may|might) [^:]{2,60} me|from me(?:,[^:]{2,80})?|as for me[^:]{2,60}|i(?:[’']d| would|[’']ll| will| should)? (?:like to |want to )?say(?: is)?[^:]{0,60}")})$`,
  'u',
)

/** 'she says people drive an hour for our bread' is told in her own voice; 'she says the plant opens in May' is a report. */
function isOwnWords(words: string): boolean {
  return ownVoice.test(words) && !/^(?:that|it|he|she|they|we|the company)\b/iu.test(words)
}

/** 'he says, Corvanta has what we look for', 'she told the board, we are ready' */
function isSaid(lead: string, words: string): boolean {
  if (!saying.test(lead)) return false
  return ownVoice.test(words.slice(0, 4)) || (/\b(?:said|says)$/.test(lead) && !ownSentence.test(words))
}

/** 'Ann Lee, general manager: Everybody got out.', 'Mayor Ann Lee: …', 'Ann (Ann Lee, chair): …': a name with a title, and a whole sentence. */
function isStatement(lead: string, words: string): boolean {
  const isSentence = /^\p{Lu}\p{Ll}*\b/u.test(words) && /[.!?…]$/u.test(words.trim())
  return isSentence && isTitled(lead) && isNamed(lead) && !/@|(?:\d[ ()./-]?){7}/.test(words)
}

const isNamed = (lead: string): boolean => named.test(lead) || titledName.test(lead) || completed.test(lead)
const isTitled = (lead: string): boolean =>
  lead.split(/[ ,()]+/).some((word) => isTitleWord(word.toLowerCase()))

const titledName = new RegExp(`^(?:\\p{L}[\\p{L}’'-]* ){1,4}(?:${name}|\\p{Lu}\\p{Ll}+ \\p{Lu}\\.?)$`, 'u')
/** 'Greta (Greta Sandiford, co-founder)' */
const completed = new RegExp(
  `^\\p{Lu}[\\p{L}’'-]{1,30} \\((?:\\p{L}+\\. )?${name}(?:, [^()]{2,60})?\\)$`,
  'u',
)

const turn = /(?:\b(?:goes|says|said|line|statement|here we go)|\bquot(?:e|ation)\b(?: \S+){0,4})$/iu

/** 'and for my quote let’s say, A trader who can …': the capital behind the comma is somebody else's voice. */
function isTurn(lead: string, words: string): boolean {
  const [first = ''] = words.split(/[ ,]/, 1)
  return turn.test(lead) && /^\p{Lu}/u.test(first) && isEverydayWord(first.toLowerCase())
}

const isOwnStart = (words: string): boolean => ownVoice.test(words.split(' ').slice(0, 2).join(' '))

function isShortName(lead: string): boolean {
  const first = shortName.exec(lead)?.groups?.first
  return first !== undefined && !isEverydayWord(first.toLowerCase())
}

function endOfWords(line: string, from: number, isLineStart: boolean): number {
  const rest = line.slice(from)
  const sentences = splitSpoken(rest)
  const isWhole = isLineStart && rest.split(' ').length <= longestSpeech
  const isAfterColon = line.slice(0, from).trimEnd().endsWith(':')
  let end = from
  for (const range of sentences) {
    const text = rest.slice(range.from, range.to)
    const isPair = sentences.length === 2 && (ownVoice.test(text) || (isAfterColon && !/\d/.test(text)))
    const goesOn = isWhole || isPair
    const isOver = aside.test(text) || marks.test(text) || readLead(text, text) !== undefined
    if (end > from && (isOver || !goesOn)) break
    end = from + range.to
  }
  return end
}

/** What stands between who speaks and the words: 'um, ', '(by phone) ', 'this is exact: ', 'please put it like this '. */
const filler =
  /^(?:\([^()]{2,80}\) |[–—-] )?(?:\p{Ll}[\p{L} ’']{2,40}: (?=\p{Lu})|(?:um+|uh+|righto|okay|ok|so|like|well|er|(?:please )?(?:you (?:can|could) )?(?:write|put|say|use|make)(?: it| that)? like this|you (?:can|could) (?:write|put|say)|something like|roughly)\b[,:.]? )*/iu

/** 'wants to say that she took it as a good sign': told of them, not in their own voice. */
const isReported = (lead: string, words: string): boolean =>
  /\bthat\s*$/.test(lead) && /\b(?:she|he|they|her|his|their)\b/.test(words) && !ownVoice.test(words)

function toDictation(line: string, lead: number, from: number, to: number): Dictation | undefined {
  const given = line.slice(from, to)
  const skipped = filler.exec(given)?.[0].length ?? 0
  const words = given.slice(skipped).replace(signature, '').trim()
  if (words.split(' ').length < fewestWords || isReported(line.slice(lead, from), words)) return undefined
  const introduced = line
    .slice(lead, from)
    .trim()
    .replace(/(?:[,:]| [–—-]{1,2})$/u, '')
  return {
    isSigned: isTitled(introduced) && isNamed(introduced),
    lead: { from: lead, to: from, text: line.slice(lead, from).trim() },
    words,
    from: from + skipped,
    to: from + skipped + words.length,
    end: from + skipped + words.length,
    isOffered: quoteWord.test(line.slice(lead, from)) || spokenLead.test(introduced),
  }
}
