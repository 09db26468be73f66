// The families of rules, as the panel groups them.
import type { StyleProfile } from '#domain/rules/release/settings.ts'

/**
 * With the prefixes of their rules' ids. STR: parts, their order and length. PIC: pictures. HED: headline.
 * DAT: dateline. LED: lead. NUM: numbers. DTE: dates and times. PLC: places. NAM: names. PUN: punctuation. GRM: grammar and spelling.
 * QUO: quotes. TON: tone. FAC: facts. LEG: law. WIR: wires.
 */
export const families = [
  { id: 'structure', label: 'Structure', prefixes: ['STR', 'PIC'] },
  { id: 'headline', label: 'Headline', prefixes: ['HED'] },
  { id: 'lead', label: 'Dateline and lead', prefixes: ['DAT', 'LED'] },
  { id: 'style', label: 'AP style', prefixes: ['NUM', 'DTE', 'PLC', 'NAM', 'PUN', 'GRM'] },
  { id: 'quotes', label: 'Quotes', prefixes: ['QUO'] },
  { id: 'tone', label: 'Tone', prefixes: ['TON'] },
  { id: 'facts', label: 'Facts', prefixes: ['FAC'] },
  { id: 'law', label: 'Legal and wires', prefixes: ['LEG', 'WIR'] },
] as const

export type FamilyId = (typeof families)[number]['id']

/** What the family is called in a release of this style. */
export function labelFamily(family: FamilyId, profile: StyleProfile = 'ap'): string {
  if (family === 'style' && profile === 'british') return 'British style'
  return families.find(({ id }) => id === family)?.label ?? ''
}

/** The families as a release of this style has them. */
export function listFamilyLabels(profile?: StyleProfile): string[] {
  return families.map(({ id }) => labelFamily(id, profile))
}

/** Whether the rule is one of style. */
export function isStyle(id: string): boolean {
  return familyOf(id) === 'style'
}

/** Whether the rule has nothing to say inside a name or a title; those of marks, quotes, headlines and names themselves do. */
export function leavesNames(id: string): boolean {
  return /^(?:NUM|DTE|PLC|GRM|TON|FAC|LEG|NAM-02)/.test(id)
}

/** The family a rule id belongs to. */
export function familyOf(id: string): FamilyId {
  const prefix = id.slice(0, 3)
  return families.find(({ prefixes }) => (prefixes as readonly string[]).includes(prefix))?.id ?? 'structure'
}
