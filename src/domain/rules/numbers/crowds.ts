// Shares and numbers of people that somebody must have counted or asked. FAC-04.

import { findMatches } from '#domain/language/matches.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { smallNumbers as small } from '#domain/language/numbers/number-words.ts'
import { groupPattern, isGroup } from '#domain/language/people-words.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'

/** Such numbers in words: 'two-thirds of parents', '50 million Americans', 'most patients prefer'. */
const crowd = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:[Hh]alf|(?:a|${small})[ -](?:thirds?|quarters?|fourths?|fifths?|tenths?)|[Mm]ost|[Tt]he (?:vast )?majority) (?:of )?(?:all )?(?:(?:the|its|their) )?|(?:\\d[\\d.]* (?:million|billion)|\\d{3},\\d{3}) )(?<one>${groupPattern()})(?: (?<two>${groupPattern()}))?`,
  'gu',
)
const sixFigures = / \d{3},\d{3} \p{L}/u
const crowdWords = new Trigger(/half|third|quarter|fourth|fifth|tenth|^most$|majority|illion/)
const opinion =
  /^ (?:\p{Ll}+ )?(?:prefer|want|say|believe|think|worry|fear|trust|choose|use|own|lack|lose|skip|need|fail|struggle|suffer|sleep|feel|agree|plan|expect|work|live|go|have|would|do not|don[’']t|can[’']t|cannot|are|will|never|rely|recommend)\b/u

/** Every crowd of the paragraph. */
export function findCrowds(paragraph: Paragraph): readonly RegExpExecArray[] {
  const { text } = paragraph
  if (!(paragraph.has(crowdWords) || sixFigures.test(text))) return []
  return findMatches(text, crowd).filter(isCrowd)
}

/** Whether it is about people: not 'half of the plant'. */
function isCrowd(match: RegExpExecArray): boolean {
  const { one = '', two = '' } = match.groups ?? {}
  const group = [one, two].find(isGroup)
  if (group === undefined || /[’']s?$/.test(match[0])) return false
  // A company knows its own staff.
  if (/^(?:staff|employees|staffers)$/.test(one) && !/^\d/.test(match[0])) return false
  const end = match.index + match[0].lastIndexOf(group) + group.length
  const after = match.input.slice(end, end + 60)
  // A county or a service can count hundreds of thousands of its residents or users.
  if (/^\d{3},/.test(match[0]))
    return anybody.test(group) && !isThere.test(after) && doesSomething(match, after)
  return opinion.test(after) || (/^\d/.test(match[0]) && doesSomething(match, after))
}

/** Groups too large for anybody in the release to count. */
const anybody = /^(?:people|households|adults|children|women|men|families|teens|teenagers|seniors|Americans)$/
const isThere = /^ (?:live|work|use|are|have|will|go|need|own|rely|depend) /
const isServed =
  /^ (?:get|receive|draw|buy|rent|order|take|drink|eat) (?:\p{Ll}+ ){0,3}(?:from|at|in|through) (?:the|its|this|that)(?!\p{L})/u
const comesHere =
  /^ (?:visit|attend|ride|pass|cross|come|tour|enter|stop|travel|shop|call|walk|board|watch) (?:the|its|it|there|here|to|through|by|in|at|each|every|a year)\b/

const subject =
  /(?:^|[.!?;:,] |\b(?:that|because|and|where|when|while) )(?:(?:[Ss]ome|[Aa]bout|[Nn]early|[Aa]lmost|[Rr]oughly|[Oo]ver|[Mm]ore than|[Aa]n estimated|[Aa]round|[Uu]p to) )?$/
const noVerb =
  /(?:ed|..ing|ly|wide|s)$|^(?:strong|old|abroad|online|younger|older|alike|apart|overseas|here)$/

/** Whether the people do something that nobody counts: 'sing in a choir each week'. A museum counts its own visitors. */
function doesSomething({ index, input }: RegExpExecArray, after: string): boolean {
  const verb = /^ (?<verb>\p{Ll}{3,})(?= )/u.exec(after)?.groups?.verb ?? ''
  if (
    verb === '' ||
    comesHere.test(after) ||
    isServed.test(after) ||
    isFunctionWord(verb) ||
    noVerb.test(verb)
  )
    return false
  return subject.test(input.slice(Math.max(0, index - 40), index))
}
