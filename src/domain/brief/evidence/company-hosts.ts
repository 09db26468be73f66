// The names behind addresses: hugo@nordhavnpower.dk speaks for Nordhavn Power. And company names without their legal forms.
import { isLegalForm } from '#domain/language/name-words.ts'

/** Legal forms of many countries, without periods. */
const forms = new Set(
  'ab ad ae ag aps as asa asbl bhd bv bvba cic clg coop cv cvba cyf dac doo ehf eg eood epe gmbh hf ike jsc kft kg kgaa kk lda llp limited ltda mbh ngo npc nv ohg ood ou oy oyj pbc pc plc pllc pt pte pty pvt sa sac sarl sas sasu scrl sdn se sia sl slu spa sro srl tbk ug uab vzw zoo zrt'.split(
    ' ',
  ),
)

/** Whether the word is a legal form: "Ltd", "S.A.C.", "Bhd". */
export const isLegalWord = (word: string): boolean => {
  const bare = word.toLowerCase().replaceAll(/[.,/]/g, '').normalize('NFD').replaceAll(/\p{M}/gu, '')
  return (/\p{Lu}/u.test(word) && forms.has(bare)) || isLegalForm(word.toLowerCase().replace(/[.,]+$/, ''))
}

/** The name without its legal forms, of which some have two: "Sdn Bhd". */
export function bareName(value: string): string {
  const words = value.split(' ')
  while (words.length > 1 && words.at(-2) !== '&' && isLegalWord(words.at(-1) ?? '')) words.pop()
  return words.join(' ').replace(/,$/, '')
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether the address may be this company's. */
export function isHostOf(host: string, name: string): boolean {
  const [plain, spelled] = [lettersOf(bareName(name)), lettersOf(bareName(name).replaceAll('&', 'and'))]
  if (host === plain || host === spelled) return true
  return (host.length >= 5 && spelled.startsWith(host)) || (plain.length >= 5 && host.startsWith(plain))
}
