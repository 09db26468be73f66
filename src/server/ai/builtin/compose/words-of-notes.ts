// Takes a template's noun from the notes, so that an investment is not called a cost, nor a helpline a hotline.
import type { Story } from '#server/ai/builtin/story/story.ts'

type Naming = (story: Story) => string

/** The word for the phone number. */
const line: Naming = ({ labels }) => {
  const label = labels.get('hotline')?.toLowerCase() ?? ''
  return /^(?:help ?line|info line|phone line|customer (?:line|service))$/.test(label) ? label : 'hotline'
}

/** The word for a sum: readers pay a price, and a project has a cost. */
const charge: Naming = ({ labels, slots }) =>
  /^(?:costs?|budget)$/i.test(labels.get('price') ?? '') && /illion/.test(slots.get('price') ?? '')
    ? 'cost'
    : 'price'

/** The word for spending: an investment, if the notes say so. */
const spending: Naming = ({ labels }) => {
  const label = labels.get('cost')?.toLowerCase() ?? ''
  return /^(?:investment|capex)$/.test(label) ? 'investment' : label === 'budget' ? label : 'cost'
}

/** The word for an aim: a purpose or a reason, as in the notes' label. */
const motive: Naming = ({ labels }) => (labels.get('why') === 'purpose' ? 'purpose' : 'reason')

const names: ReadonlyMap<string, Naming> = new Map([
  ['line', line],
  ['charge', charge],
  ['spending', spending],
  ['motive', motive],
  ['turnover', ({ labels }) => labels.get('revenue') ?? 'revenue'],
  ['gain', ({ labels }) => labels.get('income') ?? 'net income'],
  ['assignment', ({ labels }) => labels.get('task') ?? 'first task'],
])

/** The word for `{charge}` or `{line}` in a template; undefined if the name is a slot's. */
export const wordOfNotes = (name: string, story: Story): string | undefined => names.get(name)?.(story)
