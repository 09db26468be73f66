// Applies rules to a document: the fixes their findings offer and their rewrites, round by round, until nothing is left to do.
// Rewrite and Analyze both go through here, and every edit must be safe (safe-edits.ts).
import type { Block } from '#domain/rules/release/block.ts'
import { type CheckSettings, defaultSettings, type StyleProfile } from '#domain/rules/release/settings.ts'
import { findSpeaker, type Speaker, speakerOf } from '#domain/rules/release/speaker.ts'
import type { Role } from '#domain/rules/release/structure.ts'
import type { Place } from '#domain/rules/rewrites/rewrite.ts'
import { allRewrites } from '#domain/rules/rewrites/rewrites.ts'
import { allRules, findRule } from '#domain/rules/rulebook.ts'
import { Checker } from './checker.ts'
import { applyEdits, keepSafe, keepWhole, type RuleEdit, type SafetyContext } from './safe-edits.ts'

export interface ApplyOptions {
  /** Ids of the rules to apply. */
  rules: ReadonlySet<string>
  /** Known from around when the blocks are a part of a release. */
  speaker?: Speaker
  /** Whose style the release follows; AP's where nothing is said. */
  profile?: StyleProfile
  /** The blocks are a selection: all of it is body text. */
  isPart?: boolean
  /** The role of each block, where it is known. */
  roles?: readonly Role[]
  /** The caller compares the facts of the whole later: nothing is compared here. */
  isQuick?: boolean
  isLeadOnly?: boolean
  /** One sentence that is being composed. */
  isSentence?: boolean
  /** Makes the edits in the caller's own document; those it gives back are the ones it could make. */
  accept?: (block: number, edits: readonly RuleEdit[]) => readonly RuleEdit[]
}

const maxRounds = 5
const maxStates = 1000

// One for all documents of a style: it keeps what it has read for as long as the blocks live.
const checkers: Readonly<Record<StyleProfile, Checker>> = { ap: new Checker(), british: new Checker() }
const fixers: Readonly<Record<StyleProfile, WeakMap<ReadonlySet<string>, Checker>>> = {
  ap: new WeakMap(),
  british: new WeakMap(),
}
// No rule that is ever applied asks for the day.
const settingsOf: Readonly<Record<StyleProfile, CheckSettings>> = {
  ap: { ...defaultSettings('2026-01-01'), profile: 'ap' },
  british: { ...defaultSettings('2026-01-01'), profile: 'british' },
}
/** Which of two is right only the writer knows; who 'our' is, the rewrite of that rule reads better than a single word shows. */
const factRules: ReadonlySet<string> = new Set(['NAM-06', 'TON-03'])

/** The rules whose fixes are wanted; the others need not look for anything. */
function fixerOf(wanted: ReadonlySet<string>, profile: StyleProfile): Checker {
  const known = fixers[profile].get(wanted)
  if (known) return known
  const fixer = new Checker(allRules.filter(({ id }) => wanted.has(id) && !factRules.has(id)))
  fixers[profile].set(wanted, fixer)
  return fixer
}

const kinds: Readonly<Partial<Record<Role, Place['kind']>>> = {
  headline: 'headline',
  lead: 'lead',
  body: 'body',
  boilerplate: 'boilerplate',
  contact: 'contact',
}

/** The blocks after the rules. Gives way after every block, because a draft may be a book. */
function* applyRules(
  blocks: readonly Block[],
  options: ApplyOptions,
): Generator<undefined, { blocks: Block[]; edits: RuleEdit[] }> {
  const run = new RuleRun(blocks, options)
  for (let round = 0; round < maxRounds; round += 1) {
    const before = run.edits.length
    yield* run.rewrite()
    yield* run.fix()
    if (run.edits.length === before) break
    run.readAgain()
  }
  return { blocks: run.blocks, edits: run.edits }
}

class RuleRun {
  readonly blocks: Block[]
  readonly edits: RuleEdit[] = []
  readonly #options: ApplyOptions
  readonly #profile: StyleProfile
  readonly #checker: Checker
  #roles: readonly Role[]
  readonly #speaker: Speaker
  #own: Speaker
  /** Texts that no rewrite changes anymore. */
  readonly #done = new Map<number, string>()
  /** The states of the blocks that were tried: the one that is taken has been read. */
  readonly #states = new Map<string, Block>()

  constructor(blocks: readonly Block[], options: ApplyOptions) {
    this.blocks = [...blocks]
    this.#options = options
    this.#profile = options.profile ?? 'ap'
    this.#checker = checkers[this.#profile]
    this.#roles =
      options.roles ?? (options.isPart ? blocks.map(() => 'body') : this.#checker.readRolesOf(blocks))
    this.#speaker = options.speaker ?? findSpeaker(blocks.map(({ text }) => text))
    this.#own = this.#speaker
    for (const block of blocks.slice(0, maxStates)) this.#keepState(block)
  }

  /** Edits may make another part of a block: a note that was cut short may read as a headline. */
  readAgain(): void {
    if (this.#options.roles || this.#options.isPart) return
    const roles = this.#checker.readRolesOf(this.blocks)
    if (roles.every((role, index) => role === this.#roles[index])) return
    this.#roles = roles
    this.#done.clear()
  }

  /** One rewrite after the other, each on what the one before left. */
  *rewrite(): Generator<undefined> {
    const { rules, isSentence = false } = this.#options
    const rewrites = allRewrites.filter(
      ({ rule, isForTexts = false }) =>
        rules.has(rule) && !(isSentence && isForTexts) && appliesTo(rule, this.#profile),
    )
    this.#own = this.#speaker
    for (const index of this.blocks.keys()) {
      const place = this.#placeOf(index)
      const text = this.#textOf(index)
      if (!this.#isWanted(index) || this.#done.get(index) === text) continue
      for (const { rule, find } of rewrites) {
        const found = find(this.#textOf(index), place).map((edit) => ({ ...edit, rule }))
        this.#take(index, found)
      }
      if (this.#textOf(index) === text) this.#done.set(index, text)
      yield
    }
  }

  /** What the findings offer, all of one block at once. */
  *fix(): Generator<undefined> {
    const fixer = fixerOf(this.#options.rules, this.#profile)
    const { findings } = fixer.check(this.blocks, settingsOf[this.#profile], [], this.#roles)
    const byBlock = new Map<number, RuleEdit[]>()
    for (const { rule, fix } of findings) {
      if (fix === undefined || !('edits' in fix)) continue
      const own = byBlock.get(fix.block) ?? []
      own.push(...fix.edits.map((edit) => ({ ...edit, rule })))
      byBlock.set(fix.block, own)
    }
    for (const [index, edits] of byBlock) {
      if (this.#isWanted(index)) this.#take(index, edits)
      yield
    }
  }

  #take(index: number, found: readonly RuleEdit[]): void {
    if (found.length === 0) return
    const block = this.blocks[index] as Block
    const safe = this.#options.isQuick
      ? keepWhole(block.text, found)
      : keepSafe(block.text, found, this.#contextOf(index))
    const edits = safe.length === 0 ? [] : (this.#options.accept?.(index, safe) ?? safe)
    if (edits.length === 0) return
    this.blocks[index] = this.#stateOf(block, applyEdits(block.text, edits))
    this.edits.push(...edits)
  }

  #textOf(index: number): string {
    return this.blocks[index]?.text ?? ''
  }

  #contextOf(index: number): SafetyContext {
    const { company } = this.#own
    const { type, level, text } = this.blocks[index] as Block
    const bare: Block = { type, text, ...(level !== undefined && { level }) }
    return {
      known: company === undefined ? '' : `\nThis is about ${company}.`,
      addsIssues: (before, after) =>
        this.#checker.isLouder(
          this.#stateOf(bare, before),
          this.#stateOf(bare, after),
          this.#roles[index] ?? 'body',
          settingsOf[this.#profile],
        ),
    }
  }

  /** The block with another text. One state is tried by rule after rule, most of which leave it as it is. */
  #stateOf(block: Block, text: string): Block {
    return this.#states.get(nameState(block, text)) ?? this.#keepState({ ...block, text })
  }

  #keepState(block: Block): Block {
    if (block.links || block.italics || block.isBold) return block
    if (this.#states.size >= maxStates) this.#states.clear()
    this.#states.set(nameState(block, block.text), block)
    return block
  }

  #isWanted(index: number): boolean {
    // A table is figures beside figures: what is right in a sentence is not right there.
    if (this.#roles[index] === 'table-row') return false
    if (!this.#options.isLeadOnly) return true
    return this.#roles.includes('lead') ? this.#roles[index] === 'lead' : index === 0
  }

  /** In a boilerplate 'we' are those it is about. */
  #placeOf(index: number): Place {
    const role = this.#roles[index] ?? 'body'
    if (role === 'boilerplate-heading') this.#own = speakerOf(this.#textOf(index)) ?? this.#speaker
    return { kind: kinds[role] ?? 'heading', ...this.#own }
  }
}

/** Whether the rule belongs to the style. */
function appliesTo(id: string, profile: StyleProfile): boolean {
  return (findRule(id)?.profile ?? profile) === profile
}

function nameState({ type, level, links, italics, isBold }: Block, text: string): string {
  return links || italics || isBold ? '' : `${type} ${level} ${text}`
}

/** All of it at once. */
export function applyAllRules(
  blocks: readonly Block[],
  options: ApplyOptions,
): { blocks: Block[]; edits: RuleEdit[] } {
  const steps = applyRules(blocks, options)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
