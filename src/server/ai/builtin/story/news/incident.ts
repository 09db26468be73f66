// Reads what happened in a crisis, if no sentence tells it in full: a recall, a discovery, a leak.
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import { type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { dropStop, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { dayPattern } from './days.ts'
import type { Found, NewsLine } from './read-news.ts'

export function readIncident(lines: readonly NewsLine[], story: Story): Found[] {
  return readRecall(lines, story) ?? readDiscovery(lines) ?? readHazard(lines) ?? []
}

const mostWords = 26
/** Labels of a recall form for the product. */
const recalledLabel =
  /^(?:(?:affected |recalled )?(?:products?|items?)(?: (?:name|recalled|affected))?|what is (?:being )?recalled)$/iu
const calledBack = /\bcall(?:s|ing)? back (?<thing>(?:the|its|our|all|an?|one|two|\d) ?.+)$/u

/** A recall noted without a verb: "Acme Foods, voluntary recall, its oat bars", "Recall: its oat bars". */
const notedRecall =
  /^(?<who>\p{Lu}[^,:;]{1,60}[,:] )?(?:(?:an?|the) )?(?:(?:voluntary|nationwide|urgent|product|class (?:I{1,3}|[123])) )*recall(?: of|[,:]) (?<thing>\p{L}.+)$/iu

/** The recalled product: from a sentence ("We, Acme in Bath, call back the seat"), or from a line that only names it. */
function readRecall(lines: readonly NewsLine[], { source, company }: Story): Found[] | undefined {
  for (const { text, unit } of lines) {
    const value = shapeThing(calledBack.exec(text)?.groups?.thing ?? findNoted(text, company))
    if (value !== undefined) return [{ slot: 'recalled', value, unit }]
  }
  const product = findNamed(lines, source)
  if (product !== undefined) return withReason(product, lines)
  const isTold = lines.some(({ text }) => /\brecall/iu.test(text))
  const [top] = lines.toSorted((one, other) => other.news - one.news)
  const name = shortName(company)
  if (isTold || top === undefined || name === undefined || !/\brecalls?\b/iu.test(source)) return undefined
  const bare = / (?:from|by) /u.test(top.text) ? top.text.split(/ (?:from|by) (?=\p{Lu})/u) : []
  const [thing = '', behind = ''] = bare
  if (!behind.startsWith(name) || findVerb(thing) !== undefined) return undefined
  const value = shapeThing(lowerFirst(thing))
  return value === undefined ? undefined : [{ slot: 'recalled', value, unit: top.unit }]
}

/** The product in the company's own note. */
function findNoted(text: string, company: string | undefined): string | undefined {
  const { who = '', thing } = notedRecall.exec(text)?.groups ?? {}
  return who === '' || who.startsWith(shortName(company) ?? ' ') ? thing : undefined
}

const quantityLabel = /^(?:quantity|amount|number of units|units(?: affected)?|how many)$/iu
const reasonLabel = /^(?:problem|issue|hazard|defect|danger|risk|why|reason|what is wrong)$/iu

/** The product with its quantity and defect, if the form of a recall gives them. */
function withReason(product: Found, lines: readonly NewsLine[]): Found[] {
  const counted = lines.find(
    ({ label = '', text }) => quantityLabel.test(label.trim()) && /^\d[\d,.]* \p{Ll}+s$/u.test(text),
  )
  const value = counted === undefined ? product.value : `${counted.text} of ${product.value}`
  const fault = lines.find(
    ({ label = '', text }) => reasonLabel.test(label.trim()) && /^(?:may|might|can|could) \p{Ll}/u.test(text),
  )
  const words = dropStop(fault?.text.split('; ')[0] ?? '')
  const it = counted !== undefined || /[^s]s$/u.test(product.value.split(',')[0] ?? '') ? 'they' : 'it'
  return [
    { ...product, value },
    ...(fault === undefined || !isClean(`It ${words}`)
      ? []
      : [{ slot: 'danger', value: `${it} ${words}`, unit: fault.unit } as const]),
  ]
}

function findNamed(lines: readonly NewsLine[], source: string): Found | undefined {
  if (!/\brecall/iu.test(source)) return undefined
  const named = lines.find(({ label = '' }) => recalledLabel.test(label))
  const value = shapeThing(named?.text)
  return named === undefined || value === undefined
    ? undefined
    : { slot: 'recalled', value, unit: named.unit }
}

function shapeThing(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const thing = dropStop(given.replace(/ because .*$/u, '')).replace(/^our /u, 'its ')
  return thing.split(' ').length > mostWords || !isClean(thing) || /[;:]/u.test(thing) ? undefined : thing
}

const discovered = new RegExp(
  `^(?:(?:[Oo]n (?<day>${dayPattern}),? )|[^;:]{0,60}, )?(?:the |its |an? )?(?:company’s |\\p{Ll}+ )?(?:IT|IT team|IT department|staff|security team|engineers|employees|technicians|operators) (?<verb>noticed|found|discovered|detected) (?<what>(?:an? |the )?(?:unauthori[sz]ed|attack|intru|breach|malware|ransomware|leak|suspicious|cyber)[^.;:]{4,120})$`,
  'u',
)

/** What the company's people found: "On July 3 IT team noticed unauthorized access to the server". */
function readDiscovery(lines: readonly NewsLine[]): Found[] | undefined {
  for (const { text, unit } of lines) {
    const { day, what } = discovered.exec(text)?.groups ?? {}
    if (what === undefined || !isClean(what)) continue
    return [
      { slot: 'discovered', value: what, unit },
      ...(day === undefined ? [] : [{ slot: 'when' as const, value: day.replace(/,$/, ''), unit }]),
    ]
  }
  return undefined
}

const hazard =
  /^(?<what>(?:chlorine|carbon monoxide|ammonia|natural gas|gas|smoke|E\. coli|listeria|legionella|asbestos|salmonella)\b[^,;.:]{0,40} (?:in|at|on) the [^,;.:]{3,50})(?=[,.]|$)/iu

/** A hazard with its place: "Chlorine gas in the plant room, spread to poolside". */
function readHazard(lines: readonly NewsLine[]): Found[] | undefined {
  for (const { text, unit, label } of lines) {
    const what = label === undefined ? hazard.exec(text)?.groups?.what : undefined
    if (what === undefined || findVerb(what) !== undefined || !isClean(what)) continue
    return [{ slot: 'hazard', value: /^E\. /u.test(what) ? what : lowerFirst(what), unit }]
  }
  return undefined
}
