// Messages of the editor's AI beyond the catalog of spec 8.
import type { RewritePreset } from '#contract/functions.ts'
import type { Message } from '#web/messages.ts'

export const aiMessages = {
  signIn: {
    title: 'Authentication required',
    text: 'Your session has ended. Your text is kept on this device; sign in to go on.',
  },
  nothingChanged: { title: 'Nothing to change', text: 'The rewrite came back with the same words.' },
  textMoved: {
    title: 'Nothing was replaced',
    text: 'The text changed while the AI was writing. Please ask again.',
  },
  changesRetired: {
    title: 'The text was edited',
    text: 'Changes to the edited passages were dropped; the others still fit.',
  },
  proposalGone: {
    title: 'The proposal is out of date',
    text: 'It waited for your decision, and the text has changed since.',
  },
  partCopied: { title: 'Copied to clipboard', text: 'What had arrived of the rewrite.' },
  notKept: {
    title: 'Nothing was replaced',
    text: 'The old text could not be kept as a version first. Please try again.',
  },
} as const satisfies Record<string, Message>

/** What to say when a rewrite leaves the text as it is: what was looked for, and what a person can do. */
export const nothingFor: Readonly<Record<RewritePreset, Message>> = {
  shorten: {
    title: 'Nothing to cut',
    text: 'No repeated facts, wordy phrases or empty sentences. To go shorter, decide which facts can go.',
  },
  clarify: {
    title: 'Nothing to clarify',
    text: 'No wordy phrases, long sentences or passives it can safely turn. Explain terms your readers may not know.',
  },
  ap_style: {
    title: 'Already in AP style',
    text: 'No number, date, title or state to change. The newsroom check lists what needs your decision.',
  },
  less_hype: {
    title: 'No hype to remove',
    text: 'No praise it can safely take out. Replace remaining claims with a figure or a source.',
  },
  stronger_lead: {
    title: 'The lead stays',
    text: 'The first sentence already has the news, or no concrete fact can safely move up. Put the newest figure, date or place in it yourself.',
  },
}
