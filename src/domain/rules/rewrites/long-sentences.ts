// Splits long sentences where that is safe. Rules TON-04, STR-08.

import { splitSentences } from '#domain/language/sentences.ts'
import type { TextEdit } from '#domain/rules/rule.ts'
import type { Rewrite } from './rewrite.ts'

const longSentence = 28
const shortestPart = 7
const subject = '(?:it|they|he|she|this|that|these|the \\p{Ll}+|its \\p{Ll}+|\\p{Lu}[\\p{L}’-]+)'
const verb =
  '(?:is|are|was|were|has|have|had|will|can|also|plans|expects|offers|includes|provides|said|helps|serves|runs|makes|sells|covers|operates|employs|remains)'
const splitPattern = new RegExp(`(?:; (?:and |but )?|, (?:and|but) )(?=${subject} ${verb}\\b)`, 'gu')
const whichPattern =
  /, which (?=(?:is|was|has|will|includes|covers|runs|offers|costs|weighs|opened|started|began|serves)\b)/gu

/** Splits a long sentence between two main clauses. */
export const longSentences: Rewrite = {
  rule: 'TON-05',
  find: (text) =>
    (countWords(text) > longSentence ? splitSentences(text) : [])
      .filter((sentence) => countWords(sentence.text) > longSentence)
      .flatMap((sentence) => splitOne(sentence.text, sentence.from)),
}

const asidePattern =
  /^(?<subject>(?:The|A|An|Its|This) [^,;:“”—]{2,60}), which (?<aside>(?:is|was|are|were|has|have|had|will) [^;:“”—]+?), (?<verb>is|was|are|were|has|have|had|will|can|says|said|shows|showed|found|finds|means|covers|includes|opens|opened|employs|offers|plans|expects)(?<rest> [^;:“”—]+)\.$/u
const thatPattern =
  /^(?<subject>[^,;:“”—]{2,60}?) (?<verb>says|said|shows|showed|found|finds|reports|reported|expects|expected|announced) that (?<first>[^;:“”—]+?),? and that (?<second>[^;:“”—]+)\.$/u

/** Two relative clauses that belong together: 'Which was started by Rao and which employs 60'. */
const goesOn = /\b(?:and|or|but) (?:which|who|whose|where|that)\b/

/** A sentence with an inserted clause, as two sentences. */
function unfold(text: string): string | undefined {
  const aside = asidePattern.exec(text)?.groups
  if (
    aside !== undefined &&
    countWords(aside.aside ?? '') >= shortestPart &&
    !goesOn.test(aside.aside ?? '')
  ) {
    const pronoun = /^(?:are|were|have) /.test(aside.aside ?? '') ? 'They' : 'It'
    return `${aside.subject} ${aside.verb}${aside.rest}. ${pronoun} ${aside.aside}.`
  }
  const { subject: who, verb: says, first, second } = thatPattern.exec(text)?.groups ?? {}
  if (first === undefined || second === undefined || countWords(second) < shortestPart) return undefined
  return `${who} ${says} that ${first.replace(/, that (?!.*, that )/, ' and that ')}. ${who} also ${says} that ${second}.`
}

function splitOne(text: string, from: number): TextEdit[] {
  const unfolded = unfold(text)
  if (unfolded !== undefined) return [{ from, to: from + text.length, text: unfolded }]
  const match = pickBreak(text, splitPattern)
  if (match !== undefined) {
    const end = match.index + match[0].length
    const next = text.charAt(end)
    return [{ from: from + match.index, to: from + end + 1, text: `. ${next.toUpperCase()}` }]
  }
  const which = pickBreak(text, whichPattern)
  if (which === undefined || !/[.!?]$/.test(text) || text.slice(which.index + 2).includes(', ')) return []
  if (goesOn.test(text.slice(which.index))) return []
  return [{ from: from + which.index, to: from + which.index + which[0].length, text: '. It ' }]
}

/** The break nearest the middle that leaves no short rest and no open quotation. */
function pickBreak(text: string, pattern: RegExp): RegExpExecArray | undefined {
  return [...text.matchAll(pattern)]
    .filter((match) => {
      const [before, after] = [text.slice(0, match.index), text.slice(match.index)]
      const isOpen = (before.match(/“/g)?.length ?? 0) !== (before.match(/”/g)?.length ?? 0)
      const isCondition =
        /^(?:if|when|while|although|because|since|after|before|as|once)\b/i.test(before) &&
        !before.includes(',')
      return (
        countWords(before) >= shortestPart && countWords(after) >= shortestPart && !isOpen && !isCondition
      )
    })
    .toSorted((one, other) => distance(one, text) - distance(other, text))[0]
}

function distance(match: RegExpExecArray, text: string): number {
  return Math.abs(match.index - text.length / 2)
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
