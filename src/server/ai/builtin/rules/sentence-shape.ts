// Long sentences split where it is safe, passives turned where it is safe. Press rules TON-04, TON-05, STR-08.

import type { TextEdit } from '#server/ai/builtin/text/edits.ts'
import { splitSentences } from '#server/ai/builtin/text/sentences.ts'
import { readVerb, toPast } from '#server/ai/builtin/text/verbs.ts'
import type { Rule } from './rule.ts'

const longSentence = 28
const shortestPart = 7
const subject = '(?:it|they|he|she|this|that|these|the \\p{Ll}+|its \\p{Ll}+|\\p{Lu}[\\p{L}’-]+)'
const verb =
  '(?:is|are|was|were|has|have|had|will|can|also|plans|expects|offers|includes|provides|said|helps|serves|runs|makes|sells|covers|operates|employs|remains)'
const splitPattern = new RegExp(`(?:; (?:and |but )?|, (?:and|but) )(?=${subject} ${verb}\\b)`, 'gu')
const whichPattern =
  /, which (?=(?:is|was|has|will|includes|covers|runs|offers|costs|weighs|opened|started|began|serves)\b)/gu

/** Splits a long sentence between two main clauses. */
export const longSentences: Rule = {
  id: 'long-sentences',
  weight: 6,
  find: (text) =>
    (countWords(text) > longSentence ? splitSentences(text) : [])
      .filter((sentence) => countWords(sentence.text) > longSentence)
      .flatMap((sentence) => splitOne(sentence.text, sentence.from)),
}

function splitOne(text: string, from: number): TextEdit[] {
  const match = pickBreak(text, splitPattern)
  const why = 'Two shorter sentences are easier to read.'
  if (match !== undefined) {
    const end = match.index + match[0].length
    const next = text.charAt(end)
    return [{ from: from + match.index, to: from + end + 1, text: `. ${next.toUpperCase()}`, why }]
  }
  const which = pickBreak(text, whichPattern)
  if (which === undefined || !/[.!?]$/.test(text) || text.slice(which.index + 2).includes(', ')) return []
  return [{ from: from + which.index, to: from + which.index + which[0].length, text: '. It ', why }]
}

/** The break nearest the middle that leaves no stump and no open quotation. */
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

const passivePattern =
  /^(?<object>(?:The|A|An|This|Its|\p{Lu})[^,;:—“”()]{2,80}?) (?<be>was|were) (?<verb>\p{Ll}+) by (?<agent>(?:the \p{Ll}+(?: \p{Ll}+)?|\p{Lu}[\p{L}\p{N}&.’-]*(?: (?:of |and )?\p{Lu}[\p{L}\p{N}&.’-]*){0,4}))(?<rest>(?: (?:in|on|at|for|from|to|with|after|before|during|as) [^,;:—“”()]{2,80})?)\.$/u

/** 'The grill was developed by Acme in 2025.' becomes 'Acme developed the grill in 2025.' */
export const passives: Rule = {
  id: 'passives',
  weight: 5,
  find: (text) =>
    splitSentences(text).flatMap((sentence) => {
      const turned = turnPassive(sentence.text)
      if (turned === undefined) return []
      return [
        {
          from: sentence.from,
          to: sentence.to,
          text: turned,
          why: 'The active voice says who did it first.',
        },
      ]
    }),
}

function turnPassive(sentence: string): string | undefined {
  const groups = passivePattern.exec(sentence)?.groups
  if (groups === undefined) return undefined
  const { object = '', verb: participle = '', agent = '', rest = '' } = groups
  const base = readVerb(participle, 'participle')
  // A second verb in the object or the rest makes the sentence too rich to turn blindly.
  if (
    base === undefined ||
    /\b(?:that|which|who|and|is|are|was|were|has|have|will)\b/.test(`${object} ${rest}`)
  )
    return undefined
  const lowered = /^(?:The|A|An|This|Its) /.test(object)
    ? object.charAt(0).toLowerCase() + object.slice(1)
    : object
  return `${agent.charAt(0).toUpperCase()}${agent.slice(1)} ${toPast(base)} ${lowered}${rest}.`
}
