// What the user typed for AI, and an answer that waits for a decision, stored per document in this tab until it closes or the user logs
// out: neither a reload nor switching documents loses them.
import type { DocumentBrief } from '#domain/brief/document-brief.ts'
import { toolStoragePrefix } from '#web/lib/storage/clear-tool-storage.ts'
import type { RewriteInput } from './ai-state.ts'
import type { GenerateTask, RewriteTask } from './ai-task.ts'

interface Waiting {
  task: GenerateTask | RewriteTask
  /** The answer as received. */
  html: string
  /** The text it would replace. */
  over: string
}

interface Stored {
  brief: DocumentBrief
  request: Pick<RewriteInput, 'preset' | 'instruction'>
  waiting: Waiting
}

const parts = ['brief', 'request', 'waiting'] as const

export class AiSessionStorage {
  #documentId: string | undefined

  /** No id for a document that isn't saved yet. */
  constructor(documentId: string | undefined) {
    this.#documentId = documentId
  }

  /** Moves everything to the document's new id. */
  follow(documentId: string): void {
    if (documentId === this.#documentId) return
    const stored = parts.map((part) => [part, this.read(part)] as const)
    for (const part of parts) this.write(part, undefined)
    this.#documentId = documentId
    for (const [part, value] of stored) if (value !== undefined) this.write(part, value)
  }

  read<Part extends keyof Stored>(part: Part): Stored[Part] | undefined {
    try {
      return (
        (JSON.parse(sessionStorage.getItem(this.#nameOf(part)) ?? 'null') as Stored[Part] | null) ?? undefined
      )
    } catch {
      // Storage is blocked: nothing was stored.
      return undefined
    }
  }

  write<Part extends keyof Stored>(part: Part, value: Stored[Part] | undefined): void {
    try {
      if (value === undefined) sessionStorage.removeItem(this.#nameOf(part))
      else sessionStorage.setItem(this.#nameOf(part), JSON.stringify(value))
    } catch {
      // Storage is blocked or full: it lasts as long as the document is open.
    }
  }

  #nameOf(part: keyof Stored): string {
    return `${toolStoragePrefix}ai-${this.#documentId ?? 'new'}-${part}`
  }
}
