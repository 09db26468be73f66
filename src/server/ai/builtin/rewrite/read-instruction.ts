// Reads what a rewrite is asked for: a preset, and what rules can follow of a free instruction.

import type { RewritePreset } from '#contract/functions.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { rulesOfPreset } from '#domain/rules/presets.ts'
import type { Replacement } from '#domain/rules/rewrites/rewrite.ts'
import type { RewriteRequest } from './rewrite-release.ts'

const keywords: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [
    /\b(?:shorte[nr]|short|cut|trim|concise|tighten|tighter|brief|condense|fewer words)\b/i,
    rulesOfPreset('shorten'),
  ],
  [
    /\b(?:ap[ -]style|associated press|\bAP\b|style ?book|house style|numbers|dates)\b/i,
    rulesOfPreset('ap_style'),
  ],
  [
    /\b(?:hype|buzz ?words?|tone (?:it )?down|neutral|objective|sober|less promotional|salesy|marketing speak|jargon|exclamation)\b/i,
    rulesOfPreset('less_hype'),
  ],
  [
    /\b(?:clarify|clear|clearer|clarity|simple|simpler|simplify|plain|readab\w*|easier)\b/i,
    rulesOfPreset('clarify'),
  ],
  [
    /\b(?:improve|better|polish|edit|proofread|rewrite|rephrase|reword|clean (?:it |this )?up)\b/i,
    rulesOfPreset(),
  ],
  [/\b(?:third person|no we\b|remove we\b|without we\b)/i, new Set(['TON-03'])],
  [/\b(?:active voice|passive)\b/i, new Set(['TON-04'])],
]
const leadOnly = /\b(?:lead|lede|opening|intro(?:duction)?|first (?:paragraph|sentence)|hook)\b/i
const quoted = '[“"‘\']([^”"’\']{1,200})[”"’\']'
const replacePattern = new RegExp(
  `\\b(?:replace|change|swap|rename) (?:the (?:word|phrase|name) )?(?:${quoted}|(\\S{1,60})) (?:with|to|into|for|by) (?:${quoted}|(\\S{1,60})(?!\\S))(?! (?:voice|style|tone|tense|person)\\b)`,
  'gi',
)
const removePattern = new RegExp(
  `\\b(?:remove|delete|drop|cut|take out) (?:the (?:word|phrase) )?${quoted}`,
  'gi',
)

/** The rules for a preset and an instruction; all rules, if there is neither or nothing is understood. */
export function readInstruction(preset: RewritePreset | undefined, instruction = ''): RewriteRequest {
  const { literal, rest } = takeLiterals(instruction)
  const asked = keywords.filter(([pattern]) => pattern.test(rest)).map(([, rules]) => rules)
  const isLead =
    preset === 'stronger_lead' || (preset === undefined && leadOnly.test(rest) && literal.length === 0)
  const sets = [
    ...(preset === undefined ? [] : [rulesOfPreset(preset)]),
    ...(isLead ? [rulesOfPreset('stronger_lead')] : []),
    ...asked,
  ]
  const found = new Set(sets.flatMap((set) => [...set]))
  const rules = found.size === 0 && literal.length === 0 ? rulesOfPreset() : found
  const isForAp = preset === 'ap_style' || /\bap[ -]style\b|\bassociated press\b/i.test(rest)
  return { rules, literal, isLeadOnly: isLead, isForAp }
}

/** Whether rules can follow a request. */
export function isUnderstood(request: string): boolean {
  return leadOnly.test(request) || keywords.some(([pattern]) => pattern.test(request))
}

/** 'Replace X with Y' and 'remove "X"' are done literally; `rest` is the rest of the instruction. */
export function takeLiterals(instruction: string): { literal: Replacement[]; rest: string } {
  const pairs = [
    ...Array.from(instruction.matchAll(replacePattern), (match) => [
      match[1] ?? match[2] ?? '',
      (match[3] ?? match[4] ?? '').replace(/[.,;]$/, ''),
    ]),
    ...Array.from(instruction.matchAll(removePattern), (match) => [match[1] ?? '', '']),
  ]
  return {
    literal: pairs
      .filter(([before]) => before !== '')
      .map(([before = '', after = '']) => literalRule(before, after)),
    rest: instruction.replace(replacePattern, '').replace(removePattern, ''),
  }
}

function literalRule(before: string, after: string): Replacement {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${escapePattern(before)}(?![\\p{L}\\p{N}])${after === '' ? ' ?' : ''}`,
    'giu',
  )
  return [pattern, () => after]
}
