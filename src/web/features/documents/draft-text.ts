// The text of an open document as it can be stored, also after the editor that held it is gone.
import { makeStorable } from '#domain/document/storable-text.ts'

export class DraftText {
  readonly #readHtml: () => string | undefined
  #last: string | undefined
  #isClosed = false

  constructor(readHtml: () => string | undefined) {
    this.#readHtml = readHtml
  }

  /** From then on the editor may be gone, or show another document. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Undefined while the editor is not ready. */
  read(): string | undefined {
    const html = this.#isClosed ? undefined : this.#readHtml()
    return html === undefined ? this.#last : makeStorable(html)
  }

  /** While the editor is still there: it may be gone before the last save reads it. */
  remember(): void {
    this.#last = this.read() ?? this.#last
  }

  close(): void {
    this.#isClosed = true
  }
}
