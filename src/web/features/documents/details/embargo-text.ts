import type { DocumentDetails } from '#contract/tables.ts'
import { formatInZone } from '#domain/time/zoned-time.ts'

/** An embargo in the future, as text. */
export function describeEmbargo(
  details: Pick<DocumentDetails, 'embargo_until' | 'embargo_zone'> | null | undefined,
): string | undefined {
  const { embargo_until: until, embargo_zone: zone } = details ?? {}
  if (!until || new Date(until) <= new Date()) return undefined
  return formatInZone(until, zone ?? 'UTC', new Date())
}
