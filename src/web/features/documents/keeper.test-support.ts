// A keeper with everything around it in memory: an editor that is a string, a clock that is turned by hand.
import { vi } from 'vitest'
import type { Clock } from './clock.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { FakeServer } from './fake-server.test-support.ts'
import type { KeeperStart } from './keeper-options.ts'
import type { CopyPlace, LocalCopies, LocalCopy } from './local-copies.ts'

/** Local copies in memory; `isFull` is a browser that keeps nothing. */
export class FakeCopies implements LocalCopies {
  readonly kept = new Map<string, { place: CopyPlace; copy: LocalCopy }>()
  isFull = false

  async write(place: CopyPlace, copy: LocalCopy): Promise<boolean> {
    if (this.isFull) return false
    this.kept.set(JSON.stringify(place), { place, copy })
    return true
  }

  async remove(place: CopyPlace): Promise<void> {
    this.kept.delete(JSON.stringify(place))
  }

  async find(userId: string, prefix: string) {
    return [...this.kept.values()].filter(
      ({ place }) => place.userId === userId && place.document.startsWith(prefix),
    )
  }

  get texts(): string[] {
    return [...this.kept.values()].map(({ copy }) => copy.html)
  }
}

/** For vitest's fake timers. */
export const testClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

export function createDesk(
  start: Partial<KeeperStart> = {},
  server = new FakeServer(),
  copies = new FakeCopies(),
) {
  const desk = {
    server,
    copies,
    html: start.html ?? '',
    ids: [] as string[],
    shown: [] as string[],
    keeper: undefined as unknown as DraftKeeper,
    type(html: string) {
      desk.html = html
      desk.keeper.changed()
    },
    get saveState() {
      return desk.keeper.state.read().saveState
    },
  }
  let keys = 0
  desk.keeper = new DraftKeeper({
    api: server,
    copies,
    clock: testClock,
    userId: 'ana',
    tab: 'tab-1',
    createKey: () => {
      keys += 1
      return `key-${keys}`
    },
    readHtml: () => desk.html,
    showHtml: (html) => {
      desk.shown.push(html)
      desk.type(html)
    },
    onIdChange: (id) => desk.ids.push(id),
    onSaved: () => {},
    start: { title: 'Untitled Document', draftKey: 'draft-1', ...start },
  })
  return desk
}

/** A desk with the saved document of this text. */
export function openSaved(html: string, server = new FakeServer()) {
  const row = server.put('doc', html)
  return createDesk({ id: 'doc', title: row.title, basedOn: row.updated_at, html }, server)
}

export const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
