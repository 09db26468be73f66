// The links of the file. Word reports a file as damaged because of one invalid URL, so each is checked first.
import { escapeXml, relationNamespace } from './xml-text.ts'

const plainAddress = /^[\x21-\x7e]+$/
const unusual = /[<>"{}|\\^`]/

export interface Links {
  /** The relation id of the URL; undefined if Word couldn't read it. */
  add(address: string): string | undefined
  write(): string
}

export function createLinks(): Links {
  const ids = new Map<string, string>()
  return {
    add(address) {
      const target = toTarget(address)
      if (target === undefined) return undefined
      const id = ids.get(target) ?? `link${ids.size + 1}`
      ids.set(target, id)
      return id
    },
    write: () =>
      [...ids]
        .map(
          ([target, id]) =>
            `<Relationship Id="${id}" Type="${relationNamespace}/hyperlink" Target="${escapeXml(target)}" TargetMode="External"/>`,
        )
        .join(''),
  }
}

function toTarget(address: string): string | undefined {
  if (address.length > 2048 || !URL.canParse(address)) return undefined
  return plainAddress.test(address) && !unusual.test(address) ? address : new URL(address).href
}
