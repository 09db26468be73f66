// The brief's own sentences, cleaned, with their pronouns made clear, because they may change places.
import { capitalizeFirst, opensWith } from '#server/ai/builtin/text/joining.ts'
import type { Draft, Statement } from './draft.ts'
import { startWithWord } from './slot-statements.ts'
import { readRole } from './statement-roles.ts'

export function writeStatements(draft: Draft): Statement[] {
  const statements: Statement[] = []
  let subject: Subject = draft.product !== undefined ? 'product' : 'company'
  for (const given of draft.brief.statements) {
    const text = nameSubject(draft.clean.sentence(given), subject, draft)
    const last = statements.at(-1)
    if (text === undefined && last !== undefined) {
      last.text += ` ${draft.clean.sentence(withoutShort(given))}`
      continue
    }
    const sentence = startWithWord(text ?? draft.clean.sentence(withoutShort(given)))
    statements.push({ text: sentence, role: readRole(sentence, draft.brief.type) })
    if (statements.at(-1)?.role !== 'background') subject = readSubject(sentence, subject, draft)
  }
  for (const note of draft.brief.fragments) addNote(note, draft, statements)
  return statements
}

const withoutShort = (sentence: string): string =>
  sentence.replace(
    /^(It|They|She|He)([’'](?:ll|d) .*)$/s,
    (_, who: string, rest: string) => who + spellOut(rest),
  )

type Subject = 'product' | 'company' | 'other'

function readSubject(sentence: string, before: Subject, { company, product, brief }: Draft): Subject {
  if (opensWith(sentence, company) || sentence.startsWith('The company ')) return 'company'
  if (product !== undefined && sentence.toLowerCase().startsWith(product.toLowerCase())) return 'product'
  if (/^(?:The (?:battery|price|app|bike|frame|strap)|Prices|Its |Pre-orders)/.test(sentence)) return before
  return brief.type === 'launch' ? before : 'other'
}

/** 'It costs $129' becomes 'The Harbor One costs $129'; undefined when the sentence only makes sense after the one before. */
function nameSubject(sentence: string, subject: Subject, draft: Draft): string | undefined {
  const pronoun = /^(?:It|They|She|He|This|That|These|Those|Her|His|Their|Before that)\b/.exec(sentence)?.[0]
  if (pronoun === undefined) return withVerbSubject(sentence, draft)
  const rest = spellOut(sentence.slice(pronoun.length))
  if (pronoun === 'It') return nameIt(rest, subject, draft)
  if (draft.appointee === undefined) return undefined
  if (pronoun === 'She' || pronoun === 'He') return draft.appointee + rest
  return pronoun === 'Her' || pronoun === 'His' ? `${draft.appointee}’s${rest}` : undefined
}

/** 'It’ll hold' is 'It will hold'. */
function spellOut(rest: string): string {
  return rest.replace(/^[’'](ll|d)(?= )/, (_, short: string) => (short === 'll' ? ' will' : ' would'))
}

/** Only these are plainly said of a company: 'It will hold 200 people' speaks of what it opens. */
const companyDoes =
  /^ (?:is based|is headquartered|was founded|makes|sells|builds|runs|operates|serves|offers|provides|develops|designs|delivers|publishes|employs|has|had|plans|expects|wants|aims|hopes|uses|will use|will hire|will add|will open|will invest|will donate|also|now|raised|signed|bought|hired|launched|opened|recalled|reported|paid|gave|won|received)\b/

const productVerb =
  /^ (?:costs|weighs|is sold|is available|comes|measures|holds|works|charges|carries|floats|folds|ships|runs on)\b/
const companyVerb =
  /^ (?:has [\d,.]+ (?:million )?(?:customers|users|employees|stores|members|clients|preorders|pre-orders|subscribers)|will hire|will use the (?:money|funds|proceeds)|plans to|now expects|expects|employs|was founded|recalls)\b/

/** No company does these. */
const thingVerb = /^ (?:costs|weighs|measures|folds|floats|is sold|is priced)\b/

function nameIt(rest: string, subject: Subject, { company, product, thing }: Draft): string | undefined {
  // 'It took 26 months' speaks of what was said before.
  if (/^ (?:took|takes|will take|is (?:important|possible|the first))/.test(rest)) return undefined
  const isProduct = product !== undefined && (subject === 'product' || productVerb.test(rest))
  if (isProduct && !companyVerb.test(rest)) return capitalizeFirst(product) + rest
  if (product === undefined && thingVerb.test(rest)) return thing && `The ${thing}${rest}`
  if (!companyVerb.test(rest) && (subject !== 'company' || !companyDoes.test(rest))) return undefined
  return `${company.startsWith('[') ? company : 'The company'}${rest}`
}

/** 'Starts on Jan. 18.' has lost its subject. */
function withVerbSubject(sentence: string, { product, brief, appointee }: Draft): string {
  if (appointee !== undefined && /^(?:Was|Replaces|Succeeds|Led|Served|Worked|Joins|Starts) /.test(sentence))
    return `${appointee} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
  if (!/^(?:Starts|Begins|Opens|Runs|Costs|Weighs|Holds|Includes) /.test(sentence)) return sentence
  const thing = { partnership: 'The partnership', event: 'The event', acquisition: 'The deal' }[
    brief.type as 'event'
  ]
  const subject = product === undefined ? (thing ?? 'It') : capitalizeFirst(product)
  return `${subject} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
}

/** 'holds 5 liters of water' is a sentence without its subject; other notes are told elsewhere or end in the list. */
function addNote(note: string, draft: Draft, statements: Statement[]): void {
  if (draft.product === undefined || !/^\p{Ll}+s /u.test(note)) return
  const sentence = draft.clean.sentence(`${draft.product} ${note}`)
  statements.push({ text: sentence, role: readRole(sentence, draft.brief.type) })
}
