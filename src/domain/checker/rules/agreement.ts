// Figures that contradict each other: headline against story, parts against their total. FAC-05.

import type { Range } from '#domain/checker/block.ts'
import type { Paragraph } from '#domain/checker/paragraph.ts'
import type { Part, Release } from '#domain/checker/release.ts'
import type { ReleaseSpot } from '#domain/checker/rule.ts'
import { findMatches } from '#domain/facts/matches.ts'
import { readNumberWords, readScale } from '#domain/facts/number-words.ts'

type Count = Range & { readonly value: number; readonly noun: string }
type Amount = Range & { readonly value: number; readonly sign: string; readonly text: string }

const small = 'two|three|four|five|six|seven|eight|nine|ten'
const countPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£/:-])(?<figure>\\d[\\d,]*(?:\\.\\d+)?|${small})(?<scale> (?:million|billion|thousand))? (?:new |more |additional |extra )?(?<noun>\\p{Ll}{2,}s|people|children|women|men)(?!\\p{L})`,
  'giu',
)
const amountPattern =
  /(?<sign>[$€£])(?<figure>\d+(?:,\d{3})*(?:\.\d+)?)(?<scale> (?:million|billion|trillion))?/gi
/** Headlines round: '$212 million' stands for $212.4 million. */
const roundedMost = 0.03
const totalPattern =
  /(?<total>\d[\d,]*) (?:\p{Ll}+ ){1,2}(?<verb>include|includes|including|comprise|consist of|are made up of|are) (?<parts>\d[\d,]* \p{Ll}+(?: \p{Ll}+)?(?:,? (?:and )?\d[\d,]* \p{Ll}+(?: \p{Ll}+)?)+)/gu

/** Counts and sums that do not fit each other. */
export function checkAgreement(release: Release): ReleaseSpot[] {
  const { headline, lead } = release
  const sums = release.story.flatMap((part) =>
    part.paragraph.recall(readBrokenSums).map(({ from, to, total, sum }) => ({
      part,
      from,
      to,
      message: `The parts make ${write(sum)}, not ${write(total)}`,
    })),
  )
  if (headline === undefined || lead === undefined) return sums
  return [...sums, ...compareCounts(release, headline, lead), ...findLostAmounts(release, headline)]
}

/** A count of the headline that the story never repeats, while the lead gives the same things another count. */
function compareCounts(release: Release, headline: Part, lead: Part): ReleaseSpot[] {
  const counts = lead.paragraph.recall(readCounts)
  return headline.paragraph.recall(readCounts).flatMap(({ value, noun }) => {
    const isRepeated = release.story.some(({ paragraph }) =>
      paragraph.recall(readCounts).some((count) => count.noun === noun && count.value === value),
    )
    const rival = isRepeated ? undefined : counts.find((count) => count.noun === noun)
    if (rival === undefined) return []
    const message = `The headline says ${write(value)} ${noun}`
    return [{ part: lead, from: rival.from, to: rival.to, message }]
  })
}

/** Money in the headline that the story never mentions, although it speaks of money. */
function findLostAmounts(release: Release, headline: Part): ReleaseSpot[] {
  const amounts = release.story.flatMap(({ paragraph }) => paragraph.recall(readAmounts))
  return headline.paragraph
    .recall(readAmounts)
    .filter((amount) => amounts.length > 0 && !amounts.some((other) => isAbout(amount, other)))
    .map(({ from, to, text }) => ({
      part: headline,
      from,
      to,
      message: `The story does not mention ${text}`,
    }))
}

function isAbout(one: Amount, other: Amount): boolean {
  return one.sign === other.sign && Math.abs(one.value - other.value) <= roundedMost * one.value
}

function readCounts({ text }: Paragraph): readonly Count[] {
  return findMatches(text, countPattern).flatMap(({ index, groups, 0: found }) => {
    const { figure = '', scale = '', noun = '' } = groups ?? {}
    const value = /^\d/.test(figure) ? Number(figure.replaceAll(',', '')) : readNumberWords(figure)
    if (value === undefined || /^(?:1[5-9]|20)\d\d$/.test(figure)) return []
    return [{ value: value * readScale(scale), noun, from: index, to: index + found.length }]
  })
}

function readAmounts({ text }: Paragraph): readonly Amount[] {
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

/** 'Include' may leave some out, so only too many parts are wrong; other verbs promise the whole. */
function readBrokenSums({ text }: Paragraph) {
  return findMatches(text, totalPattern).flatMap(({ index, groups, 0: found }) => {
    const { total = '', verb = '', parts = '' } = groups ?? {}
    const sum = (parts.match(/\d[\d,]*/g) ?? []).reduce((all, figure) => all + readFigure(figure), 0)
    const whole = readFigure(total)
    const isBroken = verb.startsWith('includ') ? sum > whole : sum !== whole
    const to = index + found.length
    return isBroken ? [{ from: to - parts.length, to, total: whole, sum }] : []
  })
}

function readFigure(figure: string): number {
  return Number(figure.replaceAll(',', ''))
}

function write(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
