// States, titles, company suffixes, words of saying. Press rules PLC-01, DAT-02 to DAT-05, NAM-02, NAM-05, QUO-02.
import { capitalise, isStateName, readState, shortenState } from '#domain/language/states.ts'
import { standsAlone } from '#server/ai/builtin/compose/dateline.ts'
import type { TextEdit } from '#server/ai/builtin/text/edits.ts'
import { findReplacements, type Replacement, type Rule } from './rule.ts'

const datelineEnd = /^.{0,70}?(?:—|–|--| - |\/)/

const datelineState =
  /(?=, )(?<=^(?<city>\p{Lu}[\p{Lu} .’'-]*)), (?<state>[A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|\p{Lu}\p{Ll}{1,4}\.)(?=, .*(?:—|–|--))/gu

/** States in full in the text, short in the dateline. */
export const apStates: Rule = {
  id: 'ap-states',
  weight: 5,
  find(text, place) {
    if (place.kind === 'contact') return []
    const dateline = place.kind === 'lead' ? (datelineEnd.exec(text)?.[0].length ?? 0) : 0
    const pattern =
      /(?<=\p{L}, )((?:[A-Z]\.[A-Z]\.|W\.Va\.|[A-Z][a-z]{1,4}\.|[A-Z]{2}))(?!\p{L}|\p{N}| \d{5})/gu
    const inText = findReplacements(text, [
      [pattern, (match) => fullState(match), 'State names are spelled out in the text.'],
    ]).filter((edit) => edit.from >= dateline)
    return dateline === 0 ? inText : [...shortenDateline(text), ...inText]
  },
}

function shortenDateline(text: string): TextEdit[] {
  return findReplacements(text, [
    [
      datelineState,
      ({ groups: { city = '', state = '' } = {} }) => {
        const name = isStateName(state) ? state : readState(state)
        if (name === undefined) return undefined
        return standsAlone(city) ? '' : `, ${shortenState(capitalise(name))}`
      },
      'A dateline abbreviates its state, and large cities stand without one.',
    ],
  ])
}

/** A state after its city has a comma on both sides. */
export const stateCommas: Rule = {
  id: 'state-commas',
  weight: 2,
  find: (text) => (/, [A-Z]/.test(text) ? closeStates(text) : []),
}

function closeStates(text: string): TextEdit[] {
  return findReplacements(text, [
    [
      /(?<=\p{Lu}[\p{L}.’-]+, )((?:\p{Lu}\p{L}+ )?\p{Lu}\p{L}+)(?= (?!—|–|-|\d{5})[\p{Ll}])/gu,
      ([, state = '']) => (isStateName(state) ? `${state},` : undefined),
      'A comma follows the state inside a sentence.',
    ],
  ])
}

function fullState(match: RegExpExecArray): string | undefined {
  const written = match[0]
  const state = readState(written)
  if (state === undefined) return undefined
  const after = match.input.slice(match.index + written.length)
  const name = capitalise(state)
  const endsSentence =
    written.endsWith('.') && (after === '' || /^["”]?\s+\p{Lu}/u.test(after) || /^["”]$/.test(after))
  if (endsSentence) return `${name}.`
  return /^ [\p{Ll}(]/u.test(after) ? `${name},` : name
}

const titleWord =
  'Chief|Medical|Legal|Commercial|Creative|Digital|Scientific|Administrative|Executive|Operating|Financial|Technology|Technical|Marketing|Information|Product|Revenue|People|Human|Resources|Officer|Senior|Vice|President|Director|Managing|General|Manager|Co-Founder|Cofounder|Founder|Chairman|Chairwoman|Chair|Head|Board|Principal|Partner|Global|Regional|National|Sales|Operations|Engineering|Communications|Research|Development|Strategy|Design|Professor|Spokesperson|Spokeswoman|Spokesman'
const titleAfterName = new RegExp(
  `(?<=\\p{Lu}[\\p{L}’'-]+, )(?:the )?(?:(?:${titleWord})(?:(?: and | of | & | )(?=(?:${titleWord})\\b))?)+(?=[ ,.]|$)`,
  'gu',
)

const titleAfterAs = new RegExp(
  `(?<=\\b(?:as|become|becomes) (?:its |the |a |an |our )?(?:new )?)(?:(?:${titleWord})(?:(?: and | of | & | )(?=(?:${titleWord})\\b))?)+(?=[,.]|$| (?:effective|on|of|at|for|and|in|from|starting)\\b)`,
  'gu',
)

/** Titles are small after a name. */
export const apTitles: Rule = {
  id: 'ap-titles',
  weight: 4,
  find(text, place) {
    if (place.kind !== 'lead' && place.kind !== 'body') return []
    return findReplacements(text, [
      [titleAfterName, (match) => match[0].toLowerCase(), 'A title after a name is in small letters.'],
      [
        titleAfterAs,
        (match) => match[0].toLowerCase(),
        'A title that stands before no name is in small letters.',
      ],
    ])
  },
}

const sayingVerbs =
  'stated|commented|remarked|exclaimed|enthused|noted|explained|opined|declared|expressed|shared|states|comments|remarks|notes|explains|declares'

const table: Replacement[] = [
  [
    /, (Inc\.?|LLC|Ltd\.?|Corp\.?|L\.L\.C\.)(?=[\s,.;)]|$),?/g,
    (match) => ` ${dotted(match[1] ?? '')}`,
    'No comma before Inc. or LLC.',
  ],
  [/[®™©]/g, '', 'News text has no trademark signs.'],
  [
    new RegExp(`(?<=[,.]["”] )(${sayingVerbs})(?= \\p{Lu}| the\\b)`, 'gu'),
    (match) => (match[0].endsWith('ed') ? 'said' : 'says'),
    '“Said” does not get in the way of the words.',
  ],
  [
    new RegExp(`(?<=[,.]["”] (?:\\p{Lu}[\\p{L}.’-]+ ){1,3})(${sayingVerbs})(?=[.,]|$)`, 'gu'),
    (match) => (match[0].endsWith('ed') ? 'said' : 'says'),
    '“Said” does not get in the way of the words.',
  ],
]

function dotted(suffix: string): string {
  return /^(?:Inc|Ltd|Corp)$/.test(suffix) ? `${suffix}.` : suffix
}

/** Asked first: most sentences hold neither a suffix nor a quotation. */
const anyName = /[”"®™©]|, (?:Inc|LLC|Ltd|Corp|L\.L)/

export const apNames: Rule = {
  id: 'ap-names',
  weight: 4,
  find: (text) =>
    (anyName.test(text) ? findReplacements(text, table) : []).map((edit) => {
      // 'Acme, Inc. sells': the stop of the abbreviation stays, a comma after it goes with the one before.
      const after = text[edit.to]
      return edit.text.endsWith('.') && after === '.' ? { ...edit, text: edit.text.slice(0, -1) } : edit
    }),
}
