// Studies and experts that nobody can look up: 'studies show', 'experts say'. A part of FAC-04.

import { findMatches } from '#domain/language/matches.ts'
import { toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import type { ReleaseMatch, RuleMatch } from '#domain/rules/rule.ts'
import type { Paragraph } from './paragraph.ts'
import { Trigger } from './triggers.ts'

const studyWords = new Trigger(
  /^(?:studies|research|experts|science|surveys|statistics|analysts|doctors|scientists|economists|insiders|forecasters)$/,
)
/** A study nobody can look up. */
const namelessStudy =
  /\b(?:[Ss]tudies|[Rr]esearch|[Ee]xperts|[Ss]cience|[Ss]urveys|[Ss]tatistics|[Aa]nalysts|[Dd]octors|[Ss]cientists|[Ee]conomists|[Ii]nsiders|[Ff]orecasters)(?: have| now| widely| also)? (?:shows?|shown|suggests?|say|says|agree|proves?|finds?|found|confirms?|predicts?|expects?|estimates?|warns?|believe|forecasts?|projects?|indicates?|recommend)\b/gu

export function findNamelessStudies(paragraph: Paragraph): RuleMatch[] {
  return (paragraph.has(studyWords) ? findMatches(paragraph.text, namelessStudy) : [])
    .filter(({ index }) => !paragraph.isQuoted(index) && !namesStudy(paragraph, index))
    .map((match) => toRuleMatch(match, undefined, askForName(match[0])))
}

/** 'Studies show' gives no figure to source: the study or the experts want a name. */
function askForName(found: string): string {
  const [who = ''] = found.toLowerCase().split(' ')
  return /^(?:studies|research|science|surveys|statistics)$/.test(who) ? 'Name the study' : `Name the ${who}`
}

/** 'studies show, according to the CDC': a name or a link makes the study one to look up. */
function namesStudy({ block, sentences }: Paragraph, at: number): boolean {
  const own = sentences.find(({ from, to }) => at >= from && at < to)
  if (own === undefined) return false
  const isLinked = block.links?.some(({ from, to }) => from >= own.from && to <= own.to) ?? false
  return isLinked || /\baccording to\b|\b(?:by|from|at|of) (?:the )?\p{Lu}/u.test(own.text)
}

/** 'studies show', 'experts say': others than the study the release is about. */
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
