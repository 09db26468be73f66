// One paragraph or heading while it is read: joins spans of one look and folds the line ends of the source.
import {
  type HeadingLevel,
  isSameLook,
  type ReleaseBlock,
  type ReleaseSpan,
} from '#domain/formats/release-tree.ts'

type Look = Omit<ReleaseSpan, 'text'>

export interface TextBlock {
  add(text: string, look: Look): void
  addBreak(look: Look): void
  /** The finished block; undefined when it is empty and nobody asked for it. */
  finish(isAsked: boolean): ReleaseBlock | undefined
}

/** `level` 0 is a paragraph. An implied block has text that was outside any paragraph. */
export function openTextBlock(level: HeadingLevel | 0, isImplied: boolean): TextBlock {
  const spans: ReleaseSpan[] = []
  let dueSpace: Look | undefined
  // Noted as it comes: looking at the end of a text that is still growing joins all of its pieces, every time.
  let ending = ' '
  const append = (text: string, look: Look) => {
    ending = text.at(-1) ?? ending
    const last = spans.at(-1)
    if (last && isSameLook(last, { text: '', ...look })) last.text += text
    else spans.push({ text, ...look })
  }
  return {
    add(text, look) {
      // Runs of spaces are the writer's (Tab is four); runs with a line end are how the source was laid out.
      if (text.includes('\n') && text.trim() === '') {
        if (ending.trim() !== '') dueSpace ??= look
        return
      }
      if (dueSpace && !text.startsWith(' ')) append(' ', dueSpace)
      dueSpace = undefined
      append(text, look)
    },
    addBreak(look) {
      dueSpace = undefined
      append('\n', look)
    },
    finish(isAsked) {
      if (isImplied) trimEnd(spans)
      if (spans.length === 0 && !isAsked) return undefined
      return level === 0 ? { type: 'paragraph', spans } : { type: 'heading', level, spans }
    },
  }
}

function trimEnd(spans: ReleaseSpan[]): void {
  for (let last = spans.at(-1); last; last = spans.at(-1)) {
    last.text = last.text.trimEnd()
    if (last.text !== '') return
    spans.pop()
  }
}
