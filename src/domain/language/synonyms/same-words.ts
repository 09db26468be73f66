// Tells which words of a statement carry its meaning, and which of them mean the same.
//
//   toStem('purchased')  ->  'buy'      toStem('workers')  ->  'employee'      toStem('which')  ->  undefined

import { readNumberWords, readOrdinalWord } from '#domain/language/numbers/number-words.ts'
import { listSpeechVerbs } from '#domain/language/speech-verbs.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { synonymLines } from './synonym-lines.ts'
import { plainWords, shorterPhrases } from './wordy-words.ts'

/** Words without a meaning of their own, which depend on the sentence's form. */
const bindingWords: ReadonlySet<string> = new Set(
  `a an the this that these those it its he she they we i you his her their our your my him them us me who whom whose what when
  where why how which and or but nor so yet if as at by for from in into of off on onto out over per to up with within without
  under until till about above across after again against all along already also although among another any are around because
  been before behind being below beside besides between beyond both can could despite did do does done down during each either
  else even ever every few further had has have having here however instead is be am just last later least less like many
  may meanwhile might more most much must near nearly neither never next no none not now often once one only other others own
  perhaps please rather same several shall should since some still such than then there therefore thereby through throughout
  thus today together too toward towards unless upon very was were well while will would yes aside itself himself herself
  themselves plus via amid whether whereas etc including include includes included
  make makes made making take takes took taken taking give gives gave given giving get gets got go goes went going come comes came
  use uses used using put puts set sets let lets keep keeps kept become becomes became
  say says said saying tell told according found finds show shows showed shown mean means note
  located based situated named called known new current currently present presently recent recently newly upcoming able
  following regarding concerning way thing things kind number amount total rate basis order fact case part time times day days week weeks month
  months year years date period place order process purpose result results course event end ends start total
  for-profit ago away back soon ahead along a.m p.m pm am mr mrs ms dr every everyone because due owing thanks
  have-to serve serves served work works take-part do-so so-that lead-to lot lots provide provides provided offer offers offered
  feature features featured available hold holds held run runs ran see sees seen looks want wants need needs allow allows
  people person home hour hours minute minutes percent dollars cents million billion thousand company companies
  annual annually daily weekly monthly yearly each-other whole entire overall different various additional extra
  available special such-as`.split(/\s+/),
)

const groups = new Map<string, number[]>()
const lines = synonymLines
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
for (const [index, line] of lines.entries())
  for (const word of line) groups.set(word, [...(groups.get(word) ?? []), index])

const oneWord = /^[a-z]+$/
/** Long words and the rules' plain words for them, which mean the same. */
const plainByLong = new Map(
  Object.entries({ ...shorterPhrases, ...plainWords }).filter(
    ([long, short]) => oneWord.test(long) && oneWord.test(short),
  ),
)
const speech = listSpeechVerbs()
const ending = /(?:'s|s')$/

/** Whether the word has no meaning of its own. Verbs of saying count, too, because speakers are compared elsewhere. */
function isBinding(word: string): boolean {
  return (
    word.length < 3 || word === 'cannot' || word.endsWith("n't") || bindingWords.has(word) || speech.has(word)
  )
}

/** The stem of a word in lower case; undefined for words without meaning. Number words become figures. */
export function toStem(written: string): string | undefined {
  const word = written.replace(ending, '')
  if (/\d/.test(word)) return word.replaceAll(',', '').replace(/(?<=\d)(?:st|nd|rd)$/, 'th')
  const number = readNumberWords(word)
  if (number !== undefined && number > 1) return String(number)
  const ordinal = readOrdinalWord(word)
  if (ordinal !== undefined) return `${ordinal}th`
  if (isBinding(word)) return undefined
  return cutForm(plainByLong.get(word) ?? word)
}

function cutForm(word: string): string {
  const verb = readVerb(word, 'past', 'participle', 'third', 'gerund')
  if (verb !== undefined) return verb
  if (word.length < 5) return word.replace(/(?<=[^s])s$/, '')
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed|ly)$/, '')
    .replace(/([bdglmnprt])\1$/, '$1')
}

/** All words in the synonym lines of the stem. */
export function listSynonyms(stem: string): readonly string[] {
  return groups.get(stem)?.flatMap((group) => lines[group] ?? []) ?? []
}

const rootLength = 4
const restMost = 6

/** Whether two words have one root: 'decision' and 'decide', 'operation' and 'operate'. At most `most` letters may follow the root. */
export function isOneRoot(one: string, other: string, most = restMost): boolean {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  const least = Math.min(one.length, other.length)
  return shared >= rootLength && shared >= least - 2 && Math.max(one.length, other.length) - shared <= most
}
