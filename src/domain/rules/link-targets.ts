// Where links and plain addresses lead: they must use https, be the public site, and have no tracking codes. FAC-07.

import { findAll } from './paragraph-matches.ts'
import type { Link } from './release/block.ts'
import type { Paragraph } from './release/paragraph.ts'
import { signs } from './release/signs.ts'
import type { RuleMatch } from './rule.ts'

const address =
  /(?<![\w/.@-])(?:https?:\/\/|www\.|(?:bit\.ly|t\.co|goo\.gl|tinyurl\.com|ow\.ly|is\.gd|buff\.ly)\/)[^\s<>"“”)\]]+/gi
const endStop = /(?<![.,;:!?])[.,;:!?]+$/
const tracking = /[?&](?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|msclkid)=/i
const trackingPart = /^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|msclkid)=/i
/** Hosts of sites under construction. */
const unpublished =
  /^(?:https?:\/\/)?(?:(?:[\w-]+\.)?(?:staging|stage|dev|test|preview|uat|qa|sandbox|local)[\w-]*\.[\w.-]+|localhost\b|127\.|192\.168\.)/i
const shortener = /^(?:https?:\/\/)?(?:bit\.ly|t\.co|goo\.gl|tinyurl\.com|ow\.ly|is\.gd|buff\.ly)\//i

/** What is wrong with the links of a paragraph and the addresses in its text. */
export function checkLinks(paragraph: Paragraph): RuleMatch[] {
  return [...findPoorLinks(paragraph), ...findPoorAddresses(paragraph)]
}

function findPoorLinks({ block }: Paragraph): RuleMatch[] {
  return (block.links ?? []).flatMap((link) => {
    const message = describeProblem(link.href)
    return message === undefined ? [] : [{ from: link.from, to: link.to, message }]
  })
}

/** A link whose text is its address is checked once. */
function findPoorAddresses(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.hasSign(signs.slash) && !paragraph.text.includes('www.')) return []
  const links = paragraph.block.links ?? []
  return findAll(paragraph, address).flatMap(({ 0: found, index }) => {
    const written = found.replace(endStop, '')
    const message = describeProblem(written)
    if (message === undefined || links.some((link) => isInside(index, link))) return []
    const fix = fixAddress(written)
    const ruleMatch = { from: index, to: index + written.length, message }
    return [fix === written ? ruleMatch : { ...ruleMatch, fix }]
  })
}

function isInside(at: number, { from, to }: Link): boolean {
  return at >= from && at < to
}

function describeProblem(href: string): string | undefined {
  if (tracking.test(href)) return 'Remove the tracking codes from the link'
  if (shortener.test(href)) return 'Use the full address instead of a shortened one'
  if (unpublished.test(href)) return 'This link doesn’t go to the public site'
  return /^http:/i.test(href) ? 'Use the secure address (https)' : undefined
}

function fixAddress(written: string): string {
  if (shortener.test(written)) return written
  const [start = '', query] = written.replace(/^http:/i, 'https:').split('?')
  const kept = (query ?? '').split('&').filter((part) => part !== '' && !trackingPart.test(part))
  return kept.length === 0 ? start : `${start}?${kept.join('&')}`
}
