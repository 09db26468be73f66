// Sorts the details of a crisis: what may be under "confirmed", and what may not, because somebody only thinks so, because it blames
// or admits, or because it is not meant for the public. When in doubt a sentence is kept out; the sender sees it and why.
import { isPrivate } from '#domain/brief/cues/private-cues.ts'
import { splitSentences } from '#domain/language/sentences.ts'

export type KeptOutReason = 'unconfirmed' | 'blame' | 'private'

export interface SortedDetails {
  /** In the sender's words and paragraphs. */
  confirmed: string
  keptOut: { text: string; reason: KeptOutReason }[]
}

const thinking =
  '(?:think|thinks|thought|believe|believes|believed|suspect|suspects|suspected|guess|guesses|assume|assumes|assumed|suppose|reckon|reckons|fear|fears|worry|doubt|doubts|imagine|figure|feel|hear|heard|understand)'
const unconfirmed = new RegExp(
  [
    `\\b(?:i|we|they|he|she|some|many|people|staff|engineers|police|officials|sources|experts|management|everyone|nobody)(?: \\p{L}+ly)? ${thinking}\\b`,
    '\\b(?:is|are|was|were|been|being)(?: \\p{L}+ly)? (?:believed|thought|suspected|rumou?red|assumed|presumed|feared|said|understood)\\b',
    '\\b(?:could|must|would) (?:well )?(?:have|be)\\b|\\bmight \\p{L}+',
    '\\b(?:probab\\p{L}+|possib\\p{L}+|perhaps|maybe|likely|unlikely|apparent\\p{L}*|presumabl\\p{L}+|allegedly|alleged|reportedly|seemingly|supposedly|potentially)\\b',
    '\\b(?:seems?|seemed|appears?|appeared|looks? like|looked like|sounds? like)\\b',
    "\\b(?:not|never|isn[’']t|aren[’']t|wasn[’']t|hasn[’']t|haven[’']t)(?: \\p{L}+){0,2} (?:sure|certain|clear|confirmed|verified|known|established|determined)\\b",
    "\\b(?:unclear|unsure|uncertain|unconfirmed|unverified|unknown|no idea|don[’']t know|doesn[’']t know|do not know|does not know|as far as (?:we|i) know|to (?:our|my) knowledge|to be confirmed|tbc|tbd)\\b",
    '\\b(?:rumou?rs?|gossip|speculat\\p{L}+|theor(?:y|ies)|hunch|hearsay|guesswork|preliminary|early (?:signs|indications|reports))\\b',
    '\\?["”’)]*\\s*$',
  ].join('|'),
  'iu',
)
/** Not the month. */
const maybe = /\bmay \p{L}+/u
const blame = new RegExp(
  [
    "\\b(?:blame|blames|blamed|blaming|blameworthy|scapegoat|at fault|(?:our|his|her|their|its|whose|the|\\p{L}+[’']s) (?:own )?fault|culprits?|culpab\\p{L}+)\\b",
    '\\b(?:responsible for|responsibility for|accountable for|liable|liability|guilty|negligen\\p{L}+|careless\\p{L}*|reckless\\p{L}*|incompeten\\p{L}+|sloppy|lazy|stupid\\p{L}*|idiot\\p{L}*)\\b',
    "\\b(?:human error|mistakes?|blunder\\p{L}*|screw(?:ed)? up|messed up|botched|dropped the ball|cut(?:ting)? corners|cover(?:ed)?[ -]up|lied|lying|sabotag\\p{L}+|should have|should[’']ve|failed to|ignored (?:the )?warnings?)\\b",
    '\\b(?:sorry|apologi[sz]e\\p{L}*|apology|apologies|regret\\p{L}*)\\b',
  ].join('|'),
  'iu',
)

export function sortDetails(details: string): SortedDetails {
  const keptOut: SortedDetails['keptOut'] = []
  const paragraphs = details.split(/\r\n|\r|\n/).map((line) =>
    splitSentences(line.trim())
      .map(({ text }) => text.trim())
      .filter((text) => {
        const reason = findReason(text)
        if (reason !== undefined) keptOut.push({ text, reason })
        return reason === undefined
      })
      .join(' '),
  )
  const confirmed = paragraphs
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { confirmed, keptOut }
}

function findReason(sentence: string): KeptOutReason | undefined {
  if (isPrivate(sentence)) return 'private'
  if (blame.test(sentence)) return 'blame'
  return unconfirmed.test(sentence) || maybe.test(sentence) ? 'unconfirmed' : undefined
}
