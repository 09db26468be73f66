// Titles of books, films and songs: in quotation marks, not in italics and not bare. Rule PUN-05.
//
// Only what is certain is reported: italics around several words with capitals, and capitals right after what the work is ('her novel The
// Dry Season'). 'the novel Jane Doe wrote' and 'in Nature' look alike and are left alone.
import { isMonth } from '#domain/language/calendar-words.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isOrganizationWord } from '#domain/language/name-words.ts'
import { readPronoun } from '#domain/language/names/first-names.ts'
import { isGroup } from '#domain/language/people-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { findOutsideQuotes } from './paragraph-matches.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { StyleProfile } from './release/settings.ts'
import { Trigger } from './release/triggers.ts'
import type { RuleMatch } from './rule.ts'

const works =
  'novel|novella|memoir|autobiography|book|cookbook|short story|poem|song|album|film|movie|documentary|screenplay|play|musical|opera|operetta|painting|mural|podcast|sitcom|TV series|television series'
const workWords = new Trigger(
  /^(?:novel|novella|memoir|autobiography|book|cookbook|story|poem|song|album|film|movie|documentary|screenplay|play|musical|opera|operetta|painting|mural|podcast|sitcom|series)$/,
)
const inside = '(?:of|and|the|in|to|an?|for|on|from|with|at)'
/** 'her second novel The Dry Season', 'the film, The Dry Season,': what the work is, then capitals. */
const bareTitle = new RegExp(
  `(?<=\\b(?:${works})(?<comma>,?) )\\p{Lu}[\\p{L}’'-]*(?:(?: ${inside}){0,2} \\p{Lu}[\\p{L}’'-]*){0,7}`,
  'gu',
)
/** Who has it; 'They film Broadway' is no film. */
const ownerBefore = new RegExp(
  `(?:^|[^\\p{L}’'])(?<owner>[Tt]h(?:e|is|at)|[Aa]n?|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Oo]ur|\\p{L}+[’']s|\\p{L}+s[’']) (?:(?:\\p{Ll}[\\p{Ll}-]*|\\d{4}) ){0,2}(?:${works}),? $`,
  'u',
)
const titleLike =
  /^(?:The |A |An )?\p{Lu}[\p{L}\p{N}’'-]*(?: (?:\p{Lu}[\p{L}\p{N}’',-]*|of|and|the|in|to|a|for|on))*$/u
const plainNames =
  /\b(?:ships?|tugs?|tugboat|boats?|ferry|schooner|yacht|vessel|frigate|submarine|carrier|steamer|steamship|barge|trawler|spacecraft|train|locomotive|magazine|journal|newspaper|daily|weekly|species|genus|bacterium|fungus|plant|USS|SS|RMS|HMS) $/
const workBefore = new RegExp(
  `\\b(?:(?:${works})s?,?|s[iau]ngs?|singing|perform(?:s|ed)?|reads?|wrote|stag(?:e|es|ed)|screen(?:s|ed)?|directed|composed) $`,
)
/** Newspapers and journals have no quotation marks, nor have ships. */
const periodical =
  /^(?:USS|SS|RMS|HMS|MV|RV) |\b(?:Times|Post|Journal|Review|Tribune|Herald|Gazette|Magazine|Daily|Weekly|Quarterly|News|Star|Globe|Chronicle|Observer|Bulletin|Dispatch|Courier|Register|Record|Sun|Guardian|Economist|Monitor|Press|Sentinel|Examiner|Inquirer|Digest|Telegraph|Standard|Letters|Proceedings|Annals)$/

/** 'the Morning Star' is a ship or a paper, and what a study ran in is a journal. */
const otherBefore =
  /(?:\bthe |\b(?:stud(?:y|ies)|papers?|articles?|research|findings|results|letters?|essays?|reviews?|editorials?)\b[^.;]{0,60} in (?:the (?:journal )?)?)$/i

export function findWorkTitles(paragraph: Paragraph, profile: StyleProfile | undefined): RuleMatch[] {
  return [...findItalicTitles(paragraph, profile), ...findBareTitles(paragraph, profile)]
}

function findItalicTitles({ block, text }: Paragraph, profile: StyleProfile | undefined): RuleMatch[] {
  return (block.italics ?? []).flatMap(({ from, to }) => {
    const [title, before] = [text.slice(from, to), text.slice(Math.max(0, from - 90), from)]
    if (plainNames.test(before)) return []
    const isWhole = title.trim() === text.trim()
    const isQuoted = /[“"‘]$/.test(before) || /^[“"‘]/.test(title)
    if (isWhole || isQuoted || !titleLike.test(title)) return []
    const isCalledWork = workBefore.test(before) || /^,? by \p{Lu}/u.test(text.slice(to, to + 6))
    // One word in italics is stressed as often, or a journal.
    if (!isCalledWork && (!title.includes(' ') || periodical.test(title) || otherBefore.test(before)))
      return []
    return [quote(text, from, to, profile)]
  })
}

function findBareTitles(paragraph: Paragraph, profile: StyleProfile | undefined): RuleMatch[] {
  if (!paragraph.has(workWords)) return []
  const { block, text } = paragraph
  return findOutsideQuotes(paragraph, bareTitle).flatMap(({ 0: found, index, groups }) => {
    const title = withoutDay(found)
    const to = index + title.length
    const isItalic = block.italics?.some((range) => range.from < to && range.to > index) === true
    const owner = ownerBefore.exec(text.slice(Math.max(0, index - 60), index))?.groups?.owner
    if (isItalic || owner === undefined) return []
    const isComma = groups?.comma !== ''
    if (!isTitle(title, { owner, isComma, after: text.slice(to, to + 24) })) return []
    // Where 'Winter Light in Hays' ends, only its author knows.
    return [openEnd.test(title) ? { from: index, to } : quote(text, index, to, profile)]
  })
}

const openEnd = / (?:in|at|on|for|from|with|to) \p{Lu}[^ ]*(?: \p{Lu}[^ ]*)*$/u

/** 'the film Red Harvest on Friday'. */
function withoutDay(title: string): string {
  const [day = ''] = /(?<= )\p{Lu}\p{Ll}+$/u.exec(title) ?? []
  if (!/day$/.test(day) && !isMonth(day)) return title
  return title.slice(0, -day.length).replace(/(?: \p{Ll}+)* $/u, '')
}

type Around = { readonly owner: string; readonly isComma: boolean; readonly after: string }

function isTitle(title: string, around: Around): boolean {
  const { owner, isComma, after } = around
  if (goesOnAsName(after)) return false
  if (!title.includes(' ')) {
    const isOwned = isCredited.test(after) || (!isThe.test(owner) && !/^ \p{Lu}/u.test(after))
    return !isComma && isOwned && isPlainWord(title)
  }
  // Between commas names stand as often.
  if (isComma) return isOpen(title) && /^[,.]/.test(after)
  if (isCredited.test(after) || !isThe.test(owner) || isFull(title)) return true
  // 'the song Will Smith performs', 'the book Random House published': who did it, and not what it is called.
  if (goesOnWithDeed(after)) return false
  return isOpen(title) || (readPronoun(title) === undefined && title.split(' ').every(isPlainWord))
}

/** 'the mural Hays High School students painted', 'her album Volume 2'. */
function goesOnAsName(after: string): boolean {
  const next = /^ (?<word>\p{Ll}+)/u.exec(after)?.groups?.word ?? ''
  return /^(?: \d|[”"’:]|-|\.\p{L})/u.test(after) || isGroup(next)
}

const isCredited = /^ by \p{Lu}/u
const isThe = /^th/i
const opening = /^(?:The|An?) /

/** No name of somebody has small words between its capitals or an article before them. */
const isOpen = (title: string): boolean => opening.test(title) || / \p{Ll}/u.test(title)

/** 'The Long Way Home', but 'The Guardian' and 'The Walt Disney Company'. */
function isFull(title: string): boolean {
  const words = title.split(' ')
  return (
    words.length > 2 &&
    opening.test(title) &&
    !periodical.test(title) &&
    !isOrganizationWord(words.at(-1)?.toLowerCase() ?? '')
  )
}

const isPlainWord = (word: string): boolean =>
  isEverydayWord(word.toLowerCase()) && !/day$/.test(word) && !isMonth(word)

function goesOnWithDeed(after: string): boolean {
  const word = /^ (?<word>\p{Ll}+)/u.exec(after)?.groups?.word ?? ''
  return (
    word.endsWith('ed') ||
    /^(?:is|are|was|were|has|have|had|will|would|can|could|may|did|and|or)$/.test(word) ||
    readVerb(word, 'past', 'third', 'base') !== undefined
  )
}

function quote(text: string, from: number, to: number, profile: StyleProfile | undefined): RuleMatch {
  const mark = profile === 'british' ? '' : (/^[.,](?!\d)/.exec(text.slice(to, to + 2))?.[0] ?? '')
  return { from, to, fix: [{ from, to: to + mark.length, text: `“${text.slice(from, to)}${mark}”` }] }
}
