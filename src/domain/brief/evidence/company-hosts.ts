// The names behind addresses: hugo@nordhavnpower.dk speaks for Nordhavn Power.
import { bareName } from '#domain/language/legal-forms.ts'

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether the address may be this company's. */
export function isHostOf(host: string, name: string): boolean {
  const [plain, spelled] = [lettersOf(bareName(name)), lettersOf(bareName(name).replaceAll('&', 'and'))]
  if (host === plain || host === spelled) return true
  return (host.length >= 5 && spelled.startsWith(host)) || (plain.length >= 5 && host.startsWith(plain))
}
