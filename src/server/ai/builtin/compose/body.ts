// The paragraphs between lead and boilerplate: statements by their part, in short paragraphs, quotations between.

import { splitSentences } from '#domain/language/sentences.ts'
import { countWords } from '#domain/text/word-count.ts'
import { capitalizeFirst, opensWith } from '#server/ai/builtin/text/joining.ts'
import type { Draft, Statement } from './draft.ts'
import { lateRoles } from './statement-roles.ts'

const paragraphWords = 62
const paragraphSentences = 3

/** Paragraphs before and after the first quotations. */
export function arrangeBody(
  draft: Draft,
  statements: readonly Statement[],
): { before: string[]; after: string[] } {
  const late = lateRoles[draft.brief.type]
  const early = statements.filter(({ role }) => !late.includes(role))
  const waiting = late.flatMap((role) => statements.filter((statement) => statement.role === role))
  const head = toParagraphs(early, draft)
  // The first quotation stands in the second to fourth paragraph, whatever there is to tell.
  const rest = head.splice(2)
  return { before: head, after: [...rest, ...toParagraphs(waiting, draft)] }
}

function toParagraphs(statements: readonly Statement[], draft: Draft): string[] {
  const paragraphs: Statement[][] = []
  for (const statement of statements) {
    const last = paragraphs.at(-1)
    if (last !== undefined && fits(last, statement)) last.push(statement)
    else paragraphs.push([statement])
  }
  return paragraphs.map((paragraph) =>
    joinSentences(
      paragraph.map(({ text }) => text),
      draft,
    ),
  )
}

function fits(paragraph: readonly Statement[], next: Statement): boolean {
  const text = [...paragraph, next].map((statement) => statement.text).join(' ')
  return countWords(text) <= paragraphWords && splitSentences(text).length <= paragraphSentences
}

/** The second sentence about the same thing says 'It', 'The company', 'She' or 'He'. */
function joinSentences(sentences: readonly string[], draft: Draft): string {
  const shorter = listShorter(draft)
  let before: string | undefined
  return sentences
    .map((sentence) => {
      const subject = [...shorter.keys()].find((name) => opensWith(sentence, name))
      const isAgain = subject !== undefined && subject === before
      before = subject ?? (/^(?:It|The company|She|He) /.test(sentence) ? before : undefined)
      return isAgain ? `${shorter.get(subject)} ${sentence.slice(subject.length + 1)}` : sentence
    })
    .join(' ')
}

function listShorter({ company, product, appointee, pronoun }: Draft): Map<string, string> {
  const shorter = new Map([[company, 'The company']])
  if (product !== undefined) shorter.set(capitalizeFirst(product), 'It')
  if (appointee !== undefined && pronoun !== undefined) shorter.set(appointee, pronoun)
  return shorter
}
