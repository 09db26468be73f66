// Rules for names, titles and boilerplates that differ from the client's kit. The caller passes the kit with the settings.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { withoutOverlaps } from '#domain/language/ranges.ts'
import { isCapital, type Paragraph } from '#domain/rules/release/paragraph.ts'
import type { KitNames } from '#domain/rules/release/settings.ts'
import { proseRoles, type Rule, type RuleMatch, textRoles } from '#domain/rules/rule.ts'
import { areSlips } from '#domain/rules/spellings.ts'
import { collapseSpace } from '#domain/text/collapse-space.ts'
import { describeName, differAtMost, findMisspelledPeople, findSilentSpeakers } from './kit-people.ts'
import { findTitles } from './kit-titles.ts'

export const kitRules: readonly Rule[] = [
  {
    id: 'NAM-07',
    severity: 'warning',
    title: 'Write the name and title as the client does',
    reason: 'The client kit has a different spelling or title. People notice their own name first.',
    roles: textRoles,
    check: (paragraph, role, { kit }) =>
      kit
        ? withoutOverlaps([
            ...findSpellings(paragraph, kit),
            ...findMisspelledPeople(paragraph, kit),
            ...(proseRoles.includes(role)
              ? [...findTitles(paragraph, kit), ...findSilentSpeakers(paragraph, kit)]
              : []),
          ])
        : [],
  },
  {
    id: 'STR-22',
    severity: 'warning',
    title: 'Update the boilerplate',
    reason: 'The client kit has different wording. It may have changed since this draft was written.',
    roles: ['boilerplate'],
    check: (paragraph, _role, { kit }) => (kit ? findOldBoilerplate(paragraph, kit) : []),
  },
]

/** Words of one name; longer names are compared word by word only. */
const mostWords = 4
const shortestName = 4

/** The kit's names by their letters alone, and their unusual words, to find misspellings. */
interface KnownNames {
  readonly bySqueezed: ReadonlyMap<string, string>
  readonly spellings: ReadonlySet<string>
  readonly words: readonly string[]
}

const known = new WeakMap<KitNames, KnownNames>()

function readKnown(kit: KitNames): KnownNames {
  const old = known.get(kit)
  if (old) return old
  const names = kit.names.map((name) => name.trim()).filter((name) => squeeze(name).length >= shortestName)
  const spellings = new Set(names.flatMap((name) => [name, ...name.split(' ')]))
  const read = {
    bySqueezed: new Map(names.toReversed().map((name) => [squeeze(name), name])),
    spellings,
    words: [...spellings].filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !isEverydayWord(word)),
  }
  known.set(kit, read)
  return read
}

const squeeze = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

function findSpellings(paragraph: Paragraph, kit: KitNames): RuleMatch[] {
  const { words } = paragraph
  const names = readKnown(kit)
  const matches: RuleMatch[] = []
  for (let index = 0; index < words.length; ) {
    const found = findName(paragraph, index, names)
    if (found?.match) matches.push(found.match)
    index += found?.words ?? 1
  }
  return matches
}

interface FoundName {
  readonly words: number
  /** Missing if the name is written as in the kit. */
  readonly match?: RuleMatch
}

/** The longest name that begins with this word: as the kit writes it, or in another way. */
function findName(paragraph: Paragraph, index: number, names: KnownNames): FoundName | undefined {
  const { text, words } = paragraph
  const first = words[index]
  if (!first || isInAddress(text, first.from)) return undefined
  for (let count = Math.min(mostWords, words.length - index); count > 0; count -= 1) {
    const written = text.slice(first.from, words[index + count - 1]?.to).replace(/[’']s$/, '')
    const name = names.bySqueezed.get(squeeze(written))
    if (name === undefined || isInAddress(text, first.from + written.length - 1)) continue
    return isFine(written, names) || isWrittenSo(text, first.from, written, name)
      ? { words: count }
      : { words: count, match: toNameMatch(first.from, written, name) }
  }
  const word = text.slice(first.from, first.to).replace(/[’']s$/, '')
  return findSlip(word, first.from, names, isAlone(paragraph, index))
}

/** Whether the name is no part of a longer name or a place: 'Ann Larkmore', 'in Larkmore'. */
function isAlone({ text, words }: Paragraph, index: number): boolean {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]]
  const isInside = before && /^ $/.test(text.slice(before.to, word?.from))
  return !(
    (isInside && (isCapital(text, before) || /^(?:in|near|at|from|to)$/.test(before.word))) ||
    (after && isCapital(text, after) && text.slice(word?.to, after.from) === ' ')
  )
}

/** Whether the text has the name as written in the kit. A period at its end may also be the sentence's: 'Tallow & Co.' */
const isWrittenSo = (text: string, from: number, written: string, name: string): boolean =>
  text.startsWith(name, from) || name.replace(/\.$/, '') === written

/** Whether the spelling may be left: a headline in capitals, or an ordinary word such as 'square'. */
function isFine(written: string, { spellings }: KnownNames): boolean {
  return (
    spellings.has(written) ||
    written === written.toUpperCase() ||
    (written === written.toLowerCase() && written.split(/[\s-]/).every(isEverydayWord))
  )
}

function findSlip(
  word: string,
  from: number,
  { words, spellings }: KnownNames,
  alone: boolean,
): FoundName | undefined {
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || spellings.has(word) || isEverydayWord(word)) return undefined
  const name = words.find(
    (each) => each[0] === word[0] && (areSlips(each, word) || (alone && isNearName(each, word))),
  )
  return name === undefined ? undefined : { words: 1, match: toNameMatch(from, word, name) }
}

/** Whether a long word with the same beginning differs by two letters at most: 'Larkmore' for 'Larkmoor'. */
const isNearName = (name: string, word: string): boolean =>
  Math.min(name.length, word.length) > 6 &&
  name.slice(0, 3) === word.slice(0, 3) &&
  !word.startsWith(name) &&
  !name.startsWith(word) &&
  differAtMost(name, word, 2)

/** Whether the word is part of an address, which has its own spelling: 'larkmoor.com', '#larkmoor'. */
const isInAddress = (text: string, at: number): boolean =>
  /[@#/_]\S{0,60}$|\w\.$/.test(text.slice(Math.max(0, at - 64), at)) ||
  /^[\p{L}\p{N}-]*[@/_]|^[\p{L}\p{N}-]*\.\p{Ll}/u.test(text.slice(at, at + 64))

function toNameMatch(from: number, written: string, name: string): RuleMatch {
  return { from, to: from + written.length, fix: name, ...describeName(name) }
}

/** Shorter paragraphs are headings and links. */
const fewestWords = 8
/** The share of words that two versions of one text have in common. */
const leastShared = 0.5

/** A paragraph that is nearly one of the kit's boilerplates, with the kit's own as the fix. */
function findOldBoilerplate({ text, words }: Paragraph, { texts }: KitNames): RuleMatch[] {
  if (words.length < fewestWords) return []
  const wordings = listWordings(texts)
  if (wordings.includes(collapseSpace(text))) return []
  const own = new Set(words.map(({ word }) => word))
  const [best] = wordings
    .map((wording) => ({ wording, shared: shareWords(own, wording) }))
    .toSorted((one, other) => other.shared - one.shared)
  if (!best || best.shared < leastShared) return []
  const message = 'The boilerplate in the client kit is different'
  return [{ from: 0, to: text.length, fix: best.wording, message }]
}

/** The paragraphs of the boilerplates, and each whole boilerplate as one paragraph. */
const listWordings = (texts: readonly string[]): string[] =>
  texts.flatMap((each) => [...each.split(/\n+/), each]).map(collapseSpace)

/** Whether the paragraph is one that the client approved, word for word. */
export const isApproved = ({ text }: Paragraph, { texts }: KitNames): boolean =>
  listWordings(texts).includes(collapseSpace(text))

function shareWords(own: ReadonlySet<string>, wording: string): number {
  const others = new Set(wording.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu))
  const size = [...own].filter((word) => others.has(word)).length
  return size / (own.size + others.size - size)
}
