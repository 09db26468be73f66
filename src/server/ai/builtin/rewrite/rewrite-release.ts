// Rewrites a release by the rules. The result is a proposal, so every fact and all formatting must be kept.
import { applyAllRules } from '#domain/check/apply-rules.ts'
import { listLeaves, toBlock } from '#domain/check/read-release.ts'
import { changesFacts, type RuleEdit } from '#domain/check/safe-edits.ts'
import { type ReleaseBlock, type ReleaseSpan, readSpans } from '#domain/formats/release-tree.ts'
import { withoutOverlaps } from '#domain/language/ranges.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { guessProfile, type StyleProfile } from '#domain/rules/release/settings.ts'
import { findSpeaker, type Speaker } from '#domain/rules/release/speaker.ts'
import { findReplacements, type Replacement } from '#domain/rules/rewrites/rewrite.ts'
import { liftNews, splitFirst } from './lead.ts'
import { readBlocks } from './plain-text.ts'
import { applyEditsToSpans, keepFormatting } from './rewrite-text.ts'

export interface RewriteRequest {
  /** Ids of the rules to apply. */
  rules: ReadonlySet<string>
  /** Replacements that the user asked for word by word; they may change facts. */
  literal: readonly Replacement[]
  /** Only the lead is rewritten. */
  isLeadOnly: boolean
  /** AP style was asked for by name, whatever style the text has. */
  isForAp?: boolean
}

export interface RewriteOptions {
  /** The speaker, read from the whole release if only a part is rewritten. */
  speaker?: Speaker
  /** The document's style profile, if one is set. A client's profile wins over a preset. */
  profile?: StyleProfile
  /** The style of the whole release, if only a part is rewritten. */
  guessed?: StyleProfile
  /** The blocks are a selection, whose first paragraph is no lead. */
  isPart?: boolean
}

/** The blocks, rewritten as asked. */
export function rewriteRelease(
  blocks: readonly ReleaseBlock[],
  request: RewriteRequest,
  { speaker, profile, guessed, isPart = false }: RewriteOptions = {},
): ReleaseBlock[] {
  const leaves = listLeaves(blocks).map((leaf) => ({
    ...leaf,
    spans: followWords(leaf.spans, request.literal),
  }))
  const accept = (index: number, edits: readonly RuleEdit[]) => {
    const leaf = leaves[index]
    const kept = leaf === undefined ? [] : keepFormatting(leaf.spans, edits)
    if (leaf !== undefined && kept.length > 0) leaf.spans = applyEditsToSpans(leaf.spans, kept)
    return kept
  }
  const texts = leaves.map(({ spans, type, level }) => toBlock(spans, type, level))
  applyAllRules(texts, {
    rules: request.rules,
    isPart,
    isLeadOnly: request.isLeadOnly,
    accept,
    profile: profile ?? chooseProfile(request, texts, guessed),
    ...(speaker !== undefined && { speaker }),
  })
  const next = leaves.values()
  const rewritten = blocks.map((block) => setSpans(block, () => next.next().value?.spans ?? []))
  // A fact in one paragraph may back up another, so if the whole has lost one, nothing is rewritten.
  const { company } = speaker ?? findSpeaker(texts.map(({ text }) => text))
  const known = company === undefined ? '' : `\nThis is about ${company}.`
  const isWhole =
    request.literal.length > 0 || !changesFacts(readBlocks(blocks), readBlocks(rewritten), known)
  const kept = isWhole ? rewritten : [...blocks]
  return request.isLeadOnly && !isPart ? splitFirst(liftNews(kept)) : kept
}

/** The style when none is set: AP if asked for by name, else what the text seems to follow. */
function chooseProfile(
  { isForAp }: RewriteRequest,
  texts: readonly Block[],
  guessed: StyleProfile | undefined,
): StyleProfile {
  return isForAp ? 'ap' : (guessed ?? guessProfile(texts.map(({ text }) => text)))
}

/** 'Replace X with Y' is done to the letter. */
function followWords(spans: readonly ReleaseSpan[], literal: readonly Replacement[]): ReleaseSpan[] {
  let current = [...spans]
  for (const replacement of literal) {
    const edits = withoutOverlaps(findReplacements(readSpans(current), [replacement]))
    if (edits.length > 0) current = applyEditsToSpans(current, keepFormatting(current, edits))
  }
  return current
}

function setSpans(block: ReleaseBlock, next: () => ReleaseSpan[]): ReleaseBlock {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, spans: next() }
    case 'list':
      return { ...block, items: block.items.map((item) => item.map((part) => setSpans(part, next))) }
    case 'quote':
      return { ...block, blocks: block.blocks.map((part) => setSpans(part, next)) }
    case 'rule':
    case 'picture':
      return block
  }
}
