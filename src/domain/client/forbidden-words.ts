// What a release for one client must not say: the words that client rules out, and the names of the other clients.
import type { ForbiddenWord } from '#domain/rules/release/settings.ts'

export interface ClientWords {
  id: string
  name: string
  other_names: readonly string[]
  product_names: readonly string[]
  never_say: readonly string[]
  never_say_reasons: Readonly<Record<string, string>>
}

/** A name that is part of the client's own can't be told from it, so it may be said. */
export function listForbiddenWords(own: ClientWords, clients: readonly ClientWords[]): ForbiddenWord[] {
  const mine = [own.name, ...own.other_names, ...own.product_names].map((name) => name.toLowerCase())
  const others = clients
    .filter(({ id }) => id !== own.id)
    .flatMap(({ name, other_names }) => [name, ...other_names])
    .filter((name) => !mine.some((part) => part.includes(name.toLowerCase())))
  return [
    ...own.never_say.map((word) => ({
      word,
      why: own.never_say_reasons[word] || `${own.name} avoids this wording`,
      reason: `It’s on ${own.name}’s “Never say” list.`,
    })),
    ...[...new Set(others)].map((word) => ({
      word,
      why: 'this is another client’s name',
      reason: `A release for ${own.name} should never name another client.`,
    })),
  ]
}
