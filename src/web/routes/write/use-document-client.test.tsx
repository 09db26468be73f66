// A link to a document of another workspace than the chosen one.
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberDetails } from '#web/features/documents/details/use-details.ts'
import { renderAt, withNetwork } from '#web/features/documents/network.test-support.tsx'
import type { ReadyDocument } from '#web/features/documents/open-document.ts'
import { WorkspaceScopeContext } from '#web/features/documents/workspace-scope.ts'
import { refreshWorkspaces, type WorkspaceChoice } from '#web/features/workspaces/use-workspaces.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { chooseWorkspace } from '#web/lib/chosen-workspace.ts'
import { useDocumentClient, useFollowDocument, useFormerWorkspace } from './use-document-client.ts'

const network = withNetwork()
const personal = { id: 'mine', name: 'Personal', isPersonal: true, role: 'owner' } as const
const agency = { id: 'agency', name: 'Bell & Voss', isPersonal: false, role: 'editor' } as const
const choice: WorkspaceChoice = { workspaces: [personal, agency], current: personal, sharedId: undefined }
const stored = () => localStorage.getItem('workspace:ana')

const client = (id: string, name: string, never_say: string[]) => ({
  ...{ id, name, never_say, workspace_id: 'agency', other_names: [], color: '#1f5c99', style: 'british' },
  ...{ wire: null, city: null, product_names: [], never_say_reasons: {}, keep_on_server: false },
  archived_at: null,
})

beforeEach(() => {
  rememberDetails({
    ...{ id: 'doc', title: 'Launch', type: 'press_release', is_generated: false, content: '' },
    ...{ updated_at: '2026-01-01T00:00:00Z', workspace_id: 'agency', client_id: 'tallow', status: 'draft' },
    ...{ embargo_until: null, embargo_zone: null, labels: [] },
  })
  network.answers = {
    'GET /clients': ({ query }) =>
      query.get('workspace_id') === 'eq.agency'
        ? [client('kestrel', 'Kestrel Health', []), client('tallow', 'Tallow & Pine', ['revolutionary'])]
        : [],
  }
})
afterEach(() => {
  chooseWorkspace('ana', undefined)
  localStorage.clear()
})

function Followed({ documentId }: { documentId: string | undefined }) {
  useFollowDocument('ana', documentId, choice)
  return null
}

it('the desk goes to the workspace of the document it opens', async () => {
  renderAt('/write/doc', <Followed documentId="doc" />)
  await waitFor(() => expect(stored()).toBe('agency'))
})

/** Renders again with the address, each time with new lists of workspaces. */
function Rendered() {
  const { search } = useLocation()
  useFollowDocument('ana', 'doc', { ...choice, workspaces: [...choice.workspaces] })
  return <p>{search}</p>
}

it('leaves the choice to the user while the same document is open', async () => {
  const { router } = renderAt('/write/doc', <Rendered />)
  await waitFor(() => expect(stored()).toBe('agency'))
  chooseWorkspace('ana', undefined)
  await router.navigate('/write/doc?again')
  await screen.findByText('?again')
  expect(stored()).toBeNull()
})

const ready = { status: 'ready', id: 'doc', hasNoAccess: false } as ReadyDocument
const membership = (workspace_id: string) => ({ workspace_id, user_id: 'ana', role: 'editor' })

function Former({ checkAccess }: { checkAccess: () => void }) {
  const [hasNoAccess, setNoAccess] = useState(false)
  const check = () => {
    checkAccess()
    setNoAccess(true)
  }
  const former = useFormerWorkspace('ana', { state: { ...ready, hasNoAccess }, checkAccess: check })
  return <p>{`Former: ${former ?? 'none'}`}</p>
}

it('a member who is removed has the open document check, and reads the name of the workspace', async () => {
  let mine = [membership('mine'), membership('agency')]
  network.answers['GET /workspace_members'] = () => mine
  network.answers['GET /workspaces'] = () => [
    { id: 'mine', name: 'Personal', personal_of: 'ana' },
    { id: 'agency', name: 'Bell & Voss', personal_of: null },
  ]
  const checkAccess = vi.fn()
  renderAt('/write/doc', <Former checkAccess={checkAccess} />)
  await waitFor(() => expect(queryClient.getQueryData(['workspaces', 'ana'])).toHaveLength(2))
  expect(screen.getByText('Former: none')).toBeTruthy()
  expect(checkAccess).not.toHaveBeenCalled()
  mine = [membership('mine')]
  await refreshWorkspaces('ana')
  expect(await screen.findByText('Former: Bell & Voss')).toBeTruthy()
  expect(checkAccess).toHaveBeenCalledOnce()
})

function Client() {
  const found = useDocumentClient('doc')
  const words = found?.settings.clientWords?.map(({ word }) => word).join(', ')
  return <p>{found && `${found.name}, ${found.settings.profile}: ${words}`}</p>
}

it('a document follows its own client, with all of its rules, whichever workspace is listed', async () => {
  renderAt(
    '/write/doc',
    <WorkspaceScopeContext value={{ listedId: 'mine', sharedId: undefined, clients: [] }}>
      <Client />
    </WorkspaceScopeContext>,
  )
  expect(await screen.findByText(/Tallow & Pine, british: .*revolutionary/)).toBeTruthy()
  expect(screen.getByText(/Kestrel Health/)).toBeTruthy()
})
