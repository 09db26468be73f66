// Writes a note's shorthand in full: "w/o", "yrs", "abt", "opened 2016", "names new director".

import { isDoubt } from '#domain/brief/cues/doubt-cues.ts'
import { findGateFailure } from '#domain/brief/cues/fact-gate.ts'
import { openingGreeting } from '#domain/brief/cues/furniture-cues.ts'
import { isInstruction } from '#domain/brief/cues/instruction-cues.ts'
import { isPrivate } from '#domain/brief/cues/private-cues.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { numberWordsPattern } from '#domain/language/numbers/number-words.ts'
import { collapseSpace } from '#domain/text/collapse-space.ts'
import { inFullWords } from '#domain/text/full-words.ts'
import { months } from '#domain/time/calendar.ts'

/** Patterns for months typed without a capital: 'launched in march', 'by june'. */
function monthsTyped(): [RegExp, string][] {
  return months.map((month) => [
    new RegExp(
      `(?<=\\b(?:in|by|since|until|till|from|of|on|next|last|early|late|mid) )${month.toLowerCase()}\\b`,
      'g',
    ),
    month,
  ])
}

const bracketed = / ?\([^()]{1,160}\)/gu
const toWriter =
  /\b(?:please|pls|i think|i guess|check|tbc|tbd|not sure|you|your|we|us|our|my|me|optional|spelling|spelled)\b|[?!]/iu

/** Classes of text in brackets that is not printed. */
const notPrinted: ReadonlySet<string | undefined> = new Set([
  'secrecy',
  'question',
  'first person',
  'reader',
  'unfinished',
])

/** Whether the bracket is for the writer: "(please keep the hyphen)", "(do not put which bank)", "(still measuring)". */
function isForWriter(aside: string): boolean {
  if (toWriter.test(aside) || /\bNOT\b/.test(aside)) return true
  const inner = aside.trim().slice(1, -1)
  if (/\bsay so$/i.test(inner)) return false
  return isDoubt(inner) || isInstruction(inner) || isPrivate(inner) || notPrinted.has(findGateFailure(inner))
}

/** The text without such brackets. */
export const withoutAsides = (text: string): string =>
  text.includes('(') ? text.replaceAll(bracketed, (aside) => (isForWriter(aside) ? '' : aside)) : text

const whichIs = `(?:so )?(?:that|which)(?:[’']s| is| was) (?=(?:${monthPattern()})\\.? \\d{1,2}\\b)`

const shorthand: readonly (readonly [RegExp, string])[] = [
  // The rest of the bracket is printed: "(unaudited; say so)".
  [/(?<=\([^();,–—-]{2,60})[;,–—-]+ ?(?:please )?say so(?=\))/iu, ''],
  // A lead-in to a quotation told elsewhere: "The vet is Josh Adler and he said".
  [/,? and (?:he|she|they) (?:also )?(?:said|says)[,:]?\.?$/u, ''],
  // Capitals for stress: "We do NOT say".
  [/(?<=\b(?:do|does|did|is|are|was|were|will|can|has|have) )NOT\b/g, 'not'],
  // A vague addition: "1,100 and something plots".
  [
    /,? (?:about |around |like )?(?:\d[\d.,]*|\p{L}+(?:[ -]\p{L}+)?) (?:and|or) something(?: \p{L}+){0,3}(?=[,;.]|$)/u,
    '',
  ],
  // A joke: "or 15 km if you have sense".
  [
    /,? if you (?:have (?:any )?sense|dare|must|insist|(?:a|[’']?)re (?:mad|brave|crazy|daft) enough)(?=[,;.]|$)/u,
    '',
  ],
  [
    /\b(?<who>child|boy|girl|toddler) of (?=\d{1,2} (?:was|is|has|had|slid|fell|got|broke|cut|hurt)\b)/u,
    '$<who> aged ',
  ],
  [/ (?:→|->|=>) /g, ', '],
  // The note taker's marks for what may be told: '[G]', '[CLEAR]'.
  [/(?<=^|\s)\[(?:G|GREEN|CLEAR|CLEARED|OK|PUBLIC|YES|P|TLP:CLEAR|TLP:GREEN)\]\s*/g, ''],
  // A name spelled out: "Ferrow, F E R R O W".
  [/,? \p{Lu}(?:[ -]\p{Lu}){3,}(?=[ ,.;]|$)|, \p{Lu}(?:-\p{Lu}){2}(?=[ ,.;]|$)/u, ''],
  // Signs of Markdown and web pages, footnotes, and smileys.
  [/(?<![\p{L}\p{N}*])\*{1,3}(?=\S)|(?<=\S)\*{1,3}(?![\p{L}\p{N}*])/gu, ''],
  [/<\/?[a-z][a-z0-9]{0,9}>/gi, ''],
  [/(?<=\p{L}[.,]?)\[\d{1,2}\]/gu, ''],
  [/^\p{Extended_Pictographic}\uFE0F?\s*/u, ''],
  [/^[|>*•·▸►▶✓✔→–—-]+\s*/, ''],
  [/^\(?\d{1,2}[.)]\s+(?=\p{L})/u, ''],
  // The letter or circle of a list item: 'b. Acme gives', 'o Acme gives'.
  [/^(?:\(?[a-h][.)]|o) +(?=\S)/, ''],
  [openingGreeting, ''],
  // The note taker's comment: "prices have doubled, that's the why".
  [/,? (?:and )?that(?:[’']s| is) (?:the|our|my) (?:why|reason|(?:whole )?point|idea|news|story)\.?$/iu, ''],
  // A date between commas: "on Tuesday, that's April 21, Acme gave".
  [new RegExp(`(?<day>${weekdayPattern()}),? ${whichIs}`, 'u'), '$<day>, '],
  [new RegExp(`(?<=\\S),? (?:yesterday|today|tomorrow),? ${whichIs}`, 'u'), ' on '],
  [/, that(?:[’']s| is) (?=\d)/g, ', or '],
  [/, that(?:[’']s| is) (?=(?:about|around|roughly|nearly|almost|more than|less than) )/g, ', '],
  // The amount of a round: "a Series B, $38M".
  [
    /(?<=^[^,;:\d]*\b(?:round|[Ss]eries [A-H]|grant|loan|investment|contract|fund|financing|donation|order)), (?=(?:US|C|AU|NZ)?[$€£]\d)/,
    ' of ',
  ],
  [/^(?<which>oldest|largest|biggest|latest|newest|youngest|longest|highest) (?=is |was )/i, 'The $<which> '],
  [
    /^(?:(?:okay|ok|right(?=,? so\b|, )|so|and|also|ah|oh|well|bueno|alors|um+|uh+|now|plus(?! or minus)|then),? ){1,4}(?=\S)/i,
    '',
  ],
  // "It's 85 new jobs": how many there are, whatever "it" was.
  [
    new RegExp(
      `^(?:so |and )?it(?:[’']s| is) (?=(?:(?:about|around|nearly|over|up to|more than) )?(?:\\d[\\d,]*|${numberWordsPattern()}) (?:(?:new|more|extra|full-time|part-time|permanent) )?(?:jobs|positions|posts|hires)\\b)`,
      'iu',
    ),
    '',
  ],
  // What leads to the news and is none of it.
  [
    /^(?:(?:the |our |big |main |actual )*(?:news|announcement|story|thing|headline)(?: here)? is(?: that)?[,:]?|(?:(?:by|with) [\p{L} ]{0,24})?(?:i|we) (?:[\p{L} ]{0,32} )?(?:inform|tell|announce|communicate|confirm|advise|report|let)(?: to)?(?: you| everyone| know)*(?: the news)? that|(?:please )?(?:note|be informed) that|for the record,?|as (?:discussed|agreed|promised),?) (?=\S+ \S+ \S)/iu,
    '',
  ],
  [
    /^\p{Lu}[^,.;:]{2,80}? (?:is|are) (?:very )?(?:pleased|happy|proud|delighted|glad) to (?:inform|announce|share|report)(?: you| everyone)? that (?=\S+ \S)/u,
    '',
  ],
  [/\bw\/o\b/g, 'without'],
  [/\bbc\b/g, 'because'],
  [/(?<=\p{L} )w (?=(?:no|an?|the|its|\d|\p{L}+ing)\b)/gu, 'with '],
  ...monthsTyped(),
  [/\bw\/ ?(?=\p{L})/gu, 'with '],
  [/(?<![\p{L}])yrs(?![\p{L}])/gu, 'years'],
  [/(?<![\p{L}])yr(?![\p{L}])/gu, 'year'],
  [/\b(?:abt|approx\.?|ca\.|c\.) (?=\d)/g, 'about '],
  [/(?<=\p{L}\.?) here in (?=\p{Lu})/gu, ' in '],
  [/\bincl\.? /g, 'including '],
  [/\best\. (?=\d{4})/gi, 'founded '],
  [/\b(?<have>do|does|did|is|are|was|were|could|would|should|has|have)nt\b/g, '$<have>n’t'],
  [/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and '],
  [/ \+ (?=\d|\p{L})/gu, ' and '],
  [/\bits (?=(?:for|the|an?)\b)/g, 'it is '],
  [
    /(?<=^|[,;] |\b(?:and|but|so|because|that) )(?<its>[Ii]t)s (?=(?:called|named|made|sold|not|on|in|been|open|free|about|going)(?![\p{L}-]))/gu,
    '$<its> is ',
  ],
  [/(?<=\d)\s?sq\.? ?ft\b\.?/gi, ' square feet'],
  [
    /\b(?<verb>founded|established|opened|started|built|launched|formed|closed) (?=(?:1[6-9]|20)\d\d\b)/gi,
    '$<verb> in ',
  ],
  [/\bsince (?<year>\d{4})(?<rest>, \d)/g, 'since $<year>$<rest>'],
  // At the start of a note 's is a verb: "Contractor's been skimming", "Program's called Spin".
  [/^(?<who>(?:the )?\p{L}[\p{Ll}]{3,})['’]s (?=been )/iu, '$<who> has '],
  [
    /^(?<who>(?:the )?\p{L}[\p{Ll}]{3,})['’]s (?=(?:called|named|based|made|sold|free|open|closed|now|not|going|running|\p{Ll}{2,}ing (?:the|an?|us|its|our|\d+)) )/iu,
    '$<who> is ',
  ],
  // A repeated subject: "The walk, it is on Saturday".
  [/^(?<what>the \p{Ll}+(?: \p{Ll}+)?), (?:it|they)(?= (?:is|are|was|were|has|have|will|had) )/iu, '$<what>'],
  // Orders to readers become statements about them.
  [
    /^(?<who>(?:all )?(?:consumers|customers|visitors|guests|residents|parents|owners|passengers|patients|members|buyers|people|drivers)),? please (?:do not|don[’']t) /i,
    '$<who> should not ',
  ],
  [
    /^(?<who>(?:all )?(?:consumers|customers|visitors|guests|residents|parents|owners|passengers|patients|members|buyers|people|drivers)),? please (?=\p{Ll})/iu,
    '$<who> should ',
  ],
]
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\b(?<who>it|he|she|there|that|who|what)[’']s (?=(?:been|got|had|won|become)\b)/gi, '$<who> has '],
  [/\b(?<who>it|he|she|there|that|who|what)[’']s\b(?! own)/gi, '$<who> is'],
  [/\b(?<who>they|you)[’']re\b/gi, '$<who> are'],
  [/\b(?<who>they|it|he|she|that|there)[’']ll\b/gi, '$<who> will'],
  [/\b(?<who>they)[’']ve\b/gi, '$<who> have'],
  [/\bcan[’']t\b/gi, 'cannot'],
  [/\bwon[’']t\b/gi, 'will not'],
  [/\b(?<verb>is|are|was|were|do|does|did|has|have|had|could|would|should)n[’']t\b/gi, '$<verb> not'],
]
const bareArticle =
  /\b(?<verb>open(?:s|ed|ing)?|names?|named|build(?:s|ing)?|built|add(?:s|ed|ing)?|buy(?:s|ing)?|launch(?:es|ed|ing)?|sign(?:s|ed)|get(?:s|ting)?|hire[sd]?|start(?:s|ed|ing)?|into|has|have) (?=(?:new|second|third|fourth|fifth|first-ever|five-year|three-year|multiyear) (?:[\p{L}-]+ ){0,3}?(?!\p{L}+s\b)\p{Ll}+(?=[ ,.;]|$))/gu

const struck = /\[-[^[\]]*-\]|~~[^~]*~~/g
/** An inserted text, with or without initials. */
const inserted = /\{\+(?:\p{Lu}{2,3}: )?(?<words>[^{}]*)\+\}/gu

/** A table row as 'first: second, third', without cells of ticks; tracked changes are accepted. */
function asRow(text: string): string {
  const accepted = text
    .replaceAll(struck, '')
    .replaceAll(inserted, '$<words>')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  // '||…||' hides text.
  if (!/^\||\s\|\s|\|$/.test(accepted) || accepted.includes('||')) return accepted
  const cells = accepted
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && !/^(?:yes|no|ok|x|✓|✔|n\/a|-|–)$/i.test(cell))
  // The row's number is dropped.
  const isCounted = /^\d{1,2}\.?$/.test(cells[0] ?? '') && (cells[1] ?? '').split(' ').length > 2
  const [first = '', ...rest] = isCounted ? cells.slice(1) : cells
  return rest.length === 0 ? first : `${first}: ${rest.join(', ')}`
}

/** The note tidied, outside quotation marks only. */
export const tidyNote: (text: string) => string = memoizeText((text) => {
  const even = asRow(collapseSpace(withoutAsides(text)))
  const write = /[“"]/.test(even) ? outsideQuotes : everywhere
  let tidy = even
  for (const [pattern, full] of shorthand) tidy = write(tidy, pattern, full)
  for (const [pattern, full] of shortForms) tidy = write(tidy, pattern, full)
  return inFullWords(write(tidy, bareArticle, '$<verb> a ').trim())
})

function everywhere(text: string, pattern: RegExp, full: string): string {
  return text.replace(pattern, full)
}

function outsideQuotes(text: string, pattern: RegExp, full: string): string {
  return text
    .split(/(“[^”]*”|"[^"]*")/)
    .map((part, index) => (index % 2 === 0 ? part.replace(pattern, full) : part))
    .join('')
}
