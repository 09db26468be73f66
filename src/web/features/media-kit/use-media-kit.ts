// A media kit in the query cache, and what changes it.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AssetRow } from '#contract/tables.ts'
import { sortKit } from '#domain/media-kit/kit-list.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { showRefusal } from '#web/lib/api/refusal.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { KitUploads } from './kit-uploads.ts'
import {
  addFile,
  changeFile,
  deleteFile,
  type FileChange,
  type KitOwner,
  listKit,
  readThumbnail,
  restoreFile,
} from './media-kit-api.ts'
import { fileDeleted, fileSaved, notAdded } from './media-kit-messages.ts'

const kitsKey = ['media-kit'] as const
const kitKey = ({ kind, id }: KitOwner) => [...kitsKey, kind, id] as const

export const useKitFiles = (owner: KitOwner) =>
  useQuery({ queryKey: kitKey(owner), queryFn: async () => sortKit(await listKit(owner)) })

/** Reads kits again after a change this tab didn't make. */
export const refreshMediaKits = () => void queryClient.invalidateQueries({ queryKey: kitsKey })

/** The blob stays while its row is shown. */
export const useThumbnail = (path: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['kit-thumbnail', path],
    queryFn: () => readThumbnail(path),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Uploads continue when the kit is closed. */
export function useKitUploads(owner: KitOwner): KitUploads {
  const [uploads] = useState(
    () =>
      new KitUploads({
        add: (file, options) => addFile(owner, file, options),
        known: () => queryClient.getQueryData<AssetRow[]>(kitKey(owner)) ?? [],
        onAdded: () => queryClient.invalidateQueries({ queryKey: kitKey(owner) }),
        onFailedUnseen: (name, problem) => void showToast(notAdded(name, problem), 'error'),
      }),
  )
  useEffect(() => {
    uploads.isShown = true
    return () => {
      uploads.isShown = false
    }
  }, [uploads])
  return uploads
}

export function useKitChanges(owner: KitOwner) {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: kitKey(owner) })
  const change = useMutation({
    mutationFn: ({ id, given: changed }: { id: string; given: FileChange }) => changeFile(id, changed),
    // A refusal shows in the form.
    onSuccess: () => void showToast(fileSaved, 'success'),
    onSettled,
  })
  const restore = useMutation({ mutationFn: restoreFile, onError: showRefusal, onSettled })
  const remove = useMutation({
    mutationFn: ({ id }: AssetRow) => deleteFile(id),
    onSuccess: (_done, { id, file_name }) => {
      const action = { label: 'Undo', onSelect: () => restore.mutate(id) }
      showToast({ ...fileDeleted(file_name), action }, 'success')
    },
    onError: showRefusal,
    onSettled,
  })
  return { change, remove }
}
