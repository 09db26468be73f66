// Completes a name that the notes have only inside a longer one: "Museum of Salt" in "Museum of Salt and Tides", "River Crossings" in "Pennsylvania
// Office of River Crossings".
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayPhrase } from '#domain/language/everyday-words.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { isOrganizationWord } from '#domain/language/name-words.ts'

const word = "\\p{Lu}[\\p{L}\\p{M}\\p{N}’'-]{1,40}(?!\\p{L})"
const words = `${word}(?: ${word}){0,3}`
const continuationAfter = new RegExp(`^ (?:and|und|et|i|y|e|&) (?<rest>${words})`, 'u')
const continuationBefore = new RegExp(`(?<rest>${words} of(?: the)? (?:${words} and )?|${words} and )$`, 'u')

/** The longest name that contains every mention of it. */
export function completeName(name: string, units: readonly SortedUnit[]): string {
  const mentions = units.flatMap(({ body }) => listAround(body, name))
  return join(name, mentions) ?? name
}

interface Around {
  before: string
  after: string
}

function listAround(body: string, name: string): Around[] {
  const found = body.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'gu'))
  return [...found].map(({ index }) => ({
    before: body.slice(Math.max(0, index - 90), index),
    after: body.slice(index + name.length, index + name.length + 90),
  }))
}

function join(name: string, mentions: readonly Around[]): string | undefined {
  const after = sameOf(mentions.map((mention) => continuationAfter.exec(mention.after)))
  if (after !== undefined && isPartBehind(name, after.rest)) return name + after.text
  const before = sameOf(mentions.map((mention) => continuationBefore.exec(mention.before)))
  return before !== undefined && isPartBefore(before.rest, name) ? before.text + name : undefined
}

/** The words that all of them share. */
function sameOf(found: readonly (RegExpExecArray | null)[]): { text: string; rest: string } | undefined {
  const [first] = found
  const rest = first?.groups?.rest
  return first !== null &&
    first !== undefined &&
    rest !== undefined &&
    found.every((each) => each?.[0] === first[0])
    ? { text: first[0], rest }
    : undefined
}

const endsOrganization = (rest: string): boolean =>
  isOrganizationWord(rest.trim().split(' ').at(-1)?.toLowerCase() ?? '')

/** Whether the words behind the name belong to it: "of Salt and Tides", "Parks and Recreation". A second company would have a name of its own. */
const isPartBehind = (name: string, rest: string): boolean =>
  isEverydayPhrase(rest) && (/ (?:of|für|de) /u.test(name) || !endsOrganization(rest))

/** Whether the words before the name belong to it: "Office of", "Ministry of Health and". */
function isPartBefore(rest: string, name: string): boolean {
  const [head = '', of] = rest.split(/ of(?= |$)/u)
  if (of !== undefined) return endsOrganization(head) || / Office$/u.test(head)
  const first = head.replace(/ and $/u, '')
  return isEverydayPhrase(name) && isEverydayPhrase(first.split(' ').at(-1) ?? '') && !endsOrganization(first)
}
