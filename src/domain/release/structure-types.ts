/** Release types of the structure builder with their labels, in the order of the picker. */
export const structureTypeLabels = {
  'product-launch': 'Product launch',
  funding: 'Funding',
  partnership: 'Partnership',
  event: 'Event',
} as const

export type StructureType = keyof typeof structureTypeLabels

/** Whether the text names a release type, for values that come from an address or a select. */
export function isStructureType(type: string | undefined): type is StructureType {
  return type !== undefined && Object.hasOwn(structureTypeLabels, type)
}
