// The name of an exported file: client-headline-v4.docx (decision 29).

export interface ExportedRelease {
  /** Name of the client; a document may have none. */
  client?: string | null
  headline: string
  /** The newest version; 0 for a text that has none yet. */
  version: number
}

/** Longest parts, in characters: some systems take no more than 255 bytes for a name. */
const longest = { client: 30, headline: 60 }
const unnamed = 'press_release'
/** What Windows keeps for itself, whatever comes after the dot. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** The name without its extension: headline-v4 without a client, press_release without a headline. */
export function exportName({ client, headline, version }: ExportedRelease): string {
  const title = toWords(headline, longest.headline)
  if (!title) return unnamed
  const parts = [toWords(client ?? '', longest.client), title, version > 0 ? `v${version}` : '']
  const name = parts.filter(Boolean).join('-')
  return reserved.test(name) ? `${name}-release` : name
}

/** Letters and digits of any script in lower case, everything else a hyphen; cut after a whole word if there is one. */
function toWords(text: string, most: number): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)
  const characters = [...(words ?? []).join('-')]
  if (characters.length <= most) return characters.join('')
  const cut = characters.slice(0, most + 1)
  const end = cut.lastIndexOf('-')
  return cut.slice(0, end > 0 ? end : most).join('')
}
