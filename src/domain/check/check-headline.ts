// The newsroom check of a single headline, for the headline analyzer: checkHeadline(headline) answers its findings.

import { headlineRules } from '#domain/rules/headline/headline.ts'
import { headlineNewsRules } from '#domain/rules/headline/news.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { Checker } from './checker.ts'
import type { Finding } from './finding.ts'

const settings = defaultSettings('')

/** What a newsroom would mind in the headline, in reading order; rule, severity, message, place.from/to and fix as in the editor. */
export function checkHeadline(headline: string): readonly Finding[] {
  if (headline.trim() === '') return []
  const checker = new Checker([...headlineRules, ...headlineNewsRules])
  return checker.check([{ type: 'heading', level: 1, text: headline }], settings).findings
}
