// Pitch Personalization Helper: the first lines of a pitch, one of five, with the journalist's
// name and beat. What only the sender knows stays in [BRACKETS].
import { headlineLength } from '#domain/rules/headline/headline-length.ts'
import { collapseSpace } from '#domain/text/collapse-space.ts'

/** What the sender types; `recentWork` is a title or a phrase such as 'your piece on battery recycling'. */
export type PitchDetails = {
  readonly journalistName: string
  readonly beat: string
  readonly recentWork?: string | undefined
}

export type Opener =
  | { readonly ok: true; readonly opener: string }
  | { readonly ok: false; readonly title: string; readonly message: string }

/** The toast when name or beat is blank. */
const missingPitchDetails = {
  title: 'Missing information',
  message: 'Please enter both journalist name and beat.',
} as const

/** The five openers, each worded for a sender who names recent work and for one who does not. */
export const openerTemplates = [
  {
    withWork:
      'Hi {name}, I follow your coverage of {beat}, most recently {work}, so I’ll stick to what’s new for your readers: [YOUR NEWS IN ONE SENTENCE].',
    withoutWork:
      'Hi {name}, I follow your coverage of {beat}, so I’ll stick to what’s new for your readers: [YOUR NEWS IN ONE SENTENCE].',
  },
  {
    withWork:
      'Hi {name}, after reading {work}, I think this may be useful to you: [YOUR NEWS IN ONE SENTENCE]. It matters to people who follow {beat} because [REASON].',
    withoutWork:
      'Hi {name}, I have news I haven’t seen in any coverage of {beat}: [YOUR NEWS IN ONE SENTENCE]. It matters now because [REASON].',
  },
  {
    withWork:
      'Hi {name}, reading {work} reminded me of a figure we haven’t published: [NUMBER AND WHAT IT MEASURES]. If it helps your reporting on {beat}, I can send you the data and how it was collected.',
    withoutWork:
      'Hi {name}, we have an unpublished figure that may help your reporting on {beat}: [NUMBER AND WHAT IT MEASURES]. I can send you the data and how it was collected.',
  },
  {
    withWork:
      'Hi {name}, I’m writing because of {work}. [SPOKESPERSON AND TITLE] works on the same question every day and could talk to you on the record on [DAY] about [SUBJECT], for this or any other story on {beat}.',
    withoutWork:
      'Hi {name}, for your reporting on {beat}, I can offer you an interview with someone who works on it every day: [SPOKESPERSON AND TITLE], on the record on [DAY], about [SUBJECT].',
  },
  {
    withWork:
      'Hi {name}, just a quick note, since you cover {beat} and {work} touched on the same subject: [YOUR NEWS IN ONE SENTENCE]. Would a 15-minute call or the fact sheet be more useful to you?',
    withoutWork:
      'Hi {name}, just a quick note, since you cover {beat}: [YOUR NEWS IN ONE SENTENCE]. Would a 15-minute call or the fact sheet be more useful to you?',
  },
] as const

/** What to do, shown beside the tool. */
export const pitchDoTips = [
  'Read two or three recent stories before you write, and name one only if you have read it.',
  'Put the news in the first two sentences.',
  'Say why it matters to this reporter’s readers, with one number and its source.',
  `Keep the pitch under 200 words and the subject line under ${headlineLength.emailSubject} characters.`,
  'Make one specific ask: a call, a visit or a look at the data.',
  'Give a name and a phone number someone will answer.',
] as const

/** What to avoid, shown beside the tool. */
export const pitchAvoidTips = [
  'Sending one message to many reporters, or pasting a name into the wrong template.',
  'Praise you can’t back up. Reporters can tell when you haven’t read the story.',
  'News outside the beat. It costs you the next reply, too.',
  'Attachments no one asked for. Link to the release and photos instead.',
  'An embargo the reporter hasn’t agreed to.',
  'More than one follow-up.',
] as const

/** Writes an opener; `random` in [0, 1) picks the template, each of the five with the same chance. */
export function generateOpener(details: PitchDetails, random: number): Opener {
  const name = collapseSpace(details.journalistName)
  const beat = normalizeSpaces(details.beat)
  const work = normalizeSpaces(details.recentWork ?? '')
  if (name === '' || beat === '') return { ok: false, ...missingPitchDetails }
  const template = openerTemplates[Math.floor(random * openerTemplates.length)] ?? openerTemplates[0]
  return {
    ok: true,
    opener: fill(work === '' ? template.withoutWork : template.withWork, { name, beat, work }),
  }
}

/** The words are inside a sentence: a final stop would end it, unless it belongs to initials such as U.S. */
function normalizeSpaces(text: string): string {
  return collapseSpace(text).replace(/(?:(?<![.,;:])|(?<=\b[A-Z][.,;:]))(?<!\b[A-Z])[.,;:]+$/, '')
}

/** One pass, so that braces typed by the sender stay as typed. */
function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (slot, key: string) => values[key] ?? slot)
}
