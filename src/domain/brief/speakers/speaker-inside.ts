// “Ann Lee, MD: we kept the old bridge.”: who speaks stands inside the marks, before what they said.
import { fullName } from '#domain/brief/people.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'

const inside = new RegExp(
  `^(?<mark>["“„«])(?<lead>(?<name>${fullName})(?:, [^:“”"]{2,60}| \\([^()]{2,60}\\))?: )(?<words>\\S)`,
  'u',
)

/** The unit with the mark where the words begin; its length stays. "Salvage Diary: six years" is a title. */
export function withSpeakerOutside(unit: SortedUnit): SortedUnit {
  const { mark = '', lead = '', name = '', words = '' } = inside.exec(unit.body)?.groups ?? {}
  if (unit.kind !== 'quote' || name.split(' ').every((word) => isEverydayWord(word.toLowerCase())))
    return unit
  return lead === ''
    ? unit
    : { ...unit, body: lead + mark + words + unit.body.slice(`${mark}${lead}${words}`.length) }
}
