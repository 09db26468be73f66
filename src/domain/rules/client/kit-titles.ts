// Finds titles of people in the client's kit, before or after the name, that differ from the kit's.
import { isTitleStart, isTitleWord } from '#domain/language/name-words.ts'
import { isSameTitle, isTitlePart, readTitle, spellTitle } from '#domain/language/names/titles.ts'
import { listSpeechVerbs } from '#domain/language/speech-verbs.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { KitNames, KitSpeaker } from '#domain/rules/release/settings.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'

export function findTitles(paragraph: Paragraph, { people, names }: KitNames): RuleMatch[] {
  const own = new Set(names.flatMap((name) => name.split(' ')))
  return people.flatMap((person) => {
    const at = paragraph.text.indexOf(person.name)
    if (at === -1 || person.title.trim() === '' || paragraph.isQuoted(at)) return []
    return [...findBehind(paragraph.text, at, person), ...findBefore(paragraph.text, at, person, own)]
  })
}

/** 'Jane Doe, its vice president of sales' */
function findBehind(text: string, at: number, person: KitSpeaker): RuleMatch[] {
  const start = at + person.name.length
  const lead = /^, (?:the |its |an? |our )?/.exec(text.slice(start))?.[0]
  if (lead === undefined) return []
  const from = start + lead.length
  const words = readWords(/^[^,.;:()“”]{0,80}/.exec(text.slice(from))?.[0] ?? '')
  return compare(words, from, person)
}

/** A title before the name: 'Larkmoor chief of staff Jane Doe'. */
function findBefore(text: string, at: number, person: KitSpeaker, own: ReadonlySet<string>): RuleMatch[] {
  const head = /[^,.;:()“”\n]{0,80} $/.exec(text.slice(Math.max(0, at - 81), at))?.[0].trimEnd() ?? ''
  const all = head.split(' ')
  const last = all.findLastIndex((word) => isStop(word.toLowerCase()) || isName(word))
  const first = all.findIndex((word, index) => index > last && isTitleBegin(word))
  const words = first === -1 ? [] : all.slice(first)
  if (words.length === 0 || words.every((word) => address.test(word))) return []
  const before = all[first - 1]?.replace(/[’']s$/, '') ?? ''
  // A former title, or one at another company, may differ.
  if (past.test(before) || (isName(before) && !own.has(before))) return []
  return compare(words, at - 1 - words.join(' ').length, person)
}

const isTitleBegin = (word: string): boolean =>
  isTitleWord(word) || isTitleStart(word) || /^head$/i.test(word)

const past = /^(?:former|ex|then|outgoing|incoming|acting|interim|late|new)$/i
const address = /^(?:dr|mr|mrs|ms|miss|prof|professor|sir|dame|rev|spokes(?:man|woman|person))\.?$/i
/** Words at which a title ends. */
const stops =
  /^(?:who|which|that|since|at|in|on|with|by|to|from|as|the|an?|its|our|their|his|her|is|was|has|had|will|when|where|but|or|not|told|joined|leads|led)$/
const joints = /^(?:of|and|for|&)$/

const isStop = (word: string): boolean =>
  stops.test(word) || listSpeechVerbs().has(word) || !/^[\p{L}&’'-]+$/u.test(word)

/** The words of the title after a name, without the company: 'of Larkmoor'. */
function readWords(said: string): string[] {
  const words = said.split(' ')
  const end = words.findIndex(
    (word, index) =>
      isStop(word.toLowerCase()) || (index > 0 && joints.test(words[index - 1] ?? '') && isName(word)),
  )
  const title = end === -1 ? words : words.slice(0, end)
  while (joints.test(title.at(-1) ?? '')) title.pop()
  return title
}

const isName = (word: string): boolean => /^\p{Lu}/u.test(word) && !isTitlePart(word.toLowerCase())

function compare(words: readonly string[], from: number, { name, title }: KitSpeaker): RuleMatch[] {
  if (readTitle(words).length === 0) return []
  const written = spell(words)
  if (listParts(title).some((part) => isPartOf(part, written))) return []
  const isCapitalized = /^\p{Lu}/u.test(words[0] ?? '')
  const fix = isCapitalized ? title : title.split(' ').map(lowerTitlePart).join(' ')
  return [
    {
      ...{ from, to: from + words.join(' ').length, fix },
      message: `The client kit gives the title as “${title}”`,
      subject: `title ${name.toLowerCase()}`,
    },
  ]
}

const spell = (words: readonly string[]): string => spellTitle(words.map((word) => word.toLowerCase()))

/** The parts of a title that may be used alone: each of 'Co-founder and CEO', and 'Vice President of Sales, EMEA' without the region. */
function listParts(title: string): string[] {
  const whole = title.split(/,\s*/)
  return [title.replaceAll(',', ''), whole[0] ?? '', ...title.split(/,\s*| and /)]
    .map((part) => spell(part.trim().split(/\s+/)))
    .filter((part) => part !== '')
}

/** Whether the written title is the part or its beginning, or begins with it: 'head of field operations in Ohio', 'chief executive'. */
const isPartOf = (part: string, written: string): boolean =>
  isSameTitle(part, written) || `${part} `.startsWith(`${written} `) || `${written} `.startsWith(`${part} `)

/** A word of a title in small letters, as after a name; abbreviations and names keep their capitals. */
function lowerTitlePart(word: string): string {
  const isSmall = isTitlePart(word.toLowerCase().replace(/[^\p{L}-]+$/u, '')) || /^\p{Ll}/u.test(word)
  return isSmall && !/\p{Lu}.*\p{Lu}/u.test(word) ? word.toLowerCase() : word
}
