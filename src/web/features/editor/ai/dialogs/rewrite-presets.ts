import type { RewritePreset } from '#contract/functions.ts'

/** Ready-made wishes of the rewrite dialog (press rules 3.3), with what each does. */
export const presets = {
  shorten: { label: 'Shorten', text: 'Fewer words, every fact kept.' },
  clarify: { label: 'Clarify', text: 'Plain words and shorter sentences.' },
  ap_style: { label: 'AP style', text: 'Numbers, dates, titles and states as newsrooms write them.' },
  less_hype: { label: 'Less hype', text: 'Claims and superlatives out, facts in.' },
  stronger_lead: { label: 'Stronger lead', text: 'The news first, in one sentence.' },
} as const satisfies Record<RewritePreset, { label: string; text: string }>

export const presetNames = Object.keys(presets) as RewritePreset[]
