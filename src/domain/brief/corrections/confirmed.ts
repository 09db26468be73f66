// Lines beside a correction that only confirm another figure: "companies still 3,900", "the price stays at $40". The figure is used where it was
// first told, and the confirmation becomes a note to the writer.
import type { SortedUnit } from '#domain/brief/unit.ts'

const subject = '(?:the |that |and |but )*(?<what>\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*){0,2}?)'
const figure = '(?:US|C|AU)?[$€£]?(?<figure>\\d(?:[\\d,.]*\\d)?)(?:%| ?(?:million|billion|thousand|m|k))?'
/** "still 3,900", "unchanged at 12%", "the same, 40", "stays at $40" */
const unchanged =
  '(?:(?:is|are|was|were) )?(?:still(?: at)?|unchanged(?: at)?|the same(?:,| at)?|as before(?:,| at)?|(?:stays?|remains?)(?: the same)?(?: at)?),?'
const confirming = new RegExp(`^${subject}:? ${unchanged} ${figure}(?: of them)?[.!]?$`, 'iu')
const behind = new RegExp(
  `^(?:the )?${figure} (?<what>\\p{L}+) (?:is|are|was|were|stays?|stands?|remains?)(?: still)?(?: right| correct| fine| ok| the same| unchanged)?[.!]?$`,
  'iu',
)

const longest = 80

/** Makes units that only confirm a figure from elsewhere notes to the writer. */
export function closeConfirmed(units: readonly SortedUnit[]): void {
  for (const unit of units) {
    if ((unit.kind !== 'fact' && unit.kind !== 'unsure') || unit.body.length > longest) continue
    const { figure: value, what } = (confirming.exec(unit.body) ?? behind.exec(unit.body))?.groups ?? {}
    if (value === undefined || what === undefined) continue
    const isToldElsewhere = units.some(
      (other) => other !== unit && other.kind === 'fact' && tells(other.body, value, what),
    )
    if (isToldElsewhere) unit.kind = 'instruction'
  }
}

/** Whether the text has the figure and the noun it counts. */
const tells = (text: string, value: string, what: string): boolean =>
  (text.match(/\d(?:[\d,.]*\d)?/g) ?? []).some((each) => each === value) &&
  text.toLowerCase().includes((what.toLowerCase().split(' ').at(-1) ?? '').replace(/s$/, ''))
