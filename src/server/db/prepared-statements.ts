// The prepared statements of one connection, so that PostgreSQL plans each once. The least recently used one is removed first: a client
// that never repeats a query takes no more space than any other.
import type { Value } from './db.ts'

/** One statement of a pipeline: they are sent together and answered together. */
export interface Step {
  text: string
  values: readonly Value[]
  /** Policies are part of a plan, so each role has its own. */
  role?: string
  /** Not likely to be repeated: not stored. */
  isRare?: boolean
}

export interface Preparation {
  key: string
  /** Empty for the unnamed statement, which is prepared again each time. */
  name: string
  isReady: boolean
}

const maxStatements = 100
/** A longer statement is not likely to be repeated. */
const maxTextLength = 10_000

export class PreparedStatements {
  /** Names by key, least recently used first. */
  readonly #names = new Map<string, string>()
  readonly #free = Array.from({ length: maxStatements }, (_, index) => `presswright_${index}`)

  /** Call only when the statement is about to be sent: a name belongs to one text between here and its answer. */
  take({ text, role = '', isRare = false }: Step): Preparation {
    const key = `${role} ${text}`
    if (isRare || text.length > maxTextLength) return { key, name: '', isReady: false }
    const known = this.#names.get(key)
    if (!known) return { key, name: this.#free.pop() ?? this.#takeOldest(), isReady: false }
    this.#names.delete(key)
    this.#names.set(key, known)
    return { key, name: known, isReady: true }
  }

  /** The statement was prepared and worked. */
  keep({ key, name, isReady }: Preparation): void {
    if (name && !isReady) this.#names.set(key, name)
  }

  /** It failed: it may not be prepared, or may no longer fit the tables. */
  forget({ key, name }: Preparation): void {
    if (!name) return
    this.#names.delete(key)
    this.#free.push(name)
  }

  #takeOldest(): string {
    const [[key, name] = ['', '']] = this.#names
    this.#names.delete(key)
    return name
  }
}

/** A value as PostgreSQL reads it from text, the same for both drivers. */
export function toText(value: Value): string | null {
  if (value === null) return null
  return typeof value === 'object' ? `{${value.map(quoteItem).join(',')}}` : String(value)
}

const quoteItem = (item: string) => `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
