// Reads who was appointed to what, and from when, from one or two lines.
import type { Story } from './story.ts'

/** "Dr. Ann Strand new chief technology officer", "Ann Strand as CFO": news of an appointment in a line. */
const named =
  /^(?<name>(?:\p{Lu}[\p{L}.’'-]+ ){1,4}\p{Lu}[\p{L}’'-]+?)(?:,? (?:is |becomes )?(?:the |our |its )?new | becomes | (?:appointed |named )?as )(?<role>\p{L}.{2,60})$/u

function readNews({ slots }: Story): void {
  const { name, role } = named.exec(slots.get('what') ?? '')?.groups ?? {}
  if (name === undefined || role === undefined || slots.has('name')) return
  slots.set('name', name)
  if (!slots.has('role')) slots.set('role', role)
  slots.delete('what')
}

const newPost = /\bhas (?:an? )?new (?<role>\p{L}[\p{L} ]{2,50})\.$/u
const takesUp =
  /^(?<name>(?:Dr\. |Prof\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3}) (?:resumes|starts|joins|begins|assumes|takes up|takes office|will start)(?: work| office| duty)?(?: on)? (?<start>[\p{Lu}\d][^.;]{2,40})\.$/u

/** Joins an appointment told in two sentences: "Acme has a new director." – "Ann Strand starts on Monday, March 2." */
function joinPost(story: Story): void {
  const { slots, statements } = story
  const at = statements.findIndex(({ text }) => newPost.test(text))
  const [first, second] = [statements[at], statements[at + 1]]
  const role = newPost.exec(first?.text ?? '')?.groups?.role
  const { name, start } = takesUp.exec(second?.text ?? '')?.groups ?? {}
  if (role === undefined || name === undefined || start === undefined || slots.has('name')) return
  slots.set('name', name).set('role', role).set('start', start)
  story.statements = statements.filter((statement) => statement !== first && statement !== second)
}

/** An age after a name, which is no title: "Ann Strand, 34". */
const age = /^(?:aged? )?\d{1,3}(?: (?:years?|yrs?)(?: old)?)?$/iu

/** "Ann Strand, CPA", "Ann Strand, DNP, RN": what somebody may put behind a name is no post, but "CFO" is. */
const credential =
  /^(?!C\p{Lu}O$|[SE]?VP$|GM$)(?:\p{Lu}\.?){2,5}$|^(?:Ph\.?D|Ed\.?D|Psy\.?D|Pharm\.?D|M\.?Ed)\.?$/u

export function shapeAppointment(story: Story): void {
  readNews(story)
  joinPost(story)
  const { slots, people } = story
  const given = slots.get('name')
  if (given === undefined) return
  const [name = given, ...behind] = given.split(', ')
  const rest = behind.filter((part) => !age.test(part) && !credential.test(part))
  slots.set('name', name.replace(/^(?:new \S+:? )/i, ''))
  const start = /\b(?:starts?|effective|starting|from)(?: on)? (?<day>.+)$/i.exec(rest.join(', '))?.groups
    ?.day
  if (start !== undefined && !slots.has('start')) slots.set('start', start)
  const [second] = rest
  const role =
    second === undefined || /^(?:starts?|effective|starting|from) /i.test(second)
      ? undefined
      : second.replace(/^(?:our |the |its )?(?:new )?/i, '')
  if (role !== undefined && !slots.has('role')) slots.set('role', role)
  const known = people.find((person) => name.includes(person.surname))
  if (!slots.has('role') && known?.title !== undefined) slots.set('role', known.title)
}

/** "gets a new head coach and that's Signe Toft" */
const gotten =
  /\b(?:gets|has|has got|is getting) (?:an? |its |the )?new (?<role>\p{L}[\p{L} &/-]{2,50}?)(?:,? and (?:that|it|she|he)(?:[’']s| is)|, (?:that|it)(?:[’']s| is)|:) (?<name>(?:Dr\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3})(?<!\.)(?=[.,]|$)/u
/** "names new president and CEO: Luis Arechiga" */
const namedLast =
  /\b(?<verb>names|named|appoints|appointed|hires|hired|elects|elected|has named|has appointed) (?:an? |its |the )?(?:new )?(?<role>\p{L}[\p{L} &/-]{2,50}): (?<name>(?:Dr\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3})(?<!\.)(?=[.,]|$)/u

/** Adds the subject to a starting date: in "names Jane Doe director, starts Nov. 2" she starts. */
export function withEffect(body: string, { type }: Story): string {
  if (type !== 'appointment') return body
  return body
    .replace(gotten, 'names $<name> $<role>')
    .replace(namedLast, '$<verb> $<name> $<role>')
    .replace(/(?<=\p{L}), (?:starts?|starting|from)(?: on)? (?=(?:\p{Lu}\p{Ll}+\.? )?\d)/u, ', effective ')
}
