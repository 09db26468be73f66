// A sentence as the user typed it becomes one a newsroom would print: third person, AP style, no hype.

import { applyAllRules } from '#domain/check/apply-rules.ts'
import { rulesOfPreset } from '#domain/rules/presets.ts'
import type { Speaker } from '#domain/rules/release/speaker.ts'
import type { Brief } from '#server/ai/builtin/brief/brief.ts'
import { capitalizeFirst, collapseSpace, dropStop, endSentence } from '#server/ai/builtin/text/joining.ts'

const rules: ReadonlySet<string> = new Set(
  [...rulesOfPreset()].filter((id) => !/^(?:TON-0[45]|NUM-02)$/.test(id)),
)
const styleRules: ReadonlySet<string> = new Set([...rules].filter((id) => id !== 'TON-03' && id !== 'LED-03'))

export interface Cleaner {
  /** A whole sentence; `who` stands for 'we', else 'the company' does. */
  sentence(text: string, who?: string): string
  /** A piece of one: dates, amounts, lists. */
  piece(text: string): string
}

/** A careful cleaner compares the facts of every sentence before and after; the quick one leaves that to the caller. */
export function createCleaner(brief: Brief, isCareful = true): Cleaner {
  const run = (text: string, ids: ReadonlySet<string>, speaker: Speaker) =>
    applyAllRules([{ type: 'paragraph', text }], {
      rules: ids,
      speaker,
      isPart: true,
      isSentence: true,
      isQuick: !isCareful,
    }).blocks[0]?.text ?? text
  const company = brief.company ?? '[COMPANY]'
  const own = new RegExp(`\\b(?:our|my) [\\p{Ll} -]{3,24},? (?=${escapePattern(company)})`, 'giu')
  return {
    sentence(text, who) {
      const named = collapseSpace(text).replace(own, '')
      return capitalizeFirst(
        endSentence(
          run(
            curlQuotes(named),
            rules,
            who === undefined ? { company, isIntroduced: true } : { company: who },
          ),
        ),
      )
    },
    piece(text) {
      return run(curlQuotes(dropStop(collapseSpace(text))), styleRules, {})
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
