// Tells whether a contact block has what a reporter needs: a person, an address, a phone number with area code.

export type Contact = {
  readonly hasName: boolean
  readonly hasMail: boolean
  readonly hasPhone: boolean
  readonly isPlaceholder: boolean
}

const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const phone = /\+?\(?\d[\d().\s\u00a0–-]{5,}\d/g
const placeholder =
  /@(?:example|domain|company|yourcompany|email)\.|x{3,}|(?<!\d)(?<digit>\d)\k<digit>{2}[-.) ]{0,2}\k<digit>{3}[-. ]?\k<digit>{4}|123[-.) ]{0,2}456[-. ]?7890|\b(?:first|your) ?name\b/i
const label =
  /\b(?:media|press|news|investor|editorial|public|relations|contacts?|inquiries|enquiries|office|e-?mail|phone|tel|telephone|mobile|cell|for|more|further|information|about|please|visit|or|at|name)\b:?/giu
const person =
  /\p{Lu}[\p{L}.’'-]{1,40} (?:\p{Lu}\.? )?(?:(?:de|van|von|der|la|del|bin|al) ){0,2}\p{Lu}[\p{L}’'-]+/u

/** A department instead of a person: 'Corporate Communications', 'Tuberline marketing team', 'Press office, Wearside Heat'. */
const department =
  /\b(?:team|desk|department|dept|communications|marketing|relations|affairs|office|newsroom|group|unit|division|agency|services|staff|bureau|headquarters)\b/i

/** Whether the line names a department and no person. */
export function namesOnlyDepartment(line: string): boolean {
  return department.test(line) && !/contact/i.test(line)
}

/** Reads a contact block, its lines divided by '\n'. */
export function readContact(text: string): Contact {
  const withoutMail = text.replaceAll(mail, '\n')
  const phones = withoutMail.match(phone) ?? []
  return {
    hasName: withoutMail
      .replaceAll(phone, '\n')
      .split(/[\n,|;:]|\b(?:at|or|via|to|on)\b/)
      .some((line) => person.test(line.replaceAll(label, '').trim()) && !namesOnlyDepartment(line)),
    hasMail: withoutMail !== text,
    hasPhone: phones.some((number) => number.startsWith('+') || number.replaceAll(/\D/g, '').length >= 10),
    isPlaceholder: placeholder.test(text),
  }
}
