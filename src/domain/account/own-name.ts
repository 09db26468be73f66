// A user's own name, as they give it in the settings. It is kept in the metadata of the account, where social providers put it, too.

/** The database cuts longer ones where it shows them. */
const maxCharacters = 80

/** On one line, without characters that change the reading direction. */
function clean(typed: string): string {
  const plain = typed.replace(/[\p{Cc}\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  return [...plain].slice(0, maxCharacters).join('').trim()
}

/** Empty for users without one: they are named by the part of their address before the @. */
function read(metadata: Record<string, unknown> | undefined): string {
  return typeof metadata?.full_name === 'string' ? clean(metadata?.full_name) : ''
}

export const ownName = { maxCharacters, clean, read }
