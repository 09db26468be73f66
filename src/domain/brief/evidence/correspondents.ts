// Who writes the notes and who is written to. Neither is the company that announces.
import type { SortedUnit } from '#domain/brief/unit.ts'
import { findMatches } from '#domain/language/matches.ts'

const wrote =
  /^(?:On .{4,40}[,M] )?(?<name>\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){0,3})(?: <[^>]*>)? (?:wrote:|\d{1,2}:\d{2}(?: [AP]M)?$)/u
const letterHead = /^(?:from|to|cc|von|an|van|aan|de|à|från|till|od|do|sent by)$/iu
const beforeAddress =
  /(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]{1,40}(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}’'-]{1,40}){1,2}(?=[,|/ ]{0,3}(?:[\p{L} ]{0,30},)?[ |/]{0,2}(?:[\w.-]{1,64}@|\(?\+?\d))/gu

/** Their names, and those of people to contact. */
export function listCorrespondents(units: readonly SortedUnit[]): Set<string> {
  const names = new Set<string>()
  for (const { label, value = '', text, kind } of units) {
    const isHead = label !== undefined && letterHead.test(label)
    const told = isHead ? value.replace(/ ?[<(].*$/, '') : wrote.exec(text)?.groups?.name
    if (told !== undefined && kind === 'furniture') names.add(told.trim())
    if (kind === 'contact') for (const [name] of findMatches(text, beforeAddress)) names.add(name)
  }
  return names
}
