// The text of an open document in storable form, also after its editor is gone.
import { makeStorable } from '#domain/document/storable-text.ts'

export class DraftText {
  readonly #readHtml: () => string | undefined
  #last: string | undefined
  #isClosed = false

  constructor(readHtml: () => string | undefined) {
    this.#readHtml = readHtml
  }

  /** Once closed, the editor may be gone or show another document. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Undefined until the editor is ready. */
  read(): string | undefined {
    const html = this.#isClosed ? undefined : this.#readHtml()
    return html === undefined ? this.#last : makeStorable(html)
  }

  /** Call while the editor still exists: it may be gone before the last save reads it. */
  capture(): void {
    this.#last = this.read() ?? this.#last
  }

  close(): void {
    this.#isClosed = true
  }
}
