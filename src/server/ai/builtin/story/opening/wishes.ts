// Reads requests for the opening of a release: "please lead with the 62% number", "start with Pete and the milk tank", "the council would like the
// permit steps near the top".
import { plainLabel, type SortedUnit } from '#domain/brief/unit.ts'

export interface OpeningWish {
  /** What is wanted, in the notes' words. */
  asked: string
  /** What it should not begin with. */
  refused: string
  place: 'first' | 'top'
  /** The unit with the request. */
  unit: number
  /** The request gives the sentence itself. */
  isSaid: boolean
}

const text = '[^.;!?\\n]'
const article = '(?:(?:the fact that|the|our|her|his|their|my|that) )?'
const first =
  '(?:first|up top|up front|(?:right )?at the (?:very )?top|(?:(?:as|in) )?the (?:lead|lede|headline|angle|hook|first (?:sentence|line|paragraph)))'
const near =
  '(?:near the top|high up|up high|early(?: on)?|(?:with)?in the (?:first|opening) (?:(?:two|three|few|2|3) )?(?:paragraphs|sentences|lines))'
const wanting = '(?:make|put|keep|have|want|like|love|prefer|see|get|mention|bring|move)'

/** Requests that give the words: "the first sentence to say that this is …". */
const saying = new RegExp(
  `\\b(?:first|opening) (?:sentence|line|paragraph)(?: \\p{L}+){0,3}? (?:says?|tells?|names?|mentions?|states?|gives?) (?:that )?${article}(?<asked>${text}{3,140})`,
  'iu',
)

const forms: readonly (readonly [OpeningWish['place'], RegExp])[] = [
  ['first', saying],
  [
    'first',
    new RegExp(
      `\\b(?:lead|open|start|begin)(?:s|ing)?(?: it)?(?: off)?(?: the (?:release|story|piece|text|copy))? (?:with|on|from|w/) ?${article}(?<asked>${text}{2,140})`,
      'iu',
    ),
  ],
  [
    'first',
    new RegExp(
      `\\b(?:the |our )?(?:angle|hook|lede|lead)(?: should be|:| is| =) (?:on )?${article}(?<asked>${text}{3,140})`,
      'iu',
    ),
  ],
  [
    'first',
    new RegExp(
      `(?:^|[,.;] )${article}(?<asked>${text}{3,70}?),? (?:and )?(?:i[’']d|i would|we[’']d|we would|let[’']s|please|pls),? ${wanting} (?:that|it|this) (?:right )?${first}`,
      'iu',
    ),
  ],
  [
    'first',
    new RegExp(
      `\\b${wanting} (?!to be )${article}(?<asked>[^.,;!?]{3,70}?)(?: right)? (?:as )?${first}(?=[ ,.;:!]|$)`,
      'iu',
    ),
  ],
  ['top', new RegExp(`\\b${wanting} (?!to be )${article}(?<asked>[^.,;!?]{3,70}?)(?: right)? ${near}`, 'iu')],
  [
    'first',
    new RegExp(
      `^${article}(?<asked>[^.,;:!?]{3,60}?) (?:should (?:come|go|be) |goes |comes )?(?:right )?(?:first|up top|up front|at the (?:very )?top)(?=[,.;!]|$)`,
      'iu',
    ),
  ],
  [
    'top',
    new RegExp(
      `^${article}(?<asked>[^.,;:!?]{3,60}?) (?:(?:should|must|ha(?:s|ve) to|needs? to|ha(?:s|ve) got to) (?:come|go|be|appear|stand) |goes |comes )?${near}(?=[ ,.;!]|$)`,
      'iu',
    ),
  ],
]

const refusal =
  /\b(?:not|no|never|nothing|avoid|without|rather than|instead)\b[^.;]{0,40}$|n[’']t\b[^.;]{0,30}$/iu
/** "Don’t put the barn up top" */
const denied = /^(?:please )?(?:do not|don[’']?t|never|not|no)\b/iu
/** The part that is not wanted: "… , not with the superintendent". */
const instead =
  /(?:,| -| –)? (?:and )?(?:not|never|rather than|instead of|ahead of|before) (?:with |on |from |about )?(?<refused>.*)$/iu
/** The order of the rest, or a reason. */
const more =
  /,? (?:and )?(?:then|after that|second|because|since|please|pls|i think|if you can|if possible|it(?:[’']s| is)|that(?:[’']?s| is)|nobody|people|they|we|and goes)\b.*$/iu
/** Labels of a form for it. */
const label =
  /^(?:how to (?:start|begin|open)|(?:wish for (?:the )?)?(?:beginning|start|opening)|begin with|start with|open with|lead with|lead|lede|angle|hook)$/iu

/** The requests in order. Lines that are printed or belong to a mail are left out. */
export function readOpeningWishes(units: readonly SortedUnit[]): OpeningWish[] {
  return units.flatMap((unit, index) => {
    if (unit.kind !== 'instruction' && unit.kind !== 'unsure') return []
    const found = readAsked(unit)
    if (found === undefined) return []
    const { place, given, isSaid } = found
    const plain = given.replace(instead, '').replace(more, '').trim()
    return plain === ''
      ? []
      : [
          {
            asked: plain,
            refused: instead.exec(given)?.groups?.refused ?? '',
            place,
            unit: index,
            isSaid,
          },
        ]
  })
}

interface Asked {
  place: OpeningWish['place']
  given: string
  isSaid: boolean
}

function readAsked({ body, label: name, value, cells }: SortedUnit): Asked | undefined {
  for (const [place, pattern] of forms) {
    const match = pattern.exec(body)
    const given = match?.groups?.asked ?? ''
    if (match !== null && !refusal.test(body.slice(0, match.index)) && !denied.test(given))
      return { place, given, isSaid: pattern === saying }
  }
  const [cell, answer] = cells ?? []
  const said = name === undefined ? answer : value
  return label.test(plainLabel(name ?? cell ?? '')) && said !== undefined
    ? { place: 'first', given: said.replace(/^(?:with|on|from) /iu, ''), isSaid: false }
    : undefined
}
