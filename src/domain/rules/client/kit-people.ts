// Finds misspelled names of people in the client's kit, and people who must not be quoted.
import { extractFacts } from '#domain/language/reading.ts'
import { isSpeaker } from '#domain/review/quotes.ts'
import { isCapital, type Paragraph, type Word } from '#domain/rules/release/paragraph.ts'
import type { KitNames } from '#domain/rules/release/settings.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'

/** One issue for each name, however often it is misspelled. */
export const describeName = (name: string): Pick<RuleMatch, 'message' | 'subject'> => ({
  message: `The client kit spells it “${name}”`,
  subject: `name ${name.toLowerCase()}`,
})

/** Misspelled people: one half of the name is right and the other nearly ('Marin Oduya' for 'Maren Oduya'). */
export function findMisspelledPeople(paragraph: Paragraph, { people, names }: KitNames): RuleMatch[] {
  const { text, words } = paragraph
  const known = new Set(names)
  const pairs = words.flatMap((word, index) => {
    const next = words[index + 1]
    const written = next && readPair(text, word, next)
    return written && !known.has(written.join(' ')) ? [{ from: word.from, written }] : []
  })
  if (pairs.length === 0) return []
  return people.flatMap(({ name }) => {
    const [first = '', last = '', ...more] = name.split(' ')
    // If both spellings are in the text, they are two people.
    if (last === '' || more.length > 0 || text.includes(name)) return []
    return pairs
      .filter(({ written }) => isNearPair(written, [first, last]))
      .map(({ from, written }) => ({
        ...{ from, to: from + written.join(' ').length, fix: name },
        ...describeName(name),
      }))
  })
}

type NamePair = readonly [first: string, last: string]

/** Two capitalized words with one space between, and nothing known about a longer name. */
function readPair(text: string, word: Word, next: Word): NamePair | undefined {
  if (!isCapital(text, word) || !isCapital(text, next) || next.from - word.to !== 1) return undefined
  return [text.slice(word.from, word.to), text.slice(next.from, next.to).replace(/[’']s$/, '')]
}

function isNearPair([first, last]: NamePair, [ownFirst, ownLast]: NamePair): boolean {
  if (last === ownLast) return first !== ownFirst && isMisspelled(first, ownFirst)
  return first === ownFirst && isMisspelled(last, ownLast)
}

/** Whether the name is likely misspelled. Short names and endings often differ rightly: 'Jo' and 'Joe', 'Daniel' and 'Daniela'. */
function isMisspelled(written: string, own: string): boolean {
  const shorter = Math.min(written.length, own.length)
  if (shorter < 4 || written[0] !== own[0]) return false
  if (written.startsWith(own) || own.startsWith(written) || written.slice(0, -1) === own.slice(0, -1))
    return false
  return differAtMost(written, own, shorter > 6 ? 2 : 1)
}

/** Whether at most this many changed letters make one word of the other; swapping two letters counts as one. */
export function differAtMost(one: string, other: string, most: number): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, others] = [one.slice(start), other.slice(start)]
  if (rest === others) return true
  if (most === 0 || Math.abs(rest.length - others.length) > most) return false
  const isSwap = rest[0] === others[1] && rest[1] === others[0]
  return [
    [rest.slice(1), others.slice(1)] as const,
    [rest.slice(1), others] as const,
    [rest, others.slice(1)] as const,
    ...(isSwap ? [[rest.slice(2), others.slice(2)] as const] : []),
  ].some(([left, right]) => differAtMost(left, right, most - 1))
}

/** A quotation of somebody whom the client doesn't want quoted. */
export function findSilentSpeakers({ text }: Paragraph, { people }: KitNames): RuleMatch[] {
  return people.flatMap(({ name, isSilent = false }) => {
    const from = isSilent ? text.indexOf(name) : -1
    const isQuoted =
      from !== -1 &&
      extractFacts(text).some(
        ({ kind, saidBy = '' }) => kind === 'quotation' && saidBy.includes(' ') && isSpeaker(name, saidBy),
      )
    if (!isQuoted) return []
    return [
      {
        ...{ from, to: from + name.length },
        severity: 'error',
        message: `The client kit says not to quote ${name}`,
        reason: 'The client hasn’t cleared this person for quotes. Quote someone else, or ask the client.',
        subject: `quote ${name.toLowerCase()}`,
      },
    ]
  })
}
