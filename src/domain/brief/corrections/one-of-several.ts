// Corrections of one thing in a list: "N3 is every 60 minutes, not 40" does not change "N1, N2 and N3, every 40 minutes".
import { escapePattern } from '#domain/language/matches.ts'

const named = /(?<![\p{L}\d])(?<name>\p{Lu}[\p{L}\d]{1,20}) (?:is|was|has|costs|runs|opens|gets) /u

/** A test for lines that name the corrected thing together with others. */
export function namesOneOf(correction: string): (line: string) => boolean {
  const subject = named.exec(correction)?.groups?.name
  if (subject === undefined) return () => false
  const name = escapePattern(subject)
  const beside = new RegExp(
    `\\p{Lu}[\\p{L}\\d]*(?:,| and| &) ${name}(?![\\p{L}\\d])|(?<![\\p{L}\\d])${name}(?:,| and| &) \\p{Lu}`,
    'u',
  )
  return (line) => beside.test(line)
}
