// What follows the news: boilerplate, contact, end mark, and their order.
import { isAdvisory } from '#domain/check/advisory.ts'
import { britishEndMark, endMark } from '#domain/release/skeletons.ts'
import { namesOnlyDepartment, readContact } from '#domain/rules/release/contact.ts'
import { type Boilerplate, readBoilerplates } from '#domain/rules/release/counts.ts'
import { readCompanies, readJointPartner } from '#domain/rules/release/names.ts'
import type { Part, Release } from '#domain/rules/release/release.ts'
import type { NewBlock } from '#domain/rules/release/settings.ts'
import type { Role } from '#domain/rules/release/structure.ts'
import type { ReleaseMatch, Rule } from '#domain/rules/rule.ts'
import { formatList } from '#domain/text/format-list.ts'
import type { WordTarget } from '#domain/text/word-count.ts'

const boilerplateWords: WordTarget = { from: 50, to: 100 }
/** British ones are shorter. */
const britishWords: WordTarget = { from: 30, to: 100 }
/** 'About Us Again Theatre' is a name. */
const aboutUs = /^about\s+(?:us|the company)\b(?! [A-Z])/i

export const structureEndRules: readonly Rule[] = [
  {
    id: 'STR-12',
    severity: 'error',
    title: 'Close with “About” and the company’s name',
    reason: explainBoilerplate(boilerplateWords),
    british: {
      title: 'Close with “Notes to editors” that say who you are',
      reason: explainBoilerplate(britishWords),
    },
    checkRelease: checkBoilerplate,
  },
  {
    id: 'STR-13',
    severity: 'error',
    title: 'Name a media contact with email and phone',
    reason: 'Reporters on deadline call. Without a name, email and phone number, they move on.',
    checkRelease: checkContact,
  },
  {
    id: 'STR-14',
    severity: 'hint',
    title: 'End with one end mark',
    reason: '### tells the newsroom nothing is missing.',
    british: { reason: '“Ends” tells the newsroom the story is complete.' },
    checkRelease: checkEndMark,
  },
  {
    id: 'STR-15',
    severity: 'warning',
    title: 'Put the parts in the usual order',
    reason: 'Editors expect this order: release line, headline, dateline, news, boilerplate.',
    checkRelease: checkOrder,
  },
]

function explainBoilerplate({ from, to }: WordTarget): string {
  return `Reporters get your background here: what you do, where you’re based, when you started and how big you are, in ${from} to ${to} words.`
}

function checkBoilerplate(release: Release): ReleaseMatch[] {
  const boilerplates = release.ask(readBoilerplates)
  if (boilerplates.length === 0 && (release.ask(isAdvisory) || hasEditorNotes(release))) return []
  if (boilerplates.length === 0)
    return [
      {
        message:
          release.settings.profile === 'british'
            ? 'No “Notes to editors” that say who you are'
            : 'No boilerplate (“About” and the company’s name)',
        ...insertFromKit(release, release.settings.kit?.boilerplate, ['contact', 'end-mark']),
      },
    ]
  const partner = release.ask(readJointPartner)
  return [
    ...boilerplates.flatMap((each) => checkOne(release, each)),
    ...findRepeated(boilerplates),
    ...(partner === undefined
      ? []
      : [{ message: `No boilerplate for ${partner}`, severity: 'hint' as const }]),
  ]
}

/** The place for blocks of the kit: before later parts, or at the end. */
function insertFromKit(
  release: Release,
  fromKit: readonly NewBlock[] | undefined,
  later: readonly Role[],
): Pick<ReleaseMatch, 'insert'> {
  if (fromKit === undefined) return {}
  const end = release.story.at(-1)?.index ?? -1
  const next = release.of(...later).find(({ index }) => index > end)
  return { insert: { before: next?.index ?? release.parts.length, fromKit } }
}

const description =
  /\b(?:founded|established|set up|formed|opened|based in|employs?|staff|members?|charity|company|firm|trust|since (?:1[6-9]|20)\d\d|is (?:an?|the|one of))\b/i

/** Whether notes to editors describe the company, as in British releases. */
function hasEditorNotes({ settings, parts, headline }: Release): boolean {
  const notes = parts.findIndex(({ paragraph }) =>
    /^notes? (?:to|for) editors?\b/i.test(paragraph.text.trim()),
  )
  if (settings.profile !== 'british' || notes === -1) return false
  const subject = headline?.paragraph.words[0]?.word
  return parts
    .slice(notes + 1)
    .some(
      ({ paragraph, role }) =>
        role !== 'contact' && (paragraph.words[0]?.word === subject || description.test(paragraph.text)),
    )
}

function checkOne(release: Release, { heading, body, words }: Boilerplate): ReleaseMatch[] {
  const { text } = heading.paragraph
  const us = aboutUs.exec(text.trim())
  if (us) {
    const [company] = release.ask(readCompanies)
    const fix = company === undefined ? {} : { fix: `About ${company}` }
    return [{ part: heading, from: 0, to: us[0].length, message: 'Name the company instead of “us”', ...fix }]
  }
  const { from, to } = release.settings.profile === 'british' ? britishWords : boilerplateWords
  if (words >= from && words <= to) return []
  const message = `The boilerplate is ${words} words; aim for ${from} to ${to}`
  // Slightly more words are fine, and half as many may be enough.
  const isNear = words >= from * 0.5 && words <= to * 1.2
  return [{ part: body, message, severity: isNear ? 'hint' : 'warning' }]
}

function findRepeated(boilerplates: readonly Boilerplate[]): ReleaseMatch[] {
  const seen = new Set<string>()
  return boilerplates.flatMap(({ heading, company }) => {
    const name = company?.toLowerCase()
    if (name === undefined || !seen.has(name)) {
      if (name !== undefined) seen.add(name)
      return []
    }
    return [{ part: heading, message: `A second boilerplate about ${company}` }]
  })
}

function checkContact(release: Release): ReleaseMatch[] {
  const parts = release.of('contact')
  const [first] = parts
  if (first === undefined)
    return [
      { message: 'No media contact', ...insertFromKit(release, release.settings.kit?.contact, ['end-mark']) },
    ]
  const companies = release.ask(readCompanies)
  const text = parts.map(({ paragraph }) => paragraph.text).join('\n')
  // A company's name is no person.
  const contact = readContact(companies.reduce((left, name) => left.replaceAll(name, ''), text))
  if (contact.isPlaceholder) return [{ part: first, message: 'The media contact is still sample text' }]
  // A blank is left to the rule for blanks.
  if (parts.some(({ paragraph }) => paragraph.text.includes('['))) return []
  const missing = [
    ...(contact.hasName ? [] : ['a name']),
    ...(contact.hasMail ? [] : ['an email address']),
    ...(contact.hasPhone ? [] : ['a phone number with area code']),
  ]
  return missing.length === 0
    ? []
    : [
        {
          // The part to which the missing line would be added.
          part: parts.find(({ paragraph }) => namesOnlyDepartment(paragraph.text)) ?? parts.at(-1) ?? first,
          message: `The media contact needs ${formatList(missing)}`,
        },
      ]
}

/** The place of the end mark; British releases have it right after the story. */
function placeEndMark(release: Release): NonNullable<ReleaseMatch['insert']> {
  if (release.settings.profile !== 'british') return { before: release.parts.length, text: endMark }
  return { before: (release.story.at(-1)?.index ?? release.parts.length - 1) + 1, text: britishEndMark }
}

function checkEndMark(release: Release): ReleaseMatch[] {
  const marks = release.of('end-mark')
  const [first, ...others] = marks
  if (first === undefined) return [{ insert: placeEndMark(release), message: 'No end mark' }]
  if (others.length > 0) return others.map((part) => ({ part, message: 'A second end mark' }))
  // British releases end their story with ENDS and put notes and boilerplate after it.
  if (release.settings.profile === 'british') return []
  const isEarly = release.of('boilerplate-heading', 'boilerplate').some(({ index }) => index > first.index)
  return isEarly ? [{ part: first, message: 'The end mark comes before the boilerplate' }] : []
}

const order: readonly Role[] = ['release-line', 'headline', 'subhead', 'lead', 'body', 'boilerplate-heading']
/** So many words, as about photos, may follow the boilerplate. */
const storyWords = 12

/** Reports the first part that comes too early; once it is moved down, all after it moves up. */
function checkOrder(release: Release): ReleaseMatch[] {
  let last: { part: Part; rank: number } | undefined
  for (const part of release.parts) {
    const rank = order.indexOf(part.role === 'boilerplate' ? 'boilerplate-heading' : part.role)
    if (rank === -1 || (part.role === 'body' && part.paragraph.wordCount < storyWords)) continue
    if (last !== undefined && rank < last.rank) {
      return [
        {
          part: last.part,
          message: `${nameOf(last.part.role)} comes before ${nameOf(part.role).toLowerCase()}`,
        },
      ]
    }
    last = last?.rank === rank ? last : { part, rank }
  }
  return []
}

const roleNames: Partial<Record<Role, string>> = {
  'release-line': 'The release line',
  headline: 'The headline',
  subhead: 'The subhead',
  lead: 'The first paragraph',
  body: 'The story',
}

function nameOf(role: Role): string {
  return roleNames[role] ?? 'The boilerplate'
}
