import { useEffect, useMemo, useState } from 'react'
import { compareLinks, type LinkChange } from '#domain/text/link-changes.ts'
import { countChanges, type DiffPart, type WordDiff } from '#domain/text/word-diff.ts'
import { compareTexts } from './compare-texts.ts'
import { type DiffParagraph, splitParagraphs } from './diff-paragraphs.ts'
import { readLines } from './read-lines.ts'

export interface ComparedTexts {
  parts: readonly DiffPart[]
  paragraphs: DiffParagraph[]
  changes: number
  links: LinkChange[]
  /** False if the texts were too long or too different to compare completely. */
  isComplete: boolean
}

/** The word diff of two documents; undefined while it is being computed. */
export function useWordDiff(before: string, after: string): ComparedTexts | undefined {
  const lines = useMemo(() => ({ before: readLines(before), after: readLines(after) }), [before, after])
  const [made, setMade] = useState<{ lines: typeof lines; diff: WordDiff }>()
  useEffect(() => {
    const stopping = new AbortController()
    const answer = compareTexts(lines.before.text, lines.after.text, stopping.signal)
    if (!(answer instanceof Promise)) {
      setMade({ lines, diff: answer })
      return
    }
    answer.then(
      (diff) => setMade({ lines, diff }),
      (error: unknown) => {
        if (!stopping.signal.aborted) console.error(error)
      },
    )
    return () => stopping.abort()
  }, [lines])
  return useMemo(() => {
    if (made === undefined || made.lines !== lines) return undefined
    const { parts, isComplete } = made.diff
    const paragraphs = splitParagraphs(parts, lines.before.kinds, lines.after.kinds)
    const links = compareLinks(lines.before.links, lines.after.links)
    return { parts, paragraphs, changes: countChanges(parts), links, isComplete }
  }, [made, lines])
}
