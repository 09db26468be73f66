// Recognizes fields about the form itself: who asked for the text, when, under which number, and who approves it. None is printed.
import { plainLabel, type SortedUnit, type Unit } from '#domain/brief/unit.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { isAskingLabel } from './instruction-cues.ts'

/** Verbs for what is done with a request. */
const requestVerbs =
  '(?:request(?:ed)?|submi(?:tted|ssion)|intake|logged|filled(?: in| out)?|drafted|routed|sign-?off|(?:the |this )?(?:form|brief|draft|copy|ticket|request))'
const patterns: readonly RegExp[] = [
  // "Date of request", "Submission date", "Submitted on"
  new RegExp(`^(?:today[’']?s date|(?:date|time)(?: and time)? (?:of |for )?${requestVerbs})$`),
  new RegExp(`^${requestVerbs} (?:by|date|time|on|at|via|status|form|needed)(?: \\p{L}+)?$`, 'u'),
  /^(?:submitted|routed) to$/,
  // "Name of requester", "Requesting department"
  /^(?:(?:name|title|department|date) (?:of |for )?(?:the )?)?(?:request(?:er|or)|submitter|approver|requesting (?:department|office|team|unit|person|manager))(?:[’']?s? (?:name|title|department))?$/,
  // "Ticket no.", "Job number", "Cost center"
  /^(?:ticket|job|request|form|tracking|work order|po|purchase order|intake|jira|asana) ?(?:no\.?|nr\.?|num(?:ber)?|id|ref(?:erence)?|code|link)$/,
  /^(?:our ref(?:erence)?|your ref(?:erence)?|ref\.? ?(?:no\.?|number)?|cost cent(?:er|re)|(?:budget|billing|charge|project|account) code|charge to|bill to|account (?:manager|executive|lead)|turnaround(?: time)?|urgency|rush(?: job)?|(?:for )?office use(?: only)?|return (?:form )?to|file ?name|saved? (?:as|in)|revision(?: no\.?| date)?|rev\.?)$/,
  // "Deadline for the draft", "Draft due back to HR"
  /^(?:(?:hard |internal )?deadline|due(?: date| back| by)?|needed|wanted) (?:for |of |by )?(?:the )?(?:first |final )?(?:draft|copy|text|review|approval)$/,
  /^(?:the )?(?:first |final |next )?(?:draft|copy|text) (?:is )?(?:due|needed|wanted|deadline)(?: .{1,24})?$/,
]

/** "Completed by" and the like: about the form before a name ("Ann Lee"), about the news before a date ("spring 2027"). */
const handledBy =
  /^(?:prepared|completed|compiled|entered|assigned|reviewed|revised|updated|cleared|authori[sz]ed|approved|received|last (?:updated|edited)) (?:by|to)(?: \(.*\))?$/
const somebody = new RegExp(
  `^(?!(?:${monthPattern()}|${weekdayPattern()}|[Tt]he|Spring|Summer|Fall|Autumn|Winter|Q\\d|End|Early|Mid|Late)\\b)\\p{Lu}`,
  'u',
)

/** The name of a form: "Client news intake, form 3b". */
const formName = /^(?:[\p{L}&’'-]+,? ){1,6}form (?:no\.? ?)?\d{1,4}\p{L}?$/iu

/** "Date of request: …", "Ticket no.: …" */
export function isPaperwork({ label, value = '', text }: Pick<Unit, 'label' | 'value' | 'text'>): boolean {
  if (label === undefined) return formName.test(text)
  const plain = plainLabel(label)
  return (
    patterns.some((pattern) => pattern.test(plain)) || (handledBy.test(plain) && somebody.test(value.trim()))
  )
}

/** Labels that are about the form only beside the fields above. */
const mayBePaperwork =
  /^(?:department|dept\.?|division|business unit|unit|section|program area|priority|status|version|type|category|approvals?|(?:date )?(?:received|logged)(?: on)?|ext(?:ension)?\.?|manager|supervisor|name of manager)$/
const mostWords = 5

/** Keeps out short fields that stand among those about the form: "Department: Advancement" below "Requested by". */
export function closePaperwork(units: readonly SortedUnit[]): void {
  for (const [index, unit] of units.entries()) {
    const { kind, label, value = '' } = unit
    if (kind !== 'fact' || label === undefined || !mayBePaperwork.test(plainLabel(label))) continue
    const isAmong = [units[index - 1], units[index + 1]].some(isAboutForm)
    if (isAmong && value.split(' ').length <= mostWords) unit.kind = 'furniture'
  }
}

const isAboutForm = (unit: SortedUnit | undefined): boolean =>
  unit?.label !== undefined &&
  (unit.kind === 'furniture' || unit.kind === 'instruction') &&
  (isPaperwork(unit) || isAskingLabel(unit.label) || mayBePaperwork.test(plainLabel(unit.label)))
