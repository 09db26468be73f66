// A statement under construction: the text is ours and the schema cache's, the values are the client's.
import type { Value } from '#server/db/db.ts'

export class Statement {
  readonly values: Value[] = []

  /** Binds a value and returns its place in the text. */
  bind(value: Value): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/** A name as SQL writes it, whatever is in it. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const quoteTable = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoteName(schema)}.${quoteName(name)}`
