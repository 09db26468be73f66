// Finds words between quotation marks: “…”, "…", ‘…’, '…', „…“, ‚…‘, «…», ‹…›, 「…」, with nested ones inside their outer pair.
//
//   findQuotations('“He said ‘no,’” Doe said.')  ->  one quotation, marks included
//
// Inch and foot signs, apostrophes and decades ('90s) open no quotation. Linear: no quotation is longer than 2,000 characters.
import { findMatches } from './matches.ts'
import type { Range } from './ranges.ts'

/** The range includes the marks; `inner` is the text between them. */
export type QuotedRange = Range & { readonly inner: string }

// “…”, "…", „…“ and «…». A nested one belongs to its outer pair. A line break inside is allowed unless the next line opens a quotation.
const inner = '((?:[^“”"„\\n]|\\n(?![\\n“"„])){2,2000})'
// After a letter a straight mark closes a quotation or means inches.
const opener =
  '(?:[“„]|"(?:(?<=(?:^|[\\s(:—–[-])")|(?<=[^\\w\\u00c0-\\u024f]")(?=[\\w\\u00c0-\\u024f$€£‘(])))'
const doublePattern = new RegExp(
  `„${inner}[“”"]|${opener}(?:${inner}[”"]|([^“”"„\\n]{2,2000})(?=\\n|$))|[«»]([^«»\\n]{2,2000})[«»]`,
  'g',
)
// ‘…’ and '…' where no letter before makes the mark an apostrophe, and marks of other languages. A second opening mark ends the first quotation.
const anyPattern = new RegExp(
  `${doublePattern.source}|(?<![\\p{L}\\p{N}])‘(?!\\d0s)((?:[^‘’\\n]|’(?=\\p{L})){2,2000})’(?!\\p{L})|(?<![\\p{L}\\p{N}])'(?!(?:tis|twas|til|em|cause|n)\\b)(?=\\p{L})((?:[^'“”"\\n]|(?<=\\p{L})'(?=\\p{L})){2,2000})'(?!\\p{L})|[「『]([^「」『』\\n]{1,2000})[」』]|‹([^‹›\\n]{2,2000})›|‚([^‚‘’\\n]{2,2000})[‘’](?!\\p{L})`,
  'gu',
)
// A quick test, because patterns for letters of every script are slow.
const rareSign = /[‘‚「『‹]/
const straightSign = /(?:^|[\s(—–:])'[A-Za-z\u00c0-\u024f]/

function choosePattern(text: string): RegExp {
  const isRare = rareSign.test(text) || (text.includes("'") && straightSign.test(text))
  return isRare ? anyPattern : doublePattern
}

/** All quotations in order. One that is never closed ends with its paragraph, since AP style leaves speech open that goes on in the next. */
export function findQuotations(text: string): QuotedRange[] {
  return findMatches(text, choosePattern(text)).map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    inner: match.slice(1).find((part) => part !== undefined) ?? '',
  }))
}
