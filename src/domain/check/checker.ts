// The engine of the newsroom check. A block that is the same object as before is not read again: a keystroke costs one paragraph
// and the document-wide rules, which look at what is known of the others.
import { isApproved } from '#domain/rules/client/kit-rules.ts'
import { isInName } from '#domain/rules/named-things.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { type Paragraph, readParagraph } from '#domain/rules/release/paragraph.ts'
import { type Part, type PictureWords, type QuoteState, Release } from '#domain/rules/release/release.ts'
import type { CheckSettings, StyleProfile } from '#domain/rules/release/settings.ts'
import { type Role, readRoles } from '#domain/rules/release/structure.ts'
import type { ParagraphRule, ReleaseRule, Rule, RuleMatch } from '#domain/rules/rule.ts'
import { allRules } from '#domain/rules/rulebook.ts'
import { isStyle, leavesNames } from './families.ts'
import { type Finding, numberKeys, toFinding, toReleaseFinding } from './finding.ts'

export type Report = { readonly findings: readonly Finding[]; readonly release: Release }

/** About a millisecond of reading. */
const blocksPerStep = 24

type CachedResult = { index: number; readonly findings: readonly Finding[] }

/** The rules that are on, by the role of the paragraphs they check. */
type RuleTable = {
  readonly ofParagraphs: readonly ParagraphRule[]
  readonly byRole: ReadonlyMap<Role, readonly ParagraphRule[]>
  readonly ofRelease: readonly ReleaseRule[]
}

const tables = new WeakMap<readonly Rule[], Map<string, RuleTable>>()
const tablesMost = 20

/** One table for all documents with the same rules turned off. */
function readTable(all: readonly Rule[], { profile = 'ap', off }: CheckSettings): RuleTable {
  const known = tables.get(all) ?? new Map<string, RuleTable>()
  tables.set(all, known)
  const key = `${profile} ${off.join(' ')}`
  const table = known.get(key) ?? makeTable(all, profile, off)
  if (known.size >= tablesMost) known.clear()
  known.set(key, table)
  return table
}

function makeTable(all: readonly Rule[], profile: StyleProfile, off: readonly string[]): RuleTable {
  const rules = all
    .filter((rule) => !off.includes(rule.id) && (rule.profile ?? profile) === profile)
    .map((rule) => (profile === 'british' ? { ...rule, ...rule.british } : rule))
  const ofParagraphs = rules.filter((rule): rule is ParagraphRule => 'check' in rule)
  const byRole = new Map<Role, ParagraphRule[]>()
  for (const rule of ofParagraphs)
    for (const role of rule.roles) byRole.set(role, [...(byRole.get(role) ?? []), rule])
  return {
    ofParagraphs,
    byRole,
    ofRelease: rules.filter((rule): rule is ReleaseRule => 'checkRelease' in rule),
  }
}

/** Checks one document over and over; keep one for each open document. */
export class Checker {
  readonly #rules: readonly Rule[]
  #settings: CheckSettings | undefined
  #table: RuleTable = { ofParagraphs: [], byRole: new Map(), ofRelease: [] }
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

  /** The same in small steps, so that the first reading of a very long text blocks nothing else. */
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
    for (let from = 0; from < parts.length; from += blocksPerStep) {
      const hasNew = this.#checkParts(parts.slice(from, from + blocksPerStep), settings, findings)
      if (hasNew && from + blocksPerStep < parts.length) yield
    }
    const release = new Release(parts, settings, quotes, pictures)
    for (const rule of this.#table.ofRelease) {
      checkRelease(rule, release, findings)
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
    return (this.#table.byRole.get(role) ?? []).some((rule) => {
      const fired = runRule(rule, now, role, settings).length
      return fired > 0 && fired > runRule(rule, old, role, settings).length
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
    this.#table = readTable(this.#rules, settings)
  }

  /** Adds what the rules for single paragraphs find; whether one of the parts was new. */
  #checkParts(parts: readonly Part[], settings: CheckSettings, findings: Finding[]): boolean {
    const hasNew = parts.some(({ paragraph }) => !this.#kept.has(paragraph))
    this.#readNew(
      parts.filter(({ paragraph, role }) => !this.#kept.get(paragraph)?.has(role)),
      settings,
    )
    for (const part of parts) append(findings, this.#findingsOf(part))
    return hasNew
  }

  #findingsOf({ paragraph, role, index }: Part): readonly Finding[] {
    const byRole = this.#kept.get(paragraph)
    const kept = byRole?.get(role)
    if (byRole === undefined || kept === undefined) return []
    if (kept.index === index) return kept.findings
    const findings = moveTo(index, kept.findings)
    byRole.set(role, { index, findings })
    return findings
  }

  /**
   * Rule by rule, not paragraph by paragraph: the compiled patterns of all rules are many times what a processor's cache holds, so
   * that each would be loaded anew for every paragraph.
   */
  #readNew(parts: readonly Part[], settings: CheckSettings): void {
    const fresh = parts.map(
      (part): FreshPart => ({ ...part, isFinal: isFinal(part, settings), findings: [] }),
    )
    for (const rule of fresh.length === 0 ? [] : this.#table.ofParagraphs)
      for (const part of fresh)
        if (rule.roles.includes(part.role) && !(part.isFinal && isStyle(rule.id)))
          findIn(part, rule, settings)
    for (const { paragraph, role, index, findings } of fresh) {
      const byRole = this.#kept.get(paragraph) ?? new Map<Role, CachedResult>()
      this.#kept.set(paragraph, byRole)
      byRole.set(role, { index, findings })
    }
  }
}

/** A part that is being read, and what has been found in it. */
type FreshPart = Part & { readonly isFinal: boolean; readonly findings: Finding[] }

function findIn(
  { paragraph, role, index, findings }: FreshPart,
  rule: ParagraphRule,
  settings: CheckSettings,
): void {
  for (const ruleMatch of runRule(rule, paragraph, role, settings))
    findings.push(toFinding(rule, ruleMatch, paragraph, index))
}

/** What the rule finds outside names and titles, which are written as they are. */
function runRule(
  rule: ParagraphRule,
  paragraph: Paragraph,
  role: Role,
  settings: CheckSettings,
): readonly RuleMatch[] {
  const matches = rule.check(paragraph, role, settings)
  if (matches.length === 0 || !leavesNames(rule.id)) return matches
  return matches.filter((ruleMatch) => !isInName(paragraph, ruleMatch))
}

/** A boilerplate the client approved is theirs: changing its style would make it differ from the kit. */
function isFinal({ paragraph, role }: Part, { kit }: CheckSettings): boolean {
  return role === 'boilerplate' && kit !== undefined && isApproved(paragraph, kit)
}

function checkRelease(rule: ReleaseRule, release: Release, findings: Finding[]): void {
  for (const ruleMatch of rule.checkRelease(release)) findings.push(toReleaseFinding(rule, ruleMatch))
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
