// A sentence as the user typed it becomes one a newsroom would print: third person, AP style, no hype.
import type { Brief } from '#server/ai/builtin/brief/brief.ts'
import { applyRules, improveText } from '#server/ai/builtin/rewrite/rewrite-text.ts'
import { announceOpenings, hypeWords } from '#server/ai/builtin/rules/hype.ts'
import { articles, repeatedWords } from '#server/ai/builtin/rules/punctuation.ts'
import type { Rule } from '#server/ai/builtin/rules/rule.ts'
import { apStyle } from '#server/ai/builtin/rules/rule-sets.ts'
import { stockPhrases } from '#server/ai/builtin/rules/stock-phrases.ts'
import { thirdPerson } from '#server/ai/builtin/rules/third-person.ts'
import { plainWords, wordyPhrases } from '#server/ai/builtin/rules/wordy.ts'
import { capitalizeFirst, collapseSpace, dropStop, endSentence } from '#server/ai/builtin/text/joining.ts'

const rules: readonly Rule[] = [
  repeatedWords,
  stockPhrases,
  thirdPerson,
  announceOpenings,
  announceOpenings,
  hypeWords,
  wordyPhrases,
  plainWords,
  ...apStyle,
  articles,
]
const styleRules = rules.filter((rule) => rule !== thirdPerson && rule !== announceOpenings)

export interface Cleaner {
  /** A whole sentence; `who` stands for 'we', else 'the company' does. */
  sentence(text: string, who?: string): string
  /** A piece of one: dates, amounts, lists. */
  piece(text: string): string
}

/** A careful cleaner compares the facts of every sentence before and after; the quick one leaves that to the caller. */
export function createCleaner(brief: Brief, isCareful = true): Cleaner {
  const run: typeof applyRules = isCareful ? (...given) => improveText(...given).text : applyRules
  const company = brief.company ?? '[COMPANY]'
  const own = new RegExp(`\\b(?:our|my) [\\p{Ll} -]{3,24},? (?=${escapePattern(company)})`, 'giu')
  return {
    sentence(text, who) {
      const named = collapseSpace(text).replace(own, '')
      const speaker = who === undefined ? ({ company, isIntroduced: true } as const) : { company: who }
      return capitalizeFirst(endSentence(run(curlQuotes(named), rules, { kind: 'body', ...speaker })))
    },
    piece(text) {
      return run(curlQuotes(dropStop(collapseSpace(text))), styleRules, { kind: 'body' })
    },
  }
}

function curlQuotes(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s(])"(?=\S)/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=\p{L})'/gu, '’')
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
