// Client, status, embargo and labels of the open document.
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { DocumentDetails, DocumentRow } from '#contract/tables.ts'
import type { ReviewedStatus } from '#domain/review/review.ts'
import { changeDetails, type DetailedRow, readDetails } from '#web/features/documents/documents-api.ts'
import { markDetails } from '#web/features/documents/use-documents.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { showRefusal } from '#web/lib/api/refusal.ts'

const detailsKey = (id: string | undefined) => ['document-details', id] as const

const isDetailed = (row: DocumentRow): row is DocumentRow & DetailedRow =>
  row.status !== undefined && row.workspace_id !== undefined

/** An opened document comes with its details, so they don't need a request of their own. */
export function rememberDetails({ content: _content, ...row }: DocumentRow): void {
  if (isDetailed(row as DocumentRow)) queryClient.setQueryData(detailsKey(row.id), row)
}

/** Undefined before the first save, and until they are loaded. */
export function useDetails(id: string | undefined): DetailedRow | undefined {
  const { data } = useQuery({
    queryKey: detailsKey(id),
    queryFn: () => readDetails(id ?? ''),
    enabled: id !== undefined,
  })
  return id === undefined ? undefined : (data ?? undefined)
}

/**
 * Reads the status again where it follows the reviews: an edit takes an approval back, a restore or a reviewer brings it. Without a
 * request while what is shown is right.
 */
export async function refreshStatus(userId: string, id: string, status: ReviewedStatus): Promise<void> {
  const known = queryClient.getQueryData<DetailedRow>(detailsKey(id))
  if (known?.status !== status && known?.status !== 'sent') await refreshDetails(userId, id)
}

export async function refreshDetails(userId: string, id: string): Promise<void> {
  const row = await queryClient.fetchQuery({
    queryKey: detailsKey(id),
    queryFn: () => readDetails(id),
    staleTime: 0,
  })
  if (row) markDetails(userId, row)
}

/** Changes them at once and takes that back if the server refuses. */
export function useChangeDetails(userId: string, id: string) {
  const { mutate } = useMutation({
    mutationFn: (change: Partial<DocumentDetails>) => changeDetails(id, change),
    onMutate: (change) => {
      const before = queryClient.getQueryData<DetailedRow>(detailsKey(id))
      if (before) queryClient.setQueryData(detailsKey(id), { ...before, ...change })
      return before
    },
    onSuccess: (row) => {
      queryClient.setQueryData(detailsKey(id), row)
      markDetails(userId, row)
    },
    onError: (error, _change, before) => {
      queryClient.setQueryData(detailsKey(id), before)
      showRefusal(error)
    },
  })
  return mutate
}

/** Props of a field that is saved when it is left, also with Enter, and when the form closes around it. */
export function useTypedValue(saved: string, save: (typed: string) => void) {
  const typed = useRef<string>(undefined)
  const commit = () => {
    const value = typed.current
    typed.current = undefined
    if (value !== undefined && value !== saved) save(value)
  }
  const close = useEffectEvent(commit)
  useEffect(() => () => close(), [])
  return {
    defaultValue: saved,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      typed.current = target.value
    },
    onBlur: commit,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') commit()
    },
  }
}
