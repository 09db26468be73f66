// The schema of a release and how it is typed: paragraphs, three headings, lists, quotes, rules, bold, italic, underline, links.
import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeLink } from '#domain/editor/link-address.ts'
import { undoPauseMs } from '#domain/editor/undo-steps.ts'
import { SuggestionAnchors } from './ai/analysis/suggestion-anchors.ts'
import { AiQuote, FactsByHand, UnsupportedFact } from './ai/facts/fact-marks.ts'
import { CheckMarks } from './check/check-marks.ts'
import { EditorKeys } from './editor-keys.ts'
import { EmptyHint } from './empty-hint.ts'
import { KeepPlace } from './keep-place.ts'
import { LinkTarget } from './link-target.ts'
import { LongDocument } from './long-document.ts'
import { PasteGate } from './paste/paste-gate.ts'
import { ReleaseLook } from './release-look.ts'
import { SmartTyping } from './smart-typing.ts'
import { TemplateBlanks } from './templates/template-blanks.ts'
import { TypedLinks } from './typed-links.ts'
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
    EmptyHint,
    FactsByHand,
    KeepPlace,
    LinkTarget,
    LongDocument,
    PasteGate,
    ReleaseLook,
    SmartTyping,
    SuggestionAnchors,
    TemplateBlanks,
    TypedLinks,
    UndoSteps,
    UnsupportedFact,
  ]
}
