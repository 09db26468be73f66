// Writes later mentions of the company in a paragraph as "the hospital" or "the company", where nobody else can be meant, and adds "the" to names
// that need it.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { bareName } from '#domain/language/legal-forms.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { kindInName } from './about/kind-in-name.ts'
import { textOf, withText } from './blocks.ts'

/** Kinds that need no further word after the name: "the hospital". */
const bodies =
  /(?<kind>Council|District|League|Association|Foundation|Society|Institute|Federation|Coalition|Alliance|Authority|Commission|Agency|Cooperative|Co-op)$/u
const trades =
  /(?:Foods|Software|Labs|Laboratories|Robotics|Systems|Technologies|Industries|Brewing|Freight|Logistics|Airlines|Motors|Pharmaceuticals|Analytics|Energy|Power|Castings|Furniture|Manufacturing|Tools?|Bikes|Boats|Games|Studios?|Payroll|Networks)$/u

/** The noun for the company ("the hospital", "the council", "the company"); undefined if the notes don't tell what it is. */
function commonNoun({ company, source }: Pick<Story, 'company' | 'source'>): string | undefined {
  if (company === undefined) return undefined
  const place = /^(?<kind>City|Town|Village|County|Borough) of /u.exec(company)?.groups?.kind
  const body = place ?? bodies.exec(company)?.groups?.kind
  const kind = kindInName(company) ?? body?.toLowerCase()
  if (kind !== undefined) return `the ${kind}`
  const isFirm =
    bareName(company) !== company ||
    trades.test(company) ||
    /\b(?:the|our) company\b/iu.test(source.slice(0, longestSource))
  return isFirm ? 'the company' : undefined
}

/** How much of the notes is searched. */
const longestSource = 20_000

const withArticleOf =
  /^(?:University|City|Town|Village|County|Borough|Port|Diocese|Ministry|Department|Museum|Institute|State|Province) of /u
const withArticleAt =
  /(?:Council|District|League|Association|Foundation|Society|Federation|Coalition|Alliance|Authority|Commission|Department|Land Trust)$/u

/** Whether the name needs "the": "the University of Salem", or whatever the notes write so. */
function hasArticle({ company, source }: Pick<Story, 'company' | 'source'>): boolean {
  if (company === undefined || /^The /u.test(company)) return false
  const name = escapePattern(company)
  const notes = source.slice(0, longestSource)
  const isBare = new RegExp(`(?<![.!?:\\n] ?)\\b(?!the |our )\\p{Ll}+ ${name}(?![\\p{L}-])`, 'u').test(notes)
  if (withArticleOf.test(company)) return true
  const isCalledSo = new RegExp(`\\p{Ll},? the ${name}(?![\\p{L}-])`, 'u').test(notes)
  return !isBare && (withArticleAt.test(company) || isCalledSo)
}

/** The blocks with shorter mentions in paragraphs. Headings, lists, quotations and lines of details stay. */
export function writeMentions(blocks: readonly ReleaseBlock[], story: Story): ReleaseBlock[] {
  const name = shortName(story.company)
  if (story.company === undefined || name === undefined) return [...blocks]
  const end = blocks.findIndex((block) => block.type === 'heading' && textOf(block) === 'Media contact')
  return blocks.map((block, index) => {
    const text = textOf(block)
    const isProse = block.type === 'paragraph' && (end === -1 || index < end) && !text.includes('\n')
    return isProse ? withText(block, withArticles(onceEach(text, story), story)) : block
  })
}

/** Whether only one company is in the release, so that "the company" is clear. */
const isAlone = ({ type, people, company, slots }: Story): boolean =>
  !['partnership', 'acquisition'].includes(type) &&
  !slots.has('partner') &&
  !people.some(({ organization }) => organization !== undefined && organization !== company)

/** Shortens the second and later mentions of the name in a paragraph. */
function onceEach(text: string, story: Story): string {
  const noun = commonNoun(story)
  const { company = '' } = story
  if (noun === undefined || !isAlone(story)) return text
  const names = [company, shortName(company) ?? company].map(escapePattern)
  const mention = new RegExp(
    `(?<![\\p{L}’'-])(?:[Tt]he )?(?:${names.join('|')})(?<of>[’']s?(?!\\p{L}))?(?![\\p{L}\\d-]| \\p{Lu}|\\.\\p{L})`,
    'gu',
  )
  let isNamed = false
  return outsideQuotes(text, (part, before) =>
    part.replace(mention, (found: string, ...rest: unknown[]) => {
      const at = rest.at(-3) as number
      const { of } = rest.at(-1) as { of?: string }
      const isFirst = !isNamed
      isNamed = true
      const after = part.slice(at + found.length)
      if (isFirst || isBound(`${before}${part.slice(0, at)}`, after)) return found
      const starts = /(?:^|[.!?]["”]? |— )$/u.test(`${before}${part.slice(0, at)}`)
      return `${starts ? `T${noun.slice(1)}` : noun}${of === undefined ? '' : '’s'}`
    }),
  )
}

/** Whether the name itself is needed here: "owner of Acme", "an Acme studio", "Acme (Dayton)". */
const isBound = (before: string, after: string): boolean =>
  /(?:\ban?|\bnew|\bcalled|\bnamed|[’']s|,|\() $/iu.test(before) ||
  /”,? said [^.]*$/u.test(before) ||
  /^ ?[([“]|^, (?:an?|the|of|in|based)\b/u.test(after)

const determiner = /^(?:the|an?|its|their|our|his|her|this|that|new|former)$/iu

function withArticles(text: string, story: Story): string {
  if (!hasArticle(story)) return text
  const name = new RegExp(`(?<![\\p{L}’'-])${escapePattern(story.company ?? '')}(?![\\p{L}\\d-])`, 'gu')
  return outsideQuotes(text, (part, front) =>
    part.replace(name, (found: string, at: number) => {
      const word = /(?<word>\S+) $/u.exec(`${front}${part.slice(0, at)}`)?.groups?.word ?? ''
      if (word === '' || /[.!?—]["”]?$/u.test(word)) return `The ${found}`
      const saying = word.endsWith(',') && /^[^.,]* said\b/u.test(part.slice(at + found.length))
      // Only after a word of the sentence, not in "Ann Lee, mayor, City of Salem" or "Young City of Salem fans".
      return (/^\p{Ll}+$/u.test(word) && !determiner.test(word)) || saying ? `the ${found}` : found
    }),
  )
}

function outsideQuotes(text: string, write: (part: string, before: string) => string): string {
  let done = ''
  for (const part of text.split(/(“[^”]*”)/u)) done += part.startsWith('“') ? part : write(part, done)
  return done
}
