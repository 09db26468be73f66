// The cases of a rule (see rule.ts) and the sound release they are set into.

export type SamplePart =
  | 'releaseLine'
  | 'headline'
  | 'subhead'
  | 'lead'
  | 'body'
  | 'quote'
  | 'boilerplate'
  | 'contact'
  | 'end'

export type RuleCase = {
  /** What the texts replace in the sample; 'release' for the whole of it. Body when left out. */
  part?: SamplePart | 'release'
  /** Text that makes the rule fire. */
  fires: string
  /** A correct near miss. */
  silent: string
  /** What the fix makes of the first text, or how a person would fix it. */
  fixed: string
}

export type RuleCases = Readonly<Record<string, readonly RuleCase[]>>

/** The day of all cases: a Monday. */
export const caseDay = '2026-11-16'

const sample: Record<SamplePart, string> = {
  releaseLine: 'FOR IMMEDIATE RELEASE',
  headline: '# Brightwater Foods to Open 40-Worker Bakery in Dayton',
  subhead: '_The Ohio plant will bake 9,000 loaves a day for school kitchens_',
  lead: 'DAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods will open a bakery in Dayton on Jan. 12 to supply bread to 61 school kitchens.',
  body: 'The bakery replaces a contract with a supplier in Indiana that ended in June.',
  quote:
    '“Drivers left at midnight to get bread here by breakfast,” said Ruth Okafor, operations director at Brightwater Foods. “Now the ovens are six miles away.”',
  boilerplate:
    '## About Brightwater Foods\n\nBrightwater Foods, founded in 1994 and based in Dayton, Ohio, cooks and delivers school meals in three states. It employs 640 people and serves 118,000 children a day in 212 schools. The company buys a third of its produce from farms within 100 miles of its kitchens, and it publishes the menus, the prices and the origin of all ingredients every month at brightwaterfoods.com.',
  contact: 'Media contact: / Sam Ortiz / press@brightwaterfoods.com / 937-555-0142',
  end: '###',
}

/** The sample release with one part replaced; an empty text leaves the part out. */
export function writeCase(part: RuleCase['part'], text: string): string {
  if (part === 'release') return text
  const parts = {
    ...sample,
    [part ?? 'body']: part === 'headline' && !text.startsWith('#') ? `# ${text}` : text,
  }
  return Object.values(parts)
    .filter((piece) => piece !== '' && piece !== '# ')
    .join('\n\n')
}
