// Fields: a hidden code and a visible result. Links can be fields; page numbers are not text.
import { isDrawn, isPageNumber, readFieldLink, readFieldText } from './field-code.ts'

/** Longer than any supported code. */
const codeMaxCharacters = 8000

interface Field {
  /** Its index among the fields of the story. */
  number: number
  code: string
  isResult: boolean
  /** The entries of a drop-down list and the selected one. */
  choices: string[]
  chosen: number
  /** Inherited from the enclosing fields, stored so that depth costs nothing. */
  isSeenAround: boolean
  isSeen: boolean
  link: string | undefined
}

export interface Fields {
  begin(): void
  addCode(text: string): void
  addChoice(text: string): void
  choose(index: number): void
  separate(): void
  /** Ends a field; returns its text if it has no result. */
  end(): string
  /** Whether text at this point is visible. */
  isSeen(): boolean
  link(): string | undefined
  /** The indexes of unclosed fields. */
  unfinished(): Set<number>
}

/** `ignored` are unclosed fields, whose content is text. `pageMark` replaces a page number. */
export function createFields(ignored: ReadonlySet<number> = new Set(), pageMark = ''): Fields {
  const fields: Field[] = []
  let begun = 0
  const isSeen = () => fields.at(-1)?.isSeen ?? true
  const link = () => fields.at(-1)?.link
  return {
    begin() {
      const number = begun
      begun += 1
      if (ignored.has(number)) return
      fields.push({
        number,
        code: '',
        isResult: false,
        choices: [],
        chosen: 0,
        isSeenAround: isSeen(),
        isSeen: false,
        link: link(),
      })
    },
    addCode(text) {
      const field = fields.at(-1)
      if (field && !field.isResult && field.code.length < codeMaxCharacters)
        field.code += text.slice(0, codeMaxCharacters)
    },
    addChoice: (text) => fields.at(-1)?.choices.push(text),
    choose(index) {
      const field = fields.at(-1)
      if (field) field.chosen = index
    },
    separate() {
      const field = fields.at(-1)
      if (!field) return
      field.isResult = true
      field.isSeen = field.isSeenAround && !isPageNumber(field.code) && !isDrawn(field.code)
      field.link = readFieldLink(field.code) ?? field.link
    },
    end() {
      const field = fields.pop()
      if (field?.isSeenAround && isPageNumber(field.code)) return pageMark
      if (!field?.isSeenAround || (field.isResult && !isDrawn(field.code))) return ''
      return field.choices[field.chosen] ?? readFieldText(field.code)
    },
    isSeen,
    link,
    unfinished: () => new Set(fields.map(({ number }) => number)),
  }
}
