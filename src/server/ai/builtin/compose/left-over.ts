// Facts of the notes that no sentence tells. They go into the list of key facts in their own words, if those can be printed.
import { accountFor } from '#domain/brief/account-for.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { isPostalAddress } from '#domain/language/addresses.ts'
import type { RoleShares } from '#server/ai/builtin/roles/line-roles.ts'
import { withLabel } from '#server/ai/builtin/story/bound-labels.ts'
import { isSentence } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
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
  // If a line was told in part, its rest is offered as not used.
  const units = new Set([lead, ...story.statements.map(({ unit }) => unit)])
  const points: { text: string; unit: number }[] = []
  for (const fact of story.facts.filter(({ text, unit }) => waiting.has(text) && !units.has(unit))) {
    const last = points.at(-1)
    const text = toPoint(fact, story)
    if (text !== undefined) points.push({ text, unit: fact.unit })
    // A point that goes on with the one before: "14 employees" – "other stores have offered jobs to six of them".
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
  // Labels of the release's head give no points.
  if (isWritersLabel(label) || topSlots.has(readAskedLabel(label, type)?.slot ?? 'proof')) return undefined
  const text = withLabel(label, words)
  return isClean(text.replace(': ', ' ')) ? text : undefined
}

/** Whether the words are clear without the sentence before. */
const isFree = (words: string, unit: number, story: Story): boolean =>
  isClean(words) && !isPostalAddress(words) && !leansOnOther(endSentence(capitalizeFirst(words)), unit, story)

const topSlots: ReadonlySet<Slot> = new Set(['headline', 'date', 'who', 'name', 'where', 'home'])

/** Below this chance of being a remark, a line is told even without a figure or name: "No injuries". */
const leastRemark = 0.15

const isForReaders = (roles: RoleShares | undefined): boolean =>
  roles !== undefined && roles.remark < leastRemark

/** Whether the words have a figure or a name. */
const tells = (words: string): boolean => /\d|(?<=\S )\p{Lu}\p{L}/u.test(words) && words.split(' ').length > 1

/**
 * The draft with everything that must be printed (a warning, a limit of the offer), in the words of the notes: in the story where it fits, else in
 * a last paragraph.
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

/** The share of its words that must be there, since house style may have changed some. */
const enough = 0.85

function includes(words: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  const found = [...wanted].filter((word) => words.has(word)).length
  return found >= enough * wanted.size
}
