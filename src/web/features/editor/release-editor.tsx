// The editor: text, placeholder, empty state, toolbar or phone bar, status line. Knows nothing about saving.
import type { Editor } from '@tiptap/core'
import { defaultWordTarget, type WordTarget } from '#domain/text/word-count.ts'
import '#web/styles/document.css'
import '#web/styles/prosemirror.css'
import '#web/styles/check.css'
import '#web/styles/sheet.css'
import '#web/styles/print.css'
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Insertion } from '#domain/client/insertions.ts'
import type { PictureLibrary } from '#web/lib/pictures/picture-library.ts'
import { useIsSmallScreen } from '#web/lib/use-media-query.ts'
import { hasText } from './document/read-document.ts'
import {
  canEdit,
  createEditorHandle,
  type EditorActions,
  type EditorDesk,
  type EditorHandle,
} from './editor-handle.ts'
import { EmptyState } from './empty-state.tsx'
import { setReadOnlyText } from './extensions/read-only-text.ts'
import { syncSelection } from './extensions/sync-selection.ts'
import { DropTarget } from './files/drop-target.tsx'
import { FindBar } from './find/find-bar.tsx'
import { SlashMenu } from './insert/slash-menu.tsx'
import { liveView } from './live-view.ts'
import { PictureDetails } from './pictures/picture-details.tsx'
import { CoverStatus, type SheetCover } from './sheet-cover.tsx'
import { StatusLine } from './status-line.tsx'
import { fillTemplate } from './templates/fill-template.ts'
import { TemplateGallery } from './templates/template-gallery.tsx'
import { EditorToolbar } from './toolbar/editor-toolbar.tsx'
import { LinkPopover } from './toolbar/link-popover.tsx'
import { MobileBar } from './toolbar/mobile-bar.tsx'
import { useEditorShortcuts } from './use-editor-shortcuts.ts'
import { useReleaseEditor } from './use-release-editor.ts'

interface ReleaseEditorProps {
  /** The initial text; later changes come through the handle. */
  html: string
  /** Changes when another text is shown; the rest of the editor stays mounted. */
  textKey: string
  /** All actions are disabled. */
  isBusy: boolean
  /** The text can be read and commented on, not edited. */
  isReadOnly?: boolean
  /** Version history needs a saved document. */
  isSavedDocument: boolean
  /** Called after each change of the text. */
  onChange: () => void
  /** Called with the handle once the text is shown, and with undefined when it is removed. */
  onReady: (handle: EditorHandle | undefined) => void
  actions: EditorActions
  /** What the Insert menu and '/' offer. */
  insertions?: readonly Insertion[] | undefined
  /** The pictures of the desk; without them none can be added. */
  pictures?: PictureLibrary | undefined
  /** A file was dropped on the page. */
  onDropFile?: ((file: File) => void) | undefined
  wordTarget?: WordTarget
  /** At the end of the status line: grade and newsroom check. */
  status?: ReactNode
  /** Covers the page while a proposal waits for a decision. */
  cover?: SheetCover | undefined
}

export function ReleaseEditor(props: ReleaseEditorProps) {
  const { textKey, isBusy, isReadOnly = false, isSavedDocument, status, cover, insertions } = props
  const actions = useStableCallbacks(props.actions)
  const describedBy = useId()
  const [isLinkOpen, setLinkOpen] = useOpenFor(textKey)
  const [isGalleryOpen, setGalleryOpen] = useOpenFor(textKey)
  const find = useFind(textKey, cover !== undefined)
  const root = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const editor = useReleaseEditor(host, { ...props, describedBy })
  const desk = useMemo<EditorDesk | undefined>(
    () =>
      editor && {
        editor,
        actions,
        isBusy,
        isReadOnly,
        isSavedDocument,
        editLink: () => {
          if (editor.isDestroyed || isReadOnly) return
          syncSelection(editor.view)
          setLinkOpen(true)
        },
        openGallery: () => {
          // The dialog returns the focus to the text, with the template's first blank selected.
          liveView(editor)?.focus()
          setGalleryOpen(true)
        },
        openFind: find.open,
        insertions,
      },
    [
      editor,
      actions,
      isBusy,
      isReadOnly,
      isSavedDocument,
      setLinkOpen,
      setGalleryOpen,
      find.open,
      insertions,
    ],
  )
  useHandle(desk, props.onReady)
  useEditorShortcuts(desk, toolbar)
  useEditable(editor, isBusy, isReadOnly)

  return (
    <div ref={root} className="@container relative flex h-full min-h-0 flex-col">
      {desk && find.openedAt !== undefined && (
        <FindBar desk={desk} openedAt={find.openedAt} onClose={find.close} />
      )}
      {/* A new element for each text starts scrolled to the top. */}
      <div key={textKey} className="release-canvas">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a larger target for the pointer; keys reach the text itself */}
        <article
          data-sheet
          className="release-sheet"
          onClick={(event) => event.target === event.currentTarget && editor?.commands.focus('end')}
        >
          <div ref={host} className={cover ? 'hidden' : 'contents'} />
          {cover ? cover.sheet : desk && <EmptyState desk={desk} />}
        </article>
      </div>
      <p id={describedBy} className="sr-only">
        Tab inserts four spaces; on a blank it goes to the next blank. Press Escape, then Tab, to leave the
        text. Alt plus F10 goes to the toolbar.
      </p>
      {desk && (
        <>
          <DropTarget desk={desk} area={root} onFile={props.onDropFile} />
          <SheetFoot {...{ desk, cover, status, toolbar }} wordTarget={props.wordTarget} />
          <LinkPopover editor={desk.editor} open={isLinkOpen} onOpenChange={setLinkOpen} />
          <TemplateGallery
            open={isGalleryOpen}
            onOpenChange={setGalleryOpen}
            replacesText={isGalleryOpen && hasText(desk.editor.state.doc)}
            onPick={(choice) => {
              setGalleryOpen(false)
              fillTemplate(desk.editor, choice)
            }}
          />
        </>
      )}
    </div>
  )
}

interface SheetFootProps {
  desk: EditorDesk
  cover: SheetCover | undefined
  wordTarget: WordTarget | undefined
  status: ReactNode
  toolbar: Ref<HTMLDivElement>
}

/** Below the text: tools and status, of the text or of what covers it, and what opens beside the cursor. */
function SheetFoot({ desk, cover, wordTarget = defaultWordTarget, status, toolbar }: SheetFootProps) {
  const isSmallScreen = useIsSmallScreen()
  if (cover)
    return (
      <>
        {cover.dock}
        <CoverStatus>{cover.status}</CoverStatus>
      </>
    )
  return (
    <>
      {!isSmallScreen && <EditorToolbar desk={desk} ref={toolbar} />}
      <StatusLine desk={desk} target={wordTarget} extra={status} />
      {isSmallScreen && <MobileBar desk={desk} />}
      {!desk.isReadOnly && <SlashMenu desk={desk} />}
      <PictureDetails editor={desk.editor} isOff={!canEdit(desk)} />
    </>
  )
}

/** While AI writes nothing is typed; a text that can only be read takes no change at all. */
function useEditable(editor: Editor | undefined, isBusy: boolean, isReadOnly: boolean): void {
  useEffect(() => {
    if (!editor) return
    setReadOnlyText(editor, isReadOnly)
    const isEditable = !(isBusy || isReadOnly)
    // Setting it renders the whole view again.
    if (editor.options.editable !== isEditable) editor.setEditable(isEditable, false)
  }, [editor, isBusy, isReadOnly])
}

/** Find and replace of one text; each press of its shortcut opens it again. Covered text is not searched. */
function useFind(textKey: string, isCovered: boolean) {
  const [opened, setOpened] = useState<{ textKey: string; count: number }>()
  const open = useCallback(() => setOpened((old) => ({ textKey, count: (old?.count ?? 0) + 1 })), [textKey])
  const isOpen = opened?.textKey === textKey && !isCovered
  return {
    open: isCovered ? undefined : open,
    openedAt: isOpen ? opened.count : undefined,
    close: () => setOpened(undefined),
  }
}

/** Closes when another text is shown. */
function useOpenFor(textKey: string): [boolean, (isOpen: boolean) => void] {
  const [openFor, setOpenFor] = useState<string>()
  const setOpen = useCallback((isOpen: boolean) => setOpenFor(isOpen ? textKey : undefined), [textKey])
  return [openFor === textKey, setOpen]
}

/** One handle per editor; its desk may change. */
function useHandle(desk: EditorDesk | undefined, onReady: (handle: EditorHandle | undefined) => void): void {
  const current = useRef(desk)
  useEffect(() => {
    current.current = desk
  })
  const tell = useEffectEvent(onReady)
  const editor = desk?.editor
  useEffect(() => {
    if (!editor) return
    tell(
      createEditorHandle(() => {
        if (!current.current) throw new Error('The editor has left the page.')
        return current.current
      }),
    )
    return () => tell(undefined)
  }, [editor])
}

type Action = (...given: unknown[]) => void

/**
 * The same functions as long as the same actions are offered. The screen creates new ones on each render, and the toolbar with its two
 * dozen buttons would render again after each save.
 */
function useStableCallbacks(actions: EditorActions): EditorActions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const names = Object.keys(actions).join(' ')
  return useMemo(() => {
    const run = (name: string, args: unknown[]) =>
      (latest.current as Partial<Record<string, Action>>)[name]?.(...args)
    return Object.fromEntries(
      names
        .split(' ')
        .filter((name) => name !== '')
        .map((name) => [name, (...args: unknown[]) => run(name, args)]),
    )
  }, [names])
}
