// Uploads into a kit: a few at once, the others wait. Failures stay listed, with the reason, until the user retries or dismisses them.
import { numberName, toFileName } from '#domain/media-kit/kit-file.ts'
import { Store } from '#web/lib/store.ts'
import { describeUploadProblem, KitProblem, kitMessages } from './media-kit-messages.ts'

export interface KitUpload {
  id: number
  name: string
  file: File
  /** From 0 to 1; undefined while it waits. */
  part: number | undefined
  /** Why it wasn't added. */
  problem: string | undefined
  /** Whether trying again can help. */
  mayRetry: boolean
}

interface KitUploadsOptions {
  add: (
    file: File,
    options: { name: string; signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<void>
  /** What is in the kit already. */
  known: () => readonly { file_name: string; bytes: number }[]
  onAdded: () => Promise<unknown>
  onFailedUnseen: (name: string, problem: string) => void
}

const atOnce = 3

export class KitUploads {
  readonly list = new Store<readonly KitUpload[]>([])
  /** Whether somebody sees the list; what fails unseen is said otherwise. */
  isShown = false
  readonly #options: KitUploadsOptions
  readonly #running = new Map<number, AbortController>()
  #count = 0

  constructor(options: KitUploadsOptions) {
    this.#options = options
  }

  add(files: readonly File[]): void {
    for (const file of files) {
      this.#count += 1
      const name = toFileName(file.name)
      const problem = this.#findProblem(name, file)
      const upload = { id: this.#count, file, part: undefined, problem, mayRetry: false }
      this.list.set([
        ...this.list.read(),
        { ...upload, name: problem ? name : numberName(name, this.#names()) },
      ])
    }
    this.#startNext()
  }

  /** Stops an upload, or forgets one that failed. */
  dismiss(id: number): void {
    this.#running.get(id)?.abort(new Error(kitMessages.canceled))
    this.#running.delete(id)
    this.list.set(this.list.read().filter((upload) => upload.id !== id))
    this.#startNext()
  }

  retry(id: number): void {
    this.#change(id, { problem: undefined, part: undefined })
    this.#startNext()
  }

  #findProblem(name: string, file: File): string | undefined {
    if (file.size === 0) return kitMessages.empty
    const isSame = (other: string, bytes: number) =>
      other.toLowerCase() === name.toLowerCase() && bytes === file.size
    const isKnown =
      this.#options.known().some(({ file_name, bytes }) => isSame(file_name, bytes)) ||
      this.list.read().some((upload) => upload.problem === undefined && isSame(upload.name, upload.file.size))
    return isKnown ? kitMessages.duplicate : undefined
  }

  #names(): Set<string> {
    const names = [
      ...this.#options.known().map(({ file_name }) => file_name),
      ...this.list.read().flatMap(({ name, problem }) => (problem === undefined ? [name] : [])),
    ]
    return new Set(names.map((name) => name.toLowerCase()))
  }

  #change(id: number, change: Partial<KitUpload>): void {
    this.list.set(this.list.read().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  #startNext(): void {
    const waiting = this.list
      .read()
      .filter(({ id, problem }) => problem === undefined && !this.#running.has(id))
    for (const upload of waiting.slice(0, atOnce - this.#running.size)) void this.#run(upload)
  }

  async #run({ id, name, file }: KitUpload): Promise<void> {
    const stopping = new AbortController()
    this.#running.set(id, stopping)
    this.#change(id, { part: 0 })
    const onProgress = (part: number) => this.#change(id, { part })
    try {
      await this.#options.add(file, { name, signal: stopping.signal, onProgress })
      await this.#options.onAdded()
      this.#finish(id)
    } catch (error) {
      if (stopping.signal.aborted) return
      console.error(error)
      const problem = describeUploadProblem(error)
      this.#running.delete(id)
      this.#change(id, { problem, mayRetry: !(error instanceof KitProblem) })
      if (!this.isShown) this.#options.onFailedUnseen(name, problem)
      this.#startNext()
    }
  }

  #finish(id: number): void {
    this.#running.delete(id)
    this.list.set(this.list.read().filter((upload) => upload.id !== id))
    this.#startNext()
  }
}
