// A form that is open while a colleague saves: what the user hasn't touched follows, what was typed remains.

/** A form's fields: as they were saved when it began or was last brought up to date, and as they are typed now. */
export interface OpenFields<Fields extends object> {
  base: Fields
  draft: Fields
  /** What a colleague changed as well, since it was typed. */
  clashes: readonly (keyof Fields)[]
}

export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

const keysOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[]

/** The form after a colleague has saved. */
export function mergeFields<Fields extends object>(
  { base, draft, clashes }: OpenFields<Fields>,
  saved: Fields,
): OpenFields<Fields> {
  const isTyped = (key: keyof Fields) => !isSameValue(draft[key], base[key])
  const kept = keysOf(saved).filter((key) => isTyped(key) && !isSameValue(draft[key], saved[key]))
  return {
    base: saved,
    draft: { ...saved, ...pick(draft, kept) },
    clashes: kept.filter((key) => clashes.includes(key) || !isSameValue(base[key], saved[key])),
  }
}

/** The fields that differ from what is saved. */
export function listChanged<Fields extends object>(saved: Fields, draft: Fields): Partial<Fields> {
  return pick(
    draft,
    keysOf(draft).filter((key) => !isSameValue(saved[key], draft[key])),
  )
}

function pick<Fields extends object>(fields: Fields, keys: readonly (keyof Fields)[]): Partial<Fields> {
  const picked: Partial<Fields> = {}
  for (const key of keys) picked[key] = fields[key]
  return picked
}
