// Facts of the notes that no sentence has told: they go into the list of key facts, in their own words, when those are clean.
import { accountFor } from '#domain/brief/account-for.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { isPostalAddress } from '#domain/language/addresses.ts'
import type { RoleShares } from '#server/ai/builtin/roles/line-roles.ts'
import { withLabel } from '#server/ai/builtin/story/bound-labels.ts'
import { isClean, isSentence } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isWritersLabel, readAskedLabel } from '#server/ai/builtin/story/labels.ts'
import { leansOnOther } from '#server/ai/builtin/story/statements.ts'
import type { GivenFact, Slot, Story } from '#server/ai/builtin/story/story.ts'
import { tidyNote } from '#server/ai/builtin/story/tidy.ts'
import { capitalizeFirst, dropStop, endSentence } from '#server/ai/builtin/text/joining.ts'
import { paragraph, textOf } from './blocks.ts'

const longest = 40

/** The points that are left, in the order of the notes. */
export function listLeftOver(story: Story, told: string, lead: number | undefined): string[] {
  const { notUsed, usedInPart } = accountFor(story.facts.map(toLine), told)
  const waiting = new Set([...notUsed, ...usedInPart.map(({ text }) => text)])
  // What is told in part is told: the rest is offered as not used yet.
  const units = new Set([lead, ...story.statements.map(({ unit }) => unit)])
  const points: { text: string; unit: number }[] = []
  for (const fact of story.facts.filter(({ text, unit }) => waiting.has(text) && !units.has(unit))) {
    const last = points.at(-1)
    const text = toPoint(fact, story)
    if (text !== undefined) points.push({ text, unit: fact.unit })
    // "14 employees" – "other stores have offered jobs to six of them": said of the point right before.
    else if (last?.unit === fact.unit - 1 && saysOn(fact, story)) {
      last.text = `${last.text}. ${capitalizeFirst(tidyNote(dropStop(fact.text.trim())))}`
      last.unit = fact.unit
    }
  }
  return points.map(({ text }) => text)
}

const saysOn = ({ text, label, unit }: GivenFact, story: Story): boolean => {
  const words = endSentence(capitalizeFirst(tidyNote(text.trim())))
  return label === undefined && isSentence(words) && leansOnOther(words, unit, story)
}

const toLine = ({ text, value }: GivenFact) => ({ text, kind: 'fact' as const, value })

function toPoint({ text, unit, label, value }: GivenFact, story: Story): string | undefined {
  const words = tidyNote(dropStop((value ?? text).trim()))
  const size = words.split(' ').length
  if (size > longest || words.length < 3 || !isFree(words, unit, story)) return undefined
  if (label !== undefined) return toLabeled(label, words, story.type)
  return tells(words) || (size > 1 && isForReaders(story.roles.get(unit)))
    ? capitalizeFirst(words)
    : undefined
}

function toLabeled(label: string, words: string, type: Story['type']): string | undefined {
  // What the head of a release says is no point of its list.
  if (isWritersLabel(label) || topSlots.has(readAskedLabel(label, type)?.slot ?? 'proof')) return undefined
  const text = withLabel(label, words)
  return isClean(text.replace(': ', ' ')) ? text : undefined
}

/** Says all by itself. */
const isFree = (words: string, unit: number, story: Story): boolean =>
  isClean(words) && !isPostalAddress(words) && !leansOnOther(endSentence(capitalizeFirst(words)), unit, story)

const topSlots: ReadonlySet<Slot> = new Set(['headline', 'date', 'who', 'name', 'where', 'home'])

/** How little a line may look like a remark to be told without a figure or a name: "No injuries", "Private wells not affected". */
const leastRemark = 0.15

const isForReaders = (roles: RoleShares | undefined): boolean =>
  roles !== undefined && roles.remark < leastRemark

/** A figure or a name is told; a thought is not. */
const tells = (words: string): boolean => /\d|(?<=\S )\p{Lu}\p{L}/u.test(words) && words.split(' ').length > 1

/**
 * What the notes say must be printed (a warning, a limit of the offer) is in every draft: in the story where it fits, else in a paragraph
 * of its own at its end, in the words that were given.
 */
export function withRequired(blocks: ReleaseBlock[], { required }: Story): ReleaseBlock[] {
  const told = blocks.map((block) => wordsOf(textOf(block)))
  const missing = required.filter((text) => !told.some((words) => includes(words, wordsOf(text))))
  if (missing.length === 0) return blocks
  const end = blocks.findIndex(
    (block) => (block.type === 'heading' && block.level === 2) || /^(?:###|ENDS|Ends)$/.test(textOf(block)),
  )
  const at = end === -1 ? blocks.length : end
  const added = missing.map((text) => paragraph(endSentence(capitalizeFirst(text))))
  return [...blocks.slice(0, at), ...added, ...blocks.slice(at)]
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}|\d/gu) ?? [])

/** House style may have changed a word or two. */
const enough = 0.85

function includes(words: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  const found = [...wanted].filter((word) => words.has(word)).length
  return found >= enough * wanted.size
}
