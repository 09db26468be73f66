// The lines above the text: release line, headline, subhead, dateline.

import { invites, isAdvisory } from '#domain/check/advisory.ts'
import type { EmbargoEnd } from '#domain/document/embargo-end.ts'
import { namesOtherMoment } from '#domain/document/embargo-line.ts'
import { writeEmbargoEnd, writeEmbargoLine } from '#domain/document/write-embargo.ts'
import { releaseLine } from '#domain/release/skeletons.ts'
import { daysFrom, readDateline, readDay } from '#domain/rules/release/dateline.ts'
import { overlap, readKeyWords } from '#domain/rules/release/key-words.ts'
import type { Part, Release } from '#domain/rules/release/release.ts'
import type { CheckSettings } from '#domain/rules/release/settings.ts'
import { isMasthead } from '#domain/rules/release/structure-signs.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import type { ReleaseMatch, Rule, RuleMatch } from '#domain/rules/rule.ts'
import { formatList } from '#domain/text/format-list.ts'
import { countCharacters } from '#domain/text/text-length.ts'
import { apMonths } from '#domain/time/calendar.ts'

const embargo =
  /\bembargo|\bhold (?:for|until)|\bnot for (?:release|publication|broadcast) (?:before|until|prior)/i
const immediate = /\bfor immediate release\b/i
const embargoDate =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}|\b\d{1,2}\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b\d{1,2}[/.]\d{1,2}/i
const embargoTime =
  /\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\bnoon\b|\bmidnight\b|\b\d{1,2}[:.]\d\d\b(?=\s?(?:[A-Z]{2,4}\b|$|,))|\b\d{1,2}:\d\d\b/i
const embargoZone =
  /(?<![A-Za-z])(?:[ECMP][SD]?T|AK[SD]?T|HST|GMT|UTC|BST|CES?T|EES?T|WES?T|AE[SD]?T|IST|JST|SGT|SAST|WAT|EAT|CAT|HKT|KST|PHT|BRT|ART|NZ[SD]?T|\p{L}{2,20} time|Eastern|Central|Mountain|Pacific|Atlantic)(?![A-Za-z])/iu
const subheadMost = 150
const repeated = 0.6
/** A dash this near the start may end a dateline in another form; no second one is put before it. */
const datelineMost = 80
const openingDash = /\s*(?:—|–|--|\s-\s)\s*/

export const structureTopRules: readonly Rule[] = [
  {
    id: 'STR-01',
    severity: 'error',
    title: 'Add a release line at the top',
    reason: 'Editors need to see right away when the news can run: FOR IMMEDIATE RELEASE or the embargo.',
    checkRelease: findMissingLine,
  },
  {
    id: 'STR-02',
    severity: 'error',
    title: 'Give the embargo a date, a time and a time zone',
    reason: 'Without an exact time, someone will break the embargo in good faith.',
    roles: ['release-line'],
    check: ({ text }) => checkEmbargo(text),
  },
  {
    id: 'STR-03',
    severity: 'error',
    title: 'Use one valid release line',
    reason: 'Two release lines or an expired embargo leave editors guessing.',
    checkRelease: checkReleaseLines,
  },
  {
    id: 'STR-04',
    severity: 'error',
    title: 'Use a single one-line headline',
    reason: 'The headline is all most lists, inboxes and editors see.',
    checkRelease: checkHeadline,
  },
  {
    id: 'STR-05',
    severity: 'hint',
    title: 'Use one short subhead that adds a fact',
    reason: 'Use it for a price, date or number the headline had no room for.',
    checkRelease: checkSubhead,
  },
  {
    id: 'STR-06',
    severity: 'error',
    title: 'Open the first paragraph with a dateline',
    reason: 'It tells editors where and when this is news.',
    profile: 'ap',
    checkRelease: checkDateline,
  },
  {
    id: 'STR-21',
    severity: 'error',
    title: 'Choose embargo or immediate release, not both',
    reason: 'Under “for immediate release,” the news will run right away.',
    checkRelease: findEmbargoInText,
  },
]

function checkEmbargo(text: string): RuleMatch[] {
  if (!embargo.test(text) || text.includes('[')) return []
  const missing = [
    ...(embargoDate.test(text) ? [] : ['a date']),
    ...(embargoTime.test(text) ? [] : ['a time']),
    ...(embargoZone.test(text) ? [] : ['a time zone']),
  ]
  if (missing.length === 0) return []
  return [{ from: 0, to: text.length, message: `The embargo line needs ${formatList(missing)}` }]
}

/** A missing release line; an invitation needs none, unless it is under embargo. */
function findMissingLine(release: Release): ReleaseMatch[] {
  const { embargo: end, profile } = release.settings
  const mayBeMasthead = end === undefined && release.ask(invites)
  if (release.of('release-line').some(({ paragraph }) => !isMasthead(paragraph) || mayBeMasthead)) return []
  const text = (end && writeEmbargoLine(end, profile)) ?? releaseLine
  return [{ insert: { before: 0, text }, message: 'No release line at the top' }]
}

function checkReleaseLines(release: Release): ReleaseMatch[] {
  const lines = release.of('release-line')
  const held = lines.find(({ paragraph }) => embargo.test(paragraph.text))
  const free = lines.findLast(({ paragraph }) => immediate.test(paragraph.text))
  const second = held && free && (held.index > free.index ? held : free)
  if (second) return [{ part: second, message: 'The release is both embargoed and for immediate release' }]
  const other = findOtherEmbargo(lines, release.settings)
  if (other.length > 0) return other
  const day = held && readDay(held.paragraph.text)
  const days = day && daysFrom(release.settings.today, day)
  return held && days !== undefined && days < 0
    ? [{ part: held, message: 'The embargo date has passed' }]
    : []
}

/** A release line that differs from the document's details. */
function findOtherEmbargo(
  lines: readonly Part[],
  { embargo: end, profile }: Pick<CheckSettings, 'embargo' | 'profile'>,
): ReleaseMatch[] {
  const fix = end && writeEmbargoLine(end, profile)
  const part =
    end && lines.find(({ paragraph }) => !isMasthead(paragraph) && isOtherwise(paragraph.text, end))
  if (!fix || !part) return []
  const message = `This news is under embargo until ${writeEmbargoEnd(end, profile)}, but the release line says otherwise`
  const reason =
    'Editors go by the release line. If it differs from the embargo in Details, the news can run early.'
  return [{ part, ...findLine(part.paragraph.text, end), fix, message, reason }]
}

const isOtherwise = (line: string, end: EmbargoEnd): boolean =>
  immediate.test(line) || namesOtherMoment(line, end)

/** The line with the other moment, or the words “for immediate release”. */
function findLine(text: string, end: EmbargoEnd): { from: number; to: number } {
  const line = text.split('\n').find((each) => namesOtherMoment(each, end))
  const wrong = line ?? immediate.exec(text)?.[0] ?? text
  const from = text.indexOf(wrong)
  return { from, to: from + wrong.length }
}

function checkHeadline(release: Release): ReleaseMatch[] {
  const [first, ...others] = release.of('headline')
  if (first === undefined) return [{ message: 'No headline' }]
  if (others.length > 0)
    return others.map((part) => ({ part, message: 'A second headline: make it a subhead' }))
  const lines = first.paragraph.text.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 1 ? [{ part: first, message: `The headline has ${lines.length} lines` }] : []
}

function checkSubhead(release: Release): ReleaseMatch[] {
  const [first, ...others] = release.of('subhead')
  if (first === undefined) return []
  const matches: ReleaseMatch[] = others.map((part) => ({ part, message: 'One subhead is enough' }))
  const length = countCharacters(first.paragraph.text.trim())
  if (length > subheadMost) {
    matches.push({ part: first, message: `The subhead is ${length} characters; keep it to ${subheadMost}` })
  }
  const headline = release.headline?.paragraph.recall(readKeyWords)
  if (headline && overlap(first.paragraph.recall(readKeyWords), headline) >= repeated) {
    matches.push({ part: first, message: 'The subhead repeats the headline' })
  }
  return matches
}

function checkDateline(release: Release): ReleaseMatch[] {
  const { lead, settings } = release
  if (lead === undefined || release.ask(isAdvisory) || lead.paragraph.recall(readDateline) !== undefined)
    return []
  const [year, month, day] = settings.today.split('-').map(Number)
  const date = `${apMonths[(month ?? 1) - 1]} ${day}, ${year}`
  const end = /^\S+/.exec(lead.paragraph.text)?.[0].length ?? 0
  const ruleMatch = { part: lead, from: 0, to: end }
  const start = lead.paragraph.text.slice(0, datelineMost)
  const [front] = start.split(openingDash)
  if (front !== start && embargoDate.test(start))
    return [{ ...ruleMatch, message: 'Write the dateline like this: DAYTON, Ohio, Nov. 17, 2026 —' }]
  const fix = [{ from: 0, to: 0, text: `[CITY], ${date} — ` }]
  const message = 'The first paragraph has no dateline'
  return [front === start ? { ...ruleMatch, fix, message } : { ...ruleMatch, message }]
}

const embargoInText =
  /\b(?:embargo(?:ed)?|not for (?:release|publication) (?:until|before)|hold (?:for release )?until)\b/i
const embargoWords = new Trigger(/^(?:embargo|not$|hold$)/)
const immediateLine = /^for immediate release/i

function findEmbargoInText(release: Release): ReleaseMatch[] {
  const isImmediate = release
    .of('release-line')
    .some(({ paragraph }) => immediateLine.test(paragraph.text.trim()))
  if (!isImmediate) return []
  return release.story.concat(release.of('notice', 'subhead')).flatMap((part) => {
    if (!part.paragraph.has(embargoWords)) return []
    const match = embargoInText.exec(part.paragraph.text)
    const isPolicy = /\b(?:trade|oil|arms|export|food|import) embargo|embargo (?:on|against|of)\b/i.test(
      part.paragraph.text,
    )
    return match === null || isPolicy || part.paragraph.isQuoted(match.index)
      ? []
      : [{ part, from: match.index, to: match.index + match[0].length }]
  })
}
