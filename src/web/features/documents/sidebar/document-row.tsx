import { Trash2 } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { Link } from 'react-router'
import type { DocumentListRow } from '#contract/tables.ts'
import { shownTitle } from '#domain/document/document.ts'
import { describeAge } from '#domain/time/relative-time.ts'
import { useIsUnsynced } from '#web/features/documents/document-services.tsx'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Height of a row in pixels, for the virtual list. */
export const documentRowPx = 48

interface DocumentRowProps {
  document: DocumentListRow
  isCurrent: boolean
  now: Date
  /** It is about to be opened. */
  onPress: (id: string) => void
  /** Opens it instead of following the link. */
  onOpen?: ((id: string) => void) | undefined
  /** It was chosen, even if it is already open. */
  onChoose?: (() => void) | undefined
  onDelete: (document: DocumentListRow) => void
}

/** One document of the sidebar. The whole row opens it; Delete shows on hover and focus, and always on touch screens. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, isCurrent, now, onPress, onOpen, onChoose, onDelete } = props
  const title = shownTitle(document.title, document.headline)
  const isUnsynced = useIsUnsynced(document.id)
  const press = () => {
    if (!isCurrent) onPress(document.id)
  }
  const open = (event: MouseEvent) => {
    press()
    if (!isPlainClick(event)) return
    onChoose?.()
    if (!onOpen || isCurrent) return
    event.preventDefault()
    onOpen(document.id)
  }
  return (
    <div
      className={classNames(
        'group relative flex h-12 items-center gap-2 rounded-control px-2 transition-colors',
        isCurrent ? 'bg-sheet shadow-[0_0_0_1px_var(--line)]' : 'hover:bg-fill focus-within:bg-fill',
      )}
    >
      <Link
        to={paths.write(document.id)}
        aria-current={isCurrent ? 'page' : undefined}
        onPointerDown={press}
        onClick={open}
        className="min-w-0 flex-1 outline-none group-focus-within:pr-8 group-hover:pr-8 [@media(hover:none)]:pr-8 before:absolute before:inset-0 before:rounded-control focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus"
      >
        <span
          title={title}
          className={classNames('block truncate text-14', isCurrent ? 'font-semibold' : 'font-medium')}
        >
          {title}
        </span>
        <span className="block truncate text-12 text-ink-soft">
          <time dateTime={document.updated_at}>{describeAge(document.updated_at, now)}</time>
          {document.is_generated && <span> · Generated</span>}
          {isUnsynced && <span className="text-warn"> · Not saved yet</span>}
        </span>
      </Link>
      <IconButton
        icon={Trash2}
        label={`Delete ${title}`}
        onClick={() => onDelete(document)}
        className="absolute! right-1.5 size-7! opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100"
      />
    </div>
  )
})

/** Any other click opens a new tab or window. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
