// Scans one parameter of a query string from left to right and reports where it failed.
import { restErrors } from '#server/rest/errors.ts'

export class Scanner {
  readonly text: string
  position = 0
  /** What is being parsed, for the message: 'select', 'filter', 'order'… */
  readonly subject: string

  constructor(text: string, subject: string) {
    this.text = text
    this.subject = subject
  }

  get done(): boolean {
    return this.position >= this.text.length
  }

  startsWith(token: string): boolean {
    return this.text.startsWith(token, this.position)
  }

  /** Consumes the token if it comes next. */
  accept(token: string): boolean {
    if (!this.startsWith(token)) return false
    this.position += token.length
    return true
  }

  expect(token: string): void {
    if (!this.accept(token)) throw this.failure(`expecting "${token}"`)
  }

  /** Consumes and returns what the sticky pattern matches here. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.position += found.length
    return found
  }

  /** A value in double quotes, with backslash escapes; undefined if no quote comes next. */
  quoted(): string | undefined {
    if (!this.accept('"')) return undefined
    const inside = this.match(/(?:[^"\\]|\\.)*/sy) ?? ''
    this.expect('"')
    return inside.replace(/\\(.)/gs, '$1')
  }

  expectEnd(): void {
    if (!this.done) throw this.failure('expecting the end')
  }

  failure(expecting: string): Error {
    const found = this.done ? 'unexpected end of input' : `unexpected "${this.text.charAt(this.position)}"`
    return restErrors.unparsable(this.subject, this.text, this.position, `${found}, ${expecting}`)
  }
}
