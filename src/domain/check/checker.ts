// The engine of the newsroom check. A block that is the same object as before is not read again: a keystroke costs one paragraph
// and the document-wide rules, which look at what is known of the others.
import type { Block } from '#domain/rules/release/block.ts'
import { type Paragraph, readParagraph } from '#domain/rules/release/paragraph.ts'
import { type Part, type PictureWords, type QuoteState, Release } from '#domain/rules/release/release.ts'
import type { CheckSettings } from '#domain/rules/release/settings.ts'
import { type Role, readRoles } from '#domain/rules/release/structure.ts'
import type { ParagraphRule, ReleaseRule, Rule } from '#domain/rules/rule.ts'
import { allRules, profileOf } from '#domain/rules/rulebook.ts'
import { type Finding, numberKeys, toFinding, toReleaseFinding } from './finding.ts'

export type Report = { readonly findings: readonly Finding[]; readonly release: Release }

/** About a millisecond of reading. */
const blocksPerStep = 24

type CachedResult = { index: number; readonly findings: readonly Finding[] }

/** Checks one document over and over; keep one for each open document. */
export class Checker {
  readonly #rules: readonly Rule[]
  #settings: CheckSettings | undefined
  #byRole = new Map<Role, ParagraphRule[]>()
  #releaseRules: ReleaseRule[] = []
  #kept = new WeakMap<Paragraph, Map<Role, CachedResult>>()

  constructor(rules: readonly Rule[] = allRules) {
    this.#rules = rules
  }

  /** All findings in reading order, those about the whole release first. The same settings object means the same settings. */
  check(
    blocks: readonly Block[],
    settings: CheckSettings,
    quotes: readonly QuoteState[] = [],
    roles?: readonly Role[],
    pictures?: readonly PictureWords[],
  ): Report {
    const steps = this.checkInSteps(blocks, settings, quotes, roles, pictures)
    let step = steps.next()
    while (!step.done) step = steps.next()
    return step.value
  }

  /** The same in small steps, so that the first reading of a very long text holds nobody up. */
  *checkInSteps(
    blocks: readonly Block[],
    settings: CheckSettings,
    quotes: readonly QuoteState[] = [],
    given?: readonly Role[],
    pictures: readonly PictureWords[] = [],
  ): Generator<undefined, Report> {
    if (settings !== this.#settings) this.#use(settings)
    const paragraphs = blocks.map(readParagraph)
    // Nothing is wrong with a page before its first word.
    if (!paragraphs.some(({ wordCount }) => wordCount > 0))
      return { findings: [], release: new Release([], settings) }
    yield* this.#readInSteps(paragraphs)
    const roles = given ?? readRoles(paragraphs)
    const parts: Part[] = paragraphs.map((paragraph, index) => ({
      index,
      role: roles[index] ?? 'body',
      paragraph,
    }))
    const findings: Finding[] = []
    for (const part of parts) {
      const isNew = !this.#kept.has(part.paragraph)
      append(findings, this.#checkPart(part, settings))
      if (isNew && part.index % blocksPerStep === blocksPerStep - 1) yield
    }
    const release = new Release(parts, settings, quotes, pictures)
    for (const rule of this.#releaseRules) {
      for (const spot of rule.checkRelease(release)) findings.push(toReleaseFinding(rule, spot))
      if (parts.length > blocksPerStep) yield
    }
    return { findings: numberKeys(findings.sort(inReadingOrder)), release }
  }

  /** The role of each block. */
  readRolesOf(blocks: readonly Block[]): Role[] {
    return readRoles(blocks.map(readParagraph))
  }

  /** Whether a rule for single paragraphs fires more often on the second of two states of a block. */
  isLouder(before: Block, after: Block, role: Role, settings: CheckSettings): boolean {
    if (settings !== this.#settings) this.#use(settings)
    const [old, now] = [readParagraph(before), readParagraph(after)]
    // Most rules are silent on both: the state before is asked only for those that fire.
    return (this.#byRole.get(role) ?? []).some((rule) => {
      const fired = rule.check(now, role, settings).length
      return fired > 0 && fired > rule.check(old, role, settings).length
    })
  }

  *#readInSteps(paragraphs: readonly Paragraph[]): Generator<undefined> {
    for (let from = 0; from + blocksPerStep < paragraphs.length; from += blocksPerStep) {
      const some = paragraphs.slice(from, from + blocksPerStep)
      if (some.every((each) => this.#kept.has(each))) continue
      readRoles(some)
      yield
    }
  }

  #use(settings: CheckSettings): void {
    this.#settings = settings
    this.#kept = new WeakMap()
    this.#byRole = new Map()
    const profile = settings.profile ?? 'ap'
    const rules = this.#rules.filter(
      (rule) => !settings.off.includes(rule.id) && (profileOf(rule) ?? profile) === profile,
    )
    this.#releaseRules = rules.filter((rule): rule is ReleaseRule => 'checkRelease' in rule)
    for (const rule of rules) {
      if (!('check' in rule)) continue
      for (const role of rule.roles) this.#byRole.set(role, [...(this.#byRole.get(role) ?? []), rule])
    }
  }

  #checkPart({ paragraph, role, index }: Part, settings: CheckSettings): readonly Finding[] {
    const byRole = this.#kept.get(paragraph) ?? new Map<Role, CachedResult>()
    this.#kept.set(paragraph, byRole)
    const kept = byRole.get(role)
    if (kept?.index === index) return kept.findings
    const findings = kept ? moveTo(index, kept.findings) : this.#runRules(paragraph, role, index, settings)
    byRole.set(role, { index, findings })
    return findings
  }

  #runRules(paragraph: Paragraph, role: Role, index: number, settings: CheckSettings): Finding[] {
    const findings: Finding[] = []
    for (const rule of this.#byRole.get(role) ?? []) {
      for (const spot of rule.check(paragraph, role, settings))
        findings.push(toFinding(rule, spot, paragraph, index))
    }
    return findings
  }
}

/** One by one: a paragraph may have more findings than a call takes arguments. */
function append(findings: Finding[], more: readonly Finding[]): void {
  for (const finding of more) findings.push(finding)
}

function moveTo(block: number, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => ({
    ...finding,
    ...(finding.place ? { place: { ...finding.place, block } } : {}),
    ...(finding.fix && 'edits' in finding.fix ? { fix: { ...finding.fix, block } } : {}),
  }))
}

function inReadingOrder({ place: one }: Finding, { place: other }: Finding): number {
  if (one === undefined || other === undefined) return Number(one !== undefined) - Number(other !== undefined)
  return one.block - other.block || one.from - other.from || one.to - other.to
}
