// A saver with everything around it in memory: an editor that is a string, a clock that is turned by hand.
import { vi } from 'vitest'
import type { Clock } from './clock.ts'
import { DocumentSaver } from './document-saver.ts'
import { FakeServer } from './fake-server.test-support.ts'
import type { CopyPlace, LocalCopies, LocalCopy } from './local-copies.ts'
import type { SaverStart } from './saver-options.ts'
import type { SavingApi } from './saving-api.ts'

/** Local copies in memory; `isFull` is a browser that keeps nothing. */
export class FakeCopies implements LocalCopies {
  readonly kept = new Map<string, { place: CopyPlace; copy: LocalCopy }>()
  isFull = false

  async write(place: CopyPlace, copy: LocalCopy): Promise<boolean> {
    if (this.isFull) return false
    this.kept.set(JSON.stringify(place), { place, copy })
    return true
  }

  writeSync(place: CopyPlace, copy: LocalCopy): void {
    if (!this.isFull) this.kept.set(JSON.stringify(place), { place, copy })
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

/** What a tab that died does: nothing anymore, although what it asked for may still happen. */
function whileAlive<Methods extends object>(methods: Methods, isAlive: () => boolean): Methods {
  const forever = new Promise<never>(() => {})
  return new Proxy(methods, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...words: unknown[]) => {
        if (!isAlive()) return forever
        const answer: unknown = method.apply(target, words)
        return answer instanceof Promise
          ? answer.then(
              (value) => (isAlive() ? value : forever),
              (error) => (isAlive() ? Promise.reject(error) : forever),
            )
          : answer
      }
    },
  })
}

/** As in a browser, no key is ever made twice. */
let keys = 0

export function createDesk(
  start: Partial<SaverStart> = {},
  server = new FakeServer(),
  copies = new FakeCopies(),
  tab = 'tab-1',
) {
  const desk = {
    isAlive: true,
    server,
    copies,
    html: start.html ?? '',
    ids: [] as string[],
    shown: [] as string[],
    shownAs: undefined as string | undefined,
    saver: undefined as unknown as DocumentSaver,
    type(html: string) {
      desk.html = html
      desk.saver.changed()
    },
    get saveState() {
      return desk.saver.state.read().saveState
    },
  }
  desk.saver = new DocumentSaver({
    api: whileAlive(server as SavingApi, () => desk.isAlive),
    copies: whileAlive(copies as LocalCopies, () => desk.isAlive),
    clock: testClock,
    userId: 'ana',
    tab,
    createKey: () => {
      keys += 1
      return `${tab}-key-${keys}`
    },
    readHtml: () => desk.html,
    showHtml: (html, kind) => {
      desk.shown.push(html)
      desk.shownAs = kind
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
