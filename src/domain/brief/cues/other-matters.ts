// Recognizes lines that say themselves that they are about something else: another job, somebody else's mail, a message in the wrong window.
import { memoizeText } from '#domain/language/memoize-text.ts'

const somebodyElses = '(?:other|another|different|separate|wrong|previous)'
const cues: readonly RegExp[] = [
  new RegExp(
    `\\b(?:that|the|this|my|your|our|for (?:an|my|our|your))(?: ${somebodyElses})+ (?:job|client|customer|account|brief|invoice|mail|email|order|list|file|thread)\\b(?! (?:who|that|which|in|of|says?|said|told))`,
    'iu',
  ),
  /(?:^|[,;.(–—-] ?)(?:is |was |for |to |sorry,? )?(?:an? )?(?:other|another|different|separate|wrong) (?:job|client|customer|channel|chat|thread|window|group|brief|account|file|dossier|list|topic|subject|matter|project)\b(?=\W|$)/iu,
  /^\W{0,3}(?:(?:oh|and|also|ps|p\.s\.|btw|by the way)[,:.]? )*(?:(?:totally|completely|quite|sorry,?) )?(?:unrelated(?:ly)?|separately|off[- ]topic|on (?:another|a different|an unrelated) (?:note|matter|subject|topic)|(?:another|different) (?:matter|subject|topic|thing entirely))\b(?=\s*[,:;–—-]|\s+(?:but|your|my|can|could|did|is|are)\b)/iu,
  /\b(?:that|this|it)(?: one)?(?:[’']s| is| was) (?:for )?(?:an? )?(?:other|another|different|separate|wrong) (?:job|client|customer|account|brief|order)\b/iu,
  // Invoices between the sender and the writer.
  /\b(?:your|my) (?:last |overdue |second )?invoices? (?:no\.? ?|number |#|nr\.? ?)?(?:\d|for|from|went|is|was|still|has)\b/iu,
]

/** Whether the words are about another matter than the news. */
export const isOtherMatter: (masked: string) => boolean = memoizeText((masked) =>
  cues.some((cue) => cue.test(masked)),
)
