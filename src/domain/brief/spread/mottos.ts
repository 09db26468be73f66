// Recognizes the motto of a mail signature: a line in quotation marks below a name and number. It is not for print.
import { findSignatures } from '#domain/brief/signatures.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { findAddresses } from '#domain/language/addresses.ts'
import { findQuotations } from '#domain/language/quotations.ts'

/** Makes lines that are only a quotation, below a signer's address, part of the message. */
export function closeMottos(units: readonly SortedUnit[]): void {
  if (!units.some(isBareQuotation)) return
  for (const { units: own } of findSignatures(units)) {
    const signed = own.flatMap((index) => units[index] ?? [])
    const reached = signed.findIndex(({ text }) => hasAddress(text))
    for (const unit of reached === -1 ? [] : signed.slice(reached + 1))
      if (isBareQuotation(unit)) unit.kind = 'furniture'
  }
}

const hasAddress = (text: string): boolean =>
  findAddresses(text).length > 0 || /(?:\d[ ()./-]{0,2}){7}/.test(text)

function isBareQuotation({ kind, text, label }: SortedUnit): boolean {
  if (kind !== 'quote' || label !== undefined) return false
  const [only, ...others] = findQuotations(text)
  const rest = only === undefined ? text : text.slice(0, only.from) + text.slice(only.to)
  return only !== undefined && others.length === 0 && !/[\p{L}\p{N}]/u.test(rest)
}
