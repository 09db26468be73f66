// Follows a workspace: who else is here, and which of its tables changed. Where sockets are blocked nothing happens, and pages work
// as they do without them. Nothing that is typed is sent: others see who is in which document, not what they write.
import { publishedRoles, type Role } from '#domain/rules/release/structure.ts'
import { Store } from '#web/lib/store.ts'
import type { RealtimeChannel, SupabaseClient } from '#web/lib/supabase.ts'

/** Somebody else in the workspace. */
export interface Colleague {
  userId: string
  /** The documents that they have open. */
  documentIds: string[]
  /** The part of each document that they are editing. */
  parts: Readonly<Record<string, Role>>
  /** They haven't touched anything for a while, in any of their tabs. */
  isIdle: boolean
}

/** What a tab shows of its user. */
export interface Place {
  documentId: string | undefined
  /** The part of it that is being edited. */
  part: Role | undefined
  isIdle: boolean
}

export interface ChangedRow {
  id?: string
  updated_at?: string
  status?: string
  client_id?: string | null
}

/** The page that follows: each hears of what it shows. */
export type LivePage = 'desk' | 'settings'

interface LiveWorkspaceOptions {
  page: LivePage
  userId: string
  workspaceId: string
  connect: () => Promise<SupabaseClient>
  onChange: (table: LiveTable, row: ChangedRow) => void
  /** Changes may have been missed: read everything again. */
  onMissed: () => void
}

const inWorkspace = {
  desk: ['content', 'trash', 'clients', 'assets', 'workspace_members', 'reviews', 'comments'],
  settings: ['clients', 'assets', 'workspace_members', 'invitations'],
} as const
const kits = ['client_texts', 'client_people'] as const
/** They have no workspace of their own: policies tell whose they are. */
const ofOthers = { desk: [...kits, 'reviewers', 'decisions'], settings: kits } as const
export type LiveTable =
  | (typeof inWorkspace)[LivePage][number]
  | (typeof ofOthers)[LivePage][number]
  | 'workspaces'
  | 'profiles'

/** Columns that a document's change carries in addition to its key: texts are not sent. */
const documentColumns = ['updated_at', 'status', 'client_id']

/** After this many failed tries, something is blocking sockets. */
const triesWithoutSuccess = 4
/** Who is sent away again and again has lost access. */
const triesAfterClose = 5
const againMs = 5000

export class LiveWorkspace {
  readonly colleagues = new Store<readonly Colleague[]>([])
  readonly #options: LiveWorkspaceOptions
  #channel: RealtimeChannel | undefined
  #client: SupabaseClient | undefined
  /** Undefined on pages that show nobody who is there. */
  #place: Place | undefined
  #failures = 0
  #hasJoined = false
  /** The server refused this tab since it last joined. */
  #isRefused = false
  #isStopped = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: LiveWorkspaceOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    try {
      const client = await this.#options.connect()
      await client.realtime.setAuth()
      await leaveLast(client, topicOf(this.#options.workspaceId))
      if (!this.#isStopped) this.#join(client)
    } catch {
      // The page works without it.
    }
  }

  stop(): void {
    this.#isStopped = true
    this.colleagues.set([])
    this.#leave()
  }

  /** Shows others where this tab is. */
  show(place: Place): void {
    this.#place = place
    if (this.#channel?.state === 'joined') void this.#track()
  }

  #join(client: SupabaseClient): void {
    const { page, userId, workspaceId, onChange } = this.#options
    this.#client = client
    const channel = client.channel(topicOf(workspaceId), {
      config: { private: true, presence: { key: userId } },
    })
    this.#channel = channel
    const listen = (table: LiveTable, key: string, filter?: string) =>
      channel.on(
        'postgres_changes',
        {
          ...{ event: '*', schema: 'public', table, ...(filter && { filter }) },
          select: [key, ...(table === 'content' ? documentColumns : [])],
        },
        ({ new: row, old }) => onChange(table, { ...old, ...row }),
      )
    for (const table of inWorkspace[page])
      listen(table, table === 'workspace_members' ? 'user_id' : 'id', `workspace_id=eq.${workspaceId}`)
    for (const table of ofOthers[page]) listen(table, 'id')
    listen('workspaces', 'id', `id=eq.${workspaceId}`)
    listen('profiles', 'user_id', `user_id=eq.${userId}`)
    channel
      .on('system', {}, ({ extension, message }) => {
        if (extension === 'postgres_changes' && message !== subscribed) this.#options.onMissed()
      })
      .on('presence', { event: 'sync' }, () => this.#readPresence(channel))
      .subscribe((status) => {
        if (this.#channel === channel) this.#follow(status)
      })
  }

  #follow(status: string): void {
    if (this.#isStopped) return
    if (status === 'SUBSCRIBED') {
      // After a gap nobody told this tab what happened in the meantime. Settings are few and read again after the first join, too: what
      // changed since they were loaded would be missed. The desk has read its lists a moment ago.
      if (this.#hasJoined || this.#options.page === 'settings') this.#options.onMissed()
      this.#hasJoined = true
      this.#failures = 0
      this.#isRefused = false
      void this.#track()
      return
    }
    this.colleagues.set([])
    this.#failures += 1
    if (this.#isSentAway(status)) this.#options.onMissed()
    if (this.#failures >= triesWithoutSuccess && !this.#hasJoined) this.#leave()
    // The client joins again after a lost connection, but not after the server has closed the channel: a token may have expired in
    // a sleeping computer.
    else if (status === 'CLOSED' && this.#failures <= triesAfterClose) {
      this.#channel = undefined
      this.#timer = setTimeout(() => void this.start(), this.#failures * againMs)
    }
  }

  /**
   * Whether the server turned this tab away: it closes the channel of somebody who was removed from the workspace, and refuses it when
   * the tab was without a connection at that moment. A refusal is repeated with every try and counts once.
   */
  #isSentAway(status: string): boolean {
    if (!this.#hasJoined) return false
    if (status === 'CLOSED') return true
    const isNew =
      status === 'CHANNEL_ERROR' && this.#client?.realtime.isConnected() === true && !this.#isRefused
    if (isNew) this.#isRefused = true
    return isNew
  }

  /** The network is back: tries again if it had given up. */
  resume(): void {
    if (this.#isStopped || this.#channel) return
    clearTimeout(this.#timer)
    this.#failures = 0
    void this.start()
  }

  #leave(): void {
    clearTimeout(this.#timer)
    const channel = this.#channel
    this.#channel = undefined
    if (channel) void this.#client?.removeChannel(channel)
  }

  async #track(): Promise<void> {
    if (!this.#place) return
    const { documentId, part, isIdle } = this.#place
    await this.#channel?.track({ document_id: documentId ?? null, part: part ?? null, idle: isIdle })
  }

  #readPresence(channel: RealtimeChannel): void {
    const shown = channel.presenceState<Shown>()
    const others = Object.entries(shown).filter(([key]) => key !== this.#options.userId)
    this.colleagues.set(
      others
        .map(([userId, tabs]) => ({
          userId,
          documentIds: tabs.flatMap(({ document_id: id }) => (typeof id === 'string' ? [id] : [])),
          parts: Object.fromEntries(tabs.flatMap(readPart)),
          isIdle: tabs.every(({ idle }) => idle === true),
        }))
        .sort((one, other) => one.userId.localeCompare(other.userId)),
    )
  }
}

/** What others say of themselves, in whatever version of this page they have open. */
interface Shown {
  document_id?: unknown
  part?: unknown
  idle?: unknown
}

function readPart({ document_id: id, part }: Shown): [string, Role][] {
  const role = publishedRoles.find((known) => known === part)
  return typeof id === 'string' && role ? [[id, role]] : []
}

const topicOf = (workspaceId: string): string => `workspace:${workspaceId}`

/** The page before this one may still be leaving the channel, and the library would hand it out again. */
async function leaveLast(client: SupabaseClient, topic: string): Promise<void> {
  const last = client.getChannels().filter((channel) => channel.topic === `realtime:${topic}`)
  await Promise.all(last.map((channel) => client.removeChannel(channel)))
}

/** What the server says when all is well. */
const subscribed = 'Subscribed to PostgreSQL'
