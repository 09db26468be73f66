// Reads the label of a line: before a colon, before a dash in notes that set labels off so, or a whole question of a form.

export interface Label {
  label: string
  value: string
  /** How many letters come before the value. */
  length: number
}

/** How the notes mark labels, besides the colon. */
export interface Layout {
  /** Labels are whole questions. */
  isForm: boolean
  /** Labels end with a dash. */
  isDashed: boolean
}

const fewestQuestions = 2
const fewestDashed = 3

export function readLayout(lines: readonly string[]): Layout {
  return {
    isForm: lines.filter((text) => readQuestion(text) !== undefined).length >= fewestQuestions,
    isDashed: lines.filter((text) => readDashed(text) !== undefined).length >= fewestDashed,
  }
}

export const readLabel = (text: string, { isForm, isDashed }: Layout): Label | undefined =>
  readColon(text) ?? (isForm ? readQuestion(text) : undefined) ?? (isDashed ? readDashed(text) : undefined)

const labelPattern =
  /^(?:[*_#]{1,4} ?)?(?<label>\p{L}(?:[\p{L}\p{N} /&’'().-]|, (?=[^():]{1,20}\))){1,44}?)(?:[*_]{1,3})?\s*:(?:[*_]{1,3})?(?=\s|$|["“])/u
const mostWords = 6

/** The label before a colon: "Price: $40". A colon far into a sentence marks none. */
function readColon(text: string): Label | undefined {
  const match = labelPattern.exec(text.slice(0, 60))
  const label = match?.groups?.label?.trim()
  if (match === null || label === undefined || label.split(' ').length > mostWords) return undefined
  // A label contains no finished sentence: "Birch led. Also in: Alder".
  if (/\p{Ll}{3}\. \p{Lu}/u.test(label)) return undefined
  return { label, length: match[0].length, value: text.slice(match[0].length).trim() }
}

const dashed = /^(?<label>\p{Lu}[\p{Lu}\d /&’'()]{2,40}) [-–—=] (?=\S)/u

/** The label before a dash: "WHERE - Bridgetown". It takes several such lines. */
function readDashed(text: string): Label | undefined {
  const match = dashed.exec(text.slice(0, 60))
  const label = match?.groups?.label?.trim()
  if (match === null || label === undefined || label.split(' ').length > mostWords) return undefined
  return { label, length: match[0].length, value: text.slice(match[0].length).trim() }
}

const question = /^(?<asked>\p{Lu}[\p{L}’' /-]{2,50})\?(?: \([^()]{2,40}\))? (?=\S)/u
/** Questions of forms, and the label for each. */
const asksFor: readonly (readonly [RegExp, string])[] = [
  [
    /^what(?:[’']?s| is| are)? (?:the |your |our )?(?:big |main |actual )?(?:news|announcement|story)$|^what happened$/i,
    'What',
  ],
  [
    /^(?:how|where) (?:do|does|can|should|will) (?:\p{L}+ ){1,3}?(?:sign up|register|enroll|book|apply|get tickets|buy tickets|reserve)(?: .*)?$/iu,
    'Registration',
  ],
  [/^when(?: (?:is|was|did|does|will) .*)?$/i, 'When'],
  [/^where(?: (?:is|was|did|does|will) .*)?$/i, 'Where'],
  [/^why(?: .*)?$/i, 'Why'],
  [
    /^(?:who(?:m)? (?:is|are) (?:it|this|they|the \p{L}+) for|for whom(?: .*)?|who (?:can|should|may) (?:come|attend|apply|take part|join))$/iu,
    'For whom',
  ],
  [/^how much (?:does|do|is|are|will) .*$/i, 'Price'],
]
const mostAsked = 8

/** The label for a whole question: "When did it happen? Feb. 21". */
function readQuestion(text: string): Label | undefined {
  const match = question.exec(text.slice(0, 100))
  const asked = match?.groups?.asked?.trim()
  if (match === null || asked === undefined || asked.split(' ').length > mostAsked) return undefined
  const label = asksFor.find(([pattern]) => pattern.test(asked))?.[1]
  if (label === undefined) return undefined
  return { label, length: match[0].length, value: text.slice(match[0].length).trim() }
}
