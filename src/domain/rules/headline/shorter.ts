// Shortens a long headline at the end of a phrase, so that it still says who does what. Analyze offers it for HED-01; the rest belongs in the
// subhead.

import { isFunctionWord } from '#domain/language/name-words.ts'
import { hasPredicate } from '#domain/rules/release/headline-predicate.ts'
import { isPresentVerb } from '#domain/rules/release/headline-verbs.ts'
import { readParagraph } from '#domain/rules/release/paragraph.ts'
import { countCharacters } from '#domain/text/text-length.ts'
import { headlineLength } from './headline-length.ts'

/** The start of a phrase that may be dropped. 'Of' belongs to the word before, and so does 'to' before a thing. */
const phraseStart =
  /, (?![^,]* and |[^,]*,)|,? (?=(?:so that|to|where|which|who|that|after|before|by|from|for|across|in|with|without|as|while|because|during|throughout|beginning|starting|including)\b)/gi
const purpose = /^,? (?:To|to (?![\d$£€\p{Lu}]))/u
/** Words that start a clause, which is dropped as a whole. */
const clauseStart = / (?:so that|where|which|who|that|while|because|as) /i
/** A shorter part leaves out too much of the news. */
const shortest = 45

/** The longest beginning that fits and makes sense; undefined if none does. */
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

/** Whether the part has subject, verb and object: not 'Acme partners'. */
function isWhole(part: string): boolean {
  const last = readLast(part)
  if (part.length < shortest || last === '' || isFunctionWord(last.toLowerCase())) return false
  const isOpen = clauseStart.test(part) || /\bfrom [^,]*$|\bbetween\b|[“"(][^”")]*$/i.test(part)
  return (
    !isOpen && !isPresentVerb(last) && hasPredicate(readParagraph({ type: 'heading', level: 1, text: part }))
  )
}
