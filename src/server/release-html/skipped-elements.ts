// What is between tags but is not text of a release: scripts, styles, drawings, controls.
import { type Tokenizer, TokenizerMode } from 'parse5'

type Mode = (typeof TokenizerMode)[keyof typeof TokenizerMode]

/** Their content is not markup: the tokenizer must read on to their own end tag. */
const rawModes = new Map<string, Mode>([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
])
const drawings = new Set(['svg', 'math'])
const skipped = new Set([
  ...rawModes.keys(),
  ...'audio button canvas head math noscript object select svg template video xml'.split(' '),
])
/** A drawing or a head that nobody closed ends where the text continues. */
const endedByText = new Set(['svg', 'math', 'head'])
const textStarts = new Set('body blockquote div h1 h2 h3 h4 h5 h6 hr li ol p table ul'.split(' '))

export interface Skipping {
  isOn(): boolean
  /** Whether what is skipped is a style sheet. */
  isStyle(): boolean
  /** Takes a start tag; true when it is part of what is skipped. */
  start(tokenizer: Tokenizer, tag: string, isSelfClosing: boolean): boolean
  end(tag: string): boolean
}

export function createSkipping(): Skipping {
  let name = ''
  let depth = 0
  const begin = (tag: string, isSelfClosing: boolean) => {
    if (!skipped.has(tag)) return false
    // Only drawings can close themselves; <script/> stays open in HTML.
    if (isSelfClosing && drawings.has(tag)) return true
    name = tag
    depth = 1
    return true
  }
  return {
    isOn: () => depth > 0,
    isStyle: () => depth > 0 && name === 'style',
    start(tokenizer, tag, isSelfClosing) {
      const mode = rawModes.get(tag)
      if (mode !== undefined && !(depth > 0 && drawings.has(name))) tokenizer.state = mode
      if (depth > 0 && endedByText.has(name) && textStarts.has(tag)) depth = 0
      if (depth === 0) return begin(tag, isSelfClosing)
      if (tag === name && !isSelfClosing) depth += 1
      return true
    },
    end(tag) {
      if (depth === 0) return skipped.has(tag)
      if (tag === name) depth -= 1
      return true
    },
  }
}
