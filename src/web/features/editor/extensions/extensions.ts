// The schema of a release and how it is typed: paragraphs, three headings, lists, quotes, rules, pictures, bold, italic, underline, links.
import { Extension, type Extensions } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeLink } from '#domain/editor/link-address.ts'
import { undoPauseMs } from '#domain/editor/undo-steps.ts'
import { SuggestionAnchors } from '#web/features/editor/ai/analysis/suggestion-anchors.ts'
import { AiQuote, ManualFactEdits, UnsupportedFact } from '#web/features/editor/ai/facts/fact-marks.ts'
import { CheckMarks } from '#web/features/editor/check/check-marks.ts'
import { isBlank } from '#web/features/editor/document/read-document.ts'
import { FindReplace } from '#web/features/editor/find/find-replace.ts'
import { PasteHandler } from '#web/features/editor/paste/paste-handler.ts'
import { PictureNode, ReleaseDocument } from '#web/features/editor/pictures/picture-node.ts'
import { TemplateBlanks } from '#web/features/editor/templates/template-blanks.ts'
import type { PictureLibrary } from '#web/lib/pictures/picture-library.ts'
import { EditorKeys } from './editor-keys.ts'
import { Autolinks, SmartTyping, withoutEnterRules } from './input-rules.ts'
import { LinkHighlight } from './link-highlight.ts'
import { ReadOnlyText } from './read-only-text.ts'
import { ReleaseStyles } from './release-styles.ts'
import { RestoreSelection } from './restore-selection.ts'
import { UndoSteps } from './undo-steps.ts'

const TypedStarterKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(withoutEnterRules)
  },
})

export function createExtensions(library?: PictureLibrary): Extensions {
  return [
    TypedStarterKit.configure({
      document: false,
      code: false,
      codeBlock: false,
      strike: false,
      // A release may end with a list or a rule; the area below is clickable anyway.
      trailingNode: false,
      heading: { levels: [1, 2, 3] },
      dropcursor: { color: 'var(--accent)', width: 2 },
      undoRedo: { depth: 200, newGroupDelay: undoPauseMs },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: isSafeLink,
        HTMLAttributes: { rel: 'noopener noreferrer', target: null, class: null },
      },
    }),
    ReleaseDocument,
    PictureNode.configure({ library }),
    AiQuote,
    CheckMarks,
    EditorKeys,
    EmptyPlaceholder,
    FindReplace,
    ManualFactEdits,
    RestoreSelection,
    LinkHighlight,
    LongDocument,
    PasteHandler,
    ReadOnlyText,
    ReleaseStyles,
    SmartTyping,
    SuggestionAnchors,
    TemplateBlanks,
    Autolinks,
    UndoSteps,
    UnsupportedFact,
  ]
}

// Long texts must not block the page (sheet.css): the browser lays out only what is near the viewport. That makes opening a text of
// some thousand words faster, but between the two numbers of blocks it makes each key slower (docs/performance.md). And since finding the
// direction of lines takes quadratic time, very long paragraphs use the page's direction.
const longFromCharacters = 20_000
const slowFromBlocks = 400
const longFromBlocks = 2000
const endlessFromCharacters = 30_000

const isLong = ({ nodeSize, childCount }: Node): boolean =>
  childCount >= longFromBlocks || (nodeSize >= longFromCharacters && childCount < slowFromBlocks)

const LongDocument = Extension.create({
  name: 'longDocument',

  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          attributes: ({ doc }): Record<string, string> => {
            const isEndless = doc.children.some(({ nodeSize }) => nodeSize >= endlessFromCharacters)
            const classes = [
              ...(isLong(doc) ? ['release-long'] : []),
              ...(isEndless ? ['release-endless'] : []),
            ]
            return classes.length > 0 ? { class: classes.join(' ') } : {}
          },
        },
      }),
    ]
  },
})

/** The placeholder of an empty page, displayed by document.css. */
const emptyHint = 'Start writing, generate content with AI or upload a document...'

const EmptyPlaceholder = Extension.create({
  name: 'emptyHint',

  addProseMirrorPlugins() {
    const { editor } = this
    // Viewers aren't asked to write. The empty page looks the same otherwise.
    const readHint = () => (editor.storage.readOnlyText.isOn ? '' : emptyHint)
    return [
      new Plugin({
        props: {
          attributes: () => (readHint() === '' ? {} : { 'aria-placeholder': emptyHint }),
          decorations({ doc }) {
            if (!isBlank(doc)) return null
            return DecorationSet.create(doc, [Decoration.node(0, 2, { 'data-hint': readHint() })])
          },
        },
      }),
    ]
  },
})
