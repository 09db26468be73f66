import type { DocumentDetails } from '#contract/tables.ts'
import type { EmbargoEnd } from '#domain/document/embargo-end.ts'

/** The end of an embargo in the future. */
export function readHeld(
  details: Pick<DocumentDetails, 'embargo_until' | 'embargo_zone'> | null | undefined,
): EmbargoEnd | undefined {
  const { embargo_until: until, embargo_zone: zone } = details ?? {}
  return until && new Date(until) > new Date() ? { until, zone: zone ?? 'UTC' } : undefined
}
