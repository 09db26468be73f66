// A statement being built. Its text comes from us and the schema cache, its values from the client.
import type { Value } from '#server/db/db.ts'

export class Statement {
  readonly values: Value[] = []

  /** Binds a value and returns its placeholder. */
  bind(value: Value): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}
