// Icons and labels of the toolbar's document actions (when they are enabled: domain/editor/toolbar.ts; where they are shown: editor-toolbar.tsx, mobile-bar.tsx).
import {
  ArrowRightLeft,
  Copy,
  FileDown,
  History,
  type LucideIcon,
  PenLine,
  Save,
  Send,
  TextSearch,
  Upload,
} from 'lucide-react'
import { isActionEnabled, type ToolbarAction } from '#domain/editor/toolbar.ts'
import { copyDocument } from '#web/features/editor/document/copy-document.ts'
import { hasText } from '#web/features/editor/document/read-document.ts'
import type { EditorActions, EditorDesk } from '#web/features/editor/editor-handle.ts'
import type { ExportFormat } from '#web/features/editor/files/export-formats.ts'

export type ToolName = keyof EditorActions | 'copy'

interface Tool {
  icon: LucideIcon
  /** Its name for screen readers and the palette. */
  label: string
  /** The label next to or below the icon, if there is room. */
  word: string
  keys?: string
}

export const tools: Readonly<Record<ToolName, Tool>> = {
  history: { icon: History, label: 'Version history', word: 'History', keys: 'Ctrl+H' },
  copy: { icon: Copy, label: 'Copy', word: 'Copy', keys: 'Mod+C' },
  generate: { icon: PenLine, label: 'Generate with AI', word: 'Generate' },
  rewrite: { icon: ArrowRightLeft, label: 'AI rewrite', word: 'Rewrite' },
  analyze: { icon: TextSearch, label: 'AI analyze', word: 'Analyze' },
  upload: { icon: Upload, label: 'Upload document', word: 'Upload' },
  save: { icon: Save, label: 'Save draft', word: 'Save', keys: 'Mod+S' },
  export: { icon: FileDown, label: 'Export', word: 'Export' },
  // In the menu of exports: it is another way for a text to leave.
  review: { icon: Send, label: 'Send for review', word: 'Review' },
}

/** Shown together, and with their names where there is room. */
export const aiTools: readonly ToolName[] = ['generate', 'rewrite', 'analyze']

export const toolNames = Object.keys(tools) as ToolName[]

/** Copy is built in; the others are available if the screen provides them. */
export function isToolShown(name: ToolName, actions: EditorActions): boolean {
  return name === 'copy' || actions[name] !== undefined
}

export function isToolEnabled(name: ToolbarAction, desk: EditorDesk): boolean {
  const { isBusy, isSavedDocument, editor } = desk
  return isActionEnabled(name, { isBusy, isSavedDocument, hasContent: hasText(editor.state.doc) })
}

/** Runs the action if it is enabled. */
export function runTool(name: ToolName, desk: EditorDesk): void {
  if (!isToolEnabled(name, desk)) return
  if (name === 'copy') void copyDocument(desk.editor)
  else if (name === 'export') desk.actions.export?.('word')
  else desk.actions[name]?.()
}

/** Exports in the given format if that is enabled. */
export function runExport(format: ExportFormat, desk: EditorDesk): void {
  if (isToolEnabled('export', desk)) desk.actions.export?.(format)
}

/** The same for every way in which a text leaves the desk. */
export const sendOut = (way: ExportFormat | 'review', desk: EditorDesk): void =>
  way === 'review' ? runTool('review', desk) : runExport(way, desk)
