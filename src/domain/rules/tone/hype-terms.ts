// Hype words with a meaning: technical terms, and claims to be the best, which need proof.

/** Things with a lock, with up to two words before: 'unlocks 1911 vault'. */
const hasLock =
  /^ (?:[\p{L}\p{N}’'-]+ ){0,3}?(?:gates?|doors?|phones?|cars?|bikes?|scooters?|vehicles?|rooms?|carts?|devices?|trunks?|vaults?|safes?|cages?|cells?|lockers?|chests?|cabinets?|boxes|box|drawers?|entrances?|churches|church|sheds?|bathrooms?|restrooms?|toilets?|buildings?|screens?|computers?|wheels?)\b/u
/** Uses as a technical term: 'seamless gutters', 'dynamic pricing', 'outstanding loans', 'the lake’s ecosystem'. */
const terms: Readonly<Record<string, RegExp>> = {
  dynamic:
    /^ (?:positioning|loads?|range|pricing|routing|programming|balanc|stretch|braking|signs?|tests?|link)/,
  seamless: /^ (?:gutters?|pipes?|piping|tub|hose|stockings?|knit|steel|socks?)/,
  unique: /^ (?:IDs?\b|codes?\b|numbers?\b|visitors?|users?|viewers?|identifiers?|listeners|visits)/,
  breakthrough: /^ (?:therap|devices?|designation|infections?|cases?|bleeding|pain)/i,
  groundbreaking: /^ (?:ceremon|events?|was|is|will|for|at|on)/,
  robust: /^ (?:variables?|statistic|estimat|regression|grasshopper)/,
  powerful: /^ (?:earthquake|storm|hurricane|quake|winds?|tornado|typhoon|blast)/,
  scalable: /^ vector/,
  outstanding:
    /^ (?:balances?|debts?|shares|stock|loans?|warrants?|bonds?|notes|claims?|fines?|tickets|payments?|common)/,
  strategic: /^ (?:petroleum|arms|bomber|missile|air command|national)/,
  ultimate: /^ (?:frisbee|fighting|owners?|parent|disc|goal)/,
  exceptional: /^ (?:children|student|needs|drought)/,
  premier: /^ (?:of|league|\p{Lu})/u,
  leverage: /^ (?:ratio|loans?)/,
  ...Object.fromEntries('unlock unlocks unlocked unlocking'.split(' ').map((word) => [word, hasLock])),
  'all-in-one': /^ (?:printers?|computers?|desktops?|PCs?)/,
  immersive: /^ (?:language|school|program)/,
  // Adverbs that say something: 'held virtually' means online, 'very much alive' says how much, and a study measures what is significant.
  virtually:
    /^(?:[.,;)]|$| (?:on|in|at|via|from|by|with|to|through|or|and|for|this|next|beginning|starting|twice|once a)\b)/,
  very: /^ much /,
  significantly: /^ (?:correlat|associat)/,
  highly: /^ (?:pathogenic|enriched|migratory)/,
}
/** Words that claim to be above all others, which need proof. */
const comparisons: ReadonlySet<string> = new Set(
  'second-to-none unmatched unparalleled unprecedented unrivaled unrivalled unsurpassed'.split(' '),
)
/** Nouns for what everybody offers; without the hype word the sentence says nothing. */
const commonOffer =
  /^,? (?:performance|value|quality|service|experience|expertise|results|support|reliability|efficiency|flexibility|excellence|choice|selection|care|comfort|convenience|speed|access|insights?|commitment)\b/i

export const isComparison = (phrase: string): boolean => comparisons.has(phrase)

/** Whether cutting the word would leave a sentence that says nothing: 'offers unmatched value'. */
export const carriesOffer = (phrase: string, after: string): boolean =>
  isComparison(phrase) && commonOffer.test(after)

export const isTerm = (phrase: string, after: string): boolean =>
  terms[phrase.replace('d-b', 'db')]?.test(after) === true

const isThing = /\b(?:is|are|was|were|remains?|became|becomes?) (?:an? )?(?:very |truly |really )?$/
/** The same for 'The library is a unique institution.' */
export const leavesNothing = (before: string, after: string): boolean =>
  isThing.test(before) && /^ ?[\p{L}-]+[.;!]/u.test(after)
