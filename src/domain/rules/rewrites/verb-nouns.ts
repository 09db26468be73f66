// Turns nouns back into verbs: 'made the decision to' is 'decided to', 'perform the replacement of' is 'replace'. Rule TON-11.

import { isDescribedLater } from '#domain/language/grammar/word-place.ts'
import { findMatches } from '#domain/language/matches.ts'
import { readVerb, toGerund, toParticiple, toPast, toThird, type VerbForm } from '#domain/language/verbs.ts'
import type { TextEdit } from '#domain/rules/rule.ts'
import { matchCase } from '#domain/text/letter-case.ts'
import type { Rewrite } from './rewrite.ts'

/** The verb for each noun, and the word that goes with the noun; any other word after it stays. */
const nouns: Readonly<Record<string, readonly [verb: string, joint: string]>> = {
  adjustment: ['adjust', 'to|of'],
  agreement: ['agree', ''],
  analysis: ['analyze', 'of'],
  announcement: ['announce', 'of'],
  appointment: ['appoint', 'of'],
  arrival: ['arrive', ''],
  assessment: ['assess', 'of'],
  assistance: ['help', 'to'],
  cancellation: ['cancel', 'of'],
  choice: ['choose', 'of'],
  cleaning: ['clean', 'of'],
  collection: ['collect', 'of'],
  comparison: ['compare', 'of'],
  complaint: ['complain', ''],
  complaints: ['complain', ''],
  completion: ['complete', 'of'],
  conclusion: ['conclude', ''],
  consideration: ['consider', 'to|of'],
  construction: ['build', 'of'],
  contact: ['contact', 'with'],
  contribution: ['contribute', ''],
  conversion: ['convert', 'of'],
  creation: ['create', 'of'],
  decision: ['decide', ''],
  delivery: ['deliver', 'of'],
  demolition: ['demolish', 'of'],
  description: ['describe', 'of'],
  discussion: ['discuss', 'of|about'],
  distribution: ['distribute', 'of'],
  donation: ['donate', 'of'],
  evaluation: ['evaluate', 'of'],
  examination: ['examine', 'of'],
  expansion: ['expand', 'of'],
  extension: ['extend', 'of'],
  improvement: ['improve', 'to|of|in'],
  improvements: ['improve', 'to|of|in'],
  indication: ['indicate', 'of'],
  inspection: ['inspect', 'of'],
  installation: ['install', 'of'],
  introduction: ['introduce', 'of'],
  investigation: ['investigate', 'of|into'],
  investment: ['invest', ''],
  management: ['manage', 'of'],
  measurement: ['measure', 'of'],
  modernization: ['modernize', 'of'],
  notification: ['notify', 'to|of'],
  operation: ['operate', 'of'],
  planting: ['plant', 'of'],
  preparations: ['prepare', ''],
  presentation: ['present', 'of'],
  preservation: ['preserve', 'of'],
  production: ['produce', 'of'],
  promise: ['promise', ''],
  publication: ['publish', 'of'],
  purchase: ['buy', 'of'],
  recommendation: ['recommend', ''],
  reduction: ['reduce', 'of|in'],
  release: ['release', 'of'],
  relocation: ['move', 'of'],
  removal: ['remove', 'of'],
  renovation: ['renovate', 'of'],
  repair: ['repair', 'of'],
  repairs: ['repair', 'of'],
  replacement: ['replace', 'of'],
  request: ['request', 'for'],
  restoration: ['restore', 'of'],
  return: ['return', ''],
  review: ['review', 'of'],
  selection: ['select', 'of'],
  statement: ['say', ''],
  study: ['study', 'of'],
  support: ['support', 'to|for'],
  survey: ['survey', 'of'],
  test: ['test', 'of'],
  testing: ['test', 'of'],
  use: ['use', 'of'],
  verification: ['verify', 'of'],
  visit: ['visit', 'to'],
}

/** Nouns that a clause may follow: 'the announcement that'. */
const reports = /^(?:announcement|decision|statement|conclusion|recommendation|promise|indication)$/

/** Verbs without a meaning of their own beside the noun. 'Began the operation of' keeps its verb: 'began operating'. */
const light =
  'make|makes|made|making|take|takes|took|taken|taking|give|gives|gave|given|giving|provide|provides|provided|providing|perform|performs|performed|performing|conduct|conducts|conducted|conducting|undertake|undertakes|undertook|carry out|carries out|carried out|carrying out|bring about|brings about|brought about|come to|comes to|came to|reach|reaches|reached'
const beginning =
  'begin|begins|began|begun|start|starts|started|stop|stops|stopped|cease|finish|finished|consider|considers|considering|considered'
const nounPattern = Object.keys(nouns).join('|')
const carried = new RegExp(
  `\\b(?<helper>(?:has|have|had|been|was|were|be) )?(?<verb>${light}) (?:an?|the|its|their|his|her|our)? ?(?<noun>${nounPattern})(?<joint> (?:of|to|into|in|with|for|about)(?= (?!(?!the\\b|a\\b|an\\b)\\p{Ll}+ing\\b)))?\\b(?! basis)`,
  'gu',
)
/** 'was engaged in the repair of clocks' is 'repaired clocks'. */
const engaged = new RegExp(`\\b(?<be>is|are|was|were) engaged in the (?<noun>${nounPattern}) of\\b`, 'gu')
/** 'the installation of new lights will be carried out' is 'new lights will be installed'. */
const carriedOut = new RegExp(
  `\\b[Tt]he (?<noun>${nounPattern}) of (?<what>[^,.;:“”]{3,80}?) (?<be>(?:will|can|must|should|may|could) be|(?:is|are) going to be) (?:carried out|performed|undertaken|conducted)\\b(?! by\\b)`,
  'gu',
)
/** 'has been experiencing an increase' is 'has been increasing'; 'in' would say of what. */
const felt =
  /\b(?<verb>experience|experiences|experienced|experiencing|undergo|undergoes|underwent|undergoing) (?:an? |the )?(?<noun>increase|decrease|decline|growth|rise|drop|expansion)\b(?! (?:in|of|rate|plan)\b)/gu
const feltVerbs: Readonly<Record<string, string>> = { growth: 'grow', expansion: 'expand' }
const begun = new RegExp(`\\b(?<verb>${beginning}) the (?<noun>${nounPattern}) of\\b`, 'gu')
const inCharge = new RegExp(`\\b(?:in charge of|responsible for) the (?<noun>${nounPattern}) of\\b`, 'gu')

/** 'made the decision to' becomes 'decided to'. */
export const verbNouns: Rewrite = {
  rule: 'TON-11',
  isForTexts: true,
  find: (text) => [
    ...findMatches(text, carried).flatMap(turnCarried),
    ...findMatches(text, begun).map((match) =>
      edit(match, `${stopped(match.groups?.verb ?? '')} ${toGerund(verbOf(match))}`),
    ),
    ...findMatches(text, engaged).map((match) => {
      const { be = '' } = match.groups ?? {}
      const form = be === 'is' ? 'third' : be === 'are' ? 'base' : 'past'
      return edit(match, inflect(verbOf(match), form))
    }),
    ...findMatches(text, carriedOut).map((match) => {
      const { what = '', be = '' } = match.groups ?? {}
      return edit(match, `${what} ${be.includes('going') ? 'will be' : be} ${toParticiple(verbOf(match))}`)
    }),
    ...findMatches(text, felt).flatMap((match) => {
      const { verb = '', noun = '' } = match.groups ?? {}
      const form = feltForm(verb, match.input.slice(Math.max(0, match.index - 5), match.index))
      return [edit(match, inflect(feltVerbs[noun] ?? noun, form))]
    }),
    ...findMatches(text, inCharge).map((match) => edit(match, `in charge of ${toGerund(verbOf(match))}`)),
  ],
}

const nounClause = /\b(?:under|by|in|of|to|for|with) (?:the terms of )?which\b/
const clauseReach = 160

function turnCarried(match: RegExpExecArray): TextEdit[] {
  const { helper = '', verb = '', noun = '', joint = '' } = match.groups ?? {}
  const isThat = reports.test(noun) && match.input.startsWith(' that ', match.index + match[0].length)
  const [base, joints] = nouns[noun] ?? ['', '']
  const word = joint.trim()
  const isOwn = word !== '' && joints.split('|').includes(word)
  // Without an object the verb can't be used: 'conducted a survey in May' stays. In 'made the choice to accept' the verb after 'to' is the object.
  const isTo = word === 'to' && noun === 'choice'
  if (joints !== '' && !isOwn && !isThat && !isTo) return []
  // 'was made by' is a passive of its own.
  if (isThing(verb, noun) || ownsClause(match) || /^(?:was|were|be|been) $/.test(helper)) return []
  const form = readForm(verb.split(' ')[0] ?? '', helper)
  if (form === undefined) return []
  return [edit(match, `${helper}${inflect(base, form)}${isOwn ? '' : joint}`)]
}

/** Whoever takes delivery is delivered to, and whoever provides a selection has already selected. */
function isThing(verb: string, noun: string): boolean {
  if (/^t(?:ak|ook)/.test(verb)) return !/^(?:decision|measurement|survey)$/.test(noun)
  return (
    /^(?:g[ia]v|provid)/.test(verb) &&
    /^(?:selection|collection|choice|production|purchase|release|return|study|test)$/.test(noun)
  )
}

/** 'made a decision in May that it reversed', 'came to an agreement under which': a clause belongs to the noun. */
function ownsClause({ 0: found, index, input, groups }: RegExpExecArray): boolean {
  const rest = input.slice(index, index + clauseReach)
  const afterNoun = rest.slice(found.length - (groups?.joint?.length ?? 0))
  return isDescribedLater(afterNoun) || nounClause.test(rest)
}

function feltForm(verb: string, before: string): VerbForm {
  if (verb.endsWith('ing')) return 'gerund'
  if (/\b(?:has|have|had) $/.test(before)) return 'participle'
  if (/(?:ed|went)$/.test(verb)) return 'past'
  return verb.endsWith('s') ? 'third' : 'base'
}

function readForm(verb: string, helper: string): VerbForm | undefined {
  if (helper !== '') return 'participle'
  return (['base', 'third', 'past', 'gerund', 'participle'] as const).find(
    (form) => readVerb(verb, form) !== undefined,
  )
}

function inflect(base: string, form: VerbForm): string {
  const makers = {
    base: (verb: string) => verb,
    third: toThird,
    past: toPast,
    participle: toParticiple,
    gerund: toGerund,
  }
  return makers[form](base)
}

function verbOf(match: RegExpExecArray): string {
  return nouns[match.groups?.noun ?? '']?.[0] ?? ''
}

function stopped(verb: string): string {
  return verb === 'cease' ? 'stop' : verb
}

function edit(match: RegExpExecArray, text: string): TextEdit {
  return {
    from: match.index,
    to: match.index + match[0].length,
    text: matchCase(match[0], text),
  }
}
