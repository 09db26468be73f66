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
  onOthers: (count: number) => void
  onSaved: (updatedAt: string) => void
}

export function openTabChannel(options: TabChannelOptions): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { announceSaved() {}, close() {} }
  const channel = new BroadcastChannel(`presswright:${options.userId}:${options.documentId}`)
  const others = new Set<string>()
  const tell = (message: TabMessage) => channel.postMessage(message)

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.tab === options.tab) return
    if (data.kind === 'bye') others.delete(data.tab)
    else others.add(data.tab)
    options.onOthers(others.size)
    if (data.kind === 'hello') tell({ kind: 'here', tab: options.tab })
    if (data.kind === 'saved') options.onSaved(data.updatedAt)
  }
  tell({ kind: 'hello', tab: options.tab })

  return {
    announceSaved: (updatedAt) => tell({ kind: 'saved', tab: options.tab, updatedAt }),
    close() {
      tell({ kind: 'bye', tab: options.tab })
      channel.close()
    },
  }
}
