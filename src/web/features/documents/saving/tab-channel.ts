// Tabs that have the same document open tell each other when they open, close and save.

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
  /** Runs when a tab ends without saying goodbye. */
  onTabClosed: (tab: string, run: () => void, signal: AbortSignal) => void
  onOthers: (count: number) => void
  onSaved: (updatedAt: string) => void
}

export function openTabChannel(options: TabChannelOptions): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { announceSaved() {}, close() {} }
  const channel = new BroadcastChannel(`presswright:${options.userId}:${options.documentId}`)
  const others = new Set<string>()
  const closing = new AbortController()
  const post = (message: TabMessage) => {
    // Posting to a closed channel throws.
    if (!closing.signal.aborted) channel.postMessage(message)
  }

  function join(tab: string): void {
    if (others.has(tab)) return
    others.add(tab)
    options.onOthers(others.size)
    options.onTabClosed(tab, () => leave(tab), closing.signal)
  }

  function leave(tab: string): void {
    if (others.delete(tab)) options.onOthers(others.size)
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.tab === options.tab) return
    if (data.kind === 'bye') leave(data.tab)
    else join(data.tab)
    if (data.kind === 'hello') post({ kind: 'here', tab: options.tab })
    if (data.kind === 'saved') options.onSaved(data.updatedAt)
  }
  post({ kind: 'hello', tab: options.tab })

  return {
    announceSaved: (updatedAt) => post({ kind: 'saved', tab: options.tab, updatedAt }),
    close() {
      post({ kind: 'bye', tab: options.tab })
      closing.abort()
      channel.close()
    },
  }
}
