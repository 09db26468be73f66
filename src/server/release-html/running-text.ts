// The text of a page while it is read: it opens a paragraph where none is open, each line of preformatted text is one, and text above or
// below the line waits until it is whole.

import type { HeadingLevel, ReleaseBlock } from '#domain/formats/release-tree.ts'
import { toSubscript, toSuperscript } from '#domain/formats/superscript.ts'
import type { InlineMarks } from './inline-marks.ts'
import { openTextBlock, type TextBlock } from './text-block.ts'

export interface RunningText {
  take(chars: string): void
  /** A tag comes: what waited goes into the text. */
  settle(): void
  addBreak(): void
  /** Opens a paragraph, level 0, or a heading. */
  open(level: HeadingLevel | 0): void
  /** Ends what is open; an empty block stays when its own end tag asks for it. */
  close(isAsked: boolean): void
  enterPreformatted(by: 1 | -1): void
}

export function createRunningText(marks: InlineMarks, addBlock: (block: ReleaseBlock) => void): RunningText {
  let text: TextBlock | undefined
  let preDepth = 0
  let pending = ''
  const close = (isAsked: boolean) => {
    const block = text?.finish(isAsked)
    text = undefined
    if (block) addBlock(block)
  }
  const add = (chars: string) => {
    if (preDepth > 0) {
      addLines(chars)
      return
    }
    if (!text && chars.trim() === '') return
    text ??= openTextBlock(0, true)
    text.add(chars, marks.look())
  }
  const addLines = (chars: string) => {
    for (const [index, line] of chars.split('\n').entries()) {
      if (index > 0) close(false)
      if (line === '') continue
      text ??= openTextBlock(0, true)
      text.add(line, marks.look())
    }
  }
  return {
    take(chars) {
      if (marks.position()) pending += chars
      else add(chars)
    },
    settle() {
      if (pending === '') return
      const placed = marks.position() === 'superscript' ? toSuperscript(pending) : toSubscript(pending)
      pending = ''
      add(placed)
    },
    addBreak: () => text?.addBreak(marks.look()),
    open(level) {
      text = openTextBlock(level, false)
    },
    close,
    enterPreformatted(by) {
      preDepth = Math.max(0, preDepth + by)
    },
  }
}
