// The four AI generator pages.

/** The generator types as the API names them. */
export const generatorTypes = ['boilerplate', 'headline', 'quote', 'cta'] as const

export type GeneratorType = (typeof generatorTypes)[number]

/** Texts of each generator page. */
export const generators = {
  boilerplate: {
    title: 'Boilerplate Generator',
    description: 'Turn your company facts into an “About” paragraph you can use to close every release.',
    placeholder:
      'Company name, what it does and for whom, year founded, headquarters, size, one fact worth knowing, website.',
  },
  headline: {
    title: 'Headline Generator',
    description: 'Get headlines that name the company and say what changed, at a length newsrooms can use.',
    placeholder:
      'Who’s announcing what, what’s new about it, the most telling number, the date and the place.',
  },
  quote: {
    title: 'Quote Generator',
    description:
      'Draft a quote that adds a reason or an opinion. It’s a draft until the speaker approves it.',
    placeholder: 'The speaker’s name and title, the news, what the speaker thinks it means and for whom.',
  },
  cta: {
    title: 'CTA Generator',
    description: 'Write a closing line that tells readers what to do next, where and by when.',
    placeholder:
      'What readers should do, the web address or phone number, and any deadline, price or condition.',
  },
} as const satisfies Record<GeneratorType, { title: string; description: string; placeholder: string }>

/** Shown when the context box is blank. */
const contextRequiredMessage = 'Please enter some context for content generation'

/** Longest context, in UTF-16 units as JavaScript counts them. */
export const contextMaxLength = 20_000

/** Shown when the context is longer than that. The figure is written out: the first toLocaleString of a page takes 30 ms. */
export const contextTooLongMessage = 'This text is longer than 20,000 characters.'

export type ContextCheck = { ok: true; context: string } | { ok: false; message: string }

/** Title under which a generated item is saved, as in 'Generated headline'. */
export function savedTitle(type: GeneratorType): string {
  return `Generated ${type}`
}

/** Checks the context box; returns the text trimmed. */
export function checkContext(context: string): ContextCheck {
  const trimmed = context.trim()
  if (trimmed === '') return { ok: false, message: contextRequiredMessage }
  if (trimmed.length > contextMaxLength) return { ok: false, message: contextTooLongMessage }
  return { ok: true, context: trimmed }
}

/** Whether the Generate Content button is enabled; a context that is too long is reported when it is pressed. */
export function mayStartGenerator(context: string, isBusy: boolean): boolean {
  return !isBusy && context.trim() !== ''
}
