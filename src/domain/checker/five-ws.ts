// Does the lead answer who, what, when, where and why? Press rules LED-01: four of them within 50 words, why within 80.
import { monthPattern, weekdayPattern } from '#domain/facts/calendar-words.ts'
import { isFunctionWord } from '#domain/facts/name-words.ts'
import { type Dateline, readDateline } from './dateline.ts'
import { isPresentVerb, toPresent } from './headline-verbs.ts'
import type { Paragraph } from './paragraph.ts'
import type { Release } from './release.ts'

export type FiveWs = Readonly<Record<'who' | 'what' | 'when' | 'where' | 'why', boolean>>

const firstWords = 50
const whyWords = 80
const when = new RegExp(
  `\\b(?:today|tonight|tomorrow|yesterday|now|(?:${weekdayPattern()})\\b|(?:${monthPattern()})\\b|this (?:week|month|year|fall|spring|summer|winter)|next (?:week|month|year)|in \\d{4})`,
  'i',
)
const where = /\b(?:in|at|near|across|throughout|from|to|on) (?:the )?\p{Lu}/u
const why = /\b(?:because|to|after|as|since|so|for|following|by|with)\b|\d/i
const linking = new Set('is are was were be been being has have had will can may to does'.split(' '))

/** The five answers; all true for a release that has no text yet. */
export function answerFiveWs(release: Release): FiveWs {
  const { lead } = release
  if (lead === undefined) return { who: true, what: true, when: true, where: true, why: true }
  const dateline = lead.paragraph.recall(readDateline)
  const start = release.ask(readOpening)
  const opening = cutWords(start, firstWords)
  return {
    who: hasName(opening),
    what: hasAction(opening),
    when: dateline?.date !== undefined || when.test(opening) || isGap(dateline),
    where: (dateline !== undefined && dateline.city !== '') || where.test(opening),
    why: why.test(cutWords(start, whyWords)),
  }
}

function isGap(dateline: Dateline | undefined): boolean {
  return dateline?.city.startsWith('[') === true
}

/** The lead without its dateline, and the paragraph after it where the lead is short. */
function readOpening({ story }: Release): string {
  return story
    .slice(0, 2)
    .map(({ paragraph }) => paragraph.text.slice(paragraph.recall(readStart)))
    .join(' ')
}

function readStart(paragraph: Paragraph): number {
  return paragraph.recall(readDateline)?.end ?? 0
}

function cutWords(text: string, count: number): string {
  return text.split(/\s+/).slice(0, count).join(' ')
}

/** A capital that the start of a sentence does not explain, or a first word that is no common one. */
function hasName(text: string): boolean {
  if (/[\p{Ll},;] \p{Lu}/u.test(text) || text.includes('[')) return true
  const first = /^[“"]?([\p{L}’'&.-]+)/u.exec(text)?.[1] ?? ''
  return (
    /^\p{Lu}/u.test(first) && !isFunctionWord(first) && !/^(?:the|a|an|this|these|it|there)$/i.test(first)
  )
}

function hasAction(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []
  return words.some((word, index) => {
    if (linking.has(word)) return false
    if (isPresentVerb(word) || toPresent(word) !== undefined) return true
    const before = words[index - 1] ?? ''
    return before === 'will' || before === 'to' || /[^e]ed$/.test(word)
  })
}
