// PostgreSQL's array literals: `{a,"b,c",NULL}`. Parsed here if each value must be checked, and written again from the result, so
// that PostgreSQL can't read anything else.

/** The values of a flat array, null for NULL; undefined if it isn't one. */
export function readArrayLiteral(text: string): (string | null)[] | undefined {
  const inside = /^\s*\{(.*)\}\s*$/s.exec(text)?.[1]
  if (inside === undefined) return undefined
  if (inside.trim() === '') return []
  const values: (string | null)[] = []
  const value =
    /\s*(?:"((?:[^"\\]|\\.)*)"|((?:[^\s,"{}\\]|\\.)(?:[^\s,"{}\\]|\\.|\s+(?=[^\s,"{}]))*))\s*(,|$)/suy
  let separator: string | undefined = ','
  while (separator === ',') {
    const found = value.exec(inside)
    if (!found) return undefined
    values.push(unquote(found[1], found[2]))
    separator = found[3]
  }
  return values
}

function unquote(quoted: string | undefined, bare: string | undefined): string | null {
  if (quoted === undefined && bare?.toUpperCase() === 'NULL') return null
  return (quoted ?? bare ?? '').replace(/\\(.)/gsu, '$1')
}

export function writeArrayLiteral(values: readonly (string | null)[]): string {
  const written = values.map((value) =>
    value === null ? 'NULL' : `"${value.replace(/[\\"]/g, (character) => `\\${character}`)}"`,
  )
  return `{${written.join(',')}}`
}
