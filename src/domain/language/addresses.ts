// Web addresses, mail addresses and phone numbers.
//
//   findAddresses('Write to ann@acme.co.uk or see acme.de/jobs.')  ->  a mail and a web address with their places
import type { Claims } from './claims.ts'
import type { ReadFact } from './fact.ts'
import { findMatches } from './matches.ts'
import type { Range } from './ranges.ts'
import { isWebEnding } from './web-endings.ts'

export type Address = Range & { readonly kind: 'web' | 'mail' | 'phone'; readonly text: string }

const mailPattern = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
const webPattern =
  /(?:https?:\/\/|www\.)[^\s<>"“”)\]]+|(?<![\w@.\u00c0-\u024f-])(?:[a-z0-9\u00c0-\u024f-]{1,63}\.){1,8}(?<ending>[a-z]{2,13})(?![\w-])(?:\/[^\s<>"“”)\]]*)?/gi
/** 'a.m', 'e.g' and '3.is' are no addresses: some label has two letters. */
const label = /[a-z\u00c0-\u024f][a-z0-9\u00c0-\u024f-]*[a-z0-9\u00c0-\u024f-]\./i
const phonePattern =
  /(?<![\d$€£.,-])(?:\+\d{1,3}[ .-]?(?:\(?\d{1,4}\)?[ .-]?){2,5}\d{2,4}|(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}|(?:555-|(?<=\b(?:call|phone|tel\.?|telephone|text|dial|fax|mobile):? )[2-9]\d\d-|[2-9]\d\d-(?=0))\d{4})(?!\d|-\d)/gi

/** Folders of an address that it vouches for: no site goes deeper, and each makes an address of its own. */
const deepestVouched = 12

/** All addresses and phone numbers in reading order, without the signs of the sentence around them. */
export function findAddresses(text: string): Address[] {
  const mails = text.includes('@') ? findMatches(text, mailPattern) : []
  const found = [
    ...mails.map((match) => toAddress('mail', match)),
    ...findMatches(text, webPattern)
      .filter((match) => isAddress(text, match))
      .map((match) => toAddress('web', match)),
    ...findMatches(text, phonePattern)
      .filter(([phone]) => phone.replaceAll(/\D/g, '').length >= 7)
      .map((match) => toAddress('phone', match)),
  ]
  let end = 0
  return found
    .sort((one, other) => one.from - other.from || other.to - one.to)
    .filter((address) => {
      if (address.from < end) return false
      end = address.to
      return true
    })
}

function isAddress(text: string, { 0: written, index, groups }: RegExpExecArray): boolean {
  if (text[index + written.length] === '@') return false
  return groups?.ending === undefined || (isWebEnding(groups.ending) && label.test(written))
}

function toAddress(kind: Address['kind'], { 0: written, index }: RegExpExecArray): Address {
  const text = kind === 'phone' ? written : trimEnd(written)
  return { kind, text, from: index, to: index + text.length }
}

/** The same as facts; takes their places. */
export function readLinks(text: string, claims: Claims): ReadFact[] {
  const facts: ReadFact[] = []
  for (const { kind, text: written, from, to } of findAddresses(text)) {
    if (!claims.isFree(from, to)) continue
    claims.take(from, to)
    const [key = '', ...wider] = listKeys(kind, written)
    const factKind = kind === 'phone' ? 'number' : 'link'
    facts.push({ kind: factKind, text: written, from, to, key, needs: [key], gives: [key, ...wider] })
  }
  return facts
}

function listKeys(kind: Address['kind'], written: string): string[] {
  if (kind === 'web') return listAddresses(written)
  if (kind === 'mail') return [`mail:${written.toLowerCase()}`]
  const digits = written.replaceAll(/\D/g, '')
  return [`phone:${digits.length === 11 ? digits.replace(/^1/, '') : digits}`]
}

function trimEnd(address: string): string {
  return address.replace(/(?<![.,;:!?'’*_])[.,;:!?'’*_]+$/, '')
}

/** The address and the shorter ones it vouches for: acme.com/grill/blue, acme.com/grill, acme.com. */
function listAddresses(address: string): string[] {
  const [host = '', ...path] = address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
    .split('/')
  const root = `web:${host.toLowerCase()}`
  const whole = [root, ...path].join('/')
  const shorter = path
    .slice(0, deepestVouched)
    .map((_, depth) => [root, ...path.slice(0, depth + 1)].join('/'))
  return [...new Set([whole, ...shorter.reverse(), root])]
}
