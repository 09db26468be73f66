// Reads the company from a field of a form: "Institution: Museum of Salt and Tides". The whole value is the name, whatever its words.
import { asForm, type SortedUnit } from '#domain/brief/unit.ts'
import { isLegalWord } from '#domain/language/legal-forms.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { cleanName } from './company-names.ts'

/** Labels that ask for the company. */
const field =
  /^(?:(?:name of (?:the )?)?(?:company|organi[sz]ation|institution|institute|firm|business|charity|nonprofit|museum|university|association)|(?:company|organi[sz]ation|institution|business|client) name|client|us|bedrijf|firma|unternehmen|entreprise|empresa|azienda|företag)$/iu

/** A name ends before a bracket, a dash, a comma or a note; "Whipple, Almeida & Stearns" has a comma of its own. */
const named =
  /^(?<name>(?:\p{Lu}[\p{L}’'-]{1,30}, ){1,3}\p{Lu}[\p{L}’'-]{1,30},? & [^,;:|()[\]–—“"]{2,60}|[^,;:|()[\]–—“"]{2,90}?)(?<form>, ?(?:Inc|Corp|Ltd|Co|LLC|LLP|PLC|GmbH)\b\.?)?(?=$|,|;| ?\(| [|–—-] )/u
/** Words that may be part of a name: small words, abbreviations and numbers ("Zeytinpınar Gıda San. ve Tic. A.Ş."). */
const ofName =
  /^(?:[\p{Lu}\p{N}&+][\p{L}\p{M}\p{N}’'&.+-]*|\p{Ll}{1,3}|\p{Ll}{1,3}[’']\p{L}+|[Tt]he|della|delle|dell)$/u
const mostWords = 10

/** What whoever has an old name is called from now on. */
const newName = /^new name$/iu
const oldName = /^(?:old|former|previous|current) name$/iu

/** The one name that the fields give; nothing where two differ. */
export function findLabeledCompany(units: readonly SortedUnit[]): string | undefined {
  const isRenamed = units.some(({ label = '' }) => oldName.test(label.trim()))
  return findByField(units, field) ?? (isRenamed ? findByField(units, newName) : undefined)
}

function findByField(units: readonly SortedUnit[], asks: RegExp): string | undefined {
  const names = units.flatMap((unit) => {
    const { label = '', value = '', kind } = asForm(unit)
    return kind === 'private' || kind === 'foreign' || !asks.test(label.trim()) ? [] : (readName(value) ?? [])
  })
  return new Set(names).size === 1 ? names[0] : undefined
}

function readName(value: string): string | undefined {
  const { name: written = '', form = '' } = named.exec(value.trim())?.groups ?? {}
  const words = (written.trim() + form.replace(/^, ?/u, ' ')).split(/\s+/u)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const isName = words.every((word) => ofName.test(word.replace(/,$/u, ''))) && words.length <= mostWords
  if (!isName || !/^\p{Lu}/u.test(first) || !(/^[\p{Lu}\p{N}]/u.test(last) || isLegalWord(last)))
    return undefined
  // A period ends the line, unless it belongs to "Ltd." or the like.
  const name = words.join(' ').replace(/(?<! (?:Inc|Ltd|Corp|Co|Pvt|Pty)|\.\p{L}{1,3})\.$/u, '')
  return cleanName(name) === undefined || isKnownCity(name) ? undefined : name
}
