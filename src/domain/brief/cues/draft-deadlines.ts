// Recognizes when the draft is due: "Need a first draft by Thursday noon." Such a line is never news.

const fields =
  /^(?:(?:the |our |your )?(?:deadline|due|due (?:date|by|to \p{L}+)|need(?:ed)? by|draft due|required by|turnaround)(?: for (?:the |a |first )*(?:draft|copy|text|release))?)$/iu
const day =
  '(?:\\d|mon(?:day)?|tues?(?:day)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|noon|midnight|midday|today|tonight|tomorrow|tmrw|eod|cob|close of|end of|lunch|breakfast|morning|afternoon|evening|then|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[\\p{Ll}.]* \\d|next week|this week|the (?:\\d|[\\p{L}-]{3,15}(?:st|nd|rd|th)))'
/** "by Thursday", "no later than 4", "latest EOD tomorrow", "due Nov. 13" */
const moment = new RegExp(
  `(?<!\\p{L})(?:by|before|until|till|no later than|(?:at the )?latest|due|on|for|this|at) (?:the |end of |close of |about |around |like |uh,? |um,? |this |next |coming |say,? ){0,2}${day}|(?<!\\p{L})(?:asap|eod|tomorrow|tmrw|this week|weds? night|thurs? am)(?!\\p{L})`,
  'iu',
)
/** Words for the text that is asked for, but not a draft law or a league's draft. */
const draft =
  /(?<!\p{L})drafts?(?!\p{L})(?! (?:plan|budget|law|bill|rules?|ordinance|report|pick|picks|night|beer|horse|agreement|resolution|order|class))/iu
const wanted =
  /(?:^|(?<!\p{L})(?:i|we|me|us|they|she|he|i[’']d|we[’']d|i[’']ll|we[’']ll|who) (?:\p{L}+ ){0,3}?)(?:need|needs|want|wants|see|have|send|submit|file|get) (?:to (?:see|have|send|get|file) )?(?:it|this|something|copy|the (?:copy|text|release|story)|a version)(?!\p{L})/iu
/** "Could I see something by Friday?" */
const askedByWhen =
  /^(?:could|can|may|might) (?:i|we) (?:see|have|get) (?:it|this|something|a version)(?!\p{L})/iu

/** A request to the writer: "Could you send me a draft by Thursday?" */
const toWriter = /^(?:[^,.]{0,20}, ?)?(?:can|could|would|will) (?:you|somebody|someone)(?!\p{L})/iu

const mostWords = 28

/** Whether a unit says when the draft is due. `masked` is its text without quotations. */
export function isDraftDeadline(masked: string, label?: string): boolean {
  if (label !== undefined && fields.test(label.trim())) return true
  if (toWriter.test(masked) || masked.split(' ').length > mostWords || !moment.test(masked)) return false
  return draft.test(masked) || wanted.test(masked) || askedByWhen.test(masked)
}
