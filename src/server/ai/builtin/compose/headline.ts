// A headline from the news clause: company, present-tense verb, what changed. Press rules 2.2.
import { toGerund, toThird } from '#domain/language/verbs.ts'
import type { Clause } from './clause.ts'
import { toTitleCase } from './title-case.ts'

const longest = 88
const shortest = 28
const breakPattern =
  /(?:,| and| because| which| that| who| by| on| in| at| for| with| to| from| starting| effective| after| as)(?= )/g
const dangler =
  /(?: (?:sold )?between \S+|,| (?:and|or|the|a|an|of|in|on|at|by|for|with|to|from|that|which|its|as|up|led|given|held|effective|starting|after|or|new|more|than))$/i

/** The clause as a headline of at most 88 characters. */
export function writeHeadline(clause: Clause): string {
  const rest = shortenRest(clause.rest)
  const head = `${clause.subject.replace(/^[Tt]he /, '')} ${headlineVerb(clause)}`
  return fitHeadline(`${head} ${rest}`.trim(), longest, head.length)
}

/** Will sell: to sell. Sold, has sold, is selling: sells. Two subjects: sell. */
function headlineVerb({ verb, tense, subject, rest }: Clause): string {
  if (tense === 'future') return `to ${verb}`
  // 'Closing Plant and Laying Off 300': what follows keeps its form.
  if (tense === 'progressive' && /(?:,| and| or) \p{Ll}+ing\b/u.test(rest)) return toGerund(verb)
  return / and (?:the )?(?=\p{Lu})/u.test(subject) && !subject.includes('&') ? verb : toThird(verb)
}

/** Appositions, asides, articles and gaps go first. */
function shortenRest(rest: string): string {
  return rest
    .replace(/,([”"]?) (?:an?|the|which|who) [^,]{3,90},(?= )/, '$1')
    .replaceAll(/ \([^()]*\)/g, '')
    .replace(/,? effective .*$/, '')
    .replace(/,? (?:on |by |at |in )?\[.*$/, '')
    .replace(/^(?:its|their|our) /, '')
    .replaceAll(/(?<=^| )(?:the|a|an) (?!(?:year|month|week|day|night|share|person|piece)\b)(?=\S)/g, '')
    .replaceAll(/,([”"]) /g, '$1 ')
    .trim()
}

/** The text in title case, cut at the last phrase that still fits. */
export function fitHeadline(given: string, most = longest, head = 0): string {
  // The A of a Series A is no article, and is never left behind.
  const text = given.replaceAll(/\bSeries (?=[A-H]\b)/g, 'Series\u00a0')
  if (text.length <= most) return finish(text)
  const breaks = Array.from(text.matchAll(breakPattern), ({ index }) => index)
  const last = breaks.findLast((at) => at <= most && at > Math.max(head + 8, shortest))
  // A word longer than a headline has no place to be cut at.
  const end = last ?? text.lastIndexOf(' ', most)
  return finish(text.slice(0, end < 0 ? most : end))
}

/** One after the other, and none longer than a headline is. */
function dropDanglers(text: string): string {
  let rest = text
  for (;;) {
    const from = Math.max(0, rest.length - longest)
    const found = dangler.exec(rest.slice(from))
    if (found === null) return rest
    rest = rest.slice(0, from + found.index)
  }
}

/** A quotation that was cut has no end, so it gets no beginning. */
function dropOpenQuote(text: string): string {
  const open = text.indexOf('“', text.lastIndexOf('”') + 1)
  return open < 0 ? text : text.slice(0, open) + text.slice(open + 1)
}

/** No word left hanging, and 'p.m.' with the stop that ends its sentence too. */
function finish(text: string): string {
  return toTitleCase(
    dropOpenQuote(dropDanglers(text))
      .replaceAll('\u00a0', ' ')
      .replace(/(?<=\b[ap]\.m)$/, '.'),
  )
}
