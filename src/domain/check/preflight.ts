// What is grave about a release that is about to leave. It reads the text itself, so that no setting of the check and nothing
// ignored hides any of it. Everything else is for the newsroom check.
import { splitSentences } from '#domain/language/sentences.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { Paragraph } from '#domain/rules/release/paragraph.ts'
import { readPlaceholders } from '#domain/rules/release/placeholders.ts'
import { defaultSettings, type ForbiddenWord } from '#domain/rules/release/settings.ts'
import { allRules } from '#domain/rules/rulebook.ts'
import { Checker } from './checker.ts'
import type { Finding } from './finding.ts'

export const graveKinds = ['private', 'embargo', 'blank', 'quote', 'fact', 'approval'] as const
export type GraveKind = (typeof graveKinds)[number]

export interface Place {
  block: number
  from: number
  to: number
}

export interface GraveItem {
  kind: GraveKind
  /** The words it is about; '' for the whole release. */
  text: string
  message: string
  place?: Place
  /** Which of the given marks it is: a quote or a fact that waits for a person's word. */
  mark?: number
  /** What would settle it: other words for a place, or a line before a block. */
  fix?: { label: string; place: Place; text: string } | { label: string; before: number; text: string }
}

/** A quote that its speaker has not approved, or a fact that nobody has confirmed. */
export interface OpenMark {
  kind: 'quote' | 'fact'
  text: string
}

export interface LeavingRelease {
  blocks: readonly Block[]
  marks: readonly OpenMark[]
  /** Names and figures that this document must not say. */
  neverSay: readonly string[]
  /** What its client doesn't want said. */
  clientWords?: readonly ForbiddenWord[] | undefined
  /** Until when the news is held back, as the notes or the document say it. */
  embargo: string | null
  /** The writer's calendar day. */
  today: string
  /** What the sign-off of this text lacks, in sentences. */
  missing?: readonly string[] | undefined
}

/** Rules whose findings are grave, and what they are about. */
const graveRules: ReadonlyMap<string, GraveKind> = new Map([
  ['LEG-09', 'private'],
  ['LEG-10', 'private'],
  ['LEG-11', 'private'],
  ['STR-03', 'embargo'],
])

/** Everything grave, the worst first; empty when the release may go. */
export function listGrave(release: LeavingRelease): GraveItem[] {
  const items = [
    ...findByRules(release),
    ...findEmbargo(release),
    ...release.blocks.flatMap(findBlanks),
    ...release.marks.map(toItem),
    ...(release.missing ?? []).map((message): GraveItem => ({ kind: 'approval', text: '', message })),
  ]
  return graveKinds.flatMap((kind) => items.filter((item) => item.kind === kind))
}

function findByRules({ blocks, neverSay, clientWords = [], today }: LeavingRelease): GraveItem[] {
  const checker = new Checker(allRules.filter(({ id }) => graveRules.has(id)))
  const { findings } = checker.check(blocks, { ...defaultSettings(today), neverSay, clientWords })
  return findings.map((finding) => fromFinding(finding, blocks))
}

function fromFinding({ rule, message, place }: Finding, blocks: readonly Block[]): GraveItem {
  const kind = graveRules.get(rule) ?? 'private'
  const text = place ? (blocks[place.block]?.text.slice(place.from, place.to) ?? '') : ''
  return {
    kind,
    text,
    message,
    ...(place && { place }),
    ...(place && kind === 'private' && { fix: removeSentence(blocks, place) }),
  }
}

/** Without its sentence a private word leaves no broken one behind. */
function removeSentence(blocks: readonly Block[], { block, from, to }: Place): NonNullable<GraveItem['fix']> {
  const { text } = blocks[block] ?? { text: '' }
  const whole = splitSentences(text).filter((sentence) => sentence.from < to && from < sentence.to)
  const start = whole[0]?.from ?? from
  const end = whole.at(-1)?.to ?? to
  const gap = /^\s*/.exec(text.slice(end))?.[0].length ?? 0
  return { label: 'Remove the sentence', place: { block, from: start, to: end + gap }, text: '' }
}

const immediate = /\bfor immediate release\b/i
const held = /\bembargo|\bhold (?:for|until)/i
/** The release line is among the first lines. */
const topLines = 5

/** An embargo that the release line does not carry. */
function findEmbargo({ blocks, embargo }: LeavingRelease): GraveItem[] {
  if (embargo === null || !blocks.some(({ text }) => text.trim() !== '')) return []
  const top = blocks.slice(0, topLines)
  if (top.some(({ text }) => held.test(text))) return []
  const label = 'Use the embargo line'
  const text = `EMBARGOED UNTIL ${embargo.toUpperCase()}`
  const line = top.findIndex((block) => immediate.test(block.text))
  if (line === -1)
    return [
      {
        kind: 'embargo',
        text: '',
        message: `This news is under embargo until ${embargo}, but the release has no embargo line`,
        fix: { label, before: 0, text },
      },
    ]
  const old = blocks[line]?.text ?? ''
  const place = { block: line, from: 0, to: old.length }
  const message = `This news is under embargo until ${embargo}, but the release line says otherwise`
  return [{ kind: 'embargo', text: old, message, place, fix: { label, place, text } }]
}

function findBlanks(block: Block, index: number): GraveItem[] {
  return readPlaceholders(new Paragraph(block)).map(({ from, to }) => {
    const text = block.text.slice(from, to)
    const message = `${text} hasn’t been filled in`
    return { kind: 'blank', text, message, place: { block: index, from, to } }
  })
}

function toItem({ kind, text }: OpenMark, mark: number): GraveItem {
  const message =
    kind === 'quote' ? 'The speaker hasn’t approved this quote' : `You haven’t confirmed “${text}”`
  return { kind, text, message, mark }
}

const names: Readonly<Record<GraveKind, readonly [one: string, many: string]>> = {
  private: ['private detail', 'private details'],
  embargo: ['embargo problem', 'embargo problems'],
  blank: ['blank', 'blanks'],
  quote: ['unapproved quote', 'unapproved quotes'],
  fact: ['unconfirmed fact', 'unconfirmed facts'],
  approval: ['missing approval', 'missing approvals'],
}

/** "2 blanks and 1 unapproved quote"; '' for none. */
export function describeGrave(items: readonly GraveItem[]): string {
  const parts = graveKinds.flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length
    return count === 0 ? [] : [`${count} ${names[kind][count === 1 ? 0 : 1]}`]
  })
  const last = parts.pop()
  if (last === undefined) return ''
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}
