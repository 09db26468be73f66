// Which crisis statements go to counsel before anyone else sees them. Press rules LEG-08.
import { type CrisisType, crisisTypeLabels } from './crisis-types.ts'
import { matchWords } from './word-matches.ts'

/** Four of the situations are matters of law by themselves; an outage is one only by what it has caused. */
const legalTypes: readonly CrisisType[] = [
  'data-breach',
  'product-recall',
  'executive-misconduct',
  'financial-irregularities',
]

/** Words in the details that call for counsel whatever the situation is. */
export const counselWords = [
  'abuse',
  'arrest',
  'arrested',
  'assault',
  'breach',
  'bribery',
  'child',
  'children',
  'criminal',
  'dead',
  'death',
  'deaths',
  'died',
  'discrimination',
  'explosion',
  'fatal',
  'fined',
  'fraud',
  'harassment',
  'hospital',
  'hurt',
  'illegal',
  'injured',
  'injuries',
  'injury',
  'investigation',
  'killed',
  'lawsuit',
  'lawsuits',
  'leaked',
  'litigation',
  'minor',
  'minors',
  'negligence',
  'patient',
  'patients',
  'police',
  'prosecutor',
  'ransom',
  'ransomware',
  'recall',
  'recalled',
  'regulator',
  'regulators',
  'stolen',
  'subpoena',
  'sued',
  'suicide',
  'victim',
  'victims',
  'whistleblower',
] as const

/** Why the statement waits for counsel, in words to show; none when it need not. */
export function findCounselReasons(type: CrisisType, details: string): string[] {
  const words = matchWords(details, counselWords).map(({ text }) => text.toLowerCase())
  const situation = legalTypes.includes(type) ? [crisisTypeLabels[type].toLowerCase()] : []
  return [...situation, ...new Set(words)]
}
