// The newsroom check of a single headline, for the headline analyzer.

import { headlineRules } from '#domain/rules/headline/headline.ts'
import { headlineNewsRules } from '#domain/rules/headline/news.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import type { Rule } from '#domain/rules/rule.ts'
import { Checker } from './checker.ts'
import type { Finding } from './finding.ts'

const settings = defaultSettings('')

/** The rules that read a headline alone. */
export const headlineCheckRules: readonly Rule[] = [...headlineRules, ...headlineNewsRules]

/** What a newsroom would mind in the headline, in reading order; rule, severity, message, place.from/to and fix as in the editor. */
export function checkHeadline(headline: string): readonly Finding[] {
  if (headline.trim() === '') return []
  const checker = new Checker(headlineCheckRules)
  return checker.check([{ type: 'heading', level: 1, text: headline }], settings).findings
}
