// What a word is by the words beside it: an order to the reader, a noun behind its article, a verb behind its subject.
import { isFunctionWord } from '#domain/language/name-words.ts'
import { readVerb } from '#domain/language/verbs.ts'

const determiner =
  /(?:^|[^\p{L}’'-])(?:an?|the|this|that|these|those|its|their|his|her|our|my|your|each|every|no|any|another|\p{L}+(?:[’']s|s[’'])) (?:\p{Ll}+ly )?$/iu
const orderStart =
  /(?:^|[.!?:;,—–(“"]\s*|\b(?:[Aa]nd|[Oo]r|[Tt]hen|[Pp]lease|[Ss]o|[Jj]ust|[Ss]imply|[Nn]ow|[Tt]oday|[Yy]ou (?:can|should|must|may)|[Tt]o|\p{L}{4,} (?:should|must|need to|have to)) )$/u
/** 'are urged to act fast'; 'the drug is made to act fast' asks nobody. */
const askedTo =
  /\b(?:urged|encouraged|invited|welcome|asked|advised|time|chance|reason|ready|want|wish) to $/i
const obliged = /\b(?<who>\p{L}{4,}) (?:should|must|need to|have to) $/u

/** 'a click here', 'its noted chef', 'Acme’s plans': a noun, or what describes one. */
export function followsDeterminer(before: string): boolean {
  return determiner.test(before.slice(-40))
}

/** 'treated for burns', 'a box of cures': what a preposition leads is a noun, whatever verb it might be. */
export function followsPreposition(before: string): boolean {
  return /\b(?:for|of|with|from|by|about|after|without|through|into|against|as|than) (?:\p{Ll}+ )?$/iu.test(
    before.slice(-40),
  )
}

/** 'The plate read FRYBRD', 'the Roman numeral XXX': the letters are shown as they are painted or cut. */
export function followsLettering(before: string): boolean {
  return /\b(?:reads?|reading|says?|said|saying|spells?|spelled|spelling|stamped|marked|labeled|lettered|painted|engraved|printed|carved|stenciled|branded|letters?|initials?|numerals?|words?|code|mark|brand|monogram) [“"]?$/i.test(
    before,
  )
}

const particleVerb =
  /\b(?:(?:mak|tak|us|giv|writ)(?:e|es|ing)|(?:end|fill|sign|pick|set|put|add|buy|eat|line|back|clean|free|round|break|slow|turn|shut|tear|split|build|grow|speed|start|scale|team|pil)\p{Ll}{0,4}|made|took|taken|used|gave|given|bought|ate|built|broke|broken|tore|written|wrote|kept|held|came|bid) $/iu

/** 'makes up', 'set up', 'broke down': the word belongs to its verb and points nowhere. */
export function followsParticleVerb(before: string): boolean {
  return particleVerb.test(before.slice(-16))
}

/** 'Buy now', 'Stop in and buy now', 'Shoppers should act fast': the reader is told to do it. `isPeople` judges who should. */
export function isOrder(before: string, isPeople: (word: string) => boolean): boolean {
  const near = before.slice(-48)
  if (!orderStart.test(near)) return false
  if (/\b[Tt]o $/.test(near) && !/(?:need|have) to $/.test(near)) return askedTo.test(near)
  // 'The drug must act fast', 'shoppers buy, and pay': who does it is named.
  const who = obliged.exec(near)?.groups?.who
  return who === undefined || isPeople(who)
}

/** 'in order to the left': no verb follows 'to'. */
export function goesOnWithNoun(after: string): boolean {
  return /^ (?:(?:the|an?|this|these|that|its|their|his|her|each|every)(?!\p{L})|\d|\p{Lu})/u.test(after)
}

const nextWord = /^ (?<word>[\p{L}’'-]+)/u

/** 'the event that closed the meet': what follows 'that' is its verb, so it is no new clause. */
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
