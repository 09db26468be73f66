// What introduces somebody's words: “quote”, a verb of saying, a name with a title, “from me”.

import { anyCase } from '#domain/language/any-case.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isTitleWord } from '#domain/language/name-words.ts'

export const fewestWords = 4

export const quoteWord = new RegExp(
  `\\b(?:${anyCase('quot(?:e|es|ed|ing|ation|able)|in (?:her|his|their|my) (?:own )?words|on the record|verbatim|word for word|(?:my|his|her|their) (?:line|statement|sentence|soundbite|grab)|for the (?:press|papers?)|put me down|statement \\d|^(?:statement|comment|zitat|citation|cita)(?: \\([^()]{2,80}\\))?$|(?:statement|comment|message|words?) (?:from|by|of)|my words?|gave (?:his|her|their) words|quote_(?:text|words)|dictat(?:ed|es)|dicté|to put|(?:put|print|use|write) (?:it |this |that )?from (?:me|him|her|us)|line for the (?:text|release|press)|sends? (?:us |you |me )?this|you can use')})(?![\\p{L}])`,
  'u',
)
/** 'no quote from them yet', 'needs a quote': somebody waits for words. */
export const waiting =
  /\b(?:no|need(?:s|ed)?|want(?:s|ed)?|missing|waiting|get|chase|ask(?:ed|ing)?|without|please|pls|don[’']?t|not) (?:\S+ ){0,3}?(?:quot|statement|line)|\b(?:till|until|unless|before) (?:I|we|he|she|they) (?:say|tell)|\?/iu
/** Somebody speaks; 'notes' and 'comments' are no verbs before a colon. */
const saying = new RegExp(
  `(?:^|[\\s,(])(?:${anyCase('he|she|they')}|I|\\p{Lu}[\\p{L}.’'-]*|\\)|${anyCase('chair|president|director|founder|owner|ceo|boss|chief|mayor|manager')})(?: \\p{L}+)?(?: (?:just|also|now|then|later))?,? (?:said|says|say|told|tells|wrote|writes|added|adds|explained|explains|answered|answers|mailed|emailed|texted|declares|declared|dictated|dictates|goes(?! to)|puts? it)(?: (?:to|on|in|at|by|over|from|from the|me|us|just|now|today|yesterday|like|this|that|it|as follows|exactly|and|i|I|wrote|down|the|phone|record|call|here|so|roughly|verbatim)){0,8},?$`,
  'u',
)
/** Before a comma: 'quote me on this one', 'what I’d say is', 'here’s your grab, righto', 'she said and I wrote it down'. */
export const spokenLead = new RegExp(
  `\\b(?:${anyCase("quote me on (?:this|that)(?: one)?|(?:here[’']s|here is) (?:my|your|a|the) (?:quote|line|grab|words)|what i(?:[’']d| would) say is|i(?:[’']d| would) say|saying|for the quote (?:say|put)|from me,? (?:you can|you could)? ?(?:put|say|write|use)|i quote|(?:said|says) and i wrote (?:it|this|that) down")}|[,:] quote)$`,
  'u',
)
export const name =
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
export const ownVoice =
  /(?:^|[\s(])(?:I|I[’']\p{Ll}{1,2}|[Ww]e|[Ww]e[’']\p{Ll}{1,2}|[Mm]y|[Oo]ur|us|me)(?=[\s,.;!?]|$)/u

/** Whether the words are introduced as somebody’s. */
export function introduces(lead: string, words: string, sign: string): boolean {
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

export const isNamed = (lead: string): boolean =>
  named.test(lead) || titledName.test(lead) || completed.test(lead)
export const isTitled = (lead: string): boolean =>
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
