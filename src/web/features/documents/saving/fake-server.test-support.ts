// A server in memory that keeps rows as save_document does, and fails as told: before the change, or after it with the
// answer lost on the way.
import type { DocumentRow, SavedRow } from '#contract/tables.ts'
import { CallError } from '#web/lib/api/call.ts'
import type { FirstSave, SaveRequest, SavingApi } from './saving-api.ts'

export type Trouble = 'down' | 'lost' | 'late' | 'broken' | 'signed_out' | 'too_large' | 'no_access'

const refusals: Record<Exclude<Trouble, 'lost' | 'late'>, { code: string; status: number }> = {
  down: { code: '', status: 0 },
  broken: { code: 'XX000', status: 500 },
  signed_out: { code: 'PGRST301', status: 401 },
  no_access: { code: 'PT403', status: 403 },
  too_large: { code: '23514', status: 400 },
}

function refuse(code: string, status: number): never {
  throw new CallError({ message: code, code }, status)
}

export class FakeServer implements SavingApi {
  readonly rows = new Map<string, DocumentRow & { draftKey?: string }>()
  readonly versions: { id: string; content: string; cause: string }[] = []
  /** What goes wrong with the next calls, one after the other. */
  readonly troubles: (Trouble | undefined)[] = []
  /** Goes wrong with every call. */
  trouble: Trouble | undefined
  /** How many requests run at this moment, and the most there ever were. */
  running = 0
  mostRunning = 0
  saves: SaveRequest[] = []
  inserts: FirstSave[] = []
  leaving: SaveRequest[] = []
  /** Holds every answer back until it is resolved. */
  gate: Promise<unknown> | undefined
  /** Requests nobody waits for anymore; they are dealt with before the next one at the latest. */
  #late: (() => unknown)[] = []
  #clock = 0

  put(id: string, content: string, title = 'Launch'): DocumentRow {
    const row = { id, title, content, type: 'press_release', is_generated: false, updated_at: this.#tick() }
    this.rows.set(id, { ...this.rows.get(id), ...row })
    return row
  }

  insert(draft: FirstSave): Promise<DocumentRow> {
    this.inserts.push(draft)
    return this.#answer(() => {
      const known = [...this.rows.values()].find(({ draftKey }) => draftKey === draft.draft_key)
      if (known) return { ...known }
      const row = this.put(`row-${this.rows.size + 1}`, draft.content, draft.title)
      this.rows.set(row.id, { ...row, draftKey: draft.draft_key })
      return row
    })
  }

  save(request: SaveRequest): Promise<SavedRow> {
    this.saves.push(request)
    return this.#answer(() => this.#change(request))
  }

  /** What the browser remembers of rows; filled by the test. */
  readonly seen = new Map<string, DocumentRow>()

  /** Workspaces that the user was removed from. */
  readonly left = new Set<string>()

  async isMember(workspaceId: string): Promise<boolean> {
    return !this.left.has(workspaceId)
  }

  async readCached(id: string): Promise<DocumentRow | undefined> {
    return this.seen.get(id)
  }

  open(id: string): Promise<DocumentRow | null> {
    return this.#answer(() => {
      const row = this.rows.get(id)
      return row ? { ...row } : null
    })
  }

  saveOnUnload(request: SaveRequest): boolean {
    this.leaving.push(request)
    return true
  }

  /** The request of a page that is gone arrives after all. */
  deliverLeaving(): void {
    for (const request of this.leaving.splice(0)) {
      try {
        this.#change(request)
      } catch {
        // Nobody is left to hear it.
      }
    }
  }

  /** What was given up for lost is done after all. */
  deliverLate(): void {
    for (const act of this.#late.splice(0)) {
      try {
        act()
      } catch {
        // Nobody is left to hear it.
      }
    }
  }

  #change(request: SaveRequest): SavedRow {
    const twin = request.same_title ? this.#findTwin(request) : undefined
    const row = twin ?? this.rows.get(request.id)
    if (row === undefined) return refuse('PT404', 404)
    if (twin === undefined && request.based_on !== null && request.based_on !== row.updated_at)
      return refuse('PT409', 409)
    if (twin || request.based_on === null || request.cause === 'restore' || request.cause === 'import')
      this.versions.push({ id: row.id, content: row.content, cause: 'replaced' })
    Object.assign(row, {
      content: request.content,
      title: request.title ?? row.title,
      updated_at: this.#tick(),
    })
    if (request.cause !== 'autosave' && request.cause !== 'restore')
      this.versions.push({ id: row.id, content: row.content, cause: request.cause })
    if (twin) this.rows.delete(request.id)
    return { id: row.id, title: row.title, updated_at: row.updated_at }
  }

  #findTwin(request: SaveRequest) {
    return [...this.rows.values()].find(({ id, title }) => id !== request.id && title === request.title)
  }

  #tick(): string {
    this.#clock += 1
    return `2026-11-17T13:00:00.${String(this.#clock).padStart(6, '0')}+00:00`
  }

  async #answer<Value>(act: () => Value): Promise<Value> {
    this.running += 1
    this.mostRunning = Math.max(this.mostRunning, this.running)
    try {
      await Promise.resolve()
      await this.gate
      const trouble = this.troubles.length > 0 ? this.troubles.shift() : this.trouble
      this.deliverLate()
      if (trouble === undefined) return act()
      if (trouble === 'late') {
        this.#late.push(act)
        return refuse('', 408)
      }
      if (trouble !== 'lost') return refuse(refusals[trouble].code, refusals[trouble].status)
      act()
      return refuse('', 0)
    } finally {
      this.running -= 1
    }
  }
}
