// Whether a value read from notes is the one a careful editor read, spelling aside.
import { bareName } from '#domain/language/legal-forms.ts'
import { findSpokenAddresses } from '#domain/language/speech/spoken-addresses.ts'

/** Case, quotation marks and spaces aside. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ')

const legalForm =
  /,? (?:inc|corp|ltd|limited|llc|co|plc|gmbh|kg|ag|ab|cyf|cvba|zrt|aps|bv|a\/s|as|asa|sa|s\.a|sas|s\.a\.s|sarl|s\.a\.c|srl|s\.r\.l|s\.p\.a|b\.v|n\.v|nv|llp|private limited|private|spa|s\.a\.b\. de c\.v|oy|oyj|k\.k|pte|pvt|pty|sdn|bhd|dac|cic|npc|ike|a\.e|s\.l|lda|ltda|asbl|e\.v|ehf|hf|oü|uab|sia|kft|d\.o\.o|sp\. z o\.o|a\.ş)\.?$/

/** The name without its article and its legal forms, of which some have two: "Co., Ltd." */
export function bareCompany(name: string): string {
  const written = plain(name).replace(/^the /, '')
  const bare = written.replace(legalForm, '').replace(legalForm, '')
  // "Company" is a part of the name; the forms of many countries are not.
  const short = written.endsWith(' company') ? bare : plain(bareName(name)).replace(/^the /, '')
  return short.length < bare.length ? short : bare
}

export function isSameCompany(one: string, other: string): boolean {
  return bareCompany(one) === bareCompany(other)
}

/** A person's name without a form of address. */
export const barePerson = (name: string): string =>
  plain(name)
    .replace(/^(?:dr|mr|mrs|ms|prof|mag)\.? /, '')
    .replace(/\.$/, '')

/** An address or a number in figures and signs, also when it was dictated: "nuala at larkmoor dot com". */
export const spelled = (address: string): string => findSpokenAddresses(address)[0]?.text ?? address
