// Other ways to ask that something stay unsaid, by what they say of it: it is to be forgotten or destroyed, it is nobody's business, it is a family's own.

/** Small words before an order. */
const lead = '^\\W{0,4}(?:(?:please|pls|kindly|then|and|so|but|just|now|you can|best|better) )*'
const it =
  '(?:this|that|it|these|those|them|both|all of (?:it|this|that)|(?:this|that|the last) (?:bit|line|part|message|note|one|sentence)|i said (?:that|it|so|anything)|you (?:heard|read|saw) (?:that|it|this))'

/** Orders to undo the sentence before, which have nothing else to say, and verdicts on it. */
const ofLast: readonly RegExp[] = [
  // "Please shred.", "burn after reading", "and forget I said that"
  new RegExp(
    `${lead}(?:shred|burn|delete|erase|forget|unread|unhear|unsee|bin|tear up)(?: ${it})?(?: (?:please|now|after reading|once read|when (?:read|done)|afterwards))*\\W*$`,
    'iu',
  ),
  // "Neither is anyone's business.", "Both are family matters."
  /^\W{0,4}(?:(?:and|but|so) )*(?:neither|none of (?:it|this|that|them|these)|that|this|it|both)(?:[’']s| is| are| was| were)\b[^.;:!?]{0,30} (?:(?:anyone|anybody)(?: else)?[’']s (?:business|concern|affair)|(?:family|private|personal) (?:thing|matter|affair)s?)\W*$/iu,
]

const cues: readonly RegExp[] = [
  /\b(?:neither|none|nothing|not)\b[^.;:!?]{0,30}\b(?:anyone|anybody)(?: else)?[’']s (?:business|concern|affair)\b/iu,
  /\b(?:that|this|it)(?:[’']s| is| was)(?: all| just| purely| strictly| really)?(?: an?| our| her| his| their)? (?:family|private|personal) (?:thing|matter|affair|business)\b/iu,
  /\b(?:silent|quiet|mum|discreet|tight-lipped) (?:about|on|over) (?:this|that|it|both|these|those|them|all|any)\b/iu,
  /\b(?:stays?|remains?|rests?) (?:\p{L}+ )?(?:with|between|among) (?:me|us|you|ourselves)\b/iu,
  /\bbetween (?:[\p{L}’'-]+ ){1,5}and me\b/iu,
  /\b(?:don[’']?t|do not) get me started\b/iu,
  // "…, that one can die with us": what was said, and where it ends.
  /(?:^|, )(?:and |but |so )?(?:that|this)(?:[’']s|[’']ll)?(?: (?:one|bit|part|all|story))? [^,;.:]{1,40}\b(?:(?:with|within|between|among|beyond|past) (?:us|me|you|ourselves)|(?:in|inside|beyond) this (?:room|call|thread|chat|table|inbox|mail))\W*$/iu,
]

/** Whether the words leave something unsaid. */
export const staysUnsaid = (masked: string): boolean =>
  unsaysLast(masked) || cues.some((cue) => cue.test(masked))

/** Whether they are about the sentence before them, and nothing else. */
export const unsaysLast = (masked: string): boolean =>
  / /.test(masked) && ofLast.some((cue) => cue.test(masked))

const pay = '(?:salary|compensation|remuneration|sign-?on|pay (?:band|grade|scale|package)|bonus|severance)'
const ownMoney =
  '(?:(?!(?:solvency|operating|gross|net|profit|ebitda?|error)\\b)(?:[\\p{L}]+ )?margins?|cost to us|(?:our|unit|landed|real) costs?|cost price|(?:internal|pr|agency|media|marketing|ad|campaign) budget|internal (?:forecast|target|estimate)s?)'
const closedLabel = new RegExp(
  `^(?:internal )?(?:${pay}|${ownMoney})(?: (?:band|range|grade|package|bonus|payment|per unit))?(?: \\([^()]{1,20}\\))?$`,
  'iu',
)

/** "Illness (internal)", "Price (do not print)" */
const closedBracket =
  /\((?:internal|private|confidential|off the record|not for (?:print|release|publication)|do not (?:print|publish|use))\b/iu

/** "Salary band", "Salary / relocation", "Margin": what a company pays its people and keeps for itself is no news of a form. */
export const isClosedLabel = (label: string): boolean =>
  closedBracket.test(label) || label.split(/ ?[/&] ?| and /u).some((part) => closedLabel.test(part.trim()))
