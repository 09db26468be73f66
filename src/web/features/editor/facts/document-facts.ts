// What is kept with one open document besides its text. Changes are saved a moment later; before the first save of the document they wait
// for its id. What a person changed here is never replaced by what is loaded.
import { emptyBrief } from '#domain/brief/document-brief.ts'
import { Store } from '#web/lib/store.ts'
import { type StoredFacts, withFile } from './facts-api.ts'

export interface FactsView extends StoredFacts {
  /** Nothing is unsaved. */
  isSaved: boolean
  /** What is stored with the document is here; before its first save there is nothing to load. */
  isLoaded: boolean
}

export interface FactsServices {
  load: (documentId: string) => Promise<StoredFacts | undefined>
  save: (documentId: string, facts: StoredFacts) => Promise<void>
  loadVersion: (versionId: string) => Promise<Omit<StoredFacts, 'keepOnServer'> | undefined>
  /** The words that the notes themselves keep out, with what a person changed about them. */
  findNeverSay: (brief: StoredFacts['brief']) => Promise<string[]>
  onError: (error: unknown) => void
}

const saveDelayMs = 700

export class DocumentFacts {
  readonly state = new Store<FactsView>({
    brief: emptyBrief,
    neverSay: [],
    keepOnServer: false,
    isSaved: true,
    isLoaded: false,
  })
  readonly #services: FactsServices
  #id: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> = Promise.resolve()
  #isClosed = false
  /** Counts changes: one that comes during a save is saved after it. */
  #revision = 0
  #beforeRestore: StoredFacts | undefined

  constructor(services: FactsServices) {
    this.#services = services
  }

  /** The document has this id, now or since its first save. */
  follow(id: string): void {
    if (id === this.#id) return
    const isFirst = this.#id === undefined
    this.#id = id
    if (!this.state.read().isSaved) this.#plan(0)
    else if (isFirst) void this.#load(id)
  }

  change(part: Partial<Pick<StoredFacts, 'brief' | 'keepOnServer'>>): void {
    this.#revision += 1
    this.state.patch({ ...part, isSaved: false })
    this.#plan(part.keepOnServer === undefined ? saveDelayMs : 0)
  }

  /** An uploaded text is material. */
  addFile(name: string, text: string): void {
    this.change({ brief: withFile(this.state.read().brief, name, text) })
  }

  /** Saves what is unsaved now: AI is asked, or the page is left. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#saving = this.#saving.then(() => this.#save())
    await this.#saving
  }

  /** Brings back the facts of a version. Words that must not be said are only added: a restore must not unlock one. */
  async restore(versionId: string): Promise<void> {
    const facts = await this.#services.loadVersion(versionId)
    if (!facts) return
    const before = this.state.read()
    this.#beforeRestore = before
    const added = [...new Set([...facts.neverSay, ...before.neverSay])]
    const words = { added, removed: facts.brief.words?.removed ?? [] }
    this.change({ brief: { ...facts.brief, words } })
    await this.flush()
  }

  /** The restored version was undone. */
  undoRestore(): void {
    const before = this.#beforeRestore
    this.#beforeRestore = undefined
    if (before) this.change({ brief: before.brief })
  }

  /** The document is closed: what is unsaved is saved. */
  close(): void {
    void this.flush()
    this.#isClosed = true
  }

  async #load(id: string): Promise<void> {
    const revision = this.#revision
    try {
      const facts = await this.#services.load(id)
      if (this.#isClosed || this.#id !== id) return
      // What was typed in the meantime stays.
      this.state.patch({ ...(revision === this.#revision && facts), isLoaded: true })
    } catch (error) {
      console.error(error)
    }
  }

  #plan(delayMs: number): void {
    if (this.#id === undefined || this.#isClosed) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), delayMs)
  }

  async #save(): Promise<void> {
    const { isSaved, isLoaded: _, ...facts } = this.state.read()
    if (isSaved) return
    const revision = this.#revision
    try {
      const neverSay = await this.#services.findNeverSay(facts.brief)
      this.state.patch({ neverSay })
      if (this.#id === undefined) return
      await this.#services.save(this.#id, { ...facts, neverSay })
      if (revision === this.#revision) this.state.patch({ isSaved: true, isLoaded: true })
    } catch (error) {
      this.#services.onError(error)
    }
  }
}
