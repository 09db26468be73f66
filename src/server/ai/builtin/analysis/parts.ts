// Splits a draft into parts of a page or two, so that other drafts are read in between and a stop takes effect.
import { Checker } from '#domain/check/checker.ts'
import { toBlocks } from '#domain/check/read-release.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { guessProfile, type StyleProfile } from '#domain/rules/release/settings.ts'
import { findSpeaker, type Speaker } from '#domain/rules/release/speaker.ts'
import type { Role } from '#domain/rules/release/structure.ts'

/** A block, or as much of a long one as fits into a part. */
export interface Passage {
  block: Block
  role: Role
}

export interface Part {
  passages: Passage[]
  speaker: Speaker
  /** The style profile that the release follows. */
  profile: StyleProfile
  /** The writer's calendar day. */
  today: string
}

const partLength = 5000

/** The parts of a draft that can be read. */
export function listParts(release: readonly ReleaseBlock[], today = '', given?: StyleProfile): Part[] {
  const blocks = toBlocks(release)
  const roles = new Checker().readRolesOf(blocks)
  const texts = blocks.map(({ text }) => text)
  const [speaker, profile] = [findSpeaker(texts), given ?? guessProfile(texts)]
  const parts: Part[] = []
  let length = partLength
  for (const passage of blocks.flatMap((block, index) => cutBlock(block, roles[index] ?? 'body'))) {
    if (length + passage.block.text.length > partLength) {
      parts.push({ passages: [], speaker, profile, today })
      length = 0
    }
    parts.at(-1)?.passages.push(passage)
    length += passage.block.text.length
  }
  return parts
}

function cutBlock(block: Block, role: Role): Passage[] {
  const { text } = block
  if (text.trim() === '') return []
  if (text.length <= partLength) return [{ block, role }]
  return cutText(text).map((piece) => ({ block: { type: block.type, text: piece }, role }))
}

/** Cuts a text between sentences; a run without an end in sight is left out. */
function cutText(text: string): string[] {
  const pieces: string[] = []
  let start: number | undefined
  let end = 0
  for (const { from, to } of splitSentences(text).filter((sentence) => sentence.text.length <= partLength)) {
    if (start !== undefined && to - start > partLength) {
      pieces.push(text.slice(start, end))
      start = from
    }
    start ??= from
    end = to
  }
  if (start !== undefined) pieces.push(text.slice(start, end))
  return pieces
}
