// Recognizes doubts about a figure or date in notes to the writer: "or maybe Monday", "number looks odd to me", "still measuring".

/** Words between two possible answers. */
const either = /\b(?:or|maybe|perhaps) (?:maybe|mebbe|perhaps|possibly|was it|is it)\b|\b(?:mebbe|prolly)\b/iu

/** Words that say the figure is still being worked out. */
const unfinished =
  /\bstill (?:measuring|counting|testing|checking|calculating|adding up|waiting|arguing|guessing|collecting|being (?:measured|counted|tested|checked))\b|\bto be (?:checked|measured|counted|confirmed)\b/iu

const about =
  '(?:it|that|this|they|those|these|(?:the |that |this |her |his |their |whole )?(?:numbers?|figures?|sums?|counts?|totals?|dates?|amounts?|percentages?|samples?))'
const odd = '(?:odd|off|wrong|strange|weird|funny|fishy|high|low|thin|shaky|small|too \\p{L}+)'
const looks = new RegExp(
  `(?:^|[,;:(–—-] ?|\\b(?:and|but|though) )${about} (?:looks?|seems?|sounds?|feels?|smells?) (?:\\p{L}+ )?${odd}\\b`,
  'iu',
)
const trust =
  /\b(?:would(?:n[’']?t| not)|do(?:n[’']?t| not)|can(?:n[’']?t|not| not)) (?:\p{L}+ )?(?:lean|rely|bet|swear|count|bank|trust|vouch)\b(?: (?:too much )?(?:on|to|for))? ?(?:it|that|this|them|those)?\b|\b(?:pinch|grain) of salt\b|^could be\W*$/iu

/** Words that say the matter before them is undecided: "not settled", "still open". */
const open =
  /^\W*(?:(?:that|this|it)(?:[’']s| is) )?(?:still |not (?:yet )?)?(?:settled|decided|agreed|final|fixed|certain|open|undecided|unsettled|unconfirmed|unclear|up in the air|to be (?:decided|confirmed|agreed)|tb[acd])(?: yet)?\W*$/iu

/** Whether the words leave open which of two figures is right. */
export const isOpenFigure = (text: string): boolean => either.test(text)

/** Whether the words say that the statement right before them may be wrong. */
export const doubtsLast = (text: string): boolean =>
  looks.test(text) ||
  trust.test(text) ||
  (open.test(text) && /\b(?:not|still|un\p{L}+|tb[acd]|open|to be)\b/iu.test(text))

/** Whether the words are about how sure a figure is. */
export const isDoubt = (text: string): boolean =>
  isOpenFigure(text) ||
  unfinished.test(text) ||
  doubtsLast(text) ||
  /\b(?:maybe|perhaps|probably|i think|i guess|or so)\b/iu.test(text)
