// The hooks of live pages: they follow the workspace while the page is open; the desk also shows others where this tab is.
import { useEffect, useRef, useState } from 'react'
import type { Role } from '#domain/rules/release/structure.ts'
import { awayMinutes } from '#domain/workspace/membership.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'
import { Store, useStore } from '#web/lib/store.ts'
import {
  type ChangedRow,
  type Colleague,
  type LivePage,
  type LiveTable,
  LiveWorkspace,
} from './live-workspace.ts'

interface UseLiveChangesOptions {
  page: LivePage
  userId: string
  /** Undefined until it is known. */
  workspaceId: string | undefined
  /** These tables changed; no names mean that anything may have. */
  onChanges: (tables: ReadonlySet<LiveTable> | undefined) => void
  /** The rows behind it, before `onChanges`; those that it doesn't return are known to this tab. */
  onRows?: (rows: readonly LiveRow[]) => readonly LiveRow[]
}

type LiveRow = readonly [LiveTable, ChangedRow]

/** Changes that come together are read once; and what this tab changed itself is known by then. */
const gatherMs = 500

/** Follows the changes of a workspace. */
export function useLiveChanges(options: UseLiveChangesOptions): LiveWorkspace | undefined {
  const { page, userId, workspaceId } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [live, setLive] = useState<LiveWorkspace>()
  useEffect(() => {
    if (workspaceId === undefined) return
    const gathered: LiveRow[] = []
    const pass = () => {
      const all = gathered.splice(0)
      const news = latest.current.onRows?.(all) ?? all
      if (news.length > 0) latest.current.onChanges(new Set(news.map(([table]) => table)))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const followed = new LiveWorkspace({
      ...{ page, userId, workspaceId },
      connect: getUserClient,
      onChange: (table, row) => {
        gathered.push([table, row])
        clearTimeout(timer)
        timer = setTimeout(pass, gatherMs)
      },
      onMissed: () => latest.current.onChanges(undefined),
    })
    setLive(followed)
    void followed.start()
    const resume = () => followed.resume()
    window.addEventListener('online', resume)
    return () => {
      window.removeEventListener('online', resume)
      clearTimeout(timer)
      followed.stop()
    }
  }, [page, userId, workspaceId])
  return live
}

interface UseLiveWorkspaceOptions extends Omit<UseLiveChangesOptions, 'page' | 'onRows'> {
  documentId: string | undefined
  /** The part of the document that is being edited. */
  part: Role | undefined
  /** Somebody saved the open document: a colleague, or the user on another device. */
  onSaved: (updatedAt: string) => void
  /** Whether this tab shows the change already, because it made it. */
  isKnown: (table: LiveTable, row: ChangedRow) => boolean
}

const nobody = new Store<readonly Colleague[]>([])

/** The desk: who else is there. */
export function useLiveWorkspace(options: UseLiveWorkspaceOptions): readonly Colleague[] {
  const { userId, workspaceId, documentId, part, onChanges, onSaved, isKnown } = options
  const live = useLiveChanges({
    ...{ page: 'desk', userId, workspaceId, onChanges },
    onRows: (rows) => {
      const saved = rows.findLast(([table, { id }]) => table === 'content' && id === documentId)
      if (saved?.[1].updated_at !== undefined) onSaved(saved[1].updated_at)
      return rows.filter(([table, row]) => !isKnown(table, row))
    },
  })
  const isIdle = useIsIdle()
  useEffect(() => live?.show({ documentId, part, isIdle }), [live, documentId, part, isIdle])
  return useStore(live?.colleagues ?? nobody)
}

/** Nothing was pressed or pointed at for a while. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), awayMinutes * 60_000)
      setIdle(false)
    }
    for (const event of ['keydown', 'pointerdown', 'focus'])
      window.addEventListener(event, wake, { signal: controller.signal, capture: true, passive: true })
    wake()
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [])
  return isIdle
}
