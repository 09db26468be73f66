// Tabs with the same document open tell each other: that they are there, and that they saved (decision 10).

type TabMessage =
  | { kind: 'hello' | 'here' | 'bye'; tab: string }
  | { kind: 'saved'; tab: string; updatedAt: string }

export interface TabChannel {
  announceSaved(updatedAt: string): void
  close(): void
}

export interface TabChannelOptions {
  userId: string
  documentId: string
  tab: string
  /** Tells of a tab that ended without a word. */
  onTabEnd: (tab: string, run: () => void, signal: AbortSignal) => void
  onOthers: (count: number) => void
  onSaved: (updatedAt: string) => void
}

export function openTabChannel(options: TabChannelOptions): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { announceSaved() {}, close() {} }
  const channel = new BroadcastChannel(`presswright:${options.userId}:${options.documentId}`)
  const others = new Set<string>()
  const closing = new AbortController()
  const tell = (message: TabMessage) => {
    // A closed channel throws at whoever still speaks.
    if (!closing.signal.aborted) channel.postMessage(message)
  }

  function meet(tab: string): void {
    if (others.has(tab)) return
    others.add(tab)
    options.onOthers(others.size)
    options.onTabEnd(tab, () => part(tab), closing.signal)
  }

  function part(tab: string): void {
    if (others.delete(tab)) options.onOthers(others.size)
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.tab === options.tab) return
    if (data.kind === 'bye') part(data.tab)
    else meet(data.tab)
    if (data.kind === 'hello') tell({ kind: 'here', tab: options.tab })
    if (data.kind === 'saved') options.onSaved(data.updatedAt)
  }
  tell({ kind: 'hello', tab: options.tab })

  return {
    announceSaved: (updatedAt) => tell({ kind: 'saved', tab: options.tab, updatedAt }),
    close() {
      tell({ kind: 'bye', tab: options.tab })
      closing.abort()
      channel.close()
    },
  }
}
