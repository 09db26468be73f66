// The lines above the lead: release line, headline, subhead.
import { releaseLine } from '#domain/release/skeletons.ts'
import { capitalizeFirst, dropStop } from '#server/ai/builtin/text/joining.ts'
import type { Draft, Statement } from './draft.ts'
import { fitHeadline, writeHeadline } from './headline.ts'
import type { News } from './news.ts'

const subheadLongest = 130
const figure = /\d[\d,.]*/g

export function writeReleaseLine({ brief, clean }: Draft): string {
  const embargo = brief.slots.get('embargo')
  if (embargo === undefined) return releaseLine
  return `EMBARGOED UNTIL ${clean
    .piece(embargo)
    .replace(/^until /i, '')
    .toUpperCase()}`
}

/** The user's own headline, else one from the news. */
export function writeTopHeadline({ brief, clean, company }: Draft, { clause, sentence }: News): string {
  const given = brief.slots.get('headline')
  if (given !== undefined) return dropStop(clean.piece(given))
  const finding = brief.slots.get('finding')
  if (finding !== undefined)
    return fitHeadline(`${capitalizeFirst(clean.piece(finding))}, ${company} survey finds`, 110)
  const found = /^(?<who>.{3,60}?) (?:found|finds?) that (?<what>[^.]{10,})\.$/.exec(sentence)?.groups
  if (found?.what !== undefined)
    return fitHeadline(
      `${capitalizeFirst(found.what)}, ${found.who} ${/s$/.test(found.who ?? '') ? 'find' : 'finds'}`,
      110,
    )
  if (clause !== undefined) return writeHeadline(clause)
  const plain = dropStop(sentence).replace(/^(?:Starting|Beginning|On|From|As of) [^,]+(?:, \d{4})?, /, '')
  return /^\p{L}/u.test(plain) && !plain.includes('[')
    ? fitHeadline(plain)
    : `${company} [WHAT CHANGES, WITH ONE NUMBER]`
}

/** One fact the headline leaves out. */
export function writeSubhead(
  draft: Draft,
  statements: readonly Statement[],
  second: readonly string[],
  { sentence }: News,
): string {
  const results = draft.brief.type === 'research' ? draft.brief.slots.get('proof')?.split('; ')[0] : undefined
  if (results !== undefined) return capitalizeFirst(draft.clean.piece(results))
  const known = new Set(sentence.match(figure))
  const best = statements
    .filter(({ text }) => isSubhead(text) && !second.includes(text))
    .map((statement) => ({ text: statement.text, score: scoreOf(statement, known) }))
    .toSorted((one, other) => other.score - one.score)[0]
  const plain = statements.find(({ text }) => isPlainSubhead(text) && !second.includes(text))
  if (best === undefined && plain !== undefined) return capitalizeFirst(dropStop(plain.text))
  return best === undefined
    ? '[SUBHEAD WITH ONE FACT THAT THE HEADLINE LEAVES OUT]'
    : capitalizeFirst(dropStop(best.text).replace(/^The figures: /, ''))
}

/** Short, whole, with a number, and understood without the sentence before it. */
function isSubhead(text: string): boolean {
  return /\d/.test(text) && isPlainSubhead(text)
}

function isPlainSubhead(text: string): boolean {
  const needsMore =
    /^(?:It|She|He|They|Her|His|In all|Before that|The (?:deal|agreement|sample|money|date))\b/
  return text.length <= subheadLongest && !text.includes('. ') && !/[[\]]/.test(text) && !needsMore.test(text)
}

const roleScores: Readonly<Record<string, number>> = {
  traction: 3,
  problem: 3,
  how: 2,
  plan: 2,
  basis: 1,
  availability: 1,
}

function scoreOf({ text, role }: Statement, known: ReadonlySet<string>): number {
  const fresh = (text.match(figure) ?? []).filter((found) => !known.has(found)).length
  return (roleScores[role] ?? 0) + Math.min(fresh, 3) - text.length / 200
}
