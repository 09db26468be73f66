// Serial commas, closing quotes, dashes, spaces, articles. Press rules PUN-01 to PUN-03.
import { isStateName } from '#domain/language/states.ts'
import { articleFor } from '#server/ai/builtin/text/article.ts'
import { findReplacements, type Replacement, type Rule } from './rule.ts'

const listWord = "[\\p{L}\\p{N}$%’'-]+"

const serial: Replacement[] = [
  [
    new RegExp(
      `(?=, (?:and|or) )(?<=${listWord}, (?:${listWord} ){0,2}${listWord}), (and|or)(?= (?:${listWord} ){0,2}${listWord}[.;)]|(?: ${listWord}){1,3}$)`,
      'gu',
    ),
    ' $1',
    'AP style has no comma before “and” in a simple list.',
  ],
]

export const serialCommas: Rule = {
  id: 'serial-commas',
  weight: 3,
  find: (text) => findReplacements(text, serial).filter((edit) => isSimpleList(text, edit.from, edit.to)),
}

/** A list whose last part is a clause keeps its comma. */
function isSimpleList(text: string, from: number, to: number): boolean {
  const after = text.slice(to, to + 60)
  const before = text.slice(Math.max(0, from - 60), from)
  // 'Boulder, Colorado, and' closes the state, not a list.
  const last = /(?<=, )(?:\p{Lu}\p{L}+ )?\p{Lu}\p{L}+$/u.exec(before)?.[0]
  if (last !== undefined && isStateName(last)) return false
  if (/^ (?:it|they|we|he|she|the company|will|is|are|has|have|can)\b/.test(after)) return false
  return !/[.;:]\s[^,]*$/.test(before) || before.includes(',')
}

const signs: Replacement[] = [
  [/(["”])([.,])(?!\d)/g, '$2$1', 'A full stop or comma goes inside the closing quotation mark.'],
  [/(?<=[.!?]["”’)]?) {2,}(?=\S)/g, ' ', 'One space after a sentence.'],
  [/(?<=[\p{L}\p{N},]) {2,}(?=[\p{L}\p{N}])/gu, ' ', 'One space between words.'],
  [
    /(?<=[\p{L}\p{N}”"’)])(?: ?-- ?|—(?=[\p{L}“"])| - (?=[\p{L}“"]))/gu,
    ' — ',
    'AP style puts spaces around a dash.',
  ],
  [/(?<=\p{L}) —(?=[\p{L}“"])/gu, ' — ', 'AP style puts spaces around a dash.'],
]

/** Straight quotes stay as they are typed; only their order with stops changes. */
export const signsOfPress: Rule = {
  id: 'signs',
  weight: 2,
  isTypographic: true,
  find: (text) => findReplacements(text, signs),
}

/** After a word was taken out: 'an innovative grill' became 'an grill'. */
export const articles: Rule = {
  id: 'articles',
  weight: 1,
  find: (text) =>
    findReplacements(text, [
      [
        /(?<=^|[\s(“"])(an?)(?= [\p{Ll}$\d]\S*)/giu,
        (match) => {
          const next = /^ (\S+)/.exec(match.input.slice(match.index + match[0].length))?.[1] ?? ''
          // 'a' may be a letter or a grade; acronyms are left to the writer.
          if (/^\p{Lu}/u.test(next.slice(1)) || next.length < 2) return undefined
          return articleFor(next)
        },
        'The article follows the sound of the next word.',
      ],
    ]).filter((edit) => text.slice(edit.from, edit.to).toLowerCase() !== edit.text.toLowerCase()),
}

export const repeatedWords: Rule = {
  id: 'repeated-words',
  weight: 9,
  find: (text) =>
    findReplacements(text, [
      [
        /(?<![\p{L}’'-])(the|a|an|of|to|in|and|is|for|with|on|at|it|by|from|as|will|we|our|be|are) \1(?![\p{L}’'-])/giu,
        '$1',
        'The word stands there twice.',
      ],
    ]),
}
