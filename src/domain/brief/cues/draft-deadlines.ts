// When whoever writes the release has to be done: "Need a first draft by Thursday noon." It belongs to the message, however it is put.

const fields =
  /^(?:(?:the |our |your )?(?:deadline|due|due (?:date|by|to \p{L}+)|need(?:ed)? by|draft due|required by|turnaround)(?: for (?:the |a |first )*(?:draft|copy|text|release))?)$/iu
const day =
  '(?:\\d|mon(?:day)?|tues?(?:day)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|noon|midnight|midday|today|tonight|tomorrow|tmrw|eod|cob|close of|end of|lunch|breakfast|morning|afternoon|evening|then|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[\\p{Ll}.]* \\d|next week|this week|the (?:\\d|[\\p{L}-]{3,15}(?:st|nd|rd|th)))'
/** "by Thursday", "no later than 4", "latest EOD tomorrow", "due Nov. 13" */
const moment = new RegExp(
  `(?<!\\p{L})(?:by|before|until|till|no later than|(?:at the )?latest|due|on|for|this|at) (?:the |end of |close of |about |around |like |uh,? |um,? |this |next |coming |say,? ){0,2}${day}|(?<!\\p{L})(?:asap|eod|tomorrow|tmrw|this week|weds? night|thurs? am)(?!\\p{L})`,
  'iu',
)
/** The text that is asked for; a draft law or the league's draft is none. */
const draft =
  /(?<!\p{L})drafts?(?!\p{L})(?! (?:plan|budget|law|bill|rules?|ordinance|report|pick|picks|night|beer|horse|agreement|resolution|order|class))/iu
const wanted =
  /(?:^|(?<!\p{L})(?:i|we|me|us|they|she|he|i[’']d|we[’']d|i[’']ll|we[’']ll|who) (?:\p{L}+ ){0,3}?)(?:need|needs|want|wants|see|have|send|submit|file|get) (?:to (?:see|have|send|get|file) )?(?:it|this|something|copy|the (?:copy|text|release|story)|a version)(?!\p{L})/iu
/** "Could I see something by Friday?" */
const asked = /^(?:could|can|may|might) (?:i|we) (?:see|have|get) (?:it|this|something|a version)(?!\p{L})/iu

/** "Could you send me a draft by Thursday?" asks the writer for something. */
const toWriter = /^(?:[^,.]{0,20}, ?)?(?:can|could|would|will) (?:you|somebody|someone)(?!\p{L})/iu

const mostWords = 28

/** Whether a unit that is no news says when the text is due. `masked` has no quotations. */
export function isDraftDeadline(masked: string, label?: string): boolean {
  if (label !== undefined && fields.test(label.trim())) return true
  if (toWriter.test(masked) || masked.split(' ').length > mostWords || !moment.test(masked)) return false
  return draft.test(masked) || wanted.test(masked) || asked.test(masked)
}
