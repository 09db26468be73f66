import type { DiffParagraph } from '#web/ui/word-diff/diff-paragraphs.ts'

export interface TextChange {
  removed: string
  added: string
}

/** The changes of a comparison in their order, each with the words that go and come. */
export function listChanges(paragraphs: readonly DiffParagraph[]): TextChange[] {
  const changes: TextChange[] = []
  for (const { kind, text, change } of paragraphs.flatMap(({ pieces }) => pieces)) {
    if (change === undefined || kind === 'same') continue
    const known = changes[change] ?? { removed: '', added: '' }
    const words = [known[kind], text.trim()].filter((part) => part !== '').join(' ')
    changes[change] = { ...known, [kind]: words }
  }
  return changes
}
