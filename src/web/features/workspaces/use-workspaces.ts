// Workspaces, members and invitations in the query cache, and what changes them.
import { useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { predictOutcome, type WorkspaceOutcome } from '#domain/workspace/succession.ts'
import { CallError } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { showRefusal } from '#web/lib/api/refusal.ts'
import { chooseWorkspace, useChosenWorkspace } from '#web/lib/chosen-workspace.ts'
import {
  listInvitationMails,
  listInvitations,
  listMembers,
  listWorkspaces,
  readInvitation,
  type Workspace,
} from './workspaces-api.ts'

const workspacesKey = (userId: string) => ['workspaces', userId] as const
const peopleKey = (workspaceId: string) => ['workspace-people', workspaceId] as const
export const storageKey = ['storage-use'] as const

/** Rights may have changed while the tab was away, however fresh what it knows is. */
export const useWorkspaces = (userId: string) =>
  useQuery({
    queryKey: workspacesKey(userId),
    queryFn: () => listWorkspaces(userId),
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
  })

const membersOf = (workspaceId: string) => ({
  queryKey: [...peopleKey(workspaceId), 'members'],
  queryFn: () => listMembers(workspaceId),
})

export const useMembers = (workspaceId: string) => useQuery(membersOf(workspaceId))

interface EndingWorkspace {
  id: string
  name: string
  /** Undefined until its members are known. */
  outcome: WorkspaceOutcome | undefined
}

/** The shared workspaces of the user, and what happens to each when the account is deleted. */
export function useEndingWorkspaces(userId: string): EndingWorkspace[] {
  const { data: workspaces = [] } = useWorkspaces(userId)
  const shared = workspaces.filter(({ isPersonal }) => !isPersonal)
  // As they are now: what is said here can't be undone.
  const members = useQueries({
    queries: shared.map(({ id }) => ({ ...membersOf(id), refetchOnMount: 'always' as const })),
  })
  return shared.map(({ id, name }, index) => {
    const known = members[index]?.data
    return { id, name, outcome: known && predictOutcome(known, userId) }
  })
}

export const useInvitations = (workspaceId: string, isOwner: boolean) =>
  useQuery({
    queryKey: [...peopleKey(workspaceId), 'invitations'],
    queryFn: () => listInvitations(workspaceId),
    enabled: isOwner,
  })

/** A mail leaves within seconds, or waits for the mail server. */
const mailPollMs = 10_000

/** What happened to the mails of open invitations; asked again until every one has left or failed. */
export const useInvitationMails = (workspaceId: string, invitations: number) =>
  useQuery({
    queryKey: [...peopleKey(workspaceId), 'invitation-mails'],
    queryFn: () => listInvitationMails(workspaceId),
    enabled: invitations > 0,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'sending' || state === 'waiting') ? mailPollMs : false,
  })

/** Whoever has the link may know its workspace and who sent it. */
export const useInvitation = (token: string) =>
  useQuery({ queryKey: ['invitation', token], queryFn: () => readInvitation(token) })

/** Reads the workspaces again; they may be others now. */
export const refreshWorkspaces = (userId: string) =>
  queryClient.invalidateQueries({ queryKey: workspacesKey(userId) })

/** Reads members and invitations again after a change this tab didn't make. */
export const refreshPeople = (workspaceId: string) =>
  void queryClient.invalidateQueries({ queryKey: peopleKey(workspaceId) })

/** Reads again how much space files take up. */
export const refreshStorageUse = () => void queryClient.invalidateQueries({ queryKey: storageKey })

export interface WorkspaceChoice {
  /** More than one, or none: a person alone has nothing to choose. */
  workspaces: readonly Workspace[]
  /** Undefined for a person alone, and until the workspaces are loaded. */
  current: Workspace | undefined
  /** A shared workspace; undefined for the personal one. Known before the workspaces are loaded. */
  sharedId: string | undefined
}

/** The workspace the user works in. */
export function useWorkspaceChoice(userId: string): WorkspaceChoice {
  const chosen = useChosenWorkspace(userId)
  const { data } = useWorkspaces(userId)
  return useMemo(() => {
    if (data === undefined) return { workspaces: [], current: undefined, sharedId: chosen }
    if (data.length < 2) return { workspaces: [], current: undefined, sharedId: undefined }
    const current = data.find(({ id }) => id === chosen) ?? data.find(({ isPersonal }) => isPersonal)
    return { workspaces: data, current, sharedId: current?.isPersonal ? undefined : current?.id }
  }, [data, chosen])
}

/** The shared workspace that the settings page is about: the chosen one, or the first. */
export function useShownWorkspace(userId: string): Workspace | undefined {
  const chosen = useChosenWorkspace(userId)
  const { data } = useWorkspaces(userId)
  const shared = data?.filter(({ isPersonal }) => !isPersonal)
  return shared?.find(({ id }) => id === chosen) ?? shared?.[0]
}

/** Forgets a workspace the user has left. */
export async function forgetWorkspace(userId: string): Promise<void> {
  chooseWorkspace(userId, undefined)
  await refreshWorkspaces(userId)
  void queryClient.invalidateQueries({ queryKey: ['documents', userId] })
}

/** Runs what owners do in a form. Whoever is no longer one is told so, and the page then shows what they may do. */
export async function asOwner(
  userId: string,
  run: () => Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof CallError && (error.status === 403 || error.status === 404))) throw error
    showRefusal(error)
    await refreshWorkspaces(userId)
    return undefined
  }
}

/** A change of a workspace or its people; what it changed is read again, also after a refusal. */
export function useWorkspaceChange<Given>(
  { userId, workspaceId }: { userId: string; workspaceId: string },
  run: (given: Given) => Promise<unknown>,
) {
  return useMutation({
    mutationFn: run,
    onError: showRefusal,
    onSettled: () =>
      Promise.all([
        refreshWorkspaces(userId),
        queryClient.invalidateQueries({ queryKey: peopleKey(workspaceId) }),
      ]),
  })
}

/** The workspace the user works in, even if it is the only one. Undefined until it is loaded. */
export function useHomeWorkspace(userId: string): Workspace | undefined {
  const { current } = useWorkspaceChoice(userId)
  const { data } = useWorkspaces(userId)
  return current ?? data?.[0]
}
