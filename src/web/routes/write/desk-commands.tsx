// The command palette and the shortcut sheet of the writing screen.
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { DocumentListRow } from '#contract/tables.ts'
import { shownTitle } from '#domain/document/document.ts'
import { useDocuments } from '#web/features/documents/use-documents.ts'
import { useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
import { listEditorCommands, listWritingKeys } from '#web/features/editor/editor-commands.ts'
import type { EditorHandle } from '#web/features/editor/editor-handle.ts'
import { useHelpCenter } from '#web/layout/use-help-center.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { paths } from '#web/paths.ts'
import { type CommandEntry, CommandPalette } from '#web/ui/commands/command-palette.tsx'
import { ShortcutSheet } from '#web/ui/commands/shortcut-sheet.tsx'

const places = [
  ['Account Settings', paths.settings],
  ['Structure builder', paths.tools.pressReleaseBuilder],
  ['Headline analyzer', paths.tools.headlineAnalyzer],
  ['Launch timeline', paths.tools.launchTimeline],
] as const

interface DeskCommandsProps {
  handle: EditorHandle | undefined
  userId: string
  newDocument: () => void
  /** Opens the files of the document, once it is saved. */
  mediaKit?: { open: (() => void) | undefined }
  /** Opens a document that was found. */
  openDocument: (id: string) => void
}

export function DeskCommands(props: DeskCommandsProps) {
  const { handle, newDocument, mediaKit } = props
  const [open, setOpen] = useState<'palette' | 'shortcuts'>()
  const navigate = useNavigate()
  const helpCenter = useHelpCenter()
  const goTo = (path: string) => {
    if (path === helpCenter.to && helpCenter.target) window.open(path, helpCenter.target, helpCenter.rel)
    else void navigate(path)
  }
  const entries: CommandEntry[] =
    open === undefined
      ? []
      : [
          ...listEditorCommands(handle),
          { id: 'new-document', label: 'New Document', group: 'Document', run: newDocument },
          ...(mediaKit?.open
            ? [{ id: 'media-kit', label: 'Media kit', group: 'Document', run: mediaKit.open }]
            : []),
          {
            id: 'shortcuts',
            label: 'Keyboard shortcuts',
            keys: 'Mod+/',
            group: 'Navigation',
            run: () => setOpen('shortcuts'),
          },
          ...[...places, ['Help Center', helpCenter.to] as const].map(([label, path]) => ({
            id: path,
            label,
            group: 'Navigation',
            run: () => goTo(path),
          })),
        ]
  const search = useDocumentSearch(props, open === 'palette')
  const change = (which: 'palette' | 'shortcuts') => (isOpen: boolean) =>
    setOpen((current) => (isOpen ? which : current === which ? undefined : current))
  return (
    <>
      <CommandPalette
        open={open === 'palette'}
        onOpenChange={change('palette')}
        entries={entries}
        {...search}
      />
      <ShortcutSheet
        open={open === 'shortcuts'}
        onOpenChange={change('shortcuts')}
        entries={[...entries, ...shellKeys, ...listWritingKeys()]}
      />
    </>
  )
}

const shellKeys = [
  { id: 'key-palette', label: 'Find a command or document', keys: 'Mod+K', group: 'Navigation' },
  {
    id: 'key-sidebar',
    label: 'Show or hide the sidebar (when you’re not in the text)',
    keys: 'Mod+B',
    group: 'Navigation',
  },
]

const maxResults = 8

/** The other documents, newest first, and those whose title, labels or text contain what is typed. */
function useDocumentSearch(props: DeskCommandsProps, isOpen: boolean) {
  const { userId, openDocument } = props
  const { id: openId } = useParams()
  const [typed, setTyped] = useState('')
  const words = useDebounced(isOpen ? typed.trim() : '')
  const { documents: listed } = useDocuments(userId, '')
  const { documents: found } = useDocuments(userId, words)
  const { clients } = useWorkspaceScope()
  const toEntry = ({ id, title, headline, client_id, labels }: DocumentListRow): CommandEntry => ({
    id: `document-${id}`,
    label: shownTitle(title, headline),
    note: [clients.find((client) => client.id === client_id)?.name, ...(labels ?? [])]
      .filter(Boolean)
      .join(' · '),
    group: 'Documents',
    run: () => openDocument(id),
  })
  return {
    recent: isOpen ? listed.filter(({ id }) => id !== openId).map(toEntry) : [],
    results: words === '' ? [] : found.slice(0, maxResults).map(toEntry),
    onSearch: setTyped,
  }
}
