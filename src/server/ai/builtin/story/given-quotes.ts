// Turns the quotations of the fact sheet into those a release can print, each with its speaker. Remarks about a quotation ("still with him, will
// come") are left out.
import type { FactSheet, Person } from '#domain/brief/sheet.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { tagWords } from '#server/ai/builtin/text/parts-of-speech.ts'
import { findVerb } from './clauses/clauses.ts'
import type { GivenQuote, Story } from './story.ts'

export function readGivenQuotes({ quotes, people, type }: FactSheet, notes: string): GivenQuote[] {
  const marked = new Set(findQuotations(notes).map(({ inner }) => inner.trim()))
  return quotes
    .filter(({ text }) => (marked.has(text.trim()) ? !isTitle(text) : isSpeech(text, type)))
    .map((quote) => ({ ...withSpeaker(quote, people), ...readPause(quote.text, marked) }))
}

/** Whether the quoted words are a title, since they have no verb and no end mark. */
const isTitle = (text: string): boolean =>
  !/[.!?,]$/.test(text.trim()) &&
  !tagWords(text).some(({ part, word }) => part === 'AUX' || (part === 'VERB' && !/ing$/.test(word))) &&
  findVerb(`It ${text}`) === undefined &&
  /^\p{Lu}/u.test(text) &&
  text.split(' ').length > shortest

/** The words before the speaker's name inside the first sentence: “It is small,” said Ann Lee, “and it will stay so.” */
function readPause(text: string, marked: ReadonlySet<string>): { head?: string } {
  const head = [...marked].find((inner) => inner.endsWith(',') && text.startsWith(`${inner} `))
  return head === undefined ? {} : { head }
}

const shortest = 4

/** Beginnings of a remark on when the quotation comes or who was asked. */
const onItself =
  /^(?:still|will|to|not|none|no,|see|coming|pending|waiting|tb[acd]|later|soon|nothing|asked)\b/i
/** Short remarks on where the words are. */
const toCome =
  /\b(?:will be sent|(?:is|are) (?:coming(?=[.,;!)]|$| (?:later|tomorrow|tonight|today|soon|next|by|on)\b)|to follow|to come)|to follow|wait(?:ing)? for (?:it|him|her|them)|not (?:yet )?(?:here|arrived|received|approved)|(?:send|sends|sending|comes|get|text) (?:it |one |them )?(?:later|tomorrow|soon))\b/i
/** Remarks such as "put it in but not as a quote, like". */
const onQuote = /\b(?:as|for) an? (?:direct )?quot(?:e|ation)\b/i
/** Remarks that somebody agreed: "it's ok in this way". */
const agreed = /^(?:it|that|this)(?:[’']s| is) (?:ok|okay|fine|good|approved|all right)\b/i
const longestAgreed = 6
const longestRemark = 14
const onSpeaker =
  /^(?:he|she|they|his|her|him)\b|^(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:would like|wants|asked) (?:to say|you to)\b/iu
const toWriter = /(?:^|[,;.–—-] ?)(?:skip|leave (?:it|that|this|him|her) out|drop it|ignore|forget it)\.?$/i

/** Whether words without quotation marks can be somebody's: a new colleague is "she" in words that welcome her. */
function isSpeech(words: string, type: Story['type']): boolean {
  const text = words.trim()
  if (onItself.test(text) || toWriter.test(text) || onQuote.test(text)) return false
  if (agreed.test(text) && text.split(' ').length <= longestAgreed) return false
  if (toCome.test(text) && text.split(' ').length <= longestRemark) return false
  return !onSpeaker.test(text) || type === 'appointment' || type === 'award'
}

/** A nickname, which gets single marks beside a quotation so that it doesn't look like speech: Ann "Nan" Lee. */
const nickname = /["“](?<nick>[^"“”]{1,30})["”]/u

function withSpeaker({ text, speaker }: FactSheet['quotes'][number], people: readonly Person[]): GivenQuote {
  if (speaker === undefined) return { words: text }
  const known =
    people.find(({ name }) => name === speaker) ?? people.find(({ surname }) => speaker.endsWith(surname))
  const told = known ?? { name: speaker, surname: speaker.split(' ').at(-1) ?? speaker }
  return { words: text, speaker: { ...told, name: told.name.replace(nickname, '‘$<nick>’') } }
}

const formerPerson =
  /\b(?:die[sd]|death of|killed|deceased|passed away|the late|mourn\p{Ll}*|funeral|resign\p{Ll}*|step(?:s|ped|ping)? down|quit|leaves|leaving|dismiss\p{Ll}*|fired|sacked|suspend\p{Ll}*|arrest\p{Ll}*|retire[sd]?|retiring|former (?:chief|ceo|cfo|head|director|president|chair\p{Ll}*)|predecessor|in hospital|injured)\b/iu
const follows =
  /\b(?:succeed(?:s|ed|ing)?|replac(?:es|ed|ing)|follow(?:s|ed|ing)|takes? over from|took over from) (?:\S+ ){0,3}$/iu

/** Whether the person can be asked for a quotation: not if the notes say that they died, were dismissed or are replaced. */
export function mayBeAsked({ surname }: Person, { source }: Pick<Story, 'source'>): boolean {
  return splitSentences(source)
    .filter(({ text }) => text.includes(surname))
    .every(({ text }) => !formerPerson.test(text) && !follows.test(text.slice(0, text.indexOf(surname))))
}
