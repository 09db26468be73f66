// Nothing of the notes is lost before it is sorted: every word belongs to a unit, which the account lists, but for bullets and numbers of
// points, and for the names and times that a chat puts before its lines.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accountFor } from '#domain/brief/account-for.ts'
import { splitUnits } from '#domain/brief/split-units.ts'

const folder = new URL('../corpus/seen/', import.meta.url)
const texts = readdirSync(folder)
  .filter((name) => /^briefs.*\.json$/.test(name))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { text: string }[])
  // All of them take a minute.
  .filter((_, index) => index % 25 === 0)
  .map(({ text }) => text.replaceAll(/\r\n?/g, '\n'))

/** What is before a line and no part of what it says. */
const mark =
  /^[\s>]*(?:(?:[-*•–‣◦▪·#|]|\(?\d{1,2}[.)]|\(?\p{L}\)|[QA]\d{0,2}[.:)]|\[[ xX]?\])[\s>]*){0,3}(?:[^\n]{0,90}?(?:: ?|\d[.:h]\d\d\S*(?: ?[AaPp]\.?[Mm]\.?)?[\])]?[ ,–—-]*|[\])] ?))?\s*$/u

/** The passages of the notes that are in no unit. */
function listLeftOut(text: string): string[] {
  const left: string[] = []
  let end = 0
  for (const { from, to } of [...splitUnits(text), { from: text.length, to: text.length }]) {
    if (from > end) left.push(text.slice(end, from))
    end = Math.max(end, to)
  }
  return left.flatMap((passage) => passage.split('\n')).filter((passage) => /[\p{L}\p{N}]/u.test(passage))
}

describe('every word of the notes', () => {
  it('is in a unit, marks before lines aside', () => {
    const lost = texts.flatMap(listLeftOut).filter((passage) => !mark.test(passage))
    expect(lost).toEqual([])
  })

  it('is in the words of its unit', () => {
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
    const lost = texts.flatMap((text) =>
      splitUnits(text).flatMap((unit) => {
        const kept = new Set(words(unit.text))
        // A quotation that continues over wrapped lines of a reply has their marks between its words, and no words.
        return words(text.slice(unit.from, unit.to)).filter((word) => !kept.has(word))
      }),
    )
    expect(lost).toEqual([])
  })

  it('is accounted for in exactly one list', () => {
    for (const text of texts.slice(0, 12)) {
      const lines = splitUnits(text).map((unit, index) => ({
        ...unit,
        kind:
          (['fact', 'unsure', 'private', 'quote', 'furniture', 'contact', 'embargo'] as const)[index % 7] ??
          'fact',
      }))
      const { used, usedInPart, notUsed, notUnderstood, keptOut } = accountFor(lines, lines[0]?.text ?? '')
      const listed = [
        used,
        usedInPart.map((line) => line.text),
        notUsed,
        notUnderstood,
        keptOut.map((line) => line.text),
      ]
      expect(listed.flat().toSorted()).toEqual(lines.map((line) => line.text).toSorted())
    }
  })
})
