// The links of the file. Word calls a file damaged over one bad address, so each is checked first.
import { escapeXml, relationNamespace } from './xml-text.ts'

const plainAddress = /^[\x21-\x7e]+$/
const unusual = /[<>"{}|\\^`]/

export interface Links {
  /** The id to refer to the address by; undefined when Word could not read it. */
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
