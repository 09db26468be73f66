// Blanks that were never filled: [CEO NAME], {company}, <DATE>, TBD, TK, XXX, lorem ipsum. Rule STR-16.
import { followsDeterminer, followsLettering } from '#domain/language/grammar/word-place.ts'
import { findMatches } from '#domain/language/matches.ts'
import type { Range } from '#domain/language/ranges.ts'
import { isTitled } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from './paragraph.ts'
import { signs } from './signs.ts'
import { Trigger } from './triggers.ts'

const blank =
  /\[[^\]\n]{1,200}\]|\{\w+\}|<[A-Z][A-Z _]*>|(?<![\p{L}\p{N}-])(?:TBD(?! & \p{Lu})|(?:TBC|TK)(?! (?:& )?\p{Lu}\p{Ll})|TKTK)(?![\p{L}\p{N}-])|(?<!\p{L}|\p{Lu}\p{Ll}+ )[Xx]{3,}(?:[-. ][Xx]{3,})*(?!\p{L}| \p{Lu})|(?<!\p{L})[Xx]{2,}(?= (?:\p{Lu}[\p{L}.]* ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Lane|Boulevard|Blvd|Way|Court|Place|Square|Highway|Parkway)\b)|(?<![\p{L}\p{N}-]|\p{Lu}\p{Ll}{1,20} |[Ss]izes? )[Xx]{2}(?=[ -](?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\p{Ll}{2,20}s|feet|people|men|women|children|million|billion|percent|year)\b)|(?<=\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\.|Feb\.|Aug\.|Sept\.|Oct\.|Nov\.|Dec\.) )[Xx]{2}(?![\p{L}\p{N}])|_{3,}|(?<=[$€£])_+|(?<=\p{L} )\?{2,}(?= \p{Ll})|(?<=^|[.!?] )(?:Add|Insert|Need|Get) (?:an? |the )?(?:quote|boilerplate|statistic|stat|logo)s? (?:from|of|about|for|on) [^.,\n]{2,40}(?=\.?$)|(?<![\p{L}\p{N}])N{3,}(?= \p{Ll})|\b(?:Company|Product|Event|Client|Brand|Your|Speaker|Spokesperson) (?:Name|Company|Title|City)\b(?! \p{Lu})|(?<=\p{L} |\$)#{2,}(?= \p{Ll})|(?<![\p{L}\p{N}])\p{Lu}{3,12}(?: \p{Lu}{2,12})? HERE(?!\p{L})|\b(?:[Dd]etails|[Qq]uotes?|[Ff]igures?|[Nn]umbers?|[Dd]ates?|[Nn]ames?|[Tt]itles?|[Pp]hotos?|[Ll]inks?|[Pp]rices?|[Tt]ext) (?:to (?:come|follow)(?=[.)\]]|$)|to be (?:added|inserted|supplied|filled in)\b)|[$€£][Xx]+(?:[.,][Xx]+)*(?!\p{L})|(?<![\p{L}\p{N}])[Xx]{2,}(?=%)|\b[Ll]orem [Ii]psum\b|\b[Ii]nsert [a-z ]{2,30} here\b/gu
/** A quick test; nearly every paragraph has none. */
const hint =
  /[[{<_#]|\?\?|(?:Add|Insert|Need|Get) (?:an? |the )?[a-z]|[Xx]{2}|[$€£][Xx]|TBD|TBC|TK|orem |nsert [a-z]| HERE|NNN| (?:Name|Company|Title|City)\b|to come|to follow|to be (?:added|inserted|supplied|filled)/
const blankWords = new Trigger(
  /xx|^x+$|tbd|tbc|tk|lorem|^(?:insert|add|need|get)$|^here$|nnn|^(?:name|company|title|city|come|follow|added|inserted|supplied|filled)$/,
)
const insideSpeech =
  /^\[(?:\p{Ll}|(?:The|This|That|These|Those|We|They|He|She|It)\b|…|\.\.\.|(?:Laugh|Paus|Sigh|Smil|Applau|Cr[iy]|Point|Nod|Inaudible|Cheer|Shrug|Gestur)\p{Ll}*\])/u

/** The blanks of a paragraph, without insertions in quotations and numbers of notes. */
export function readBlanks(paragraph: Paragraph): Range[] {
  if (
    !(paragraph.hasSign(signs.markup | signs.spacing) || paragraph.has(blankWords)) ||
    !hint.test(paragraph.text)
  )
    return []
  return findMatches(paragraph.text, blank)
    .filter(({ 0: text, index }) => isGap(text) && !isInserted(paragraph, text, index))
    .filter(
      ({ 0: text, index, input }) => !isLettering(paragraph, text, index, input.slice(index + text.length)),
    )
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
}

/** Whether the brackets are an editor's insertion in a quotation; around all of it they are a blank. */
function isInserted(paragraph: Paragraph, text: string, index: number): boolean {
  const [before, after] = [paragraph.text[index - 1] ?? '', paragraph.text[index + text.length] ?? '']
  const isWhole = /[“"‘]/.test(before) && /[”"’,.]/.test(after)
  return insideSpeech.test(text) && !isWhole && paragraph.isQuoted(index)
}

/** Whether the letters are shown on something: a sign that reads “XXX”, the brewer’s XXXX stencil. */
function isLettering(paragraph: Paragraph, text: string, index: number, after: string): boolean {
  const isPainted = followsLettering(paragraph.text.slice(Math.max(0, index - 24), index))
  if (!/^[Xx]+$/.test(text)) return isPainted && isTitled(paragraph, index)
  const isShown = isTitled(paragraph, index) && paragraph.text[index - 1] !== '$'
  const isNamed =
    followsDeterminer(paragraph.text.slice(0, index)) && /^ (?!\p{Ll}*s\b)\p{Ll}{3,}/u.test(after)
  return isShown || isNamed || isPainted
}

function isGap(text: string): boolean {
  return !/^\[(?:\d+\]|see |cf\. |sic\]|emphasis )/i.test(text)
}
