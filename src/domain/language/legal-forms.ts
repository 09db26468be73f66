// Legal forms after company names: "Inc.", "GmbH & Co. KG", "S.A. de C.V."

import { memoizeText } from './memoize-text.ts'

/** Forms that every reader knows, with or without capitals. Names are used with or without them. */
const common = new Set(
  'inc incorporated corp corporation llc llp ltd limited plc gmbh ag co company'.split(' '),
)

/** Whether the word, in lower case and without its period, is a common one. */
export const isLegalForm = (word: string): boolean => common.has(word)

/** Forms of many countries, without periods. */
const forms = new Set(
  'ab ad ae ag aps as asa asbl bhd bv bvba cic clg coop cv cvba cyf dac doo ehf eg eood epe gmbh hf ike jsc kft kg kgaa kk lda llp lp limited ltda mbh ngo npc nv ohg oo ood ou oy oyj pbc pc plc pllc pt pte pty pvt sa sac sarl sas sasu scrl sab sdn se sia sl slu spa sro srl sapi tbk ua ug uab vzw zoo zrt'.split(
    ' ',
  ),
)

/** Whether the word is a legal form: "Ltd", "S.A.C.", "Bhd". */
export const isLegalWord: (word: string) => boolean = memoizeText((word) => {
  const bare = word.toLowerCase().replaceAll(/[.,/]/g, '').normalize('NFD').replaceAll(/\p{M}/gu, '')
  // "a.s." and "d.o.o." have no capitals; "as" without periods is a word.
  const isWritten = /\p{Lu}/u.test(word) || /\p{L}\.\p{L}/u.test(word)
  return (isWritten && forms.has(bare)) || isLegalForm(word.toLowerCase().replace(/[.,]+$/, ''))
})

const formWord = /^,? ?(?<form>(?:\p{L}\.){2,4}|\p{L}{1,2}\/\p{L}|\p{L}[\p{L}\p{M}]{1,8}\.?)(?![\p{L}\p{N}])/u
/** Words inside a legal form: "S.A.B. de C.V.", "San. ve Tic. A.Ş.", "Sp. z o.o.", "Private Limited". */
const formLink = /^,? (?:de|ve|z|y|&|and|und|San\.|Tic\.|[Ss]p\.|Private|Public|Proprietary)(?= )/u

/** The legal form at the start of what follows a name; empty if there is none. */
export function readLegalTail(after: string): string {
  let [end, at] = [0, 0]
  for (;;) {
    const rest = after.slice(at)
    const link = formLink.exec(rest)
    const form = link === null && !isCounty(rest) ? formWord.exec(rest) : null
    if (link !== null) at += link[0].length
    else if (form !== null && isLegalWord(form.groups?.form ?? '')) {
      at += form[0].length
      end = at
    } else return after.slice(0, end)
  }
}

/** Whether "Co." is a county: "Fermoy, Co. Cork". In "& Co. KG" it is a legal form. */
function isCounty(rest: string): boolean {
  const next = /^,? Co\. (?<next>\p{Lu}\p{L}*)/u.exec(rest)?.groups?.next
  return next !== undefined && !isLegalWord(next)
}

/** The name without its legal forms; some names have two: "Sdn Bhd". */
export const bareName: (value: string) => string = memoizeText((value) => {
  const words = value.split(' ')
  const at = words.findIndex(
    (word, index) => index > 0 && word !== '&' && isWhollyLegal(words.slice(index).join(' ')),
  )
  const isPartners = at > 1 && words[at - 1] === '&'
  // "Miller & Co." keeps its "Co."
  return (at === -1 || isPartners ? value : words.slice(0, at).join(' ')).replace(/,$/, '')
})

const isWhollyLegal = (words: string): boolean => readLegalTail(` ${words}`) === ` ${words}`
