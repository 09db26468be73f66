// The schema of a release and how it is typed: paragraphs, three headings, lists, quotes, rules, bold, italic, underline, links.
import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeLink } from '#domain/editor/link-address.ts'
import { undoPauseMs } from '#domain/editor/undo-steps.ts'
import { SuggestionAnchors } from '#web/features/editor/ai/analysis/suggestion-anchors.ts'
import { AiQuote, ManualFactEdits, UnsupportedFact } from '#web/features/editor/ai/facts/fact-marks.ts'
import { CheckMarks } from '#web/features/editor/check/check-marks.ts'
import { PasteHandler } from '#web/features/editor/paste/paste-handler.ts'
import { TemplateBlanks } from '#web/features/editor/templates/template-blanks.ts'
import { Autolinks } from './autolinks.ts'
import { EditorKeys } from './editor-keys.ts'
import { EmptyPlaceholder } from './empty-placeholder.ts'
import { LinkHighlight } from './link-highlight.ts'
import { LongDocument } from './long-document.ts'
import { ReleaseStyles } from './release-styles.ts'
import { RestoreSelection } from './restore-selection.ts'
import { SmartTyping } from './smart-typing.ts'
import { UndoSteps } from './undo-steps.ts'

export function createExtensions(): Extensions {
  return [
    StarterKit.configure({
      code: false,
      codeBlock: false,
      strike: false,
      // A release may end on a list or a rule; the sheet's foot is clickable anyway.
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
    AiQuote,
    CheckMarks,
    EditorKeys,
    EmptyPlaceholder,
    ManualFactEdits,
    RestoreSelection,
    LinkHighlight,
    LongDocument,
    PasteHandler,
    ReleaseStyles,
    SmartTyping,
    SuggestionAnchors,
    TemplateBlanks,
    Autolinks,
    UndoSteps,
    UnsupportedFact,
  ]
}
