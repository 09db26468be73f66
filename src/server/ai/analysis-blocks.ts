// Reads the blocks of an analysis as they stream in. A block is passed on when it is complete, quotes words of the draft and changes them.
import { parseAnalysis, type Suggestion, writeSuggestion } from '#domain/ai/analysis.ts'
import { collapseSpace } from '#domain/text/collapse-space.ts'

/** What an analysis answers instead of blocks. */
export const nothingToImprove = 'NOTHING TO IMPROVE'

const nextBlock = /\n(?=[^\S\n]*(?:(?:[-*•>#]|\d{1,3}[.)])[^\S\n]*)?\*{0,3}original\*{0,3}\s*:)/i
/** A label with what models put around it: list marks, bold, a number. */
const label =
  /^[^\S\n]*(?:(?:[-*•>#]{1,6}|\d{1,3}[.)])[^\S\n]*)?\*{0,3}(original|improved|why|category)\*{0,3}\s*:\*{0,3}[^\S\n]*/gim
const quoted = /^["“”'‘’](.*)["“”'‘’]$/s
const maxBlocks = 30
const maxCategoryLength = 24
/** This close to the end, the start of a block may still be incomplete. */
const maxLabelLength = 200

/** Complete, checked blocks, each as text; the draft is given by its paragraphs. */
export async function* checkBlocks(
  pieces: AsyncIterable<string>,
  paragraphs: readonly string[],
): AsyncGenerator<string> {
  const check = createCheck(paragraphs)
  // Text that was searched before is dropped: no block can begin there.
  let searched: string[] = []
  let pending = ''
  for await (const piece of pieces) {
    pending += piece
    if (!piece.includes(':')) continue
    const parts = pending.split(nextBlock)
    pending = parts.pop() ?? ''
    for (const part of parts) {
      yield* check(searched.join('') + part)
      searched = []
    }
    const end = pending.length - maxLabelLength
    if (end <= 0) continue
    searched.push(pending.slice(0, end))
    pending = pending.slice(end)
  }
  yield* check(searched.join('') + pending)
}

function createCheck(paragraphs: readonly string[]): (block: string) => string[] {
  const draft = paragraphs.map(collapseSpace)
  const normalized = draft.map(unify)
  const seen = new Set<string>()

  /** The draft's own spelling of these words, which may have other quotation marks, dashes and spaces. */
  function findInDraft(words: string): string | undefined {
    const wanted = unify(collapseSpace(words))
    if (wanted === '') return undefined
    for (const [index, paragraph] of normalized.entries()) {
      const start = paragraph.indexOf(wanted)
      if (start >= 0) return draft[index]?.slice(start, start + wanted.length)
    }
    return undefined
  }

  return (block) => {
    const [suggestion] = parseAnalysis(tidyLabels(block))
    const anchored = suggestion && anchor(suggestion, findInDraft)
    if (!anchored || seen.has(anchored.original) || seen.size >= maxBlocks) return []
    seen.add(anchored.original)
    return [writeSuggestion(anchored)]
  }
}

/** With quotation marks that only the model put around both. */
function anchor(
  { original, improved, why, category }: Suggestion,
  find: (words: string) => string | undefined,
): Suggestion | undefined {
  const found = find(original)
  const bare = found === undefined ? quoted.exec(original)?.[1] : undefined
  const inDraft = found ?? (bare && find(bare))
  if (!inDraft) return undefined
  const better = collapseSpace(bare === undefined ? improved : (quoted.exec(improved)?.[1] ?? improved))
  if (better === '' || unify(better) === unify(inDraft)) return undefined
  return {
    original: inDraft,
    improved: better,
    ...(why && { why: collapseSpace(why) }),
    // A longer one is no category.
    ...(category && category.length <= maxCategoryLength && { category: collapseSpace(category) }),
  }
}

/** Labels at the beginning of their lines, and no blank lines inside the block. */
function tidyLabels(block: string): string {
  return block
    .replace(/\r/g, '')
    .replace(label, (_, name: string) => `${name}: `)
    .replace(/(?<!\s)\s*\n(?=[^\S\n]*(?:improved|why|category):)/gi, '\n')
    .trim()
}

/** One character for another, so that offsets stay the same. */
function unify(text: string): string {
  return text
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
}
