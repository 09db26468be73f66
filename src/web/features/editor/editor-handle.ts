// What the screen may do with an open editor. Inside this feature `deskOf` gives the editor itself.
import type { Editor } from '@tiptap/core'
import type { Insertion } from '#domain/client/insertions.ts'
import type { ToolbarAction } from '#domain/editor/toolbar.ts'
import { copyDocument } from './document/copy-document.ts'
import { hasText, readHeadline, readHtml } from './document/read-document.ts'
import { followDocument, replaceDocument, resetDocument } from './document/replace-document.ts'
import type { ExportFormat } from './files/export-formats.ts'
import { liveView } from './live-view.ts'
import { fillTemplate, type TemplateChoice } from './templates/fill-template.ts'

/** Toolbar actions the editor can't do itself. One without a callback is not shown. */
export type EditorActions = Partial<Record<Exclude<ToolbarAction, 'copy' | 'export'>, () => void>> & {
  export?: (format: ExportFormat) => void
}

export interface EditorHandle {
  /** The whole document as HTML of the editor's schema, '' when empty. Cached per top-level block. */
  readHtml(): string
  /** Replaces everything in one undo step; `undoable: false` starts a new history without a change event. */
  replaceHtml(html: string, options?: { undoable?: boolean }): void
  /** Copies the whole text and shows a toast. */
  copy(): void
  /** Takes the text another tab saved. */
  followHtml(html: string): void
  /** Inserts a template or structure by its id in one undo step; false if there is none. */
  openTemplate(choice: TemplateChoice): boolean
  hasText(): boolean
  /** The text of the headline, undefined without one. */
  readHeadline(): string | undefined
  focus(): void
}

/** The running editor and what the writing screen currently offers it: what this feature works with behind a handle. */
export interface EditorDesk {
  readonly editor: Editor
  readonly actions: EditorActions
  readonly isBusy: boolean
  /** A viewer's: nothing that edits the text is offered. */
  readonly isReadOnly: boolean
  readonly isSavedDocument: boolean
  editLink(): void
  openGallery(): void
  /** What the Insert menu and '/' offer. */
  readonly insertions?: readonly Insertion[] | undefined
  /** Opens find and replace; undefined while the text is covered. */
  openFind?: (() => void) | undefined
}

export const canEdit = ({ isBusy, isReadOnly }: EditorDesk): boolean => !(isBusy || isReadOnly)

const desks = new WeakMap<EditorHandle, () => EditorDesk>()

export function createEditorHandle(readDesk: () => EditorDesk): EditorHandle {
  const { editor } = readDesk()
  const handle: EditorHandle = {
    readHtml: () => readHtml(editor.state.doc),
    replaceHtml: (html, { undoable = true } = {}) =>
      undoable ? replaceDocument(editor, html) : resetDocument(editor, html),
    followHtml: (html) => followDocument(editor, html),
    openTemplate: (choice) => fillTemplate(editor, choice),
    copy: () => void copyDocument(editor),
    hasText: () => hasText(editor.state.doc),
    readHeadline: () => readHeadline(editor.state.doc),
    focus: () => liveView(editor)?.focus(),
  }
  desks.set(handle, readDesk)
  return handle
}

/** The current desk of a handle. */
export function deskOf(handle: EditorHandle): EditorDesk {
  const readDesk = desks.get(handle)
  if (!readDesk) throw new Error('This handle was not made by the editor.')
  return readDesk()
}
