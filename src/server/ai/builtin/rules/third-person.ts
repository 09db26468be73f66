// 'We' and 'our' outside quotations become the company. Press rules TON-03.
import { findMatches } from '#domain/facts/matches.ts'

import type { TextEdit } from '#server/ai/builtin/text/edits.ts'
import { isVerb, readVerb, toThird } from '#server/ai/builtin/text/verbs.ts'
import type { Rule } from './rule.ts'

const why = 'A release speaks of its company in the third person.'
const wePattern =
  /(?<![\p{L}’'-])(?<we>we)(?<short>[’'](?:re|ve|ll|d))?(?![\p{L}’'-])(?<adverb>(?: (?:just|also|now|currently|always|already|recently|still|only))?) ?(?<verb>\p{Ll}+)?/giu
const ourPattern = /(?<![\p{L}’'-])(?:our|ours|us)(?![\p{L}’'-])/giu

export const thirdPerson: Rule = {
  id: 'third-person',
  weight: 7,
  find(text, place) {
    if (place.kind === 'contact' || place.kind === 'heading') return []
    const name = place.company
    const edits: TextEdit[] = []
    let isFirst = true
    for (const match of findMatches(text, wePattern)) {
      const isJoined = !isFirst && / (?:and|but) $/.test(text.slice(0, match.index))
      const written = writeClause(match, isFirst && name !== undefined ? name : 'the company', isJoined)
      if (written === undefined) continue
      isFirst = false
      edits.push({ from: match.index, to: match.index + match[0].length, text: written, why })
    }
    for (const match of findMatches(text, ourPattern)) edits.push(replaceOur(match))
    return edits
  },
}

/** 'and we are' becomes 'and is' when the company already is the subject. */
function writeClause(match: RegExpExecArray, who: string, isJoined: boolean): string | undefined {
  const { short, adverb = '', verb = '' } = match.groups ?? {}
  const subject = /^W/.test(match[0]) ? who.charAt(0).toUpperCase() + who.slice(1) : who
  const auxiliary =
    short === undefined ? undefined : { re: 'is', ve: 'has', ll: 'will', d: 'would' }[short.slice(1)]
  if (auxiliary !== undefined) return `${subject} ${auxiliary}${adverb}${verb === '' ? '' : ` ${verb}`}`
  if (verb === '') return `${subject}${adverb}`
  if (isJoined) return `${adverb} ${agree(verb)}`.trim()
  return `${subject}${adverb} ${agree(verb)}`
}

function agree(verb: string): string {
  if (verb === 'are') return 'is'
  if (verb === 'were') return 'was'
  if (verb === 'do') return 'does'
  return isVerb(verb) && readVerb(verb, 'base') !== undefined && readVerb(verb, 'past') === undefined
    ? toThird(verb)
    : verb
}

function replaceOur(match: RegExpExecArray): TextEdit {
  const isCapital = /^O/.test(match[0])
  const word = match[0].toLowerCase() === 'us' ? 'the company' : 'its'
  const text = isCapital ? 'The company’s' : word
  return { from: match.index, to: match.index + match[0].length, text, why }
}
