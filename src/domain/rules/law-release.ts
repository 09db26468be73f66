// Rules about law and wires that read the whole release.

import { describeFit, fitWires } from '#domain/check/wires.ts'
import { followsDeterminer } from '#domain/language/grammar/word-place.ts'
import { escapePattern, findMatches } from '#domain/language/matches.ts'
import { isCommonAcronym, isOrganizationWord } from '#domain/language/name-words.ts'
import type { Range } from '#domain/language/ranges.ts'
import { standaloneCities } from '#domain/language/standalone-cities.ts'
import { isStateName } from '#domain/language/states.ts'
import { namesCompany, readCompanies, readJointPartner } from './release/names.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Part, Release } from './release/release.ts'
import type { ReleaseMatch, Rule } from './rule.ts'

const listed =
  /\((?:NYSE|Nasdaq|NASDAQ|TSX|LSE|ASX|AMEX|Euronext|OTC\w*)[^)]{0,12}:\s?[A-Z.]{1,6}\)|\bNew York Stock Exchange\b|\b(?:trade|trades|traded|listed) on (?:the )?(?:NYSE|Nasdaq)\b/
const forward =
  /\b(?:expect(?:s|ed)?|plan(?:s|ned)? to|believes?|anticipat(?:es?|ed)|projected|projects|guidance|estimates? that|on track|on pace|intends?|aims? to|seeks? to|hopes? to|targets?|poised to|set to|likely to|should (?:\p{Ll}+ )?(?:return|reach|grow|rise|fall|double|exceed|improve|be)|going to|(?<!\b(?:free|good|ill|own|living) )will(?! of\b))\b/gu
/** 'Corvo Metals (NYSE: CVO)': the name before the listing. */
const listedName =
  /(?<name>\p{Lu}[\p{L}\p{N}&’'.-]*(?: (?:\p{Lu}[\p{L}\p{N}&’'.-]*|of|and|&))*)(?:, (?:Inc|Corp|Ltd|Co|LLC|LP|PLC)\.?)? \((?:NYSE|Nasdaq|NASDAQ|TSX|LSE|ASX|AMEX|Euronext|OTC)/u
const ownWord = /\b(?:it|its|the company|the firm|management|the board|we|our|the bank|the group)\b/i
const legend = /forward[- ]looking statements?/i
const material =
  /\b(?:earnings|merger|merges?|acquisition|acquires?|(?:agree[sd]?|plans?|will|to) (?:to )?(?:buy|purchase|acquire|sell)|guidance|steps? down|resign(?:s|ed|ation)?|buyout|takeover|bankruptcy|dividend|(?:expects?|forecasts?|projects?|raises?|cuts?|lowers?|reports?|posts?) (?:[\p{L}\d-]+ ){0,4}(?:sales|revenues?|profits?|loss(?:es)?|income)|(?:earned|lost) [$€£][\d.]+ (?:million|billion))\b/iu
const money = /[$€£]\d|\b(?:sales|revenue|profits?|earnings|savings|margins?|income|cash flow)\b/i
const embargo = /\bembargo/i
const partner = /\b(?:with|from)\s(?<name>\p{Lu}[\p{L}&.’'-]*(?:\s\p{Lu}[\p{L}&’'-]*){0,3})/gu
const calendarWord =
  /^(?:Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Christmas|Easter|Thanksgiving)/

export const lawReleaseRules: readonly Rule[] = [
  {
    id: 'LEG-01',
    severity: 'warning',
    title: 'Add a safe-harbor paragraph',
    reason:
      'A public company’s forward-looking statements are usually paired with one that names the risks. Ask counsel for the text.',
    checkRelease: checkForward,
  },
  {
    id: 'LEG-02',
    severity: 'error',
    title: 'Don’t share material news early',
    reason:
      'Regulation FD limits who can get a public company’s material news early. Ask counsel before you send it under embargo.',
    checkRelease: checkMaterial,
  },
  {
    id: 'LEG-07',
    severity: 'hint',
    title: 'Check that the other company has approved',
    reason: 'Partners expect to sign off before their name goes out.',
    checkRelease: checkPartner,
  },
  {
    id: 'WIR-01',
    severity: 'warning',
    title: 'Stay within the wire’s limits',
    reason: 'Over the plan’s limits, a wire rejects the release or charges more.',
    checkRelease: checkWire,
  },
]

function isListed({ text }: Paragraph): boolean {
  const mayBe =
    text.includes('(') || text.includes('Exchange') || text.includes('Nasdaq') || text.includes('NYSE')
  return mayBe && listed.test(text)
}

function findListing(release: Release): Part | undefined {
  return release.parts.find(({ paragraph }) => paragraph.recall(isListed))
}

/** The forward-looking phrases of a paragraph, each with its sentence. */
function readForward({
  text,
  sentences,
}: Paragraph): readonly (Range & { readonly sentence: string; readonly isGuess: boolean })[] {
  const told = findMatches(text, forward).filter(
    // 'The will', 'Plank’s plans to': a noun after its article.
    ({ index, 0: found }) =>
      !/^(?:will|projects|targets|estimates)/.test(found) || !followsDeterminer(text.slice(0, index)),
  )
  return told.map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
    sentence: sentences.find(({ from, to }) => index >= from && index < to)?.text ?? text,
    isGuess: /^(?:expect|believe|anticipat|project|guidance|estimate)/.test(found),
  }))
}

/** The first words of the listed companies' names; empty if only an exchange is named. */
function readListedName({ text }: Paragraph): string | undefined {
  return listedName.exec(text)?.groups?.name?.split(' ')[0]
}

function readMaterial({ text }: Paragraph): { from: number; to: number } | undefined {
  return toRange(material.exec(text))
}

function toRange(match: RegExpExecArray | null): { from: number; to: number } | undefined {
  return match === null ? undefined : { from: match.index, to: match.index + match[0].length }
}

function hasLegend({ text }: Paragraph): boolean {
  return legend.test(text)
}

/** The first place in the story where the reader finds something, as a match. */
function matchFirst(
  release: Release,
  read: (paragraph: Paragraph) => { from: number; to: number } | undefined,
): ReleaseMatch[] {
  for (const part of [...release.story, ...release.of('headline')]) {
    const range = part.paragraph.recall(read)
    if (range) return [{ part, ...range }]
  }
  return []
}

function checkForward(release: Release): ReleaseMatch[] {
  if (findListing(release) === undefined) return []
  if (release.parts.some(({ paragraph }) => paragraph.recall(hasLegend))) return []
  const names = release.parts.flatMap(({ paragraph }) => paragraph.recall(readListedName) ?? [])
  // Another company's listing doesn't make this one's plans reportable.
  const own = [...release.ask(readCompanies), release.headline?.paragraph.text ?? '']
  const isOwn = names.some((name) => own.some((text) => text.startsWith(name)))
  const isOfListed = (sentence: string) =>
    isOwn || names.length === 0 || names.some((name) => sentence.includes(name)) || ownWord.test(sentence)
  const found = release.story.flatMap((part) =>
    part.paragraph
      .recall(readForward)
      .filter(({ sentence }) => isOfListed(sentence))
      .map(({ from, to, isGuess, sentence }) => ({ part, from, to, isGuess, isMoney: money.test(sentence) })),
  )
  // Forecasts of earnings come first, then what the company expects, then what it will do.
  const first =
    found.find(({ isGuess, isMoney }) => isGuess && isMoney) ??
    found.find(({ isGuess }) => isGuess) ??
    found[0]
  return first === undefined ? [] : [{ part: first.part, from: first.from, to: first.to }]
}

function checkMaterial(release: Release): ReleaseMatch[] {
  const isHeld = release.of('release-line').some(({ paragraph }) => embargo.test(paragraph.text))
  return isHeld && findListing(release) ? matchFirst(release, readMaterial) : []
}

function checkPartner(release: Release): ReleaseMatch[] {
  const { headline } = release
  if (headline === undefined) return []
  const { text } = headline.paragraph
  const companies = release.ask(readCompanies)
  const own = companies.toSorted((one, other) => placeOf(text, one) - placeOf(text, other))[0]
  const second = companies.find((company) => company !== own && text.includes(company))
  if (second !== undefined) return [matchName(headline, text.indexOf(second), second)]
  for (const match of text.matchAll(partner)) {
    const name = match.groups?.name ?? ''
    // 'moves from Erie to Toledo'.
    if (match[0].startsWith('from') && /^ to \p{Lu}/u.test(text.slice(match.index + match[0].length)))
      continue
    if (isOrganization(release, name, own))
      return [matchName(headline, match.index + match[0].length - name.length, name)]
  }
  const joint = release.ask(readJointPartner)
  return joint === undefined ? [] : [matchName(headline, text.indexOf(joint), joint)]
}

function placeOf(text: string, company: string): number {
  const at = text.indexOf(company.split(' ')[0] ?? company)
  return at === -1 ? text.length : at
}

function matchName(part: Part, from: number, name: string): ReleaseMatch {
  return { part, from, to: from + name.length, message: `Has ${name} approved this?` }
}

/** Whether the name is an organization's: no place, no date, and no person who speaks or is introduced. */
function isOrganization(release: Release, name: string, own: string | undefined): boolean {
  if (own !== undefined && namesCompany(name, own)) return false
  if (
    isStateName(name) ||
    isCommonAcronym(name) ||
    standaloneCities.has(name.toLowerCase()) ||
    calendarWord.test(name) ||
    /-\p{Ll}/u.test(name)
  )
    return false
  if (isTitleCase(release)) return false
  // 'Prairie Hive Guild, starting May 24': what it is called by makes it no person.
  if (isOrganizationWord((name.split(' ').at(-1) ?? '').toLowerCase())) return true
  const surname = name.split(' ').at(-1) ?? ''
  return !release.story.some(({ paragraph: { text } }) =>
    new RegExp(
      `\\b(?:in|near) ${escapePattern(name)}|${escapePattern(surname)} (?:said|says|who)|${escapePattern(name)}, (?:\\p{Ll}|\\d)|${escapePattern(name)} (?:will|has|was) (?:join|serve|lead)`,
      'u',
    ).test(text),
  )
}

/** Whether the headline is in title case, so that capitals show no name. */
function isTitleCase({ headline }: Release): boolean {
  const { words = [], text = '' } = headline?.paragraph ?? {}
  const small = words.filter(({ word, from }) => word.length > 3 && /\p{Ll}/u.test(text[from] ?? ''))
  return small.length < words.length / 4
}

function checkWire(release: Release): ReleaseMatch[] {
  const { wire } = release.settings
  if (wire === undefined) return []
  return release
    .ask(fitWires)
    .filter(({ profile, fits }) => profile.id === wire && !fits)
    .map((fit) => ({ message: describeFit(fit) }))
}
