/** The five crisis types with the labels of the select, in its order. */
export const crisisTypeLabels = {
  'data-breach': 'Data breach',
  'service-outage': 'Service outage',
  'product-recall': 'Product recall',
  'executive-misconduct': 'Executive misconduct',
  'financial-irregularities': 'Financial irregularities',
} as const

export type CrisisType = keyof typeof crisisTypeLabels

/** Whether the text names a crisis type, for values that come from a select or from storage. */
export function isCrisisType(type: string | undefined): type is CrisisType {
  return type !== undefined && Object.hasOwn(crisisTypeLabels, type)
}
