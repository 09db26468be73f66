// Runs rules over one paragraph: each sees what the one before left. No rule gets through that touches a fact.
import { compareFacts } from '#domain/facts/compare-facts.ts'
import { isSameLook, type ReleaseSpan, readSpans } from '#domain/formats/release-tree.ts'
import { type Place, type Rule, runRule } from '#server/ai/builtin/rules/rule.ts'
import { applyEdits, applyEditsToSpans, type TextEdit } from '#server/ai/builtin/text/edits.ts'

export interface Improvement {
  text: string
  reasons: { why: string; weight: number }[]
}

/** The paragraph after the rules, its looks kept. */
export function rewriteSpans(
  spans: readonly ReleaseSpan[],
  rules: readonly Rule[],
  place: Place,
): ReleaseSpan[] {
  const run = (isCareful: boolean) => {
    let current = [...spans]
    for (const rule of rules) {
      const text = readSpans(current)
      const found = runRule(rule, text, place)
      const safe = isCareful && !rule.isWish ? keepSafe(text, found, place.company) : found
      const edits = keepLooks(current, safe)
      if (edits.length > 0) current = applyEditsToSpans(current, edits)
    }
    return current
  }
  const quick = run(false)
  // Comparing facts costs more than all rules together: rule by rule only where the sum is wrong.
  const isWish = rules.some((rule) => rule.isWish)
  return !isWish && changesFacts(readSpans(spans), readSpans(quick), place.company) ? run(true) : quick
}

/** The same for plain text, with the reasons. */
export function improveText(text: string, rules: readonly Rule[], place: Place): Improvement {
  const quick = improve(text, rules, place, (_, edits) => [...edits])
  if (quick.text === text || !changesFacts(text, quick.text, place.company)) return quick
  return improve(text, rules, place, (current, edits) => keepSafe(current, edits, place.company))
}

/** The text after the rules, unguarded: for whoever compares the facts of the whole later. */
export function applyRules(text: string, rules: readonly Rule[], place: Place): string {
  return improve(text, rules, place, (_, edits) => [...edits]).text
}

function improve(
  text: string,
  rules: readonly Rule[],
  place: Place,
  select: (text: string, edits: readonly TextEdit[]) => TextEdit[],
): Improvement {
  const result: Improvement = { text, reasons: [] }
  for (const rule of rules) {
    const edits = select(result.text, runRule(rule, result.text, place))
    if (edits.length === 0) continue
    result.text = applyEdits(result.text, edits)
    for (const { why } of edits) result.reasons.push({ why, weight: rule.weight })
  }
  return result
}

/** Drops edits that would lose, add or change a fact; the company's name is known to every paragraph. */
function keepSafe(text: string, edits: readonly TextEdit[], company?: string): TextEdit[] {
  const isSafe = (some: readonly TextEdit[]) => !changesFacts(text, applyEdits(text, some), company)
  if (edits.length === 0 || isSafe(edits)) return [...edits]
  if (text.length <= longestWhole) return edits.filter((edit) => isSafe([edit]))
  return groupNear(edits).flatMap((group) => keepSafeNear(text, group, company))
}

/** A paragraph up to this length is compared as a whole for every edit; of a longer one only what is near. */
const longestWhole = 1000
const groupLength = 200
const margin = 200

/** Edits that begin within a stretch of the text, stretch by stretch. */
function groupNear(edits: readonly TextEdit[]): TextEdit[][] {
  const groups: TextEdit[][] = []
  for (const edit of edits) {
    const first = groups.at(-1)?.[0]
    if (first !== undefined && edit.from - first.from < groupLength) groups.at(-1)?.push(edit)
    else groups.push([edit])
  }
  return groups
}

/** Halves what changes a fact and keeps the halves that change none. A few tries: what is doubtful then goes. */
function keepSafeNear(text: string, edits: readonly TextEdit[], company?: string, tries = 4): TextEdit[] {
  const [first, last] = [edits[0], edits.at(-1)]
  if (first === undefined || last === undefined || tries === 0) return []
  const start = Math.max(0, first.from - margin)
  const near = text.slice(start, last.to + margin)
  const moved = edits.map((edit) => ({ ...edit, from: edit.from - start, to: edit.to - start }))
  if (!changesFacts(near, applyEdits(near, moved), company)) return [...edits]
  if (edits.length === 1) return []
  const half = edits.length >> 1
  return [edits.slice(0, half), edits.slice(half)].flatMap((part) =>
    keepSafeNear(text, part, company, tries - 1),
  )
}

/** A plain sentence that makes the company's name one for the whole text. */
export function proveName(company: string | undefined): string {
  return company === undefined ? '' : `\nThis is about ${company}.`
}

function changesFacts(before: string, after: string, company?: string): boolean {
  const known = proveName(company)
  const { lost, added, changed } = compareFacts(before + known, after + known)
  return lost.length + added.length + changed.length > 0
}

/** Those of the settled edits that flatten no looks. */
function keepLooks(spans: readonly ReleaseSpan[], edits: readonly TextEdit[]): TextEdit[] {
  let [index, start] = [0, 0]
  return edits.filter((edit) => {
    // Edits come in order: spans that end before this one are passed for good.
    while (index < spans.length && start + lengthOf(spans[index]) <= edit.from) {
      start += lengthOf(spans[index])
      index += 1
    }
    let last = index
    for (let end = start; last < spans.length && end < edit.to; last += 1) end += lengthOf(spans[last])
    return keepsLooks(
      spans.slice(index, last).filter((span) => span.text !== ''),
      edit,
    )
  })
}

function lengthOf(span: ReleaseSpan | undefined): number {
  return span?.text.length ?? 0
}

/** A long replacement over several looks would flatten them. */
function keepsLooks(touched: readonly ReleaseSpan[], edit: TextEdit): boolean {
  const [first] = touched
  if (first === undefined || touched.every((span) => isSameLook(span, first)))
    return !(first?.link && edit.to - edit.from > 0 && edit.text === '')
  return edit.text.length <= 3 && edit.to - edit.from <= 24 && touched.every(({ link }) => link === undefined)
}
