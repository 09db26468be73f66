// Clients and kits in the query cache.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ClientRow } from '#contract/tables.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { showRefusal } from '#web/lib/api/refusal.ts'
import { listClients, readClient, readKit } from './clients-api.ts'

const clientsKey = ['clients'] as const
const kitsKey = ['kit'] as const
const kitKey = (clientId: string | undefined) => [...kitsKey, clientId] as const

/** All clients of a workspace, archived ones included. */
export const useClients = (workspaceId: string | undefined) =>
  useQuery({
    queryKey: [...clientsKey, 'list', workspaceId ?? null],
    queryFn: () => listClients(workspaceId),
  })

export const useClient = (id: string) =>
  useQuery({ queryKey: [...clientsKey, 'one', id], queryFn: () => readClient(id) })

export const useKit = (clientId: string | undefined) =>
  useQuery({
    queryKey: kitKey(clientId),
    queryFn: () => readKit(clientId ?? ''),
    enabled: clientId !== undefined,
  })

/** What lists and menus need of a client. */
export const labelClient = ({ id, workspace_id, name, color, archived_at }: ClientRow) => ({
  ...{ id, name, color },
  workspaceId: workspace_id,
  isArchived: archived_at !== null,
})

/** Reads the clients again after a change this tab didn't make. */
export const refreshClients = () => void queryClient.invalidateQueries({ queryKey: clientsKey })

/** Reads the kits again after a change this tab didn't make. */
export const refreshKits = () => void queryClient.invalidateQueries({ queryKey: kitsKey })

/** Shows the changed client everywhere. */
export function showClient(client: ClientRow): void {
  queryClient.setQueryData([...clientsKey, 'one', client.id], client)
  void queryClient.invalidateQueries({ queryKey: [...clientsKey, 'list'] })
}

/** A change of a kit; it is read again, also after a refusal. */
export function useKitChange<Given>(clientId: string, run: (given: Given) => Promise<unknown>) {
  return useMutation({
    mutationFn: run,
    onError: showRefusal,
    onSettled: () => queryClient.invalidateQueries({ queryKey: kitKey(clientId) }),
  })
}
