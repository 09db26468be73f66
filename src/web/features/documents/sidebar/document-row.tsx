import { CopyPlus, Trash2 } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { Link } from 'react-router'
import type { DocumentListRow } from '#contract/tables.ts'
import { statusNames } from '#domain/document/details.ts'
import { shownTitle } from '#domain/document/document.ts'
import { describeShortAge } from '#domain/time/relative-time.ts'
import { formatInZone } from '#domain/time/zoned-time.ts'
import { useIsUnsynced } from '#web/features/documents/document-services.tsx'
import { type ClientLabel, nameClient, useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
import { useHasHover } from '#web/lib/use-media-query.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ColorDot } from '#web/ui/color-dot.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { centerOnHit, Highlighted, splitAtWords } from './highlighted.tsx'

/** Height of a row in pixels, for the virtual list. */
export const documentRowPx = 48
const linePx = 16
const labelsPx = 22

/** An excerpt and an embargo take another line each, and so do labels. */
export const sizeOfRow = (document: DocumentListRow, now: Date): number =>
  documentRowPx +
  (document.excerpt ? linePx : 0) +
  (isEmbargoed(document, now) ? linePx : 0) +
  (document.labels?.length ? labelsPx : 0)

const isEmbargoed = ({ embargo_until }: DocumentListRow, now: Date): boolean =>
  Boolean(embargo_until && new Date(embargo_until) > now)

/** The first lines make room for the buttons when those show. */
const besideActions = '[@media(hover:hover)]:group-focus-within:pr-16 [@media(hover:hover)]:group-hover:pr-16'
/** Touch screens always show them, below the title: that needs its room there. */
const belowTitle = '[@media(hover:none)]:pr-22'
const actionLook =
  'absolute! top-2.5 size-7 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:top-5 [@media(hover:none)]:opacity-100'

interface DocumentRowProps {
  document: DocumentListRow
  /** The words searched for are highlighted. */
  words?: string
  isCurrent: boolean
  now: Date
  /** It is about to be opened. */
  onPress: (id: string) => void
  /** Opens it instead of following the link. */
  onOpen?: ((id: string) => void) | undefined
  /** It was chosen, even if it is already open. */
  onChoose?: (() => void) | undefined
  onDelete: (document: DocumentListRow) => void
  onDuplicate: (id: string) => void
}

/** One document of the sidebar. The whole row opens it; Delete shows on hover and focus, and always on touch screens. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, words = '', isCurrent, now, onPress, onOpen, onChoose, onDelete, onDuplicate } = props
  const title = shownTitle(document.title, document.headline)
  const { clients, isReadOnly } = useWorkspaceScope()
  const client = clients.find(({ id }) => id === document.client_id)
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
      style={{ height: sizeOfRow(document, now) }}
      className={classNames(
        'group relative rounded-control px-2 pt-[5px] transition-colors',
        isCurrent ? 'bg-sheet shadow-[0_0_0_1px_var(--line)]' : 'hover:bg-fill focus-within:bg-fill',
      )}
    >
      <Link
        to={paths.write(document.id)}
        aria-current={isCurrent ? 'page' : undefined}
        onPointerDown={press}
        onClick={open}
        className="block outline-none before:absolute before:inset-0 before:rounded-control focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus"
      >
        <span
          title={title}
          className={classNames(
            'block truncate text-14',
            besideActions,
            isCurrent ? 'font-semibold' : 'font-medium',
          )}
        >
          {client && (
            <span className="mr-1.5">
              <ColorDot color={client.color} />
            </span>
          )}
          <Highlighted text={title} words={words} />
        </span>
        {document.excerpt && <Excerpt text={document.excerpt} words={words} />}
        <RowDetails document={document} client={client} words={words} now={now} />
      </Link>
      {!isReadOnly && (
        <>
          <IconButton
            icon={CopyPlus}
            label={`Duplicate ${title}`}
            onClick={() => onDuplicate(document.id)}
            className={classNames(actionLook, 'right-8.5 [@media(hover:none)]:right-12.5')}
          />
          <IconButton
            icon={Trash2}
            label={`Delete ${title}`}
            onClick={() => onDelete(document)}
            className={classNames(actionLook, 'right-1.5')}
          />
        </>
      )}
    </div>
  )
})

/** Characters of an excerpt that surely show, beside the buttons of touch screens and without them. */
const excerptRoom = { touch: 22, mouse: 34 }

function Excerpt({ text, words }: { text: string; words: string }) {
  const room = useHasHover() ? excerptRoom.mouse : excerptRoom.touch
  return (
    <span className={classNames('block truncate text-12', belowTitle)}>
      <Highlighted text={centerOnHit(text, words, room)} words={words} />
    </span>
  )
}

/** Any other click opens a new tab or window. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}

interface RowDetailsProps {
  document: DocumentListRow
  client: ClientLabel | undefined
  words: string
  now: Date
}

/** Status and age are always readable, the client's name as far as there is room; embargo and labels have lines of their own. */
function RowDetails({ document, client, words, now }: RowDetailsProps) {
  const { id, status = 'draft', embargo_until, embargo_zone, labels = [] } = document
  const isUnsynced = useIsUnsynced(id)
  return (
    <>
      <span className={classNames('block truncate text-12 text-ink-soft', besideActions, belowTitle)}>
        {isUnsynced && <span className="text-warn">Not saved yet · </span>}
        {status !== 'draft' && <span className="font-medium text-ink">{statusNames[status]} · </span>}
        <time dateTime={document.updated_at}>{describeShortAge(document.updated_at, now)}</time>
        {document.is_generated && <span> · Generated</span>}
        {client && <span> · {nameClient(client)}</span>}
      </span>
      {embargo_until && isEmbargoed(document, now) && (
        <span className="block truncate text-12 text-warn">
          Embargo {formatInZone(embargo_until, embargo_zone ?? 'UTC', now)}
        </span>
      )}
      {labels.length > 0 && <RowLabels labels={labels} words={words} />}
    </>
  )
}

/** More than two labels don't fit; the rest is counted. */
const shownLabels = 2
/** Characters of a label that is never cut: two of them fit a row. */
const shortLabel = 12

/** Those that were searched for first. */
function RowLabels({ labels, words }: { labels: readonly string[]; words: string }) {
  const isFound = (label: string) => splitAtWords(label, words).some((part) => part.isFound)
  const ordered = labels.toSorted((one, other) => Number(isFound(other)) - Number(isFound(one)))
  const hidden = ordered.length - shownLabels
  return (
    <span title={labels.join(', ')} className="mt-1 flex gap-1 text-12 text-ink-soft">
      <span className="sr-only">Labels: </span>
      {ordered.slice(0, shownLabels).map((label) => (
        <span
          key={label}
          className={classNames(
            'truncate rounded border border-line-strong px-1.5',
            label.length <= shortLabel ? 'flex-none' : 'min-w-0',
          )}
        >
          <Highlighted text={label} words={words} />
        </span>
      ))}
      {hidden > 0 && <span className="flex-none self-center">+{hidden}</span>}
    </span>
  )
}
