// The comma before "and" in a list. PUN-01. It stays where it closes an insertion, separates clauses, or the items contain "and" themselves.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { isRegion } from '#domain/language/names/regions.ts'
import { isStateName } from '#domain/language/states.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { findAll } from '#domain/rules/paragraph-matches.ts'
import { readDateline } from '#domain/rules/release/dateline.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'

const word = "[\\p{L}\\p{N}$%’'-]{1,40}"
const serialWords = new RegExp(
  `, (?<joint>and|or)(?= ${word})(?<=(?<first>${word}), (?<second>${word}), (?:and|or))`,
  'gu',
)
const serialPhrases = new RegExp(
  `, (?<joint>and|or)(?= (?:${word} ){0,2}${word}(?:[.;)]|$| (?:in|at|for|to|from|with|on|by|across|during|through)\\b))(?<=${word}, (?!(?:which|who|whose|where|when|that|if|as|including|after|before|then|born|built|known|made|\\p{Ll}{2,}ed) )(?:${word} ){1,2}(?<second>${word}), (?:and|or))`,
  'gu',
)
/** Items that each begin with an article: 'an awl, a lump of wax, and a spool of thread'. */
const articleItem = `an? ${word}(?: of (?:${word} ){0,2}${word})?`
const serialThings = new RegExp(
  `, (?<joint>and|or)(?= ${articleItem}(?:[.;)]|$))(?<=\\b${articleItem}, ${articleItem}, (?:and|or))`,
  'gu',
)
/** The start of a clause, before which the comma stays. */
const clauseStart =
  /^ (?:it|they|we|he|she|i|you|this|that|these|there|the \p{Ll}+|its \p{Ll}+|\p{Lu}[\p{L}’-]*|\p{L}+s?) (?:will|is|are|was|were|has|have|had|can|could|would|may|said|says|\p{Ll}+ed)\b/u

export function findSerialCommas(paragraph: Paragraph): RuleMatch[] {
  const start = paragraph.recall(readDateline)?.end ?? 0
  if (!/, (?:and|or) /.test(paragraph.text)) return []
  const seen = new Set<number>()
  return [serialWords, serialPhrases, serialThings]
    .flatMap((pattern) => findAll(paragraph, pattern))
    .filter((match) => match.index >= start && isSimpleList(match))
    .filter(({ index }) => !seen.has(index) && seen.add(index))
    .map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      fix: ` ${match.groups?.joint}`,
    }))
}

/** Whether it is a plain list. 'Gary, Indiana, and', 'Nov. 17, 2026, and' and a second clause keep their comma. */
function isSimpleList(match: RegExpExecArray): boolean {
  const { groups, index, input, 0: found } = match
  const { first = '', second = '' } = groups ?? {}
  // 'Oregon, Washington, and Idaho' is a list; 'Gary, Indiana, and' is not.
  if (isStateName(first) && isStateName(second)) return true
  const before = input.slice(Math.max(0, index - 40), index)
  if (
    /^\d+$/.test(second) ||
    isStateName(second) ||
    /\b(?:New|North|South|West|Rhode) \p{Lu}\p{Ll}+$/u.test(before)
  )
    return false
  const after = input.slice(index + found.length, index + found.length + 60)
  if (
    hasJoinedItem(before) ||
    joinsItem(after) ||
    isApposition(input.slice(Math.max(0, index - 60), index)) ||
    renames(before, after)
  )
    return false
  if (isClauseBefore(before, second) || hasAside(match, before, after)) return false
  if (/^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(second)) return isNameList(match)
  return (
    isSubjectList(match) || !clauseStart.test(input.slice(index + found.length, index + found.length + 60))
  )
}

function hasAside(
  { groups: { first = '', second = '' } = {} }: RegExpExecArray,
  before: string,
  after: string,
): boolean {
  return isAside(first, second) || closesAside(before, after) || addsPlace(before, after)
}

/** Whether the second item only describes the first: 'The ship, loaded, and its tug'. */
function isAside(first: string, second: string): boolean {
  return first !== '' && isParticiple(second) && !isParticiple(first)
}

function isParticiple(word: string): boolean {
  return /\p{Ll}{2}ed$/u.test(word) || readVerb(word, 'participle', 'past') !== undefined
}

const finite = /^ ?(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|does|do|did)\b/

/** Whether a verb follows, so that the comma closes an insertion: 'a loan from the bank, member FDIC, and is repaid'. */
function closesAside(before: string, after: string): boolean {
  return finite.test(after) && !finite.test(before.split(', ').at(-1) ?? '')
}

/** Whether the item before is a clause: 'When the dock closed, workers left, and'. */
function isClauseBefore(before: string, second: string): boolean {
  const item = before.split(', ').at(-1) ?? ''
  return / /.test(item) && readVerb(second, 'past') !== undefined && !isParticiple(item.split(' ')[0] ?? '')
}

/**
 * Whether a phrase with a preposition stands in the list, and is no item unless the next one has one, too: 'highest in finance, at 71%, and lowest
 * in trade'.
 */
function addsPlace(before: string, after: string): boolean {
  const item =
    /^(?<joint>at|in|on|up|down|with|by|from|for|of|to|near|off|behind|about|after|since|until) /.exec(
      before.split(', ').at(-1) ?? '',
    )
  return item !== null && !after.startsWith(` ${item.groups?.joint} `)
}

/** Whether the list starts its sentence: 'Nurses, cooks, and drivers voted'. */
function isSubjectList({ groups, index, input }: RegExpExecArray): boolean {
  const { first, second = '' } = groups ?? {}
  if (first === undefined || isFunctionWord(first)) return false
  const start = index - second.length - first.length - 2
  return start === 0 || /[.!?] $/.test(input.slice(Math.max(0, start - 2), start))
}

/** A last item with 'and' in it: 'toast, and ham and eggs'. */
const joinedNext = /^ (?:[\p{L}-]+ ){1,2}(?:and|or|&) \p{L}/u

/** Whether the last item has an 'and' of its own. */
function joinsItem(after: string): boolean {
  return joinedNext.test(after) && !goesOnWithDeed(after)
}

/** Whether the last 'and' joins a verb with its object: 'cuts, and rashes and refer other cases'. */
function goesOnWithDeed(after: string): boolean {
  const word =
    /^ (?:[\p{L}-]+ ){1,2}(?:and|or) (?<verb>\p{Ll}+) (?:the|an?|its|their|other|all|more|new|them|to|those|each|every|\d)/u.exec(
      after,
    )
  return readVerb(word?.groups?.verb ?? '', 'base', 'past', 'third') !== undefined
}

/** Whether the item before the last has an 'and': 'ham and eggs, and toast'. */
function hasJoinedItem(before: string): boolean {
  return /\b(?:and|or)\b/.test(before.split(', ').at(-1) ?? '')
}

/** 'The chief executive, Jenna Park, and the board', 'Jenna Park, the chief executive, and the board'. */
function isApposition(before: string): boolean {
  if (/\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+, (?:the|an?|its|his|her|who) [^,]{2,40}$/u.test(before))
    return true
  return /(?:^|[^,]) \p{L}[\p{L}-]*, \p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+$/u.test(before)
}

/** Whether all items are names ('in Fresno, Modesto, and Visalia.'), but no place with its state ('in Lyon, France, and Reno.'). */
function isNameList({ groups, index, input, 0: found }: RegExpExecArray): boolean {
  const { first = '', second = '' } = groups ?? {}
  const start = index - second.length - first.length - 2
  const opens = start === 0 || /(?:\p{Ll}|[.:]) $/u.test(input.slice(Math.max(0, start - 2), start))
  const isLast = /^ \p{Lu}[\p{L}’'-]*(?:[.;)]|$)/u.test(
    input.slice(index + found.length, index + found.length + 42),
  )
  return opens && isLast && !isRegion(second)
}

/** Whether the second item is another name for the first: 'the new insulin, HAH-204, and half', 'Lopez, the mayor, and Hart'. */
function renames(before: string, after: string): boolean {
  const [second = '', first = ''] = before.split(', ').toReversed()
  const thing =
    /(?:^|\s)(?<article>[Tt]he|[Aa]n?|[Ii]ts|[Tt]heir|[Hh]is|[Hh]er|[Oo]ur|[Tt]his|[Tt]hat)(?: [\p{L}’'-]+)? \p{Ll}[\p{Ll}’'-]*$/u.exec(
      first,
    )
  if (thing !== null && isNameLike(second)) return true
  const isKnown = thing !== null && !/^an?$/i.test(thing.groups?.article ?? '') && isOneThing(first)
  if (isKnown && /^an? /.test(second) && !/^ an? /.test(after)) return true
  const name = /(?:^|\s)(?<name>\p{Lu}[\p{L}’'-]+)$/u.exec(first)?.groups?.name ?? ''
  const isDescribed = /^(?:the|its|their|his|her|an?) /.test(second) && isOneThing(second)
  return name !== '' && !isEverydayWord(name) && isDescribed
}

/** 'HAH-204', 'Rex', 'Night Nurse'. */
function isNameLike(words: string): boolean {
  return /^\p{Lu}[\p{L}\p{N}’'-]*(?: \p{Lu}[\p{L}\p{N}’'-]*){0,2}$/u.test(words)
}

function isOneThing(words: string): boolean {
  return !/[^s]s$/.test(words)
}
