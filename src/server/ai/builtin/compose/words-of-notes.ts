// What the notes call a thing that a template names: an investment is no cost, and a helpline no hotline.
import type { Story } from '#server/ai/builtin/story/story.ts'

type Naming = (story: Story) => string

/** Whatever the notes call the number to call. */
const line: Naming = ({ labels }) => {
  const label = labels.get('hotline')?.toLowerCase() ?? ''
  return /^(?:help ?line|info line|phone line|customer (?:line|service))$/.test(label) ? label : 'hotline'
}

/** What readers pay is a price, and what something came to is a cost. */
const charge: Naming = ({ labels, slots }) =>
  /^(?:costs?|budget)$/i.test(labels.get('price') ?? '') && /illion/.test(slots.get('price') ?? '')
    ? 'cost'
    : 'price'

/** An investment is what the notes call one. */
const spending: Naming = ({ labels }) => {
  const label = labels.get('cost')?.toLowerCase() ?? ''
  return /^(?:investment|capex)$/.test(label) ? 'investment' : label === 'budget' ? label : 'cost'
}

/** "Purpose: …" gives one, and "Why: …" a reason. */
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

/** The notes' word for what `{charge}` or `{line}` stands for; undefined where the name is a slot. */
export const wordOfNotes = (name: string, story: Story): string | undefined => names.get(name)?.(story)
