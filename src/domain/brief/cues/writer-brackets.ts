// Cuts off a bracket at the end of a line that is not for readers: a secret ("… (6 took early retirement - internal)") or a note to the writer
// ("(checked with the vendor)", "(ok to name)"). The fact before it remains.
import { cutAt } from '#domain/brief/cut-unit.ts'
import type { SortedUnit, Unit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { findGateFailure } from './fact-gate.ts'
import { isPrivate, readScope } from './private-cues.ts'

const lastBracket = /\((?<inner>[^()]{8,160})\)[.;]?$/u
/** With fewer letters before the bracket, the line is a label and needs it. */
const shortest = 12

/** Notes to the writer: "(they agreed to be named, see mail of 27 May)". */
const toWriter: readonly RegExp[] = [
  /^(?:please|pls) (?:say|write|call|use|add|put|spell|keep|don[’']t)\b|\bsee (?:my |our |the |your )?(?:e-?mail|mail|attached|attachment|deck|slides?|doc|file|thread|note)\b|\bagreed to be named\b|\b(?:approved|cleared|signed off) by\b/iu,
  // What the writer may do with the line.
  /^(?:it[’']s |they[’']re |both |all |also )?(?:ok|okay|fine|cleared|allowed|happy) (?:for us )?to (?:be )?(?:use|name|say|print|quote|mention|share|include|publish)d?\b/iu,
  // What an earlier document said: "(a slide says 421, the slide is wrong)", "(was May 5; the 12th is firm)".
  /\b(?:slides?|decks?|websites?|site|page|sheet|draft|version|form|file|flyer|poster|handout|email|brochure)\b.{0,40}\b(?:says?|said|had|has it|shows?|wrong|outdated|old)\b/iu,
  new RegExp(
    `^(?:it )?was (?:on |for )?(?:the )?(?:${monthPattern()}|${weekdayPattern()}|\\d{1,2}(?:st|nd|rd|th)\\b)`,
    'u',
  ),
  // How the line was checked, and by whom.
  /^(?:(?:i|we)(?:[’']ve| have)? |just )?(?:double-?|fact-?)?checked\b/iu,
  /^(?:confirmed|verified|approved|agreed|cleared)(?: (?:with|w\/|by) (?:(?:the|our|their|my) )?(?:vendor|supplier|maker|client|customer|legal|lawyers?|counsel|finance|hr|board|owner|founder|partner|him|her|them|us|me))?(?: (?:yesterday|today|by (?:e-?mail|phone)|in writing))?$/iu,
  /\b(?:they|he|she|both|all|legal|client)(?:[’']ve|[’']s| have| has)? (?:approved|agreed|okayed|confirmed|signed off|said yes)\b/iu,
]

/**
 * Secrets that are told inside the bracket: after a colon with a figure or a name, or in full before the mark. A bracket such as "(Do not mention
 * the investor)" is about the words before it, and keeps the whole sentence out.
 */
const ownMatter: readonly RegExp[] = [
  /^[^:]{3,40}: (?=.*(?:\d|\p{Lu}\p{Ll}))\S/u,
  /^(?=.*(?:\d|\p{Lu}\p{Ll}))(?:\S+ ){3,20}?[–—-] ?(?:strictly |all )?(?:internal|confidential|private|off the record|not for (?:print|publication|release))\W*$/iu,
]

/** Whether the bracket is a remark the fact does not need ("(unique in this village, believe me)"), and no doubt or denial. */
const isRemark = (masked: string): boolean =>
  ['first person', 'reader', 'attitude'].includes(findGateFailure(masked) ?? '') && !doubted.test(masked)

const doubted =
  /\?|\b(?:not?|never|none|nobody|but|if|or|maybe|perhaps|probably|presumably|hopefully|apparently|supposedly|allegedly|seems?|think|guess|believe(?! (?:me|it))|hope|wish|sure|check\p{L}*|confirm\p{L}*|ask\p{L}*|wait\p{L}*|might|may|could|should|would|want\p{L}*|need\p{L}*|ballpark|give or take|roughly|count(?:ed|ing)?|remember|recall|was|were|meant?|actually|instead|call|mail|email|text|reach|rsvp|contact)\b|n[’']t\b|@|\d{3}/iu

/** The unit; or, if its bracket is for the writer, the text before the bracket and the bracket. */
export function cutBracket(unit: Unit): [Unit, SortedUnit?] {
  const kind = readBracket(unit)
  if (kind === undefined) return [unit]
  const [told = unit, aside] = cutAt(unit, unit.text.search(lastBracket))
  return aside === undefined ? [unit] : [told, { ...aside, kind, isAside: true }]
}

function readBracket({ text, isHeading }: Unit): 'instruction' | 'private' | undefined {
  const bracket = isHeading ? null : lastBracket.exec(text)
  const inner = bracket?.groups?.inner
  if (bracket === null || inner === undefined || bracket.index < shortest) return undefined
  if (isPrivate(maskUnit(text.slice(0, bracket.index)))) return undefined
  const masked = maskUnit(inner)
  if (isPrivate(masked))
    return readScope(masked) === 'own' && ownMatter.some((form) => form.test(inner)) ? 'private' : undefined
  return isRemark(masked) || toWriter.some((form) => form.test(inner)) ? 'instruction' : undefined
}
