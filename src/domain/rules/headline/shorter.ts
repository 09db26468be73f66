// A long headline cut where a phrase ends, so that it still says who does what. Analyze offers it for HED-01; what is cut belongs in the subhead.

import { isFunctionWord } from '#domain/language/name-words.ts'
import { hasPredicate } from '#domain/rules/release/headline-predicate.ts'
import { isPresentVerb } from '#domain/rules/release/headline-verbs.ts'
import { readParagraph } from '#domain/rules/release/paragraph.ts'
import { countCharacters } from '#domain/text/text-length.ts'
import { headlineLength } from './headline-length.ts'

/** Where a phrase begins that a headline can do without. 'of' belongs to what it follows, and so does 'to' unless it says whom. */
const phraseStart =
  /, (?![^,]* and |[^,]*,)|,? (?=(?:so that|to|where|which|who|that|after|before|by|from|for|across|in|with|without|as|while|because|during|throughout|beginning|starting|including)\b)/gi
const purpose = /^,? (?:To|to (?![\d$£€\p{Lu}]))/u
/** After these a clause has begun, which is left out as a whole. */
const clauseStart = / (?:so that|where|which|who|that|while|because|as) /i
/** A shorter part leaves out too much of the news. */
const shortest = 45

/** The longest part from the start that fits; undefined where none says something. */
export function shortenHeadline(text: string): string | undefined {
  const parts = [...text.matchAll(phraseStart)]
    .filter(
      ({ index }) =>
        !purpose.test(text.slice(index)) && !(text[index] === ',' && isPresentVerb(readLast(text))),
    )
    .map(({ index }) => text.slice(0, index))
    .filter(isWhole)
  for (const most of [headlineLength.recommended, headlineLength.maximum]) {
    const fitting = parts.filter((part) => countCharacters(part) <= most)
    if (fitting.length > 0) return fitting.at(-1)
  }
  return undefined
}

function readLast(part: string): string {
  return /[\p{L}\p{N}’'-]+$/u.exec(part)?.[0] ?? ''
}

/** Somebody does something to something: 'Acme partners' is cut too short. */
function isWhole(part: string): boolean {
  const last = readLast(part)
  if (part.length < shortest || last === '' || isFunctionWord(last.toLowerCase())) return false
  const isOpen = clauseStart.test(part) || /\bfrom [^,]*$|\bbetween\b|[“"(][^”")]*$/i.test(part)
  return (
    !isOpen && !isPresentVerb(last) && hasPredicate(readParagraph({ type: 'heading', level: 1, text: part }))
  )
}
