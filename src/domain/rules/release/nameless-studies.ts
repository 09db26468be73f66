// Studies and experts without a name: 'studies show', 'experts say'. A part of FAC-04.

import { findMatches } from '#domain/language/matches.ts'
import { toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import type { ReleaseMatch, RuleMatch } from '#domain/rules/rule.ts'
import type { Paragraph } from './paragraph.ts'
import { Trigger } from './triggers.ts'

const studyWords = new Trigger(
  /^(?:studies|research|experts|science|surveys|statistics|analysts|doctors|scientists|economists|insiders|forecasters)$/,
)
/** A study without a name. */
const namelessStudy =
  /\b(?:[Ss]tudies|[Rr]esearch|[Ee]xperts|[Ss]cience|[Ss]urveys|[Ss]tatistics|[Aa]nalysts|[Dd]octors|[Ss]cientists|[Ee]conomists|[Ii]nsiders|[Ff]orecasters)(?: have| now| widely| also)? (?:shows?|shown|suggests?|say|says|agree|proves?|finds?|found|confirms?|predicts?|expects?|estimates?|warns?|believe|forecasts?|projects?|indicates?|recommend)\b/gu

export function findNamelessStudies(paragraph: Paragraph): RuleMatch[] {
  return (paragraph.has(studyWords) ? findMatches(paragraph.text, namelessStudy) : [])
    .filter(({ index }) => !paragraph.isQuoted(index) && !namesStudy(paragraph, index))
    .map((match) => toRuleMatch(match, undefined, askForName(match[0])))
}

/** The message for 'studies show', which asks for a name instead of a source. */
function askForName(found: string): string {
  const [who = ''] = found.toLowerCase().split(' ')
  return /^(?:studies|research|science|surveys|statistics)$/.test(who) ? 'Name the study' : `Name the ${who}`
}

/** Whether a name or a link tells which study it is: 'studies show, according to the CDC'. */
function namesStudy({ block, sentences }: Paragraph, at: number): boolean {
  const own = sentences.find(({ from, to }) => at >= from && at < to)
  if (own === undefined) return false
  const isLinked = block.links?.some(({ from, to }) => from >= own.from && to <= own.to) ?? false
  return isLinked || /\baccording to\b|\b(?:by|from|at|of) (?:the )?\p{Lu}/u.test(own.text)
}

/** Whether the finding is about other studies than the release's own. */
export function isOtherStudy({ part, from = 0, message }: ReleaseMatch): boolean {
  const { text = '' } = part?.paragraph ?? {}
  const isSeveral = /^(?:studies|surveys|experts|analysts|scientists|doctors|economists|insiders)/i.test(
    text.slice(from, from + 12),
  )
  const isTheirs = /\b(?:the|these|those|both|its|our|their|all) $/i.test(
    text.slice(Math.max(0, from - 8), from),
  )
  return message !== undefined && isSeveral && !isTheirs
}
