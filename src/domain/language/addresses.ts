// Finds web and mail addresses, phone and fax numbers.
//
//   findAddresses('Write to ann@acme.co.uk or see acme.de/jobs.')  ->  a mail and a web address with their places

import type { Claims } from './claims.ts'
import type { ReadFact } from './fact.ts'
import { findMatches } from './matches.ts'
import { memoizeText } from './memoize-text.ts'
import { readNumberUse } from './number-labels.ts'
import { type Range, withoutOverlaps } from './ranges.ts'
import { findSpokenAddresses } from './speech/spoken-addresses.ts'

// What a web address ends in: all country domains and the common other ones.
const countries = `ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl
  cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw
  gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md
  me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py
  qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk
  us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw`
const otherEndings = `com org net edu gov mil int info biz name pro aero coop museum jobs mobi travel app dev page web site online website store shop tech
  cloud digital media news press agency studio design art blog club community company group team network systems solutions services software
  health care clinic hospital pharmacy dental fitness bank finance financial fund capital ventures insurance legal law energy solar earth
  eco green farm garden food restaurant coffee bar pub wine beer fish kitchen recipes fashion shoes jewelry beauty salon spa hotel holiday
  tours travel flights cruises taxi auto cars bike school academy university education college training institute science foundation charity
  church events live show theater film movie video music games game toys kids baby pet dog land house homes estate properties construction
  build builders engineering energy industries supply tools works world global international city london nyc paris berlin tokyo vegas miami
  xyz top vip plus one today life love social chat email link click space zone run center exchange market trade work careers expert guru
  tips guide reviews review report support help family foundation gives example test`

const [countrySet, otherSet] = [toSet(countries), toSet(otherEndings)]

function toSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}

/** Whether a name is a web address by its ending. Country endings are in lowercase, so 'end.It' only lacks a space. */
function isWebEnding(ending: string): boolean {
  return otherSet.has(ending.toLowerCase()) || countrySet.has(ending)
}

export type Address = Range & { readonly kind: 'web' | 'mail' | 'phone' | 'fax'; readonly text: string }

const mailPattern = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
const webPattern =
  /(?:https?:\/\/|www\.)[^\s<>"“”)\]]+|(?<![\w@.\u00c0-\u024f-])(?:[a-z0-9\u00c0-\u024f-]{1,63}\.){1,8}(?<ending>[a-z]{2,13})(?![\w-])(?:\/[^\s<>"“”)\]]*)?/gi
/** An address has a label of two letters or more; 'a.m', 'e.g' and '3.is' have not. */
const label = /[a-z\u00c0-\u024f][a-z0-9\u00c0-\u024f-]*[a-z0-9\u00c0-\u024f-]\./i
const phonePattern =
  /(?<![\d$€£.,-])(?:\+\d{1,3}[ .-]?(?:\(?\d{1,4}\)?[ .-]?){2,5}\d{2,4}|\(?0\d{1,5}\)?(?:[ /-]\d{2,8}){1,4}|(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}|(?:555-|(?<=\b(?:call|phone|tel\.?|telephone|text|dial|fax|mobile):? )[2-9]\d\d-|[2-9]\d\d-(?=0))\d{4})(?!\d|-\d)/gi

/** How many folders of an address are kept as addresses of their own. */
const deepestVouched = 12

/** All addresses and phone numbers in order, without punctuation of the sentence around them. */
export const findAddresses: (text: string) => readonly Address[] = memoizeText((text) => {
  const mails = text.includes('@') ? findMatches(text, mailPattern) : []
  const found = [
    ...mails.map((match) => toAddress('mail', match)),
    ...findMatches(text, webPattern)
      .filter((match) => isAddress(text, match))
      .map((match) => toAddress('web', match)),
    ...findMatches(text, phonePattern)
      .filter(([phone]) => isLongEnough(phone))
      .map((match) => toAddress(isFax(text, match) ? 'fax' : 'phone', match)),
  ]
  return withoutOverlaps(found)
})

/** Whether it has enough digits for a phone number: abroad, nine or more with a leading 0; a date has eight. */
function isLongEnough(phone: string): boolean {
  return phone.replaceAll(/\D/g, '').length >= (/^\(?0/.test(phone) ? 9 : 7)
}

function isAddress(text: string, { 0: written, index, groups }: RegExpExecArray): boolean {
  if (text[index + written.length] === '@') return false
  return groups?.ending === undefined || (isWebEnding(groups.ending) && label.test(written))
}

const isFax = (text: string, { 0: written, index }: RegExpExecArray): boolean =>
  readNumberUse(text, index, index + written.length) === 'fax'

const isNumber = (kind: Address['kind']): boolean => kind === 'phone' || kind === 'fax'

function toAddress(kind: Address['kind'], { 0: written, index }: RegExpExecArray): Address {
  const text = isNumber(kind) ? written : trimEnd(written)
  return { kind, text, from: index, to: index + text.length }
}

/** The addresses as facts; takes their places. */
export function readLinks(text: string, claims: Claims): ReadFact[] {
  const facts: ReadFact[] = []
  // A dictated address supports the same one in figures and signs.
  for (const { kind, text: address, from, to } of [...findAddresses(text), ...findSpokenAddresses(text)]) {
    if (!claims.isFree(from, to)) continue
    claims.take(from, to)
    const [key = '', ...wider] = listKeys(kind, address)
    const factKind = isNumber(kind) ? 'number' : 'link'
    const written = text.slice(from, to)
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

/** The address with the shorter ones it supports: acme.com/grill/blue, acme.com/grill, acme.com. */
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

/** Whether the text is a postal address as in a signature, which is no news. */
export const isPostalAddress = (text: string): boolean =>
  /^\d+ [^.;:]{4,80},? [A-Z]{2} \d{5}(?:-\d{4})?$/.test(text)
