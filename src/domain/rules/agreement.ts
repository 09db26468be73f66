// Figures that contradict each other: headline against story, parts against their total. FAC-05.

import { findMatches, findMatchesAt } from '#domain/language/matches.ts'
import { readCounted } from '#domain/language/numbers/counted.ts'
import { readNumberWords, readScale } from '#domain/language/numbers/number-words.ts'
import { readUnit } from '#domain/language/numbers/units.ts'
import type { Range } from '#domain/language/ranges.ts'
import { groupThousands, readFigure } from './numbers/money.ts'
import { findBrokenParts, readNumbers } from './numbers/parts-of-whole.ts'
import { findSwappedDigits } from './numbers/swapped-digits.ts'
import { findWrongChanges } from './numbers/wrong-changes.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Part, Release } from './release/release.ts'
import { signs } from './release/signs.ts'
import type { ReleaseMatch } from './rule.ts'

type Count = Range & {
  readonly value: number
  readonly noun: string
  /** Introduced with 'the', so the reader knows them: 'The 30 drivers'. */
  readonly isKnown: boolean
  /** It is a total: '90 workers in all'. */
  readonly isTotal: boolean
}
type Amount = Range & { readonly value: number; readonly sign: string; readonly text: string }

const small = '[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en'
const countPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£/:-])(?<figure>\\d[\\d,]*(?:\\.\\d+)?|${small})(?<scale> (?:[Mm]illion|[Bb]illion|[Tt]housand))? (?:[Nn]ew |[Mm]ore |[Aa]dditional |[Ee]xtra )?(?<noun>(?!\\p{L}*[us]s(?!\\p{L}))\\p{L}{2,}[sS]|[Pp]eople|[Cc]hildren|[Ww]omen|[Mm]en)(?!\\p{L})`,
  'uy',
)
const amountPattern =
  /(?<sign>[$€£])(?<figure>\d+(?:,\d{3})*(?:\.\d+)?)(?<scale> (?:million|billion|trillion)|(?:m|bn|b|k)\b)?/gi
/** How far a headline may round: '$212 million' for $212.4 million. */
const roundedMost = 0.03
const percentPattern =
  /(?<![\d,.\p{L}-])(?<figure>\d[\d,]*(?:\.\d+)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty)(?:-\p{L}+)?)(?:%| percent(?!\p{L}))/giu
/** How many points a share may be rounded. */
const shareMost = 1

/** Counts and sums that contradict each other. */
export function checkAgreement(release: Release): ReleaseMatch[] {
  const { headline } = release
  const broken = release.story.flatMap((part) =>
    [...part.paragraph.recall(findBrokenParts), ...part.paragraph.recall(findWrongChanges)].map(
      (ruleMatch) => ({
        part,
        ...ruleMatch,
      }),
    ),
  )
  const counted = findOtherCounts(release)
  const swapped = findSwappedDigits(release).filter((one) => !counted.some((other) => isSame(one, other)))
  const repeated = [...counted, ...swapped]
  if (headline === undefined) return [...broken, ...repeated]
  const lost = [
    ...compareCounts(release, headline),
    ...findLostAmounts(release, headline),
    ...findLostShares(release, headline),
    ...findWrongRest(release, headline),
  ]
  return [
    ...broken,
    ...lost,
    ...repeated.filter((ruleMatch) => !lost.some((other) => isSame(ruleMatch, other))),
  ]
}

function isSame(one: ReleaseMatch, other: ReleaseMatch): boolean {
  return one.part === other.part && one.to === other.to
}

/** A count in the headline that the story doesn't repeat, while it gives another count for the same things. */
function compareCounts(release: Release, headline: Part): ReleaseMatch[] {
  const counts = release.story.flatMap((part) =>
    part.paragraph.recall(readCounts).map((count) => ({ ...count, part })),
  )
  return headline.paragraph.recall(readCounts).flatMap(({ value, noun }) => {
    const rivals = counts.filter((count) => count.noun === noun)
    const total = rivals.find((count) => count.isTotal && count.value !== value)
    if (total === undefined && rivals.some((count) => count.value === value)) return []
    const [first] = rivals
    // Two distances may be between different places.
    const isCounted = readUnit(` ${noun}`, 0)?.name === undefined
    const isMeant = first !== undefined && isCounted && (first.part.role === 'lead' || first.isKnown)
    const rival = total ?? (isMeant ? first : rivals.find((count) => isZeroApart(value, count.value)))
    if (rival === undefined) return []
    const message = `The headline says ${groupThousands(value)} ${noun}`
    return [{ part: rival.part, from: rival.from, to: rival.to, message }]
  })
}

/** Whether one figure has a zero more: 300 and 3,000. */
function isZeroApart(one: number, other: number): boolean {
  const ratio = Math.max(one, other) / Math.min(one, other)
  return ratio === 10 || ratio === 100 || ratio === 1000
}

const grows =
  /\b(?:grow|rise|expand|increase|climb|shrink|fall|drop|go)\p{Ll}* (?:from \S+ )?to $|\b(?:grew|rose|fell|went) (?:from \S+ )?to $/iu

/** The nouns of a count that changes: 'The league grows to 10 clubs' had another number before. */
function readChanging(paragraph: Paragraph): readonly string[] {
  return paragraph
    .recall(readCounts)
    .filter(({ from }) => grows.test(paragraph.text.slice(Math.max(0, from - 40), from)))
    .map(({ noun }) => noun)
}

/** 'The 30 drivers' after '300 drivers', where nobody spoke of 30 before. */
function findOtherCounts(release: Release): ReleaseMatch[] {
  const told = new Map<string, Set<number>>()
  const changing = new Set(release.parts.flatMap(({ paragraph }) => paragraph.recall(readChanging)))
  return release.story.flatMap((part) =>
    part.paragraph.recall(readCounts).flatMap(({ value, noun, from, to, isKnown }) => {
      const values = told.get(noun) ?? new Set()
      const [first] = values
      const isOther =
        isKnown &&
        !changing.has(noun) &&
        first !== undefined &&
        !values.has(value) &&
        !isCountedBefore(release, part, value)
      told.set(noun, values.add(value))
      return isOther
        ? [{ part, from, to, message: `Earlier, the release says ${groupThousands(first)} ${noun}` }]
        : []
    }),
  )
}

/** Whether the figure was counted before with its noun: 'Of 412 fountains, 53 leak. The city turned off the 53 fountains'. */
function isCountedBefore({ story }: Release, { paragraph: last }: Part, value: number): boolean {
  return story
    .slice(
      0,
      story.findIndex(({ paragraph }) => paragraph === last),
    )
    .some(({ paragraph: { text } }) =>
      readCounted(text).some(
        (each) => each.value === value && !/^ (?:\p{Ll}+ )?\p{Ll}+s\b/u.test(text.slice(each.to)),
      ),
    )
}

/** Money in the headline that the story never mentions, although it speaks of money. */
function findLostAmounts(release: Release, headline: Part): ReleaseMatch[] {
  const told = [...release.story, ...release.of('table-row')]
  const amounts = told.flatMap(({ paragraph }) => paragraph.recall(readAmounts))
  return headline.paragraph
    .recall(readAmounts)
    .filter((amount) => amounts.length > 0 && !amounts.some((other) => isAbout(amount, other)))
    .map(({ from, to, text }) => ({
      part: headline,
      from,
      to,
      message: `The story doesn’t mention ${text}`,
    }))
}

const rest = /\bthe (?:remaining|other|rest,) $/

/** A wrong rest ('The other $1.4 million'), where the headline gives the whole and the paragraph the other parts. */
function findWrongRest(release: Release, headline: Part): ReleaseMatch[] {
  const [whole, ...others] = headline.paragraph.recall(readAmounts)
  if (whole === undefined || others.length > 0) return []
  return release.story.flatMap((part) => {
    const { text } = part.paragraph
    const amounts = part.paragraph.recall(readAmounts)
    const last = amounts.find(({ from }) => rest.test(text.slice(Math.max(0, from - 16), from)))
    const parts = amounts.filter(({ from }) => last !== undefined && from <= last.from)
    const isOwn =
      parts.length > 1 && parts.every(({ value, sign }) => value < whole.value && sign === whole.sign)
    const sum = parts.reduce((all, { value }) => all + value, 0)
    const isNear = sum > whole.value / 2 && sum < whole.value * 2
    if (last === undefined || !isOwn || !isNear || isAbout(whole, { ...whole, value: sum })) return []
    return [{ part, from: last.from, to: last.to, message: `The parts don’t add up to ${whole.text}` }]
  })
}

/** A percentage in the headline that the story never mentions, although it gives others. */
function findLostShares(release: Release, headline: Part): ReleaseMatch[] {
  const wanted = headline.paragraph.recall(readShares)
  if (wanted.length === 0) return []
  const shares = [...release.story, ...release.of('table-row')].flatMap((part) =>
    part.paragraph.recall(readShares).map((each) => ({ ...each, part })),
  )
  return wanted
    .filter(
      ({ value }) => shares.length > 0 && !shares.some((other) => Math.abs(other.value - value) <= shareMost),
    )
    .map(({ value, from, to, whole }) => {
      const rival = shares.find(
        (other) => other.part.role === 'lead' && other.whole !== '' && other.whole === whole,
      )
      return rival === undefined
        ? { part: headline, from, to, message: `The story doesn’t mention ${value}%` }
        : {
            part: rival.part,
            from: rival.from,
            to: rival.to,
            message: `The headline says ${value}% of ${whole}`,
          }
    })
}

const wholeAfter = /^ of (?:[\p{L}.-]+ ){0,3}?(?<whole>\p{Ll}+s)(?!\p{L})/u

/** The percentages, with the group each is of: '62% of Ohio renters'. */
function readShares({ text }: Paragraph): readonly (Range & { value: number; whole: string })[] {
  if (!/%|percent/i.test(text)) return []
  return findMatches(text, percentPattern).flatMap(({ index, groups, 0: found }) => {
    const figure = groups?.figure ?? ''
    const value = /^\d/.test(figure) ? readFigure(figure) : readNumberWords(figure.toLowerCase())
    const to = index + found.length
    const { whole = '' } = wholeAfter.exec(text.slice(to, to + 60))?.groups ?? {}
    return value === undefined ? [] : [{ value, whole, from: index, to }]
  })
}

function isAbout(one: Amount, other: Amount): boolean {
  return one.sign === other.sign && Math.abs(one.value - other.value) <= roundedMost * one.value
}

/** Phrases for hiring: 'hire 15 people' and '15 new jobs' count the same. */
const hiring = /\bhir(?:e|es|ed|ing) (?:about |another |up to )?$/
const isStaff = /^(?:people|workers|employees)$/i
const choosing = /^ (?:with|that|who|whose|which|where|from|nearest|closest) /
/** A part of a group: 'Of the 62 people who return'. */
const filling =
  /^ who (?:will |are |were )?(?:returning|returned|return|rehired|hired|starting|start|joining|joined|join|laid off|lost their jobs|coming back|come back|came back)\b/

function readCounts(paragraph: Paragraph): readonly Count[] {
  const { text } = paragraph
  const places = paragraph.recall(readNumbers).map(({ from }) => from)
  return findMatchesAt(text, countPattern, places).flatMap(({ index, groups, 0: found }) => {
    const { figure = '', scale = '', noun = '' } = groups ?? {}
    const value = /^\d/.test(figure)
      ? Number(figure.replaceAll(',', ''))
      : readNumberWords(figure.toLowerCase())
    if (value === undefined || /^(?:1[5-9]|20)\d\d$/.test(figure)) return []
    const [before, after] = [text.slice(Math.max(0, index - 24), index), text.slice(index + found.length)]
    // A clause after the noun chooses some of them: 'The four clubs with the most wins'.
    const isKnown =
      /(?:^|[^\p{L}])(?:the|these|those) $/iu.test(before) &&
      !(choosing.test(after) && nameCounted(noun, '', after) !== 'jobs')
    return [
      {
        value: value * readScale(scale.toLowerCase()),
        noun: nameCounted(noun, before, after),
        isKnown,
        isTotal:
          /^ (?:in all|in total|altogether)\b/.test(after) || /\b(?:total of|in all,?) $/i.test(before),
        from: index,
        to: index + found.length,
      },
    ]
  })
}

/** The noun that is counted; people who are hired or return count as jobs. */
function nameCounted(noun: string, before: string, after: string): string {
  const isJob = isStaff.test(noun) && (hiring.test(before) || filling.test(after))
  return isJob ? 'jobs' : noun.toLowerCase()
}

function readAmounts(paragraph: Paragraph): readonly Amount[] {
  const { text } = paragraph
  if (!paragraph.hasSign(signs.money)) return []
  return findMatches(text, amountPattern).map(({ index, groups, 0: found }) => {
    const { sign = '', figure = '', scale = '' } = groups ?? {}
    return {
      sign,
      value: readFigure(figure) * readScale(scale),
      text: found,
      from: index,
      to: index + found.length,
    }
  })
}
