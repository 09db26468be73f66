// What the forms of a kit's entries share: an entry is added, changed or removed while colleagues may do the same.
import { isSameValue } from '#domain/workspace/merge-fields.ts'
import { useSubmit } from '#web/lib/api/use-submit.ts'
import { useSharedFields } from '#web/lib/use-shared-fields.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { entrySaved } from './client-messages.ts'
import { deleteKitEntry, type KitEntry, type KitTable, saveKitEntry } from './clients-api.ts'
import { useUnsavedChanges } from './unsaved-changes.tsx'
import { useKitChange } from './use-clients.ts'

export interface KitEntryProps<Fields> {
  clientId: string
  mayEdit: boolean
  /** Undefined for a new one. */
  row?: (Fields & { id: string }) | undefined
  /** A colleague removed it while it was being edited here: saving adds it again. */
  isGone?: boolean
  /** A new entry, or one that was gone, has been added or given up. */
  onDone?: () => void
}

interface Entry<Fields> {
  table: KitTable
  empty: Fields
  /** As it is stored. */
  clean: (draft: Fields) => Fields
  /** What is missing. */
  findProblem: (entry: Fields) => string | undefined
  /** The entry that is saved, where it isn't just what was typed. */
  finish?: (entry: Fields) => Fields
}

export function useKitEntry<Fields extends KitEntry>(
  { clientId, row, isGone = false, onDone }: KitEntryProps<Fields>,
  { table, empty, clean, findProblem, finish = (entry) => entry }: Entry<Fields>,
) {
  const { base, draft, clashes, set, reset, takeTheirs } = useSharedFields<Fields>(
    row ? fieldsOf(row) : empty,
  )
  const entry = clean(draft)
  useUnsavedChanges(!isSameValue(clean(base), entry), row?.id)
  const isNew = row === undefined || isGone
  const save = useKitChange(clientId, async (saved: Fields) => {
    await saveKitEntry(table, clientId, isNew ? undefined : row.id, saved)
    reset(saved)
    if (isNew) onDone?.()
  })
  const remove = useKitChange(clientId, async () => {
    if (row && !isGone) await deleteKitEntry(table, row.id)
    // Nothing of it is unsaved anymore.
    reset(base)
    if (isGone) onDone?.()
  })
  const { error, submit } = useSubmit(async () => {
    const problem = findProblem(entry)
    if (problem !== undefined) return problem
    await save.mutateAsync(finish(entry))
    showToast(entrySaved(table), 'success')
    return undefined
  })
  return {
    ...{ draft, entry, clashes, set, takeTheirs, error, submit, isNew, isGone },
    isSaving: save.isPending,
    isRemoving: remove.isPending,
    remove: () => remove.mutate(undefined),
  }
}

function fieldsOf<Fields>(row: Fields & { id: string }): Fields {
  const { id: _id, ...fields } = row
  return fields as Fields
}
