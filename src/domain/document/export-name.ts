// The name of an exported file: client-headline-v4.docx.

export interface ExportedRelease {
  /** Name of the client; a document may have none. */
  client?: string | null
  headline: string | undefined
  /** The newest saved version; left out if there is none or it can't be read. */
  version?: number | undefined
}

/** Longest parts, in characters: some systems limit a name to 255 bytes. */
const longest = { client: 30, headline: 60 }
const unnamed = 'press_release'
/** Names that Windows reserves, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** The name without its extension: headline-v4 without a client, press_release without a headline. */
export function exportName({ client, headline, version = 0 }: ExportedRelease): string {
  const title = splitName(headline ?? '', longest.headline)
  if (!title) return unnamed
  const owner = splitName(client ?? '', longest.client)
  // A headline that begins with the client's name says it already.
  const isNamed = `${title}-`.startsWith(`${owner}-`)
  const parts = [isNamed ? '' : owner, title, version > 0 ? `v${version}` : '']
  const name = parts.filter(Boolean).join('-')
  return reserved.test(name) ? `${name}-release` : name
}

/** Words that lead to the next one: a name that is cut never ends with them. */
const leading = new Set(
  'a an the and or but of in on at to by for from with as its into over than that via per is are'.split(' '),
)

/** Lowercase letters and digits of any script, hyphens for the rest; cut after a whole phrase if there is one. */
function splitName(text: string, maxLength: number): string {
  const words = withoutAccents(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)
  const characters = [...(words ?? []).join('-')]
  if (characters.length <= maxLength) return characters.join('')
  const cut = characters.slice(0, maxLength + 1)
  const end = cut.lastIndexOf('-')
  if (end <= 0) return cut.slice(0, maxLength).join('')
  const kept = cut.slice(0, end).join('').split('-')
  const last = kept.findLastIndex((word) => !leading.has(word))
  return kept.slice(0, last < 0 ? kept.length : last + 1).join('-')
}

/** Some mail programs garble accented letters. In other scripts a mark can change the word, so it stays. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
