// Who is present, by room. Each process tracks its own sockets and copies what the others report, only for rooms in which it has somebody.
// When a process goes silent, its people are removed.

export type Meta = Record<string, unknown> & { phx_ref: string }
/** What people show, by presence key and reference. */
export type Shown = Record<string, { metas: Meta[] }>
export interface Diff {
  joins: Shown
  leaves: Shown
}

/** Key to reference to what is shown. */
type People = Map<string, Map<string, Meta>>

export class Presence {
  readonly #self: string
  /** Room to process to people. */
  readonly #rooms = new Map<string, Map<string, People>>()
  #count = 0

  constructor(self: string) {
    this.#self = self
  }

  /** Adds somebody of this process, or replaces what they showed before. */
  track(room: string, key: string, before: string | undefined, shown: object): { diff: Diff; ref: string } {
    this.#count += 1
    const ref = `${this.#self}-${this.#count.toString(36)}`
    const left = before === undefined ? undefined : this.#remove(room, this.#self, key, before)
    const meta: Meta = { ...shown, phx_ref: ref, ...(left && { phx_ref_prev: before }) }
    this.#add(room, this.#self, key, meta)
    return {
      ref,
      diff: { joins: { [key]: { metas: [meta] } }, leaves: left ? { [key]: { metas: [left] } } : {} },
    }
  }

  untrack(room: string, key: string, ref: string): Diff | undefined {
    const left = this.#remove(room, this.#self, key, ref)
    return left && { joins: {}, leaves: { [key]: { metas: [left] } } }
  }

  /** Everybody in the room, or those of one process. */
  state(room: string, process?: string): Shown {
    const shown: Shown = emptyShown()
    for (const [owner, people] of this.#rooms.get(room) ?? []) {
      if (process !== undefined && owner !== process) continue
      for (const [key, metas] of people) {
        const entry = shown[key] ?? { metas: [] }
        entry.metas.push(...metas.values())
        shown[key] = entry
      }
    }
    return shown
  }

  ownState(room: string): Shown {
    return this.state(room, this.#self)
  }

  /** Another process reports who came and went. */
  apply(room: string, process: string, { joins, leaves }: Diff): void {
    for (const [key, { metas }] of Object.entries(leaves))
      for (const { phx_ref } of metas) this.#remove(room, process, key, phx_ref)
    for (const [key, { metas }] of Object.entries(joins))
      for (const meta of metas) this.#add(room, process, key, meta)
  }

  /** Another process reports who is there; returns what is new. */
  replace(room: string, process: string, state: Shown): Diff {
    const before = this.state(room, process)
    const diff = { joins: minus(state, before), leaves: minus(before, state) }
    this.apply(room, process, diff)
    return diff
  }

  /** Rooms in which the process has somebody. */
  roomsOf(process: string): string[] {
    return [...this.#rooms].filter(([, owners]) => owners.has(process)).map(([room]) => room)
  }

  /** Nobody of this process is in the room anymore, so what others report about it isn't needed. */
  forgetOthers(room: string): void {
    const owners = this.#rooms.get(room)
    for (const owner of owners?.keys() ?? []) if (owner !== this.#self) owners?.delete(owner)
    if (owners?.size === 0) this.#rooms.delete(room)
  }

  #add(room: string, process: string, key: string, meta: Meta): void {
    const owners = this.#rooms.get(room) ?? new Map<string, People>()
    const people = owners.get(process) ?? (new Map() as People)
    const metas = people.get(key) ?? new Map<string, Meta>()
    this.#rooms.set(room, owners.set(process, people.set(key, metas.set(meta.phx_ref, meta))))
  }

  #remove(room: string, process: string, key: string, ref: string): Meta | undefined {
    const owners = this.#rooms.get(room)
    const people = owners?.get(process)
    const metas = people?.get(key)
    const meta = metas?.get(ref)
    metas?.delete(ref)
    if (metas?.size === 0) people?.delete(key)
    if (people?.size === 0) owners?.delete(process)
    if (owners?.size === 0) this.#rooms.delete(room)
    return meta
  }
}

/** Keys are the clients' own: "__proto__" is a key like any other. */
const emptyShown = (): Shown => Object.create(null) as Shown

function minus(all: Shown, known: Shown): Shown {
  const rest = emptyShown()
  for (const [key, { metas }] of Object.entries(all)) {
    const before = Object.hasOwn(known, key) ? known[key]?.metas : undefined
    const refs = new Set(before?.map(({ phx_ref }) => phx_ref))
    const others = metas.filter(({ phx_ref }) => !refs.has(phx_ref))
    if (others.length > 0) rest[key] = { metas: others }
  }
  return rest
}

export const isEmpty = ({ joins, leaves }: Diff): boolean =>
  Object.keys(joins).length === 0 && Object.keys(leaves).length === 0
