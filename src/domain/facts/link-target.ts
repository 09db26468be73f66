// Checks where a link leads: the address is a fact, whatever the link's text says.

import type { ReadFact } from '#domain/language/fact.ts'
import { readFacts } from '#domain/language/reading.ts'
import { findUnsupported } from './find-unsupported.ts'
import type { Material } from './material.ts'

/** The address of a link as people write it: 'ann@acme.com' for a mail, '218-555-0134' for a call. */
export function spellTarget(address: string): string {
  const [, scheme = '', rest = ''] = /^(mailto|tel):(.*)$/is.exec(address.trim()) ?? []
  if (scheme === '') return address.trim()
  return scheme.toLowerCase() === 'tel' ? spellPhone(rest) : (rest.split('?')[0] ?? '')
}

function spellPhone(number: string): string {
  const digits = number.replaceAll(/\D/g, '')
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return area === undefined ? `+${digits}` : `${area}-${exchange}-${line}`
}

/** The key of the address, if neither the material nor the link's text contains it. */
export function findForeignTarget(address: string, words: string, material: Material): string | undefined {
  const target = spellTarget(address)
  const [foreign] = findUnsupported(target, material)
  if (foreign === undefined) return undefined
  const told = new Set(readFacts(words).flatMap(({ gives }: ReadFact) => gives))
  return told.has(foreign.key) ? undefined : foreign.key
}
