// Checks grammar with Harper, only the kinds of advice that were always right on the clean releases of the corpus. Spelling is not checked, because
// unknown words are mostly names and terms.
import { Dialect, type Lint, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import { isPast } from '#domain/language/verbs.ts'
import type { GrammarFinding } from './finding.ts'

const linter = new LocalLinter({ binary, dialect: Dialect.American })

const kinds: ReadonlySet<string> = new Set(['Agreement', 'Repetition'])
const [replace, remove, insertAfter] = [0, 1, 2]

export async function checkWithHarper(text: string): Promise<GrammarFinding[]> {
  const lints = await linter.lint(text, { language: 'plaintext' })
  const findings = lints.map(readLint).filter((finding) => finding !== undefined)
  for (const lint of lints) lint.free()
  // Harper counts characters by code point.
  return isPlain(text) ? findings : findings.map((finding) => toUnits(text, finding))
}

function readLint(lint: Lint): GrammarFinding | undefined {
  const suggestions = lint.suggestions()
  const [suggestion] = suggestions
  // With several suggestions, each is only a guess.
  if (!kinds.has(lint.lint_kind()) || suggestion === undefined || suggestions.length > 1) return undefined
  const { start, end } = lint.span()
  const written = suggestion.get_replacement_text()
  const text =
    { [replace]: written, [remove]: '', [insertAfter]: lint.get_problem_text() + written }[
      Number(suggestion.kind())
    ] ?? written
  if (changesTense(lint.get_problem_text(), text) || countsDeed.test(text)) return undefined
  return { from: start, to: end, text, why: cleanMessage(lint.message()) }
}

/** Wrong advice: Harper treats verbs as uncountable nouns and suggests "pieces of" for 'Each firing' and 'both are growing'. */
const countsDeed = /\bpieces? of \p{Ll}+ing\b/u

/** Whether the advice changes the tense: Harper doesn't know every past form and turns 'he hid' into 'he hides'. */
function changesTense(before: string, after: string): boolean {
  const [old, now] = [before, after].map((text) => text.toLowerCase().split(/\s+/))
  return (now ?? []).some((word, index) => {
    const was = old?.[index] ?? word
    return word !== was && isPast(was) && !isPast(word)
  })
}

function cleanMessage(message: string): string {
  return (
    message
      .replaceAll('`', '“')
      .replaceAll(/“([^“]*)“/g, '“$1”')
      // Quotation marks around a word or two; inside a word it is an apostrophe.
      .replaceAll(/(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])/gu, '“$1”')
      .replaceAll("'", '’')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

function isPlain(text: string): boolean {
  return !/[\u{10000}-\u{10ffff}]/u.test(text)
}

function toUnits(text: string, finding: GrammarFinding): GrammarFinding {
  const points = [...text]
  const from = points.slice(0, finding.from).join('').length
  return { ...finding, from, to: from + points.slice(finding.from, finding.to).join('').length }
}
