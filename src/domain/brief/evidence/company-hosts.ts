// The names behind addresses: hugo@nordhavnpower.dk speaks for Nordhavn Power. And company names without their legal forms.
import { isLegalForm } from '#domain/language/name-words.ts'

/** Legal forms of many countries, without periods. */
const forms = new Set(
  'ab ad ae ag aps as asa asbl bhd bv bvba cic clg coop cv cvba cyf dac doo ehf eg eood epe gmbh hf ike jsc kft kg kgaa kk lda llp limited ltda mbh ngo npc nv ohg oo ood ou oy oyj pbc pc plc pllc pt pte pty pvt sa sac sarl sas sasu scrl sab sdn se sia sl slu spa sro srl sapi tbk ua ug uab vzw zoo zrt'.split(
    ' ',
  ),
)

/** Whether the word is a legal form: "Ltd", "S.A.C.", "Bhd". */
export const isLegalWord = (word: string): boolean => {
  const bare = word.toLowerCase().replaceAll(/[.,/]/g, '').normalize('NFD').replaceAll(/\p{M}/gu, '')
  // "a.s." and "d.o.o." have no capitals; "as" without periods is a word.
  const isWritten = /\p{Lu}/u.test(word) || /\p{L}\.\p{L}/u.test(word)
  return (isWritten && forms.has(bare)) || isLegalForm(word.toLowerCase().replace(/[.,]+$/, ''))
}

const formWord = /^,? ?(?<form>(?:\p{L}\.){2,4}|\p{L}{1,2}\/\p{L}|\p{L}[\p{L}\p{M}]{1,8}\.?)(?![\p{L}\p{N}])/u
/** Words inside a legal form: "S.A.B. de C.V.", "San. ve Tic. A.Ş.", "Sp. z o.o.", "Private Limited". */
const formLink = /^,? (?:de|ve|z|y|&|and|und|San\.|Tic\.|Sp\.|Private|Public|Proprietary)(?= )/u

/** The legal form at the start of what follows a name; empty if there is none. */
export function readLegalTail(after: string): string {
  let [end, at] = [0, 0]
  for (;;) {
    const rest = after.slice(at)
    const link = formLink.exec(rest)
    // "Fermoy, Co. Cork" is in a county.
    const form = link === null && !/^,? Co\. \p{Lu}/u.test(rest) ? formWord.exec(rest) : null
    if (link !== null) at += link[0].length
    else if (form !== null && isLegalWord(form.groups?.form ?? '')) {
      at += form[0].length
      end = at
    } else return after.slice(0, end)
  }
}

/** The name without its legal forms, of which some have two: "Sdn Bhd". */
export function bareName(value: string): string {
  const words = value.split(' ')
  for (let count = countForm(words); count > 0 && words.length > count; count = countForm(words))
    words.splice(-count)
  return words.join(' ').replace(/,$/, '')
}

/** How many words at the end are one legal form: "GmbH & Co." is one, "Miller & Co." a name. */
function countForm(words: readonly string[]): number {
  if (!isLegalWord(words.at(-1) ?? '')) return 0
  if (words.at(-2) !== '&') return 1
  return isLegalWord(words.at(-3) ?? '') ? 3 : 0
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether the address may be this company's. */
export function isHostOf(host: string, name: string): boolean {
  const [plain, spelled] = [lettersOf(bareName(name)), lettersOf(bareName(name).replaceAll('&', 'and'))]
  if (host === plain || host === spelled) return true
  return (host.length >= 5 && spelled.startsWith(host)) || (plain.length >= 5 && host.startsWith(plain))
}
