// Whether "Dr" and "Ltd" end in a period: in AP style yes, in Britain no. Rule NAM-09.

import { findMatches } from '#domain/language/matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { StyleProfile } from '#domain/rules/release/settings.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import { type Rule, type RuleMatch, textRoles } from '#domain/rules/rule.ts'

/** Abbreviations that keep the word's last letter, before a name or after a company's. */
const titled =
  /(?<![\p{L}\p{N}.&-])(?<form>Dr(?! Pepper\b)|Mr|Mrs|Ms|Messrs)(?<stop>\.?)(?= \p{Lu}[\p{L}’'.-])/gu
const suffixed = /(?<=\p{L} )(?<form>Ltd)(?<stop>\.?)(?![\p{L}\p{N}])/gu
const forms = new Trigger(new Set(['dr', 'mr', 'mrs', 'ms', 'messrs', 'ltd']))

export const shortTitleRules: readonly Rule[] = [
  {
    id: 'NAM-09',
    severity: 'warning',
    title: 'Write Dr., Mr. and Ms. with a period',
    reason: 'American style ends these abbreviations with a period.',
    british: {
      title: 'Write Dr, Mr and Ltd without a full stop',
      reason: 'British newsrooms omit the full stop when an abbreviation ends with the word’s last letter.',
    },
    roles: [...textRoles, 'notice'],
    check: (paragraph, _role, { profile = 'ap' }) => findForms(paragraph, profile),
  },
]

function findForms(paragraph: Paragraph, profile: StyleProfile): RuleMatch[] {
  if (!paragraph.has(forms)) return []
  const { text } = paragraph
  const isBritish = profile === 'british'
  // In AP style, a company's suffix is left to NAM-05.
  return [...findMatches(text, titled), ...(isBritish ? findMatches(text, suffixed) : [])].flatMap(
    ({ index, groups, 0: found }) => {
      const { form = '', stop = '' } = groups ?? {}
      const to = index + found.length
      // 'Acme Ltd. The plant': the period ends the sentence.
      const isEnd = form === 'Ltd' && /^(?:["”’)]*\s*$|\s+[\p{Lu}“‘])/u.test(text.slice(to, to + 4))
      if ((stop === '') === isBritish || isEnd) return []
      const fix = isBritish ? form : `${form}.`
      return [{ from: index, to, fix, message: `Write “${fix}”` }]
    },
  )
}
