// Whom the notes name, and what they are: a sheet beside what a careful editor read.
import { withoutAddress, withoutDegrees } from '#domain/brief/person-names.ts'
import type { FactSheet } from '#domain/brief/sheet.ts'
import { translatePost } from '#domain/language/names/foreign-posts.ts'
import type { CorpusBrief } from '#tests/corpus/format.ts'
import { plain } from '#tests/corpus/training/compare-values.ts'
import type { Tally } from './tally.ts'

type Expected = CorpusBrief['expected']
type Named = FactSheet['people'][number]

export function measurePeople(expected: Expected, sheet: FactSheet, tally: Tally): void {
  const { people, contact } = sheet
  for (const { name, title } of expected.people) {
    const person = people.find((each) => isSame(each.name, name))
    const isContact = contact?.name !== undefined && isSame(contact.name, name)
    const have = people.map((each) => each.name).join('; ')
    tally.add('people found', person !== undefined || isContact, `${name}, ${title} | have: ${have}`)
    if (person === undefined || title === undefined) continue
    const read = `${person.title} @ ${person.organization}`
    tally.add('titles right', isSameTitle(title, person), `${name}: ${title} | read: ${read}`)
  }
  const known = [
    ...expected.people.map(({ name }) => name),
    ...expected.quotes.flatMap(({ speaker }) => speaker ?? []),
    ...(expected.contact?.name === undefined ? [] : [expected.contact.name]),
  ]
  for (const { name, title } of people)
    tally.add('people who are none', !known.some((each) => isSame(each, name)), `${name}, ${title}`)
}

const bare = (name: string): string =>
  plain(withoutAddress(withoutDegrees(`${name}, `).replace(/(?:, (?:\p{L}\.?){2,4})?, $/u, ''))).replaceAll(
    /[.“”"‘’']/g,
    '',
  )

/** Forms of address and degrees aside. */
const isSame = (one: string, other: string): boolean => bare(one) === bare(other)

const inFull: readonly (readonly [RegExp, string])[] = [
  [/\bchief exec(?:utive)? officer\b|\bchief exec\b|\bceo\b/g, 'chief executive'],
  [/\bcfo\b/g, 'chief financial officer'],
  [/\bcoo\b/g, 'chief operating officer'],
  [/\bcto\b/g, 'chief technology officer'],
  [/\bmd\b/g, 'managing director'],
  [/\bgm\b|\bgen\. mgr\b/g, 'general manager'],
  [/\bvp\b/g, 'vice president'],
  [/\bhony\b/g, 'honorary'],
  [/\bpres\b/g, 'president'],
  [/\bco-?(?=founder|owner)/g, 'co'],
  [/^(?:new|now|first|incoming) /g, ''],
  [/[’']s\b/g, ''],
  [/[&/+]/g, ' and '],
]

const small = /^(?:the|our|its|a|an|of|at|and|for)$/

function listWords(title: string): string[] {
  const given = translatePost(title) ?? title
  const full = inFull.reduce((text, [short, long]) => text.replaceAll(short, long), plain(given))
  return full.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '' && !small.test(word))
}

/** One says what the other says; where somebody works may stand in the title or beside it, and may be left out. */
function isSameTitle(wanted: string, { title, organization = '' }: Named): boolean {
  if (title === undefined) return false
  const [own, asked, house] = [listWords(title), listWords(wanted), listWords(organization)]
  const isTold = asked.every((word) => own.includes(word) || house.includes(word))
  return isTold && (own.every((word) => asked.includes(word)) || isLonger(title, wanted))
}

/** "executive director of the alliance" is an executive director. */
const isLonger = (title: string, wanted: string): boolean => {
  const told = listWords(title.split(/ (?:of|at|in|for) /)[0] ?? title)
  return told.length > 0 && told.every((word) => listWords(wanted).includes(word))
}
