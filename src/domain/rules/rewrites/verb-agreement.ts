// Changes the verbs of 'we' into those of one company: 'We deny it and sell it' becomes '… denies it and sells it'.
import { isPast, readVerb, toThird } from '#domain/language/verbs.ts'

const special: Readonly<Record<string, string>> = { are: 'is', were: 'was', do: 'does', have: 'has' }
const unchanging = /^(?:will|would|can|could|may|might|must|shall|should|had|did|(?!\p{Ll}*eed$)\p{Ll}+ed)$/u
/** Verbs that look like nouns or adjectives, and that no other list has. */
const spoken = new Set(
  `accuse admire admit apologize appeal appreciate argue assume assure avoid await bake blame cancel challenge claim complain
  condemn contact contest control cooperate craft deal defend deny depend deserve disagree dispute doubt enjoy estimate face fail fear
  feel fight hate hear hope ignore insist know lack like love mind miss mourn object oppose owe prefer print pursue push question
  regret reject remember respect rescue ride roast seek shape solve source stop strive struggle thank trust try understand walk
  wash press comb weave knit spin dye mill bottle forge weld sew stitch bind ferment distill breed haul tow ferry sort shred mend
  restore tune insure coach rescue wear wish worry`.split(/\s+/),
)

/** The verb after 'we', for one company; undefined if the word may be no verb. */
export function agreeVerb(verb: string): string | undefined {
  const [, denied, not] = /^(\p{Ll}+?)(n[’']t)$/u.exec(verb) ?? []
  if (denied !== undefined && not !== undefined) return (special[denied] ?? denied) + not
  if (unchanging.test(verb)) return verb
  if (special[verb] !== undefined) return special[verb]
  if (isPast(verb)) return verb
  return isBase(verb) ? toThird(verb) : undefined
}

function isBase(verb: string): boolean {
  return readVerb(verb, 'base') !== undefined || spoken.has(verb)
}

const adverb = / (?:also|now|never|always) $/
const helping = /^(?:have been|have \p{Ll}+ed|are \p{Ll}+ing|do not)\b/u
const nextVerb =
  /(?<=(?:,| (?:and|or|but|then)) (?:(?:also|then|now|never|always) )?)(?<verb>\p{Ll}+)(?<after> (?:a|an|the|its|our|their|it|them|us|this|these|all|\d\S*)\b)?/gu

/** The later verbs with the same subject: 'makes hats and sell them'. Undefined if one may be a noun. */
export function agreeRest(
  verb: string,
  rest: string,
): { from: number; to: number; text: string }[] | undefined {
  if (!isPresent(verb)) return []
  const sentence = /^[^.;!?]*/.exec(rest)?.[0] ?? ''
  // After 'to' or another subject a verb stays.
  const own = /^.*?(?= (?:to|that|which|who|we|because|when|while|if|can|will)\b|$)/.exec(sentence)?.[0] ?? ''
  const edits: { from: number; to: number; text: string }[] = []
  for (const match of own.matchAll(nextVerb)) {
    const { index } = match
    const next = match.groups?.verb ?? ''
    const agreed = agreeNext(next, own.slice(index))
    if (agreed === undefined || otherSubject.test(own.slice(index))) continue
    if (!isSureVerb(match, own)) return undefined
    edits.push({ from: index, to: index + next.length, text: agreed })
  }
  return edits
}

/** Whether the verb is in the present, as later verbs then are. */
const isPresent = (verb: string): boolean =>
  verb === 'are' || verb === 'have' || (verb !== 'do' && isBase(verb) && readVerb(verb, 'past') === undefined)

/** A noun with its own verb: '… and work boots are'. */
const otherSubject = /^\p{Ll}+ (?:\p{Ll}+ )?(?:are|is|was|were)\b/u

/** Whether the word is surely a verb: not in 'We make hats and work boots', but in 'and have been going', 'and always need' and 'and sell them'. */
function isSureVerb({ index, groups }: RegExpExecArray, own: string): boolean {
  const { verb = '', after } = groups ?? {}
  return (
    after !== undefined ||
    special[verb] !== undefined ||
    index <= ' and '.length ||
    adverb.test(own.slice(0, index))
  )
}

/** A later verb for one company; undefined if it is none or stays. */
function agreeNext(verb: string, from: string): string | undefined {
  if (helping.test(from)) return special[verb]
  return isBase(verb) && special[verb] === undefined && readVerb(verb, 'past') === undefined
    ? toThird(verb)
    : undefined
}
