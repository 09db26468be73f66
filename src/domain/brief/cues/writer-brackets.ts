// A bracket at the end of a line that is not for readers: a secret of its own ("… (6 took early retirement - internal)"), or how the writer may
// use what is before it ("(checked with the vendor)", "(ok to name)"). It is cut off, so that the fact before it survives.
import { cutAt } from '#domain/brief/cut-unit.ts'
import type { SortedUnit, Unit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { findGateFailure } from './fact-gate.ts'
import { isPrivate, readScope } from './private-cues.ts'

const lastBracket = /\((?<inner>[^()]{8,160})\)[.;]?$/u
/** Less is a label, and says nothing without its bracket. */
const shortest = 12

/** "(they agreed to be named, see mail of 27 May)" is for whoever writes. */
const toWriter: readonly RegExp[] = [
  /^(?:please|pls) (?:say|write|call|use|add|put|spell|keep|don[’']t)\b|\bsee (?:my |our |the |your )?(?:e-?mail|mail|attached|attachment|deck|slides?|doc|file|thread|note)\b|\bagreed to be named\b|\b(?:approved|cleared|signed off) by\b/iu,
  // What the writer may do with it.
  /^(?:it[’']s |they[’']re |both |all |also )?(?:ok|okay|fine|cleared|allowed|happy) (?:for us )?to (?:be )?(?:use|name|say|print|quote|mention|share|include|publish)d?\b/iu,
  // What an earlier paper had: "(a slide says 421, the slide is wrong)", "(was May 5; the 12th is firm)".
  /\b(?:slides?|decks?|websites?|site|page|sheet|draft|version|form|file|flyer|poster|handout|email|brochure)\b.{0,40}\b(?:says?|said|had|has it|shows?|wrong|outdated|old)\b/iu,
  new RegExp(
    `^(?:it )?was (?:on |for )?(?:the )?(?:${monthPattern()}|${weekdayPattern()}|\\d{1,2}(?:st|nd|rd|th)\\b)`,
    'u',
  ),
  // How it was checked, and by whom.
  /^(?:(?:i|we)(?:[’']ve| have)? |just )?(?:double-?|fact-?)?checked\b/iu,
  /^(?:confirmed|verified|approved|agreed|cleared)(?: (?:with|w\/|by) (?:(?:the|our|their|my) )?(?:vendor|supplier|maker|client|customer|legal|lawyers?|counsel|finance|hr|board|owner|founder|partner|him|her|them|us|me))?(?: (?:yesterday|today|by (?:e-?mail|phone)|in writing))?$/iu,
  /\b(?:they|he|she|both|all|legal|client)(?:[’']ve|[’']s| have| has)? (?:approved|agreed|okayed|confirmed|signed off|said yes)\b/iu,
]

/**
 * What it hides is its own: spelled out after a colon with a figure or a name, or told in full before the mark. "(Do not mention the
 * investor)" is about the words before it, and keeps its whole sentence out.
 */
const ownMatter: readonly RegExp[] = [
  /^[^:]{3,40}: (?=.*(?:\d|\p{Lu}\p{Ll}))\S/u,
  /^(?=.*(?:\d|\p{Lu}\p{Ll}))(?:\S+ ){3,20}?[–—-] ?(?:strictly |all )?(?:internal|confidential|private|off the record|not for (?:print|publication|release))\W*$/iu,
]

/** "(unique in this village, believe me)": the writer's own remark, which the fact does not need. A doubt or a denial may be about the fact. */
const isRemark = (masked: string): boolean =>
  ['first person', 'reader', 'attitude'].includes(findGateFailure(masked) ?? '') && !doubted.test(masked)

const doubted =
  /\?|\b(?:not?|never|none|nobody|but|if|or|maybe|perhaps|probably|presumably|hopefully|apparently|supposedly|allegedly|seems?|think|guess|believe(?! (?:me|it))|hope|wish|sure|check\p{L}*|confirm\p{L}*|ask\p{L}*|wait\p{L}*|might|may|could|should|would|want\p{L}*|need\p{L}*|ballpark|give or take|roughly|count(?:ed|ing)?|remember|recall|was|were|meant?|actually|instead|call|mail|email|text|reach|rsvp|contact)\b|n[’']t\b|@|\d{3}/iu

/** The unit, or what is before its bracket and the bracket. */
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
