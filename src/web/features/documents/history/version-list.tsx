// The versions by day. One tab stop; arrow keys move between versions.
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { VersionListRow } from '#contract/tables.ts'
import { labelVersionCause } from '#domain/document/version-cause.ts'
import { listByDay, type VersionItem } from '#domain/document/version-list.ts'
import { formatOwnClock } from '#domain/time/calendar.ts'
import { useNow } from '#web/features/documents/use-now.ts'
import { VirtualList } from '#web/features/documents/virtual-list.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { currentTextId } from './use-versions.ts'

interface VersionListProps {
  versions: readonly VersionListRow[]
  chosen: VersionListRow | undefined
  /** The version whose text is the current one, if any. */
  currentId: string | undefined
  /** Whose they are, by their numbers. */
  savers: ReadonlyMap<number, string>
  onChoose: (version: VersionListRow) => void
}

const dayPx = 42
const rowPx = 54

export function VersionList({ versions, chosen, currentId, savers, onChoose }: VersionListProps) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const now = useNow()
  const items = useMemo(() => listByDay(versions, now), [versions, now])
  const reachable = chosen ?? versions[0]

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next =
      step === undefined ? undefined : versions[versions.findIndex(({ id }) => id === reachable?.id) + step]
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    // Rendered by then, even in a long list.
    requestAnimationFrame(() => document.getElementById(`version-${next.id}`)?.focus())
  }

  return (
    <div ref={setScroller} className="min-h-0 flex-1 overflow-y-auto px-3 pb-4 [scrollbar-width:thin]">
      <VirtualList<VersionItem<VersionListRow>>
        label="Versions"
        items={items}
        keyOf={(item) => ('day' in item ? item.day : item.row.id)}
        sizeOf={(item) => ('day' in item ? dayPx : rowPx)}
        scroller={scroller}
        shown={items.findIndex((item) => 'row' in item && item.row.id === chosen?.id)}
      >
        {(item) =>
          'day' in item ? (
            <h3 className="h-[42px] px-2.5 pt-5 text-12 font-medium text-ink-soft">{item.day}</h3>
          ) : (
            <VersionRow
              {...item}
              saver={savers.get(item.row.version)}
              isChosen={item.row.id === chosen?.id}
              isReachable={item.row.id === reachable?.id}
              isCurrent={item.row.id === currentId}
              onChoose={onChoose}
              onKeyDown={onKeyDown}
            />
          )
        }
      </VirtualList>
    </div>
  )
}

interface VersionRowProps {
  row: VersionListRow
  delta: string
  saver: string | undefined
  isChosen: boolean
  /** The one tab stop of the list. */
  isReachable: boolean
  isCurrent: boolean
  onChoose: (version: VersionListRow) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function VersionRow(props: VersionRowProps) {
  const { row, delta, saver, isChosen, isReachable, isCurrent, onChoose, onKeyDown } = props
  const isUnsaved = row.id === currentTextId
  const cause = isUnsaved ? 'Not a version yet' : labelVersionCause({ kind: row.cause, detail: row.detail })
  return (
    <button
      id={`version-${row.id}`}
      type="button"
      aria-current={isChosen || undefined}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => onChoose(row)}
      onKeyDown={onKeyDown}
      className={classNames(
        'block h-[54px] w-full cursor-pointer rounded-control px-2.5 text-left text-13 transition-colors focus-visible:-outline-offset-2',
        isChosen ? 'bg-fill' : 'hover:bg-sheet-hover',
      )}
    >
      <span className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate">
          <time dateTime={row.created_at} className="font-semibold tabular-nums">
            {isUnsaved ? 'Now' : formatOwnClock(row.created_at)}
          </time>
          {!isUnsaved && saver !== undefined && <> · {saver}</>}
        </span>
        {isCurrent ? (
          <span className="flex-none font-medium">Current</span>
        ) : (
          <span className="flex-none text-ink-soft">Version {row.version}</span>
        )}
      </span>
      <span className="flex gap-1 text-ink-soft">
        <span title={cause} className="truncate">
          {cause}
        </span>{' '}
        <span className="flex-none tabular-nums">· {delta}</span>
      </span>
    </button>
  )
}
