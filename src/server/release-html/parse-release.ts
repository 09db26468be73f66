// HTML from anywhere -> a release tree: what the editor's schema holds stays, the text of everything else stays as text, what is not text
// (scripts, styles, forms, pictures of elsewhere) goes. Reads tokens, not a DOM: the cost grows with the length and never with the nesting.
import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import { dropUnreadable } from '#domain/document/storable-text.ts'
import type { HeadingLevel, ReleaseBlock } from '#domain/formats/release-tree.ts'
import { createBlockFrames, type FrameKind } from './block-frames.ts'
import { createFigure } from './figure.ts'
import { createHiddenElements } from './hidden-elements.ts'
import { createInlineMarks } from './inline-marks.ts'
import { createRunningText } from './running-text.ts'
import { createSkipping } from './skipped-elements.ts'

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
  const hidden = createHiddenElements()
  const text = createRunningText(marks, frames.add)
  const figure = createFigure(() => text.close(false), frames.add)

  const addText = (chars: string) => {
    if (skipping.isStyle()) hidden.addStyles(chars)
    else if (!skipping.isOn() && !hidden.isOn() && !figure.take(chars)) text.take(chars)
  }
  const startBlock = (tag: string, start: string | undefined) => {
    text.close(false)
    const kind = frameKinds.get(tag)
    if (kind) frames.open(kind, tag, start)
    else if (tag === 'hr') frames.add({ type: 'rule' })
    else if (tag === 'pre') text.enterPreformatted(1)
    else if (tag === 'p' || headingLevels.has(tag)) text.open(headingLevels.get(tag) ?? 0)
  }
  const endBlock = (tag: string) => {
    text.close(tag === 'p' || headingLevels.has(tag))
    if (tag === 'pre') text.enterPreformatted(-1)
    if (frameKinds.has(tag)) frames.close(tag, tag === 'li' ? ['list', 'table'] : ['table'])
  }

  const tokenizer = new Tokenizer({}, {
    onStartTag(token) {
      const { tagName: tag } = token
      text.settle()
      if (skipping.start(tokenizer, tag, token.selfClosing)) return
      const attributes = attributesOf(token)
      if (hidden.start(tag, attributes) || figure.start(tag, attributes)) return
      if (tag === 'br') text.addBreak()
      else if (marks.open(tag, attributes)) return
      else if (isBlock(tag)) startBlock(tag, attributes.get('start'))
    },
    onEndTag({ tagName: tag }) {
      text.settle()
      if (skipping.end(tag) || hidden.end(tag) || figure.end(tag) || marks.close(tag)) return
      if (isBlock(tag)) endBlock(tag)
    },
    onCharacter: ({ chars }) => addText(dropUnreadable(chars.replace(/[\v\f]/g, ' '))),
    onWhitespaceCharacter: ({ chars }) => addText(chars),
    onNullCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onEof: text.settle,
  } satisfies TokenHandler)
  tokenizer.state = TokenizerMode.DATA
  tokenizer.write(markLineEnds(html), true)
  figure.finish()
  text.close(false)
  return frames.finish()
}

function ignore(): void {}

function isBlock(tag: string): boolean {
  return tag === 'hr' || headingLevels.has(tag) || frameKinds.has(tag) || otherBlocks.has(tag)
}

const noAttributes: ReadonlyMap<string, string> = new Map()

function attributesOf({ attrs }: Token.TagToken): ReadonlyMap<string, string> {
  return attrs.length === 0 ? noAttributes : new Map(attrs.map(({ name, value }) => [name, value]))
}

function markLineEnds(html: string): string {
  return html.toWellFormed().replace(/[\u2028\u2029\v]/g, '<br>')
}
