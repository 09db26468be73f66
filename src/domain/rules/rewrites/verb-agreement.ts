// 'We deny it and sell it' becomes '… denies it and sells it': the verbs of 'we' for one company.
import { isPast, readVerb, toThird } from '#domain/language/verbs.ts'

const special: Readonly<Record<string, string>> = { are: 'is', were: 'was', do: 'does', have: 'has' }
const unchanging = /^(?:will|would|can|could|may|might|must|shall|should|had|did|\p{Ll}+ed)$/u
/** Verbs of statements that are rather nouns or adjectives elsewhere, so that nothing else reads them as verbs. */
const spoken = new Set(
  `accuse admire admit apologize appeal appreciate argue assume assure avoid await bake blame cancel challenge claim complain
  condemn contact contest control cooperate craft deal defend deny depend deserve disagree dispute doubt enjoy estimate face fail fear
  feel fight hate hear hope ignore insist know lack like love mind miss mourn object oppose owe prefer print pursue push question
  regret reject remember respect rescue ride roast seek shape solve source stop strive struggle thank trust try understand walk
  wear wish worry`.split(/\s+/),
)

/** The verb after 'we' as one company has it; undefined where the word may be anything. */
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

const helping = /^(?:have been|have \p{Ll}+ed|are \p{Ll}+ing|do not)\b/u
const nextVerb =
  /(?<=(?:,| (?:and|or|but|then)) (?:(?:also|then|now|never|always) )?)(?<verb>\p{Ll}+)(?<after> (?:a|an|the|its|our|their|it|them|us|this|these|all|\d\S*)\b)?/gu

/** The later verbs of the same 'we': 'makes hats and sell them'. Undefined where one of them may be a noun. */
export function agreeRest(
  verb: string,
  rest: string,
): { from: number; to: number; text: string }[] | undefined {
  if (!isBase(verb) || readVerb(verb, 'past') !== undefined) return []
  const sentence = /^[^.;!?]*/.exec(rest)?.[0] ?? ''
  // Behind 'to' and behind another subject a verb stays as it is.
  const own = /^.*?(?= (?:to|that|which|who|we|because|when|while|if|can|will)\b|$)/.exec(sentence)?.[0] ?? ''
  const edits: { from: number; to: number; text: string }[] = []
  for (const { index, groups } of own.matchAll(nextVerb)) {
    const { verb: next = '', after } = groups ?? {}
    const agreed = agreeNext(next, own.slice(index))
    if (agreed === undefined) continue
    // 'We make hats and work boots': a noun or a verb. 'And have been going' is no noun.
    if (after === undefined && index > ' and '.length && special[next] === undefined) return undefined
    edits.push({ from: index, to: index + next.length, text: agreed })
  }
  return edits
}

/** A later verb as one company has it; undefined where it is none, or stays as it is. */
function agreeNext(verb: string, from: string): string | undefined {
  if (helping.test(from)) return special[verb]
  return isBase(verb) && special[verb] === undefined && readVerb(verb, 'past') === undefined
    ? toThird(verb)
    : undefined
}
