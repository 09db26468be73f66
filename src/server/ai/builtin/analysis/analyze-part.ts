// Suggests a better version of each sentence that the newsroom check finds fault with: rewritten by its rules, or with a blank where only the
// writer knows the answer. Two grammar engines add corrections of kinds they get right.
import { applyAllRules } from '#domain/check/apply-rules.ts'
import { Checker } from '#domain/check/checker.ts'
import { familyOf, labelFamily } from '#domain/check/families.ts'
import type { Finding } from '#domain/check/finding.ts'
import { applyEdits, changesFacts, keepsWords, keepWhole, type RuleEdit } from '#domain/check/safe-edits.ts'
import { findProtected, findUntouchable, isFree } from '#domain/language/protected.ts'
import { withoutOverlaps } from '#domain/language/ranges.ts'
import { type Sentence, splitSentences } from '#domain/language/sentences.ts'
import { adviceFor, askFor } from '#domain/rules/asks.ts'
import { rulesOfPreset } from '#domain/rules/presets.ts'
import { defaultSettings, type StyleProfile } from '#domain/rules/release/settings.ts'
import type { Speaker } from '#domain/rules/release/speaker.ts'
import type { Severity } from '#domain/rules/rule.ts'
import { findRule } from '#domain/rules/rulebook.ts'
import type { GrammarFinding } from './finding.ts'
import { checkWithHarper } from './harper.ts'
import type { Part, Passage } from './parts.ts'
import { checkWithRetext } from './retext.ts'

export interface RankedSuggestion {
  original: string
  improved: string
  why: string
  /** As the newsroom check names it: the headline's own, else the family of the most serious rule. */
  category: string
  /** The most serious are shown first. */
  weight: number
}

/** Rules that rewrite text, and the fixes that a person accepts one by one. */
const applicable = rulesOfPreset()
const weights: Readonly<Record<Severity, number>> = { error: 12, warning: 8, hint: 3 }
const grammarWeight = 10
const prose = /^(?:lead|body|boilerplate)$/

/** What could be better in one part. */
export async function analyzePart({ passages, speaker, profile, today }: Part): Promise<RankedSuggestion[]> {
  const blocks = passages.map(({ block }) => block)
  const roles = passages.map(({ role }) => role)
  const { findings } = new Checker().check(blocks, { ...defaultSettings(today), profile }, [], roles)
  const grammar = await readGrammar(passages)
  return passages.flatMap(({ block, role }, index) => {
    const own = findings.filter(({ place }) => place?.block === index)
    return splitSentences(block.text).flatMap((sentence) => {
      const slips = (grammar.get(index) ?? []).filter((slip) => isWithin(slip, sentence))
      const suggestion = improve(sentence, { role, findings: own, slips, speaker, profile })
      return suggestion === undefined ? [] : [suggestion]
    })
  })
}

/** The grammar mistakes, by passage. */
async function readGrammar(passages: readonly Passage[]): Promise<Map<number, GrammarFinding[]>> {
  const starts: { index: number; from: number; to: number }[] = []
  let text = ''
  for (const [index, { block, role }] of passages.entries()) {
    if (!prose.test(role)) continue
    starts.push({ index, from: text.length, to: text.length + block.text.length })
    text += `${block.text}\n\n`
  }
  const all = [...(await checkWithHarper(text)), ...(await checkWithRetext(text))]
  return new Map(
    starts.map(({ index, from, to }) => [
      index,
      all
        .filter((slip) => slip.from >= from && slip.to <= to)
        .map((slip) => ({ ...slip, from: slip.from - from, to: slip.to - from })),
    ]),
  )
}

interface Given {
  role: Passage['role']
  findings: readonly Finding[]
  slips: readonly GrammarFinding[]
  speaker: Speaker
  profile: StyleProfile
}

function isWithin({ from, to }: { from: number; to: number }, sentence: Sentence): boolean {
  return from >= sentence.from && to <= sentence.to
}

/** The improved sentence: first the grammar, then the rules' rewrites, then what the rules ask for. */
function improve(
  sentence: Sentence,
  { role, findings, slips, speaker, profile }: Given,
): RankedSuggestion | undefined {
  const fired = findings.filter(
    ({ place }) => place !== undefined && place.from < sentence.to && place.to > sentence.from,
  )
  // A sentence to be deleted is not improved.
  if (fired.some(({ rule }) => toDelete.has(rule))) return undefined
  const { text: original } = sentence
  const corrected = correct(original, slips, sentence.from)
  const rules = new Set(fired.map(({ rule }) => rule).filter((rule) => applicable.has(rule)))
  const applied = applyAllRules([{ type: 'paragraph', text: corrected.text }], {
    rules,
    speaker,
    profile,
    roles: [role],
  })
  const ruled = applied.blocks[0]?.text ?? corrected.text
  const done = new Set(applied.edits.map(({ rule }) => rule))
  const left = listFixes(
    fired.filter(({ rule }) => !done.has(rule)),
    sentence.from,
  )
  const asked =
    ruled === original
      ? resolve(original, fired, sentence.from)
      : takeFixes(ruled, moveFixes(ruled, original, left))
  if (asked.text === original || asked.text.trim() === '') return undefined
  const behind = new Set([...done, ...asked.rules])
  return {
    original,
    improved: asked.text.trim(),
    why: explain(behind, preferChanged(fired, sentence, asked.text), corrected.reasons),
    category: role === 'headline' ? labelFamily('headline', profile) : categorize(behind, fired, profile),
    weight: weigh(behind, fired, corrected.reasons.length > 0),
  }
}

function correct(
  original: string,
  slips: readonly GrammarFinding[],
  start: number,
): { text: string; reasons: string[] } {
  const fixed = findProtected(original)
  const edits = withoutOverlaps(
    slips.map((slip) => ({ ...slip, from: slip.from - start, to: slip.to - start })),
  ).filter((edit) => isFree(fixed, edit.from, edit.to) && keepsWords(original, edit))
  const text = applyEdits(original, edits)
  if (edits.length === 0 || changesFacts(original, text)) return { text: original, reasons: [] }
  return { text, reasons: edits.map(({ why }) => why) }
}

/** Applies what no rewrite could do: the fix that the check offers, else a blank. */
function resolve(
  original: string,
  fired: readonly Finding[],
  start: number,
): { text: string; rules: string[] } {
  const fixed = takeFixes(original, listFixes(fired, start))
  return fixed.text === original ? ask(original, fired, start) : fixed
}

/** The edits that the findings offer, counted from the start of the sentence. */
function listFixes(fired: readonly Finding[], start: number): RuleEdit[] {
  return fired.flatMap(({ rule, fix }) =>
    fix === undefined || !('edits' in fix)
      ? []
      : fix.edits.map((edit) => ({ ...edit, from: edit.from - start, to: edit.to - start, rule })),
  )
}

const contextLength = 12

/** The edits moved to the rewritten sentence, each once, and only where the words around them are unchanged. */
function moveFixes(ruled: string, original: string, edits: readonly RuleEdit[]): RuleEdit[] {
  return edits.flatMap((edit) => {
    const start = Math.max(0, edit.from - contextLength)
    const words = edit.from < 0 ? '' : original.slice(start, edit.to + contextLength)
    const at = words === '' ? -1 : ruled.indexOf(words)
    if (at === -1 || ruled.includes(words, at + 1)) return []
    const from = at + edit.from - start
    return [{ ...edit, from, to: from + edit.to - edit.from }]
  })
}

function takeFixes(text: string, edits: readonly RuleEdit[]): { text: string; rules: string[] } {
  const quoted = findUntouchable(text)
  const own = withoutOverlaps(edits).filter(
    (edit) =>
      edit.from >= 0 &&
      edit.to <= text.length &&
      isFree(quoted, edit.from, edit.to) &&
      (aboutFacts.has(edit.rule) || !changesFacts(text, applyEdits(text, [edit]))),
  )
  return { text: applyEdits(text, own), rules: own.map(({ rule }) => rule) }
}

/** Rules whose fix changes a fact: a name given in full before, two spellings of one, 'tomorrow', '2,5'. */
const aboutFacts: ReadonlySet<string> = new Set(['NAM-01', 'NAM-06', 'DTE-06', 'DAT-01', 'TON-03', 'NUM-05'])

/** The sentence with blanks, used only where nothing else could be done. */
function ask(original: string, fired: readonly Finding[], start: number): { text: string; rules: string[] } {
  for (const { rule, place } of fired) {
    if (place === undefined) continue
    const [from, to] = [Math.max(0, place.from - start), Math.min(original.length, place.to - start)]
    const asked = askFor(rule, original, from, to).map((edit) => ({ ...edit, rule }))
    // Blanks change nobody's words; all other protected text is left as it is.
    const edits = rule === 'STR-16' ? asked : keepWhole(original, asked)
    if (edits.length > 0) return { text: applyEdits(original, edits), rules: [rule] }
  }
  return { text: original, rules: [] }
}

/** Rules about text that has to be deleted: answers of an AI and notes to the writer. */
const toDelete: ReadonlySet<string> = new Set(['STR-19', 'LEG-09'])

/** The findings, those whose words were changed first, so that each rule is explained by the change that was made. */
function preferChanged(fired: readonly Finding[], sentence: Sentence, improved: string): readonly Finding[] {
  const isLeft = ({ place }: Finding) =>
    place !== undefined &&
    improved.includes(sentence.text.slice(Math.max(0, place.from - sentence.from), place.to - sentence.from))
  return fired.toSorted((one, other) => Number(isLeft(one)) - Number(isLeft(other)))
}

const reasonsMost = 3

function explain(rules: ReadonlySet<string>, fired: readonly Finding[], slips: readonly string[]): string {
  const reasons = [...rules].map((id) => {
    const known = fired.find(({ rule }) => rule === id)
    const message = known?.message ?? findRule(id)?.title ?? ''
    const reason = known?.reason ?? findRule(id)?.reason ?? ''
    // A period inside the quotation marks would be taken for part of the wording.
    const why = isForm.test(message) ? `${message}: ${reason}` : `${endSentence(message)} ${reason}`.trim()
    return adviceFor[id] === undefined ? why : `${why} ${adviceFor[id]}`
  })
  return [...new Set([...slips, ...reasons])].slice(0, reasonsMost).join(' ')
}

/** 'Write “Nov. 26”'. */
const isForm = /^Write “[^”]+”$/

/** The text with a period, inside closing quotation marks. */
function endSentence(message: string): string {
  if (/[.?!]["”]?$/.test(message)) return message
  return message.endsWith('”') ? `${message.slice(0, -1)}.”` : `${message}.`
}

/** Slips of grammar are matters of style. */
function categorize(rules: ReadonlySet<string>, fired: readonly Finding[], profile: StyleProfile): string {
  const [worst] = fired
    .filter(({ rule }) => rules.has(rule))
    .toSorted((one, other) => weights[other.severity] - weights[one.severity])
  const [rule] = worst === undefined ? rules : [worst.rule]
  return labelFamily(rule === undefined ? 'style' : familyOf(rule), profile)
}

function weigh(rules: ReadonlySet<string>, fired: readonly Finding[], hasSlip: boolean): number {
  const own = fired.filter(({ rule }) => rules.has(rule)).map(({ severity }) => weights[severity])
  return Math.max(0, hasSlip ? grammarWeight : 0, ...own) + Math.min(own.length, 5) * 0.1
}
