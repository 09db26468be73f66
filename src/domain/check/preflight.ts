// The preflight: serious issues of a release that is about to be exported or sent. It reads the text itself, so that no check setting and
// no ignored issue hides any of them. Everything else is left to the newsroom check.
import type { EmbargoEnd } from '#domain/document/embargo-end.ts'
import { writeEmbargoEnd } from '#domain/document/write-embargo.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import type { ReviewerDraft } from '#domain/review/review.ts'
import type { MissingApproval } from '#domain/review/sign-off.ts'
import { readBlanks } from '#domain/rules/release/blanks.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { Paragraph } from '#domain/rules/release/paragraph.ts'
import { defaultSettings, type ForbiddenWord, type StyleProfile } from '#domain/rules/release/settings.ts'
import { allRules } from '#domain/rules/rulebook.ts'
import { Checker } from './checker.ts'
import type { Finding } from './finding.ts'

const preflightKinds = ['private', 'embargo', 'blank', 'quote', 'fact', 'approval'] as const
export type PreflightKind = (typeof preflightKinds)[number]

export interface Place {
  block: number
  from: number
  to: number
}

export interface PreflightIssue {
  kind: PreflightKind
  /** The text it is about; '' for the whole release. */
  text: string
  message: string
  place?: Place
  /** How often the release says it, where that is more than once; the place is the first. */
  count?: number
  /** Index of the given mark it is about: an unapproved quote or an unconfirmed fact. */
  mark?: number
  /** What would settle it: a replacement, or a line before a block. */
  fix?: { label: string; place: Place; text: string } | { label: string; before: number; text: string }
  /** Who can give the approval that is missing. */
  ask?: ReviewerDraft
}

/** A quote that its speaker has not approved, or a fact that nobody has confirmed. */
export interface OpenMark {
  kind: 'quote' | 'fact'
  text: string
}

export interface OutgoingRelease {
  blocks: readonly Block[]
  marks: readonly OpenMark[]
  /** Names and figures that this document must not say. */
  neverSay: readonly string[]
  /** What its client doesn't want said. */
  clientWords?: readonly ForbiddenWord[] | undefined
  /** The embargo's end, as the notes or the document say it. */
  embargo: string | null
  /** The same from the document's details: the release line has to name this moment. */
  embargoEnd?: EmbargoEnd | undefined
  profile?: StyleProfile | undefined
  /** The writer's calendar day. */
  today: string
  /** What the sign-off of this text lacks. */
  missing?: readonly MissingApproval[] | undefined
}

/** Rules that the preflight runs, and the kind of their issues. */
const preflightRules: ReadonlyMap<string, PreflightKind> = new Map([
  ['LEG-09', 'private'],
  ['LEG-10', 'private'],
  ['LEG-11', 'private'],
  ['STR-03', 'embargo'],
])

/** All issues, the most serious first; empty if the release is ready. */
export function listPreflightIssues(release: OutgoingRelease): PreflightIssue[] {
  const items = [
    ...findByRules(release),
    ...findEmbargo(release),
    ...release.blocks.flatMap(findBlanks),
    ...release.marks.map((mark, index) => toItem(mark, index, findMissing(mark, release))),
    ...findApprovals(release),
  ]
  return preflightKinds.flatMap((kind) => items.filter((item) => item.kind === kind))
}

function findByRules(release: OutgoingRelease): PreflightIssue[] {
  const { blocks, neverSay, clientWords = [], today, embargoEnd, profile } = release
  const checker = new Checker(allRules.filter(({ id }) => preflightRules.has(id)))
  const { findings } = checker.check(blocks, {
    ...{ ...defaultSettings(today), neverSay, clientWords },
    ...(embargoEnd && { embargo: embargoEnd }),
    ...(profile && { profile }),
  })
  const byWord = Map.groupBy(findings, (finding) => wordOf(finding) ?? finding)
  return [...byWord.values()].flatMap(([first, ...others]) =>
    first ? [{ ...fromFinding(first, blocks), ...(others.length > 0 && { count: others.length + 1 }) }] : [],
  )
}

/** A forbidden word that is said five times is one thing to decide. */
const wordOf = ({ rule, subject }: Finding): string | undefined =>
  subject === undefined ? undefined : `${rule} ${subject}`

function fromFinding({ rule, message, place, fix }: Finding, blocks: readonly Block[]): PreflightIssue {
  const kind = preflightRules.get(rule) ?? 'private'
  const text = place ? (blocks[place.block]?.text.slice(place.from, place.to) ?? '') : ''
  return {
    kind,
    text,
    message,
    ...(place && { place }),
    ...(place && kind === 'private' && { fix: removeSentence(blocks, place) }),
    ...(place && kind === 'embargo' && toLineFix(place, fix)),
  }
}

function toLineFix(place: Place, fix: Finding['fix']): Pick<PreflightIssue, 'fix'> {
  const [edit] = fix && 'edits' in fix ? fix.edits : []
  return edit ? { fix: { label: useLine, place, text: edit.text } } : {}
}

/** Removing only the private word would leave a broken sentence. */
function removeSentence(
  blocks: readonly Block[],
  { block, from, to }: Place,
): NonNullable<PreflightIssue['fix']> {
  const { text } = blocks[block] ?? { text: '' }
  const whole = splitSentences(text).filter((sentence) => sentence.from < to && from < sentence.to)
  const start = whole[0]?.from ?? from
  const end = whole.at(-1)?.to ?? to
  const gap = /^\s*/.exec(text.slice(end))?.[0].length ?? 0
  return { label: 'Remove the sentence', place: { block, from: start, to: end + gap }, text: '' }
}

const useLine = 'Use the embargo line'
const immediate = /\bfor immediate release\b/i
const embargoWords = /\bembargo|\bhold (?:for|until)/i
/** The release line is among the first lines. */
const topLines = 5

/** An embargo that is missing from the release line. */
function findEmbargo({ blocks, embargo, embargoEnd, profile }: OutgoingRelease): PreflightIssue[] {
  const until = embargoEnd ? writeEmbargoEnd(embargoEnd, profile) : embargo
  if (!until || !blocks.some(({ text }) => text.trim() !== '')) return []
  const top = blocks.slice(0, topLines)
  if (top.some(({ text }) => embargoWords.test(text))) return []
  const text = `EMBARGOED UNTIL ${until.toUpperCase()}`
  const line = top.findIndex((block) => immediate.test(block.text))
  if (line === -1)
    return [
      {
        kind: 'embargo',
        text: '',
        message: `This news is under embargo until ${until}, but the release has no embargo line`,
        fix: { label: useLine, before: 0, text },
      },
    ]
  // Of the embargo in the details, a rule says the same.
  if (embargoEnd) return []
  const old = blocks[line]?.text ?? ''
  const place = { block: line, from: 0, to: old.length }
  const message = `This news is under embargo until ${until}, but the release line says otherwise`
  return [{ kind: 'embargo', text: old, message, place, fix: { label: useLine, place, text } }]
}

function findBlanks(block: Block, index: number): PreflightIssue[] {
  return readBlanks(new Paragraph(block)).map(({ from, to }) => {
    const text = block.text.slice(from, to)
    const message = `${text} hasn’t been filled in`
    return { kind: 'blank', text, message, place: { block: index, from, to } }
  })
}

function toItem(
  { kind, text }: OpenMark,
  mark: number,
  missing: MissingApproval | undefined,
): PreflightIssue {
  if (kind === 'fact') return { kind, text, message: `You haven’t confirmed “${text}”`, mark }
  const { message = 'The speaker hasn’t approved this quote', ask } = missing ?? {}
  return { kind, text, message, mark, ...(ask && { ask }) }
}

/** What the sign-off says about a quote that is marked in the text. */
const findMissing = ({ kind, text }: OpenMark, { missing = [] }: OutgoingRelease) =>
  kind === 'quote'
    ? missing.find(({ quote }) => quote?.parts.some((part) => trimQuote(part) === trimQuote(text)))
    : undefined

/** A quote with or without its marks is the same words. */
export const trimQuote = (quote: string): string => quote.replace(/[“”"\s]+/g, ' ').trim()

/** What the marks in the text don't say already. */
function findApprovals({ blocks, marks, missing = [] }: OutgoingRelease): PreflightIssue[] {
  const marked = new Set(marks.flatMap(({ kind, text }) => (kind === 'quote' ? [trimQuote(text)] : [])))
  return missing
    .filter(({ quote }) => !quote?.parts.some((part) => marked.has(trimQuote(part))))
    .map(({ message, quote, ask }) => {
      const place = quote && findText(blocks, quote.parts[0] ?? '')
      const text = quote?.printed ?? ''
      return { kind: 'approval', text, message, ...(place && { place }), ...(ask && { ask }) }
    })
}

function findText(blocks: readonly Block[], words: string): Place | undefined {
  const block = blocks.findIndex(({ text }) => text.includes(words))
  const from = blocks[block]?.text.indexOf(words) ?? 0
  return block < 0 ? undefined : { block, from, to: from + words.length }
}

const names: Readonly<Record<PreflightKind, readonly [one: string, many: string]>> = {
  private: ['private detail', 'private details'],
  embargo: ['embargo problem', 'embargo problems'],
  blank: ['blank', 'blanks'],
  quote: ['unapproved quote', 'unapproved quotes'],
  fact: ['unconfirmed fact', 'unconfirmed facts'],
  approval: ['missing approval', 'missing approvals'],
}

/** "2 blanks and 1 unapproved quote"; '' for none. */
export function describePreflight(items: readonly PreflightIssue[]): string {
  const parts = preflightKinds.flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length
    return count === 0 ? [] : [`${count} ${names[kind][count === 1 ? 0 : 1]}`]
  })
  const last = parts.pop()
  if (last === undefined) return ''
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}
