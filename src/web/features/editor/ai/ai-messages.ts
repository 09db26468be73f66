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
    text: 'Your text changed while the AI was writing, so we left it alone. Try again.',
  },
  changesRetired: {
    title: 'The text was edited',
    text: 'We dropped the changes to passages that were edited. The rest still apply.',
  },
  proposalGone: {
    title: 'This proposal is out of date',
    text: 'Your text has changed since it was written.',
  },
  partCopied: { title: 'Copied to clipboard', text: 'You copied the part of the rewrite that was finished.' },
  notKept: {
    title: 'Nothing was replaced',
    text: 'We couldn’t save your current text as a version first. Try again.',
  },
} as const satisfies Record<string, Message>

/**
 * What to say when a rewrite leaves the text as it is: that we change only what is safe, and what a person can do. It never says that the
 * text has nothing left to fix: the check may list issues that only a person can resolve.
 */
export const nothingFor: Readonly<Record<RewritePreset, Message>> = {
  shorten: {
    title: 'Nothing we can safely cut',
    text: 'There are no repeated facts, wordy phrases or empty sentences we can safely cut. To cut more, decide which facts to drop.',
  },
  clarify: {
    title: 'Nothing we can safely clarify',
    text: 'There are no wordy phrases, long sentences or passive verbs we can safely change. Explain any terms your readers might not know.',
  },
  ap_style: {
    title: 'No style fixes we can safely make',
    text: 'See the newsroom check for issues that need your decision.',
  },
  less_hype: {
    title: 'No hype we can safely remove',
    text: 'Back up any remaining claims with a figure or a source.',
  },
  stronger_lead: {
    title: 'No change to the lead',
    text: 'The first sentence already has the news, or there’s no fact we can safely move up. Try adding the latest figure, date or place.',
  },
}
