// What a document has besides its text: status, embargo and labels, and how lists can be narrowed by them.
import type { EmbargoEnd } from './embargo-end.ts'

export const documentStatuses = ['draft', 'in_review', 'changes_requested', 'approved', 'sent'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

export const statusNames: Readonly<Record<DocumentStatus, string>> = {
  draft: 'Draft',
  in_review: 'In review',
  changes_requested: 'Changes requested',
  approved: 'Approved',
  sent: 'Sent',
}

interface StoredEmbargo {
  embargo_until: string | null
  embargo_zone: string | null
}

/** The end of a document's embargo, if that is still to come. */
export function readEmbargoEnd(details: StoredEmbargo | null | undefined, now: Date): EmbargoEnd | undefined {
  const { embargo_until: until, embargo_zone: zone } = details ?? {}
  return until && new Date(until) > now ? { until, zone: zone ?? 'UTC' } : undefined
}

/** Labels of one document, and characters of one label, at most; the database has the same limits. */
const labelLimits = { count: 20, characters: 60 }

/** Labels as typed, with commas between them: without repeats, as many and as long as a document takes. */
export function readLabels(typed: string): string[] {
  const labels = typed
    .split(',')
    .map((label) => [...label.replace(/\s+/g, ' ').trim()].slice(0, labelLimits.characters).join(''))
    .filter((label) => label !== '')
  return [...new Set(labels)].slice(0, labelLimits.count)
}

/** What a list shows: both have to be true. */
export interface ListFilter {
  /** The id of one client, 'none' for documents without one, or '' for all. */
  readonly client: string
  /** One status, one label, what is under embargo, or '' for all. */
  readonly show: '' | `status:${DocumentStatus}` | `label:${string}` | 'embargo'
}

export const showAll: ListFilter = { client: '', show: '' }

export const isNarrowed = ({ client, show }: ListFilter): boolean => client !== '' || show !== ''

export const listGroupings = ['age', 'client', 'status', 'embargo'] as const
export type ListGrouping = (typeof listGroupings)[number]
