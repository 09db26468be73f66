// Fields: a code that nobody sees and a result that everybody sees. A link may be one; page numbers are not text.
import { isSafeLink } from '#domain/link-address.ts'

interface Field {
  code: string
  isResult: boolean
  link?: string
  isPageNumber: boolean
}

export interface Fields {
  begin(): void
  addCode(text: string): void
  separate(): void
  end(): void
  /** Whether text that comes now is seen. */
  isSeen(): boolean
  link(): string | undefined
}

export function createFields(): Fields {
  const fields: Field[] = []
  const separate = () => {
    const field = fields.at(-1)
    if (!field) return
    field.isResult = true
    field.isPageNumber = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(field.code)
    const address = /^\s*HYPERLINK\s+(?:\\[a-z]\s+)*"([^"]+)"/i.exec(field.code)?.[1]?.trim()
    // `\l "place"` is a jump inside the document.
    const isJump = /^\s*HYPERLINK\s+\\l/i.test(field.code)
    if (address && !isJump && isSafeLink(address)) field.link = address
  }
  return {
    begin: () => fields.push({ code: '', isResult: false, isPageNumber: false }),
    addCode(text) {
      const field = fields.at(-1)
      if (field && !field.isResult) field.code += text
    },
    separate,
    end: () => fields.pop(),
    isSeen: () => fields.every(({ isResult, isPageNumber }) => isResult && !isPageNumber),
    link: () => fields.findLast(({ link }) => link !== undefined)?.link,
  }
}
