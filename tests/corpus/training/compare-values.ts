// Whether a value read from notes is the one a careful editor read, spelling aside.

/** Case, quotation marks and spaces aside. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ')

const legalForm =
  /,? (?:inc|corp|ltd|llc|co|plc|gmbh|ag|ab|aps|bv|a\/s|as|sa|s\.a|b\.v|n\.v|llp|oy|k\.k|pte|pvt|asbl|sp\. z o\.o)\.?$/

/** The name without its article and its legal forms, of which some have two: "Co., Ltd." */
export function bareCompany(name: string): string {
  const bare = plain(name).replace(/^the /, '')
  return bare.replace(legalForm, '').replace(legalForm, '')
}

export function isSameCompany(one: string, other: string): boolean {
  return bareCompany(one) === bareCompany(other)
}

/** A person's name without a form of address. */
export const barePerson = (name: string): string => plain(name).replace(/^(?:dr|mr|mrs|ms|prof|mag)\.? /, '')
