// The names behind addresses: hugo@nordhavnpower.dk speaks for Nordhavn Power.
import { findAddresses } from '#domain/language/addresses.ts'
import { isLegalForm } from '#domain/language/name-words.ts'
import type { SortedUnit } from './unit.ts'

/** The name without its legal form. */
export const bareName = (value: string): string =>
  value
    .split(' ')
    .filter(
      (each) =>
        !isLegalForm(each.toLowerCase().replace(/[.,]+$/, '')) &&
        !/^(?:GmbH|AG|AB|ApS|BV|NV|SA|SAS|Oy|KG|A\/S)$/.test(each),
    )
    .join(' ')

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** "nordhavnpower" of hugo@nordhavnpower.dk and of www.nordhavnpower.dk/news. */
export function listHosts(units: readonly SortedUnit[]): string[] {
  const hosts = new Set<string>()
  for (const { text } of units)
    for (const { kind, text: address } of findAddresses(text)) {
      if (kind === 'phone') continue
      const [host = ''] = address
        .toLowerCase()
        .replace(/^.*@|^https?:\/\//, '')
        .replace(/^www\./, '')
        .split('/')
      hosts.add(lettersOf(host.split('.').slice(0, -1).join('')))
      hosts.add(lettersOf(host.split('.')[0] ?? ''))
    }
  return [...hosts].filter((host) => host.length > 3)
}

/** Whether the address may be this company's. */
export function isHostOf(host: string, name: string): boolean {
  const [plain, spelled] = [lettersOf(bareName(name)), lettersOf(bareName(name).replaceAll('&', 'and'))]
  if (host === plain || host === spelled) return true
  return (host.length >= 5 && spelled.startsWith(host)) || (plain.length >= 5 && host.startsWith(plain))
}
