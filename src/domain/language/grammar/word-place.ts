// Tells by the words around it what a word is: an order to the reader, a noun, or a verb.
import { isFunctionWord } from '#domain/language/name-words.ts'
import { readVerb } from '#domain/language/verbs.ts'

const determiner =
  /(?:^|[^\p{L}’'-])(?:an?|the|this|that|these|those|its|their|his|her|our|my|your|each|every|no|any|another|\p{L}+(?:[’']s|s[’'])) (?:\p{Ll}+ly )?$/iu
const orderStart =
  /(?:^|[.!?:;,—–(“"]\s*|\b(?:[Aa]nd|[Oo]r|[Tt]hen|[Pp]lease|[Ss]o|[Jj]ust|[Ss]imply|[Nn]ow|[Tt]oday|[Yy]ou (?:can|should|must|may)|[Tt]o|\p{L}{2,} (?:should|must|ought to|had better|will want to|needs? to|ha(?:ve|s) to)) )$/u
/** An order in the passive: 'are urged to act fast', but not 'the drug is made to act fast'. */
const askedTo =
  /\b(?:urged|encouraged|invited|welcome|asked|advised|time|chance|reason|ready|want|wish) to $/i
/** Subjects with 'should', up to the preposition: 'Anyone with a leaking roof ought to', 'Fans of the label had better'. */
const obligation =
  /(?:^|[,;:—] |\b(?:and|so|but) )(?<who>[\p{L}’'-]+(?: [\p{L}’'-]+){0,9}?)(?<not> (?:do|does|did)(?: not|n[’']t))? (?:should|must|ought to|had better|will want to|needs? to|ha(?:ve|s) to) $/u
const preposition = / (?:with|of|in|at|on|for|from|who|that|near|without) /

/** Whether a noun, or a word describing one, must follow: 'a click here', 'its noted chef', 'Acme’s plans'. */
export function followsDeterminer(before: string): boolean {
  return determiner.test(before.slice(-40))
}

/** Whether a noun must follow because of a preposition: 'treated for burns', 'a box of cures'. */
export function followsPreposition(before: string): boolean {
  return /\b(?:for|of|with|from|by|about|after|without|through|into|against|as|than) (?:\p{Ll}+ )?$/iu.test(
    before.slice(-40),
  )
}

/** Whether painted or carved letters follow: 'The plate read FRYBRD', 'the Roman numeral XXX'. */
export function followsLettering(before: string): boolean {
  return /\b(?:reads?|reading|says?|said|saying|spells?|spelled|spelling|stamped|marked|labeled|lettered|painted|engraved|printed|carved|stenciled|branded|letters?|initials?|numerals?|words?|code|mark|brand|monogram) [“"]?$/i.test(
    before,
  )
}

const particleVerb =
  /\b(?:(?:mak|tak|us|giv|writ)(?:e|es|ing)|(?:end|fill|sign|pick|set|put|add|buy|eat|line|back|clean|free|round|break|slow|turn|shut|tear|split|build|grow|speed|start|scale|team|pil)\p{Ll}{0,4}|made|took|taken|used|gave|given|bought|ate|built|broke|broken|tore|written|wrote|kept|held|came|bid) $/iu

/** Whether the word belongs to the verb before it: 'makes up', 'set up', 'broke down'. */
export function followsParticleVerb(before: string): boolean {
  return particleVerb.test(before.slice(-16))
}

/**
 * Whether the words are an order, and to whom: 'Buy now' to the reader, 'Shoppers should buy now' to others; 'the drug must act fast' to nobody.
 * `isPeople` judges the subject.
 */
export function readOrder(
  before: string,
  isPeople: (word: string) => boolean,
): 'reader' | 'people' | 'others' | undefined {
  const near = before.slice(-48)
  if (!orderStart.test(near)) return undefined
  const { who, not } = obligation.exec(before.slice(-120))?.groups ?? {}
  if (not !== undefined) return undefined
  if (who !== undefined) return isToldPeople(who, isPeople) ? 'people' : 'others'
  if (/\b[Tt]o $/.test(near)) return askedTo.test(near) ? 'reader' : undefined
  return /\b(?:should|must|better) $/.test(near) ? undefined : 'reader'
}

function isToldPeople(who: string, isPeople: (word: string) => boolean): boolean {
  const words = (who.split(preposition)[0] ?? '').split(' ')
  return /^(?:any|every)(?:one|body)$|^(?:those|whoever)$/i.test(words[0] ?? '') || words.some(isPeople)
}

/** Whether a noun follows 'to': 'in order to the left'. */
export function goesOnWithNoun(after: string): boolean {
  return /^ (?:(?:the|an?|this|these|that|its|their|his|her|each|every)(?!\p{L})|\d|\p{Lu})/u.test(after)
}

const described =
  /^(?: (?:in|on|at|last|this|during|after|before|by|for|to)(?: [\p{L}\p{N}.’'-]+){1,5})? (?:that|which) (?:\p{Ll}+ ){1,3}(?<verb>\p{Ll}+)(?:[.,;]| (?:in|on|at|later|last|this|after|before|again)\b)/u

/** Whether the words after a noun only describe it: 'a decision in May that it reversed in June'. */
export function isDescribedLater(after: string): boolean {
  const verb = described.exec(after)?.groups?.verb
  return verb !== undefined && (verb.endsWith('ed') || readVerb(verb, 'past') !== undefined)
}

const nextWord = /^ (?<word>[\p{L}’'-]+)/u

/** Whether 'that' is followed by its verb and starts no new clause: 'the event that closed the meet'. */
export function goesOnWithVerb(after: string): boolean {
  const word = nextWord.exec(after)?.groups?.word ?? ''
  if (
    /^(?:is|are|was|were|has|had|will|can|could|would|may|might|must|does|did|should|best|also|only)$/.test(
      word,
    )
  )
    return true
  if (isFunctionWord(word)) return false
  // 'that orders fall' and 'that closes the meet' begin alike.
  const hasObject = /^ \S+ (?:the|an?|its|their|each|every|all|\d)/.test(after)
  return readVerb(word, 'past') !== undefined || (hasObject && readVerb(word, 'third') !== undefined)
}
