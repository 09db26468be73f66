// What in a prompt tells the writer what to do, and what is about the news. Only the latter may reach the release.

export type Instruction =
  | { kind: 'none' }
  | { kind: 'dropped' }
  /** The news that was wrapped in an instruction, and for whom it is written. */
  | { kind: 'unwrapped'; news: string; company?: string }

const document =
  '(?:press release|news release|media release|release|media advisory|media alert|press statement|holding statement|statement|announcement)'
const asking =
  "(?:please|can you|could you|i need you to|i want you to|i need|i want|we need|we want|help me|let[’']s)"
const making = '(?:write|create|draft|generate|prepare|make|compose|produce|announce|announcing)'
const look =
  '(?:(?:me|us|a|an|the|our|my|short|brief|concise|professional|compelling|new|full|complete|one-page|\\d+[- ]words?|for immediate) )*'
const link =
  '(?:about how|about|announcing that|announcing|to announce that|to announce|that announces|that says that|which announces|on|regarding|covering|of|saying that|that|for)'

const wrapped = new RegExp(
  `^(?:(?:${asking} )*(?:to )?${making} ${look}(?:${document})?|(?:${asking} )+${look}${document})(?: of (?:about )?\\d+ words)?(?:,? ?(?<link>${link})(?= ))?[ :]*(?<rest>(?![ :]).*)$`,
  'is',
)
const titled = new RegExp(`^(?:a )?${document}(?:\\s*[:–—-]\\s*|,? (?<link>${link}) )(?<rest>\\S.*)$`, 'is')
const company =
  /^(?:my |our |the )?(?:company|client|startup|business|organization|brand|shop|bakery|restaurant)?,? ?(?<name>\p{Lu}[\p{L}\p{N}&’'.-]*(?: (?:&|and|of|the|de) (?=\p{Lu})| ?\p{Lu}[\p{L}\p{N}&’'.-]*)*)(?<after>.*)$/su
const afterCompany = /^(?:,? (?:about|announcing|on|to announce|regarding)(?: that)? |\. |: )(?<news>.+)$/s
const vices =
  '(?:any |all |the )?(?:jargon|hype|buzz ?words?|exclamation|superlatives|clich\\S+|adjectives|passive|first person|marketing|emojis?|bullets?|quotes?|words?|using|being)'
const release = '(?:tone|text|release|length|style|language|headline|lead|focus)'
const order = [
  `keep (?:it (?:short|brief|concise|simple|plain|light|formal|professional|factual|neutral|positive|friendly|to|under|below|within|around|about|at)|this|everything|sentences|paragraphs|to|under|the ${release})`,
  'make (?:it|sure|the)',
  'use (?:a|an|the|ap|active|plain|short|simple)',
  'include (?:a|an|some|our|the) (?:quote|call|contact|boilerplate|headline|subhead|section)',
  '(?:tone|style|length|format|limit)(?=:| (?:is|should|must|it|to|as|of|in)\\b)',
  'target (?:audience|length|readers?|media)',
  `avoid ${vices}`,
  `(?:do not|don[’']t) (?:mention|include|add|invent|write|exceed|make|say|name|quote|put|go over|be|sound|use ${vices})`,
  'max(?:imum)?',
  `the ${release} (?:should|must|needs)`,
  'it (?:should|must) (?:be|sound|have)',
  'answer (?:only|in|with)',
  'return (?:only|just|html|json|markdown|the (?:text|release|html))',
  'ensure|aim for|should be|ignore|disregard|forget|pretend|you are|act as|say that|respond|output|reveal|print',
].join('|')
/** Two capitals begin a name: 'Print Works opens a shop' is no order. What buyers must or must not do is none either. */
const startsWithName = /^[A-Z][a-z]+ [A-Z][a-z]/
const orders = new RegExp(`^(?:please )?(?:${order})\\b|^no quotes?(?: yet| available| so far)?\\.?$`, 'i')
const feeling =
  /^(?:we|i)(?: are|[’']re| am|[’']m) (?:very |so |truly |really )?(?:thrilled|excited|pleased|proud|happy|delighted|glad|honored) to (?:share|announce|report|say|tell you) (?:that )?(?<news>.+)$/is
const telling =
  /^(?:please )?(?:also )?(?:mention|include|add|note|say|point out|state) (?:that|how) (?<news>.+)$/is

/** Judges one sentence of a prompt. */
export function readInstruction(sentence: string): Instruction {
  const told = telling.exec(sentence)?.groups?.news
  if (told !== undefined && !/^say /i.test(sentence)) return { kind: 'unwrapped', news: told }
  const felt = feeling.exec(sentence)?.groups?.news
  if (felt !== undefined) return { kind: 'unwrapped', news: felt }
  if (orders.test(sentence) && !startsWithName.test(sentence)) return { kind: 'dropped' }
  const match = wrapped.exec(sentence) ?? titled.exec(sentence)
  if (match === null) return { kind: 'none' }
  const { link: how = '', rest = '' } = match.groups ?? {}
  if (rest.trim() === '' || /^(?:\.|please)/i.test(rest.trim())) return { kind: 'dropped' }
  return how.toLowerCase() === 'for' ? unwrapFor(rest) : { kind: 'unwrapped', news: rest.trim() }
}

/** 'for Acme, based in Denver', 'for Acme about its new grill'. */
function unwrapFor(rest: string): Instruction {
  const groups = company.exec(rest.trim())?.groups
  if (groups?.name === undefined) return { kind: 'unwrapped', news: rest.trim() }
  const name = groups.name.replace(/(?<![.,’'])[.,’']+$/, '')
  const after = groups.after ?? ''
  const news = afterCompany.exec(after)?.groups?.news
  if (news !== undefined) return { kind: 'unwrapped', news, company: name }
  const trait = /^, (?:which is |who are |an? )?(?<trait>(?:based|headquartered|located|founded) .+)$/s.exec(
    after,
  )?.groups?.trait
  if (trait !== undefined) return { kind: 'unwrapped', news: `${name} is ${trait}`, company: name }
  const apposition = /^, (?<what>an? .+)$/s.exec(after)?.groups?.what
  if (apposition !== undefined) return { kind: 'unwrapped', news: `${name} is ${apposition}`, company: name }
  return { kind: 'unwrapped', news: after.replace(/^[\s,.:]+/, ''), company: name }
}
