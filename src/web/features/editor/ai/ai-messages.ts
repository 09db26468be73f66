// Messages of the editor's AI beyond the catalog in messages.ts.
import type { RewritePreset } from '#contract/functions.ts'
import type { Message } from '#web/messages.ts'

export const aiMessages = {
  signIn: {
    title: 'Authentication required',
    text: 'Your session has ended. Your text is safe on this device. Sign in to continue.',
  },
  nothingChanged: { title: 'Nothing to change', text: 'The rewrite didn’t change any wording.' },
  textMoved: {
    title: 'Nothing was replaced',
    text: 'Your text changed while the AI was writing, so we left it alone. Please try again.',
  },
  changesRetired: {
    title: 'The text was edited',
    text: 'We dropped the changes to passages that were edited. The rest still apply.',
  },
  proposalGone: {
    title: 'This proposal is out of date',
    text: 'Your text has changed since it was written.',
  },
  partCopied: { title: 'Copied to clipboard', text: 'The part of the rewrite that arrived.' },
  notKept: {
    title: 'Nothing was replaced',
    text: 'We couldn’t save your current text as a version first. Please try again.',
  },
} as const satisfies Record<string, Message>

/** What to say when a rewrite leaves the text as it is: what was looked for, and what a person can do. */
export const nothingFor: Readonly<Record<RewritePreset, Message>> = {
  shorten: {
    title: 'Nothing to cut',
    text: 'No repeated facts, wordy phrases or empty sentences. To go shorter, decide which facts to drop.',
  },
  clarify: {
    title: 'Nothing to clarify',
    text: 'There are no wordy phrases, long sentences or passives we can safely change. Explain any terms your readers might not know.',
  },
  ap_style: {
    title: 'Already in AP style',
    text: 'No numbers, dates, titles or states to change. The newsroom check lists anything that needs your decision.',
  },
  less_hype: {
    title: 'No hype to remove',
    text: 'There’s nothing we can safely take out. Back up any remaining claims with a figure or a source.',
  },
  stronger_lead: {
    title: 'No change to the lead',
    text: 'The first sentence already has the news, or there’s no fact we can safely move up. Try adding the latest figure, date or place.',
  },
}
