// What the writer typed for AI, and the answer that waits for a decision, kept with their document for this tab, until it is closed
// or its user logs out: a reload, or another document meanwhile, loses neither.
import { toolStoragePrefix } from '#web/lib/storage/clear-tool-storage.ts'
import type { RewriteInput } from './ai-state.ts'
import type { GenerateTask, RewriteTask } from './ai-task.ts'
import type { Brief } from './dialogs/brief.ts'

interface Waiting {
  task: GenerateTask | RewriteTask
  /** The answer as it came. */
  html: string
  /** The text it was proposed over. */
  over: string
}

interface Kept {
  brief: Brief
  request: Pick<RewriteInput, 'preset' | 'instruction'>
  waiting: Waiting
}

const parts = ['brief', 'request', 'waiting'] as const

export class AiSessionStorage {
  #documentId: string | undefined

  /** Without an id for a document that was not saved yet. */
  constructor(documentId: string | undefined) {
    this.#documentId = documentId
  }

  /** The document has this id from now on. */
  follow(documentId: string): void {
    if (documentId === this.#documentId) return
    const kept = parts.map((part) => [part, this.read(part)] as const)
    for (const part of parts) this.write(part, undefined)
    this.#documentId = documentId
    for (const [part, value] of kept) if (value !== undefined) this.write(part, value)
  }

  read<Part extends keyof Kept>(part: Part): Kept[Part] | undefined {
    try {
      return (
        (JSON.parse(sessionStorage.getItem(this.#nameOf(part)) ?? 'null') as Kept[Part] | null) ?? undefined
      )
    } catch {
      // Blocked: nothing was kept.
      return undefined
    }
  }

  write<Part extends keyof Kept>(part: Part, value: Kept[Part] | undefined): void {
    try {
      if (value === undefined) sessionStorage.removeItem(this.#nameOf(part))
      else sessionStorage.setItem(this.#nameOf(part), JSON.stringify(value))
    } catch {
      // Blocked or full: it then lasts as long as the document is open.
    }
  }

  #nameOf(part: keyof Kept): string {
    return `${toolStoragePrefix}ai-${this.#documentId ?? 'new'}-${part}`
  }
}
