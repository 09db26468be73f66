// The editor's commands for the palette and the shortcut sheet, in their current state.
import type { CommandEntry } from '#web/ui/commands/command-palette.tsx'
import { canEdit, deskOf, type EditorDesk, type EditorHandle } from './editor-handle.ts'
import { exportEntries } from './files/export-formats.ts'
import { nameInsertion } from './insert/insert-menu.tsx'
import { insertPart } from './insert/insert-part.ts'
import { countBlanks, selectBlank } from './templates/template-blanks.ts'
import { readFormat } from './toolbar/format-commands.ts'
import { formatEntries } from './toolbar/format-entries.ts'
import {
  isToolEnabled,
  isToolShown,
  runExport,
  runTool,
  type ToolName,
  toolNames,
  tools,
} from './toolbar/tool-entries.ts'

/** Keys that are not commands, but are listed in the shortcut sheet. */
const writingKeys: readonly Omit<CommandEntry, 'run'>[] = [
  { id: 'key-insert', label: 'Insert a picture or text from the client kit', keys: '/', group: 'Navigation' },
  { id: 'key-spaces', label: 'Insert four spaces', keys: 'Tab', group: 'Navigation' },
  { id: 'key-leave', label: 'Leave the text (Esc, then Tab)', keys: 'Esc', group: 'Navigation' },
  { id: 'key-toolbar', label: 'Go to the toolbar', keys: 'Alt+F10', group: 'Navigation' },
]

export function listEditorCommands(handle: EditorHandle | undefined): CommandEntry[] {
  if (!handle) return []
  const desk = deskOf(handle)
  return [
    ...documentCommands(desk),
    ...templateCommands(desk),
    ...insertCommands(desk),
    ...formatCommands(desk),
  ]
}

/** What the shortcut sheet lists beyond the commands. */
export function listWritingKeys(): readonly Omit<CommandEntry, 'run'>[] {
  return writingKeys
}

function insertCommands(desk: EditorDesk): CommandEntry[] {
  if (desk.isReadOnly) return []
  // A picture is among the formats.
  const parts = (desk.insertions ?? []).filter(({ group }) => group !== 'Picture')
  return parts.map((part) => ({
    id: `insert-${part.id}`,
    label: `Insert ${nameInsertion(part)}`,
    group: 'Insert',
    disabled: desk.isBusy,
    run: () => insertPart(desk.editor, part),
  }))
}

function documentCommands(desk: EditorDesk): CommandEntry[] {
  return toolNames
    .filter((name) => isToolShown(name, desk.actions))
    .flatMap((name) => (name === 'export' ? exportCommands(desk) : [toolCommand(name, desk)]))
}

const aiTools: ReadonlySet<ToolName> = new Set(['generate', 'rewrite', 'analyze'])

function toolCommand(name: ToolName, desk: EditorDesk): CommandEntry {
  const { label, keys } = tools[name]
  return {
    id: name,
    label: name === 'copy' ? 'Copy document' : label,
    group: aiTools.has(name) ? 'AI' : 'Document',
    disabled: !isToolEnabled(name, desk),
    run: () => runTool(name, desk),
    ...(keys && { keys }),
  }
}

function exportCommands(desk: EditorDesk): CommandEntry[] {
  return exportEntries.map(({ format, command }) => ({
    id: `export-${format}`,
    label: command,
    group: 'Export',
    disabled: !isToolEnabled('export', desk),
    run: () => runExport(format, desk),
  }))
}

function templateCommands(desk: EditorDesk): CommandEntry[] {
  const { editor, isBusy } = desk
  return [
    {
      id: 'template',
      label: 'Use a template',
      group: 'Document',
      disabled: !canEdit(desk),
      run: () => desk.openGallery(),
    },
    {
      id: 'find',
      label: 'Find and replace',
      keys: 'Mod+F',
      group: 'Document',
      disabled: desk.openFind === undefined,
      run: () => desk.openFind?.(),
    },
    {
      id: 'next-blank',
      label: 'Go to the next blank',
      group: 'Document',
      disabled: isBusy || countBlanks(editor.state) === 0,
      run: () => selectBlank(editor, 1),
    },
  ]
}

function formatCommands(desk: EditorDesk): CommandEntry[] {
  const format = readFormat(desk.editor.state)
  return formatEntries.map(({ id, label, keys, group, isOff, run }) => ({
    id: `format-${id}`,
    label,
    group: group === 'undo' || group === 'mark' ? 'Text' : 'Paragraph',
    disabled: !canEdit(desk) || (isOff?.(format) ?? false),
    run: () => run(desk),
    ...(keys && { keys }),
  }))
}
