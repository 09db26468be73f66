// What a model's draft must not bring to the editor: quotations that nobody gave, an embargo that is wrong, facts of its own, Markdown and
// the talk of a chatbot. Each fault is a sentence for the one repair that is asked for.
import { editSheet } from '#domain/brief/edit-sheet.ts'
import { readSheet } from '#domain/brief/read-sheet.ts'
import type { FactSheet } from '#domain/brief/sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { mayPrint, type SortedBrief } from '#domain/brief/unit.ts'
import { Checker } from '#domain/check/checker.ts'
import { toBlocks } from '#domain/check/read-release.ts'
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { canonicalWords, WordIndex } from '#domain/language/words.ts'
import { defaultSettings, type StyleProfile } from '#domain/rules/release/settings.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { readDay, writeReleaseLine } from './builtin/compose/release-line.ts'
import type { GenerateTask } from './writer.ts'

const maxFaults = 12
/** Chatbot remarks, Markdown, and an embargo under “for immediate release.” */
const leftoverRules: ReadonlySet<string> = new Set(['STR-19', 'STR-20', 'STR-21'])
const checker = new Checker()

/** The faults of a draft (HTML of the editor's schema), described for a model; none if it can be shown as it is. */
export function findDraftFaults(html: string, task: GenerateTask): string[] {
  const blocks = toBlocks(parseRelease(html))
  const text = blocks.map((block) => block.text).join('\n')
  const sorted = sortBrief(task.prompt, task.kinds)
  const sheet = editSheet(readSheet(sorted), task.sheet ?? {})
  const leftovers = checker
    .check(blocks, defaultSettings('2026-01-01'))
    .findings.filter(({ rule }) => leftoverRules.has(rule))
    .map(({ message }) => `Remove what is not part of the release: ${message}.`)
  return [
    ...checkEmbargo(text, sheet, task.profile),
    ...checkQuotes(text, sheet),
    ...checkFacts(text, listMaterial(sorted, task)),
    ...new Set(leftovers),
  ].slice(0, maxFaults)
}

/** The permitted lines, and what a person typed or asked for. */
function listMaterial({ units }: SortedBrief, { sheet = {}, instruction = '' }: GenerateTask): string[] {
  const lines = units.filter(({ kind }) => mayPrint(kind) || kind === 'instruction').map(({ text }) => text)
  return [lines.join('\n'), Object.values(sheet).join('\n'), instruction]
}

function checkEmbargo(text: string, { embargo }: FactSheet, profile: StyleProfile = 'ap'): string[] {
  const line = /^.*\bembargo.*$/im.exec(text)?.[0]
  if (embargo === null)
    return line === undefined ? [] : ['The brief has no embargo: begin with FOR IMMEDIATE RELEASE.']
  const wanted = readDay(embargo.until)
  const isRight = line !== undefined && (wanted === undefined || readDay(line) === wanted)
  if (isRight && !/\bfor immediate release\b/i.test(text)) return []
  return [`The first line must be the embargo and nothing else: ${writeReleaseLine({ embargo, profile })}`]
}

/** Each given quotation is there word for word, or it is asked for. */
function checkQuotes(text: string, { quotes }: FactSheet): string[] {
  const draft = new WordIndex(canonicalWords(text))
  return quotes
    .filter(
      ({ text: said }) =>
        !splitSentences(said).every((sentence) => draft.hasRun(canonicalWords(sentence.text))),
    )
    .map(({ text: said, speaker }) => `Quote ${speaker ?? 'the speaker'} word for word: “${said}”`)
}

function checkFacts(text: string, material: readonly string[]): string[] {
  const own = text.replaceAll(/\[[^\][\n]{1,120}\]/g, ' ')
  return findUnsupported(own, material).map(({ kind, text: fact }) =>
    kind === 'quotation'
      ? `Nobody said this; remove it or use the given words: ${fact}`
      : `This is not in the brief; remove it or put a placeholder: ${fact}`,
  )
}
