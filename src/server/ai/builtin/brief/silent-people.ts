// Who can give no quotation any more, as the brief tells.

import type { Person } from '#domain/brief/sheet.ts'
import { findMatches } from '#domain/language/matches.ts'

const anyEnd =
  /\b(?:died|dies|dead|killed|passed away|death|the late|fired|dismissed|ousted|removed|arrested|resign(?:s|ed)|quit|loss of|memory of)\b/i
const ended =
  /\p{Lu}[\p{L}’'-]+(?:,[^,.;\n]{2,80},|,)? (?:has |had |\p{Ll}+ly )*(?:died|dies|passed away|resigned|resigns|quit|(?:was|is|been) (?:\p{Ll}+ly )?(?:dead|killed|fired|dismissed|ousted|removed|arrested))\b/gu
const mourned =
  /\b(?:death|loss|killing|dismissal|arrest|memory) of (?:[\p{Ll} ,]{2,60} )?(?<name>\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}’'-]+))*)|\bthe late (?:[\p{Ll}-]+ ){0,4}(?<late>\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}’'-]+))*)/gu

/** The people, those marked of whom the text says that they died, resigned or were dismissed. */
export function markSilent(people: readonly Person[], text: string): Person[] {
  if (!anyEnd.test(text)) return [...people]
  const silent = [
    // 'Our CEO, Mark Chen, died': the name is somewhere before the verb.
    ...findMatches(text, ended).flatMap(([words]) => words.split(/[ ,]+/)),
    ...findMatches(text, mourned).flatMap(({ groups }) => (groups?.name ?? groups?.late)?.split(' ')),
  ]
  return people.map((person) => (silent.includes(person.surname) ? { ...person, isSilent: true } : person))
}
