// Grammar and spelling by Harper, as far as its advice is one clear change.
import { Dialect, type Lint, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import type { Finding } from './finding.ts'

const linter = new LocalLinter({ binary, dialect: Dialect.American })

/** Kinds that are taken, with their weight; style and capitals are left to the rules of the press. */
const weights = new Map(
  Object.entries({
    Agreement: 11,
    Grammar: 11,
    Spelling: 10,
    Typo: 10,
    Repetition: 10,
    BoundaryError: 10,
    Eggcorn: 9,
    Malapropism: 9,
    Nonstandard: 8,
    Usage: 8,
    Punctuation: 6,
    Redundancy: 5,
    WordChoice: 4,
    Miscellaneous: 4,
  }),
)
/** Advice that is wrong more often than right in a release: 'how people work' is not 'how to people work'. */
const doubtful = /^Insert `?to`? after `?how`?/
const [replace, remove, insertAfter] = [0, 1, 2]

export async function checkWithHarper(text: string): Promise<Finding[]> {
  const lints = await linter.lint(text, { language: 'plaintext' })
  const findings = lints.map(readLint).filter((finding) => finding !== undefined)
  for (const lint of lints) lint.free()
  // Harper counts characters by code point.
  return isPlain(text) ? findings : findings.map((finding) => toUnits(text, finding))
}

function readLint(lint: Lint): Finding | undefined {
  const kind = lint.lint_kind()
  const weight = weights.get(kind)
  const suggestions = lint.suggestions()
  const [suggestion] = suggestions
  const problem = lint.get_problem_text()
  // One of several words is a guess, and 'ofices' is hardly 'of ices'.
  const isSplit = kind === 'Typo' && suggestion?.get_replacement_text().includes(' ')
  const isSure = !isSplit && (suggestions.length === 1 || kind !== 'WordChoice')
  const isDoubtful = doubtful.test(lint.message().replaceAll(/[“”]/g, '`'))
  if (weight === undefined || suggestion === undefined || !isSure || isDoubtful || isName(kind, problem))
    return undefined
  const { start, end } = lint.span()
  const written = suggestion.get_replacement_text()
  const text =
    { [replace]: written, [remove]: '', [insertAfter]: problem + written }[Number(suggestion.kind())] ??
    written
  return { from: start, to: end, text, weight, why: cleanMessage(lint.message()) }
}

/** A capitalised word no dictionary knows is a name, not a mistake. */
function isName(kind: string, problem: string): boolean {
  return (kind === 'Spelling' || kind === 'Typo') && !/^\p{Ll}+$/u.test(problem)
}

function cleanMessage(message: string): string {
  return message
    .replaceAll('`', '“')
    .replaceAll(/“([^“]*)“/g, '“$1”')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function isPlain(text: string): boolean {
  return !/[\u{10000}-\u{10ffff}]/u.test(text)
}

function toUnits(text: string, finding: Finding): Finding {
  const points = [...text]
  const from = points.slice(0, finding.from).join('').length
  return { ...finding, from, to: from + points.slice(finding.from, finding.to).join('').length }
}
