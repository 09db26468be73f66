// Quotations and their speakers. QUO-06 is the counterpart of TON-03.

import { isColoredVerb } from '#domain/language/speech-verbs.ts'
import { findAll, toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import { hasSpeech, readQuoteParts } from '#domain/rules/release/counts.ts'
import { overlap, readKeyWords } from '#domain/rules/release/key-words.ts'
import { readCompanies } from '#domain/rules/release/names.ts'
import { Paragraph } from '#domain/rules/release/paragraph.ts'
import { readNamePairs } from '#domain/rules/release/people.ts'
import { isChanged, isDraft } from '#domain/rules/release/quote-approval.ts'
import type { Part, QuoteState, Release } from '#domain/rules/release/release.ts'
import {
  type Attribution,
  readAttributions,
  readIntroduced,
  readIntroducedPeople,
  toSurname,
} from '#domain/rules/release/speech.ts'
import { proseRoles, type ReleaseMatch, type Rule, type RuleMatch } from '#domain/rules/rule.ts'
import { countWords } from '#domain/text/word-count.ts'
import { checkLength, mostlyHype } from './quote-length.ts'

const sameness = 0.7
const joy =
  '(?:thrilled|excited|proud|delighted|honou?red|pleased|happy|humbled|ecstatic|overjoyed|grateful|privileged|thankful|elated|fortunate|lucky|blessed|over the moon)'
const ourselves =
  '(?:[Ww]e|I|[Ee]veryone (?:here|at [^“”]{2,40}?)|[Aa]ll of us|[Oo]ur (?:\\p{Ll}+ ){0,2}(?:team|company|staff|organization|board|family)|(?:[Tt]he|[Mm]y|[Tt]his) (?:\\p{Ll}+ )?(?:team|company|board))'
const ourName = "\\p{Lu}[\\p{L}&’'-]*(?: \\p{Lu}[\\p{L}&’'-]*){0,3}"
const very =
  '(?: (?:so|very|truly|absolutely|incredibly|extremely|all|both|really|deeply|more than|just|beyond|\\p{Ll}+ly))*'
/** Openings of quotations that only express joy. */
const thrilledOpening = new RegExp(
  `(?<=[“"‘])(?:${ourName} is${very} ${joy} to\\b|${ourselves}(?:[’'](?:re|m)| are| am| is| was| were| feel)${very} ${joy}\\b(?! (?:until|when|before|once)\\b)|${ourselves} (?:could(?: not|n[’']t)|can(?:not|[’']t)) be (?:more ${joy}|happier|prouder|more)\\b|${ourselves}(?: (?:all|really|truly|very much))? look(?:s)? forward to\\b|${ourselves}(?: (?:just|simply))? (?:can[’']t|cannot) wait to\\b|What an? (?:${joy}|exciting|historic|proud|momentous|great|wonderful|incredible|amazing|fantastic|remarkable|special|tremendous) (?:day|time|moment|milestone|step|opportunity|achievement|honor|privilege|thrill|pleasure|journey|year)\\b|What an? (?:honor|privilege|thrill|pleasure|joy)\\b|(?:No w|W)ords (?:can[’']t|cannot|fail to) (?:express|describe|convey)\\b|(?:It|This|What|Today|Tonight|That|Now) (?:is|[’']s|was|marks)(?: (?:such|truly|a|an|really))* (?:(?:great |true |tremendous |real |incredible )?(?:honou?r|privilege|pleasure|joy|thrill|delight)|(?:exciting|historic|proud|momentous|great|wonderful|incredible|amazing) (?:day|time|moment|milestone|step|opportunity|achievement|news|chapter))\\b|It[’']s(?: (?:such|truly|a|an|really))* (?:honou?r|privilege|pleasure|joy|thrill|delight|exciting (?:time|day|moment))\\b|(?:It|This) gives (?:me|us|our team) (?:\\p{Ll}+ )?(?:pleasure|joy|pride|satisfaction)\\b|${ourselves} takes? (?:\\p{Ll}+ )?pride in\\b)`,
  'gu',
)

export const quoteRules: readonly Rule[] = [
  {
    id: 'QUO-01',
    severity: 'error',
    title: 'Name the speaker, with a title',
    reason: 'Reporters can’t use a quote without a speaker.',
    checkRelease: checkSpeakers,
  },
  {
    id: 'QUO-02',
    severity: 'warning',
    title: 'Write “said”',
    reason: 'Readers don’t notice “said.” They notice every other verb.',
    roles: proseRoles,
    check: checkVerbs,
  },
  {
    id: 'QUO-03',
    severity: 'warning',
    title: 'Replace the excitement with substance',
    reason: '“We are thrilled” opens far too many quotes; reporters cut it first.',
    roles: proseRoles,
    check: (paragraph) => paragraph.recall(readThrilled),
  },
  {
    id: 'QUO-04',
    severity: 'warning',
    title: 'Make the quote add something',
    reason: 'Reporters cut a quote that repeats the first paragraph. Say why, what’s next or what it cost.',
    checkRelease: checkNews,
  },
  {
    id: 'QUO-05',
    severity: 'hint',
    title: 'Shorten the quote',
    reason: 'People speak in short sentences, and reporters use two or three at most.',
    roles: proseRoles,
    check: (paragraph) => paragraph.quotations.flatMap((quotation) => checkLength(paragraph, quotation)),
  },
  {
    id: 'QUO-07',
    severity: 'error',
    title: 'Get the quote approved',
    reason: 'The speaker must approve this quote before it goes out.',
    checkRelease: (release) => findStates(release, isDraft, 'The speaker hasn’t approved this quote'),
  },
  {
    id: 'QUO-08',
    severity: 'warning',
    title: 'Get the edited quote approved again',
    reason: 'The text differs from what the speaker approved.',
    checkRelease: (release) => findStates(release, isChanged, 'This quote changed after it was approved'),
  },
  {
    id: 'QUO-09',
    severity: 'warning',
    title: 'Capitalize the start of the quote',
    reason: 'A full-sentence quote starts with a capital letter, even mid-sentence.',
    roles: ['lead', 'body'],
    check: findSmallQuotes,
  },
]

/** 'According to the company, “the lock has no equal.”' */
const namelessSource = /\b[Aa]ccording to (?:the|an?|its|one|some|many|several) [\p{Ll} ]{3,30}, ?[“"]/u

function findNamelessSource(paragraph: Paragraph): readonly RuleMatch[] {
  const match = paragraph.text.includes('ccording to') ? namelessSource.exec(paragraph.text) : null
  const speech = match && paragraph.quotations.find(({ from }) => from >= match.index)
  return speech && !speech.isSpeech && speech.words > 3 ? [{ from: speech.from, to: speech.to }] : []
}

function checkSpeakers(release: Release): ReleaseMatch[] {
  const nameless = release.story.flatMap((part) =>
    part.paragraph
      .recall(findNamelessSource)
      .map((ruleMatch) => ({ part, ...ruleMatch, message: 'No speaker is named' })),
  )
  return [...nameless, ...checkAttributions(release)]
}

function checkAttributions(release: Release): ReleaseMatch[] {
  const introduced = release.ask(readIntroducedPeople)
  const { story } = release
  return release.ask(readQuoteParts).flatMap((part) => {
    const at = story.indexOf(part)
    const attributions = part.paragraph.recall(readAttributions)
    if (attributions.length === 0 && isShout(part.paragraph)) return []
    if (attributions.length === 0)
      return goesOn(story[at - 1], part) || isNamedLater(story, at)
        ? []
        : [matchSpeech(part, 'No speaker is named')]
    const lack = lacksSpeaker(attributions[0], introduced, () => isAnyoneNamed(release, at))
    return lack === undefined ? [] : [matchSpeech(part, lack)]
  })
}

/** Whether the words are a cry, which is part of the story: 'Children chanted “Bread now!” until the doors opened'. */
function isShout({ quotations, text }: Paragraph): boolean {
  const speeches = quotations.filter(({ isSpeech }) => isSpeech)
  return speeches.every(
    ({ words, text: said, to }) => words <= shoutWords && /!["”]$/.test(said) && to < text.length,
  )
}

const shoutWords = 4

/** What is missing about the speaker, in words; undefined if nothing is. */
function lacksSpeaker(
  first: Attribution | undefined,
  introduced: ReadonlySet<string>,
  isAnyoneKnown: () => boolean,
): string | undefined {
  if (first?.isNameless || (first?.isPronoun && !isAnyoneKnown())) return 'Name the speaker'
  const isKnown = first?.speaker === undefined || first.hasTitle || introduced.has(toSurname(first.speaker))
  return isKnown ? undefined : `Give ${first?.speaker}’s title on first mention`
}

/** Whether the story has named a person up to here, whom 'they said' can mean. */
function isAnyoneNamed(release: Release, at: number): boolean {
  const companies = release.ask(readCompanies).join(' ').toLowerCase()
  return release.story
    .slice(0, at + 1)
    .some(
      ({ paragraph }) =>
        paragraph.recall(readIntroduced).length > 0 ||
        paragraph.recall(readNamePairs).some(({ key }) => !companies.includes(key)) ||
        paragraph.recall(readAttributions).some(({ speaker }) => speaker !== undefined),
    )
}

/** Whether the quotation goes on in the next paragraph: AP leaves it open; a block quotation may have its speaker before or after it. */
function goesOn(before: Part | undefined, part: Part): boolean {
  if (before === undefined) return false
  const isAnnounced =
    /:\s*$/.test(before.paragraph.text) && before.paragraph.recall(readAttributions).length > 0
  return (
    isLeftOpen(before.paragraph) ||
    isAnnounced ||
    (part.paragraph.block.type === 'quote' && before.paragraph.block.type === 'quote')
  )
}

function isLeftOpen({ quotations, text }: Paragraph): boolean {
  const last = quotations.at(-1)
  return last !== undefined && last.to === text.length && !/[”"]$/.test(last.text.slice(1))
}

/** Whether the speaker is named in the paragraph where the open quotation ends. */
function isNamedLater(story: readonly Part[], at: number): boolean {
  const [here, next] = [story[at], story[at + 1]]
  if (!here || !next || !isLeftOpen(here.paragraph) || next.paragraph.quotations[0]?.from !== 0) return false
  return next.paragraph.recall(readAttributions).length > 0 || isNamedLater(story, at + 1)
}

function matchSpeech(part: Part, message: string): ReleaseMatch {
  const speech = part.paragraph.quotations.find(({ isSpeech }) => isSpeech)
  return speech ? { part, from: speech.from, to: speech.to, message } : { part, message }
}

function checkVerbs(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.recall(hasSpeech)) return []
  // The verb between two halves of a quotation is checked once.
  const seen = new Set<number>()
  return paragraph.recall(readAttributions).flatMap(({ verb }) => {
    if (verb === undefined || !isColoredVerb(verb.text) || seen.has(verb.from)) return []
    seen.add(verb.from)
    const fix = /(?:ed|ized)$/.test(verb.text) ? 'said' : 'says'
    return [{ from: verb.from, to: verb.to, fix, message: `Write “${fix}” instead of “${verb.text}”` }]
  })
}

function checkNews(release: Release): ReleaseMatch[] {
  const told = new Set(
    [release.headline, release.lead].flatMap((part) => [...(part?.paragraph.recall(readKeyWords) ?? [])]),
  )
  return release.ask(readQuoteParts).flatMap((part) =>
    part.role === 'lead'
      ? []
      : part.paragraph
          .recall(readSpeechWords)
          .filter(
            ({ words, before }) =>
              (words.size >= 5 && overlap(words, told) >= sameness) ||
              (words.size >= 4 && overlap(words, before) >= sameness),
          )
          .map(({ from, to }) => ({ part, from, to })),
  )
}

/** The words of each quotation, and of the sentence right before it. */
function readSpeechWords(
  paragraph: Paragraph,
): { from: number; to: number; words: ReadonlySet<string>; before: ReadonlySet<string> }[] {
  return paragraph.quotations
    .filter(({ isSpeech }) => isSpeech)
    .map(({ from, to, text }) => ({
      from,
      to,
      words: readStems(text),
      before: readStems(paragraph.sentences[paragraph.sentenceAt(from) - 1]?.text ?? ''),
    }))
}

function readStems(text: string): ReadonlySet<string> {
  return readKeyWords(new Paragraph({ type: 'paragraph', text }))
}

function readThrilled(paragraph: Paragraph): readonly RuleMatch[] {
  const openings = paragraph.quotations.length > 0 ? findAll(paragraph, thrilledOpening) : []
  return openings.map((match) => toRuleMatch(match))
}

/** Whether QUO-03 or QUO-05 already reports the hype at this place. */
export function isQuotedHype(paragraph: Paragraph, at: number): boolean {
  const quote = paragraph.quotations.find(({ from, to }) => from <= at && at < to)
  if (quote === undefined) return false
  const isOpening = paragraph.recall(readThrilled).some(({ from, to }) => from <= at && at < to)
  return isOpening || checkLength(paragraph, quote).some(({ message }) => message === mostlyHype)
}

function findStates(
  release: Release,
  isMeant: (quote: QuoteState) => boolean,
  message: string,
): ReleaseMatch[] {
  return release.quotes.filter(isMeant).flatMap(({ text }) => {
    const part = release.parts.find(({ paragraph }) => paragraph.text.includes(text))
    const from = part?.paragraph.text.indexOf(text) ?? 0
    return part === undefined ? [] : [{ part, from, to: from + text.length, message }]
  })
}

/** Whole sentences that begin small after “said,” or before “, said”; a fragment inside a sentence rightly does. */
function findSmallQuotes(paragraph: Paragraph): RuleMatch[] {
  const { text } = paragraph
  return paragraph.quotations.flatMap(({ from, to }, index) => {
    const inner = text.slice(from + 1, to - 1)
    // 'iPhones will work' writes itself so.
    const first = /^\p{Ll}(?!\p{Lu})/u.exec(inner)?.[0]
    const opens =
      from === 0 || /(?:[.!?]["”]?|said:|says:|said,|says,) $/.test(text.slice(Math.max(0, from - 8), from))
    if (first === undefined || !opens || countWords(inner) < 4 || !/[.,!?]$/.test(inner)) return []
    // '“It works,” she said, “but not in rain.”' is one sentence.
    const before = paragraph.quotations[index - 1]
    if (before?.text.replace(/["”]$/, '').endsWith(',') && !/[.!?] /.test(text.slice(before.to, from)))
      return []
    return [{ from: from + 1, to: from + 2, fix: first.toUpperCase() }]
  })
}
