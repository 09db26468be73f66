// Web and mail addresses and phone numbers.
import type { Claims } from './claims.ts'
import type { ReadFact } from './fact.ts'
import { findMatches } from './matches.ts'

const mailPattern = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const webPattern =
  /(?:https?:\/\/|www\.)[^\s<>"“”)\]]+|(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|co|ai|app|dev|eu|uk|de|us|ca|info|biz|news|tv|me|health|tech|shop|store|example|test)(?![\w-])(?:\/[^\s<>"“”)\]]*)?/gi
const phonePattern =
  /(?<![\d$€£.,-])(?:\+\d{1,3}[ .-]?(?:\(?\d{1,4}\)?[ .-]?){2,5}\d{2,4}|(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}|(?:555-|(?<=\b(?:call|phone|tel\.?|telephone|text|dial|fax|mobile):? )[2-9]\d\d-|[2-9]\d\d-(?=0))\d{4})(?!\d|-\d)/gi

/** Folders of an address that it vouches for: no site goes deeper, and each makes an address of its own. */
const deepestVouched = 12

/** Reads all addresses and phone numbers and takes their places. */
export function readLinks(text: string, claims: Claims): ReadFact[] {
  const facts: ReadFact[] = []
  const add = (found: string, from: number, kind: 'link' | 'number', needs: string, gives: string[]) => {
    const to = from + found.length
    if (!claims.isFree(from, to)) return
    claims.take(from, to)
    facts.push({ kind, text: found, from, to, key: needs, needs: [needs], gives })
  }
  for (const match of text.includes('@') ? findMatches(text, mailPattern) : []) {
    const mail = trimEnd(match[0])
    const key = `mail:${mail.toLowerCase()}`
    add(mail, match.index, 'link', key, [key])
  }
  for (const match of findMatches(text, webPattern)) {
    const address = trimEnd(match[0])
    const [key = '', ...wider] = listAddresses(address)
    add(address, match.index, 'link', key, [key, ...wider])
  }
  for (const match of findMatches(text, phonePattern)) {
    const digits = match[0].replaceAll(/\D/g, '')
    if (digits.length < 7) continue
    const key = `phone:${digits.length === 11 ? digits.replace(/^1/, '') : digits}`
    add(match[0], match.index, 'number', key, [key])
  }
  return facts
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
