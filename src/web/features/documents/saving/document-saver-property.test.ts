// Whatever happens in whatever order, the newest text and title are on the server or kept in the browser.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRandom } from '#domain/text/random.test-support.ts'
import { ClosingDocuments } from '#web/features/documents/closing-documents.ts'
import { planOpening, planOwnCopy } from '#web/features/documents/open-plan.ts'
import { FakeServer, type Trouble } from './fake-server.test-support.ts'
import { createDesk, FakeCopies, testClock, wait } from './saver.test-support.ts'
import { UnsyncedDocuments } from './unsynced-documents.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const troubles: (Trouble | undefined)[] = ['down', 'lost', 'broken', 'lost', 'late', undefined]

/** One writer at a desk that may crash, before a server that may fail; the newest text typed is remembered. */
class Story {
  readonly random: () => number
  readonly server = new FakeServer()
  readonly copies = new FakeCopies()
  desk = createDesk({ draftKey: 'draft-0' }, this.server, this.copies)
  newest = ''
  /** The titles the document may end with: the one given last, or two when it was renamed in two places at once. */
  titles: string[] = []
  #isRenaming = false
  #words = 0
  #tabs = 1
  #keys = 0

  constructor(seed: number) {
    this.random = createRandom(seed)
  }

  pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(this.random() * values.length)] as Value

  type(): void {
    this.#words += 1
    this.newest = `<p>text ${this.#words}</p>`
    this.desk.type(this.newest)
  }

  rename(): void {
    // A page without a word on it keeps no title.
    if (this.desk.html === '') return
    this.#words += 1
    this.titles = [`Title ${this.#words}`]
    this.#isRenaming = true
    this.desk.saver.rename(`Title ${this.#words}`)
  }

  /** Somebody else saves over our row, perhaps under a new title. */
  interfere(title?: string): void {
    const { id } = this.desk.saver.state.read()
    const row = this.server.rows.get(id ?? '')
    if (id === undefined || row === undefined) return
    // A text that arrived may be replaced by its owner elsewhere: then it is not the newest anymore.
    if (this.desk.saver.isClean || row.content === this.newest) this.newest = ''
    this.server.put(id, `<p>other ${this.random()}</p>`, title ?? row.title)
    if (title !== undefined) this.titles = this.#isRenaming ? [...this.titles, title] : [title]
  }

  /** The tab dies without a word; another one opens the document, and its writer keeps their own text. */
  async crash(): Promise<void> {
    const { id } = this.desk.saver.state.read()
    await this.desk.saver.backUp()
    this.desk.isAlive = false
    vi.clearAllTimers()
    this.server.troubles.length = 0
    await wait(0)
    this.server.mostRunning = 0
    this.#tabs += 1
    await this.#reopen(id)
  }

  /** The writer turns to another document and comes back; what was left unsaved may be sent in the meantime. */
  async turnAway(): Promise<void> {
    const { saver } = this.desk
    await saver.stop()
    const { id } = saver.state.read()
    if (id !== undefined) {
      const { server: api, copies } = this
      const around = { userId: 'ana', tab: `tab-${this.#tabs}`, api, copies, clock: testClock }
      const closing = new ClosingDocuments()
      const left = new UnsyncedDocuments({ ...around, closing, onSaved: () => {} })
      if (!saver.isClean) left.add(id)
      await wait(this.pick([0, 1_100, 12_000]))
      left.open(id)
    }
    this.server.troubles.length = 0
    await this.#reopen(id)
  }

  async #reopen(id: string | undefined): Promise<void> {
    const options = {
      api: this.server,
      copies: this.copies,
      userId: 'ana',
      createKey: () => {
        this.#keys += 1
        return `draft-${this.#keys}`
      },
    }
    const plan = await planOpening(id, options)
    if (plan === undefined) throw new Error('There was nothing to open.')
    const { html, start } = plan.recovery ? planOwnCopy(plan.recovery, id) : plan
    this.desk = createDesk(start, this.server, this.copies, `tab-${this.#tabs}`)
    this.desk.html = html
    // As OpenDocument does: the copy is this tab's before the old one goes.
    const stored = plan.localCopy ?? plan.recovery?.stored
    const tab = `tab-${this.#tabs}`
    if (stored && stored.place.tab !== tab) {
      await this.copies.write({ ...stored.place, tab }, stored.copy)
      await this.copies.remove(stored.place)
    }
    if (plan.recovery && this.newest !== '') expect(html, 'what is offered').toBe(this.newest)
    if (plan.recovery) this.newest = html
  }

  async step(): Promise<void> {
    const act = this.pick([
      () => this.type(),
      () => this.type(),
      () => this.type(),
      () => wait(this.pick([50, 400, 1_100, 3_000, 12_000])),
      () => wait(this.pick([50, 400, 1_100, 3_000, 12_000])),
      () => this.server.troubles.push(this.pick(troubles), this.pick(troubles)),
      () => this.interfere(),
      () => this.interfere(`Theirs ${this.random()}`),
      () => this.rename(),
      () => this.desk.saver.saveOnUnload(),
      () => this.server.deliverLeaving(),
      () => this.server.deliverLate(),
      () => void this.desk.saver.save(),
      () => void this.desk.saver.resolve(this.pick(['overwrite', 'copy'])),
      () => this.desk.saver.retry(),
      () => this.crash(),
      () => this.turnAway(),
    ])
    await act()
  }

  /** After a moment of rest the newest text must be somewhere it survives. */
  async check(): Promise<void> {
    await this.desk.saver.backUp()
    const saved = [...this.server.rows.values()].map(({ content }) => content)
    const versions = this.server.versions.map(({ content }) => content)
    if (this.newest !== '') expect([...saved, ...versions, ...this.copies.texts]).toContain(this.newest)
    expect(this.server.mostRunning).toBeLessThan(2)
    if (this.desk.saver.isClean) this.#isRenaming = false
    const left = [...this.copies.kept.values()].filter(({ copy }) => copy.isRenamed)
    this.#expectTitle(left.map(({ copy }) => copy.title))
  }

  #expectTitle(left: string[] = []): void {
    if (this.titles.length === 0) return
    const found = [...this.server.rows.values()].map(({ title }) => title).concat(left)
    const isThere = found.some((title) => this.titles.some((ours) => title.startsWith(ours)))
    expect(isThere, `${found.join(', ')} hold ${this.titles.join(' or ')}`).toBe(true)
  }

  /** When everything works again, the text arrives. */
  async end(): Promise<void> {
    this.server.troubles.length = 0
    this.desk.saver.retry()
    await wait(20_000)
    const { conflict, isGone } = this.desk.saver.state.read()
    if (conflict || isGone) await this.desk.saver.resolve('copy')
    await wait(20_000)
    const saved = [...this.server.rows.values()].map(({ content }) => content)
    if (this.newest !== '') expect(saved).toContain(this.newest)
    this.#expectTitle()
  }
}

describe('a saver in trouble', () => {
  it.each(Array.from({ length: 150 }, (_, seed) => seed + 1))(
    'never loses the newest text or title (story %i)',
    async (seed) => {
      const story = new Story(seed)
      for (let turn = 0; turn < 40; turn += 1) {
        await story.step()
        await story.check()
      }
      await story.end()
    },
  )
})
