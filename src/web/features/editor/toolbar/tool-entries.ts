// Icons and words of the toolbar's actions that work on the whole document (order and rules: domain/editor/toolbar.ts).
import {
  ArrowRightLeft,
  Copy,
  FileDown,
  History,
  type LucideIcon,
  PenLine,
  Save,
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
  /** Its name for readers and in the palette. */
  label: string
  /** The word beside or under the icon, where there is room for one. */
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
}

export const toolNames = Object.keys(tools) as ToolName[]

/** Copy is the editor's own; the others are there when the screen gives them. */
export function isToolShown(name: ToolName, actions: EditorActions): boolean {
  return name === 'copy' || actions[name] !== undefined
}

export function isToolEnabled(name: ToolbarAction, desk: EditorDesk): boolean {
  const { isBusy, isSavedDocument, editor } = desk
  return isActionEnabled(name, { isBusy, isSavedDocument, hasContent: hasText(editor.state.doc) })
}

/** Runs the action if it may run now. */
export function runTool(name: ToolName, desk: EditorDesk): void {
  if (!isToolEnabled(name, desk)) return
  if (name === 'copy') void copyDocument(desk.editor)
  else if (name === 'export') desk.actions.export?.('word')
  else desk.actions[name]?.()
}

/** Exports in the given format if that may be done now. */
export function runExport(format: ExportFormat, desk: EditorDesk): void {
  if (isToolEnabled('export', desk)) desk.actions.export?.(format)
}
