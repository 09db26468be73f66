// HTML from anywhere -> a release tree: what the editor's schema holds stays, the text of everything else stays as text, what is not text
// (scripts, styles, pictures, forms) goes. Reads tokens, not a DOM: the cost grows with the length and never with the nesting.
import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import type { HeadingLevel, ReleaseBlock } from '#domain/formats/release-tree.ts'
import { dropUnreadable } from '#domain/storable-text.ts'
import { createBlockFrames, type FrameKind } from './block-frames.ts'
import { createInlineMarks } from './inline-marks.ts'
import { createSkipping } from './skipping.ts'
import { openTextBlock, type TextBlock } from './text-block.ts'

const headingLevels = new Map<string, HeadingLevel>([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 3],
  ['h5', 3],
  ['h6', 3],
])
const frameKinds = new Map<string, FrameKind>([
  ['ul', 'list'],
  ['ol', 'list'],
  ['li', 'item'],
  ['blockquote', 'quote'],
  ['table', 'table'],
  ['tr', 'row'],
  ['td', 'cell'],
  ['th', 'cell'],
])
const otherBlocks = new Set(
  'address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form header hgroup html legend main menu nav p pre section summary tbody tfoot thead'.split(
    ' ',
  ),
)

/** Reads HTML; never throws, whatever it is given. */
export function parseRelease(html: string): ReleaseBlock[] {
  const frames = createBlockFrames()
  const marks = createInlineMarks()
  const skipping = createSkipping()
  let text: TextBlock | undefined
  let preDepth = 0

  const closeText = (isAsked: boolean) => {
    const block = text?.finish(isAsked)
    text = undefined
    if (block) frames.add(block)
  }
  const addText = (chars: string) => {
    if (skipping.isOn()) return
    if (preDepth > 0) {
      addLines(chars)
      return
    }
    if (!text && chars.trim() === '') return
    text ??= openTextBlock(0, true)
    text.add(chars, marks.look())
  }
  /** Each line of preformatted text is a paragraph. */
  const addLines = (chars: string) => {
    for (const [index, line] of chars.split('\n').entries()) {
      if (index > 0) closeText(false)
      if (line === '') continue
      text ??= openTextBlock(0, true)
      text.add(line, marks.look())
    }
  }
  const startBlock = (tag: string, token: Token.TagToken) => {
    closeText(false)
    const kind = frameKinds.get(tag)
    if (kind) frames.open(kind, tag, attributesOf(token).get('start'))
    else if (tag === 'hr') frames.add({ type: 'rule' })
    else if (tag === 'pre') preDepth += 1
    else if (tag === 'p' || headingLevels.has(tag)) text = openTextBlock(headingLevels.get(tag) ?? 0, false)
  }
  const endBlock = (tag: string) => {
    closeText(tag === 'p' || headingLevels.has(tag))
    if (tag === 'pre') preDepth = Math.max(0, preDepth - 1)
    if (frameKinds.has(tag)) frames.close(tag, tag === 'li' ? ['list', 'table'] : ['table'])
  }

  const tokenizer = new Tokenizer({}, {
    onStartTag(token) {
      const { tagName: tag } = token
      if (skipping.start(tokenizer, tag, token.selfClosing)) return
      if (tag === 'br') text?.addBreak(marks.look())
      else if (marks.open(tag, attributesOf(token))) return
      else if (isBlock(tag)) startBlock(tag, token)
    },
    onEndTag({ tagName: tag }) {
      if (skipping.end(tag) || marks.close(tag)) return
      if (isBlock(tag)) endBlock(tag)
    },
    onCharacter: ({ chars }) => addText(dropUnreadable(chars.replace(/[\v\f]/g, ' '))),
    onWhitespaceCharacter: ({ chars }) => addText(chars),
    onNullCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
  } satisfies TokenHandler)
  tokenizer.state = TokenizerMode.DATA
  tokenizer.write(markLineEnds(html), true)
  closeText(false)
  return frames.finish()
}

function ignore(): void {}

function isBlock(tag: string): boolean {
  return tag === 'hr' || headingLevels.has(tag) || frameKinds.has(tag) || otherBlocks.has(tag)
}

function attributesOf({ attrs }: Token.TagToken): Map<string, string> {
  return new Map(attrs.map(({ name, value }) => [name, value]))
}

function markLineEnds(html: string): string {
  return html.toWellFormed().replace(/[\u2028\u2029\v]/g, '<br>')
}
