// The hook of the desk: follows the workspace while the desk is open, and shows others where this tab is.
import { useEffect, useRef, useState } from 'react'
import type { Role } from '#domain/rules/release/structure.ts'
import { awayMinutes } from '#domain/workspace/membership.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'
import { Store, useStore } from '#web/lib/store.ts'
import { type ChangedRow, type Colleague, type LiveTable, LiveWorkspace } from './live-workspace.ts'

interface UseLiveWorkspaceOptions {
  userId: string
  /** Undefined until it is known. */
  workspaceId: string | undefined
  documentId: string | undefined
  /** The part of the document that is being edited. */
  part: Role | undefined
  /** These tables changed; no names mean that anything may have. */
  onChanges: (tables: ReadonlySet<LiveTable> | undefined) => void
  /** Somebody saved the open document: a colleague, or the user on another device. */
  onSaved: (updatedAt: string) => void
  /** Whether this tab shows the change already, because it made it. */
  isKnown: (table: LiveTable, row: ChangedRow) => boolean
}

/** Changes that come together are read once; and what this tab changed itself is known by then. */
const gatherMs = 500
const nobody = new Store<readonly Colleague[]>([])

export function useLiveWorkspace(options: UseLiveWorkspaceOptions): readonly Colleague[] {
  const { userId, workspaceId, documentId, part } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [live, setLive] = useState<LiveWorkspace>()
  useEffect(() => {
    if (workspaceId === undefined) return
    const gathered: [LiveTable, ChangedRow][] = []
    const pass = () => {
      const all = gathered.splice(0)
      const saved = all.findLast(([table, { id }]) => table === 'content' && id === latest.current.documentId)
      if (saved?.[1].updated_at !== undefined) latest.current.onSaved(saved[1].updated_at)
      const news = all.filter(([table, row]) => !latest.current.isKnown(table, row))
      if (news.length > 0) latest.current.onChanges(new Set(news.map(([table]) => table)))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const followed = new LiveWorkspace({
      userId,
      workspaceId,
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
  }, [userId, workspaceId])
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
