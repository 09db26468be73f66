// How much space the files of a workspace take up.
import { useQuery } from '@tanstack/react-query'
import { formatBytes } from '#domain/media-kit/kit-type.ts'
import { call } from '#web/lib/api/call.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'
import { Card } from '#web/ui/card.tsx'
import { storageKey } from './use-workspaces.ts'

/** In bytes, as the server counts them; `allowed` is null where there is no limit. */
interface StorageAmounts {
  used: number
  allowed: number | null
}

export function StorageCard({ workspaceId }: { workspaceId: string }) {
  return (
    <Card title="Storage">
      <StorageUse workspaceId={workspaceId} />
    </Card>
  )
}

/** Without a workspace: the user's own. */
export function StorageUse({ workspaceId }: { workspaceId?: string }) {
  const { data, isError } = useQuery({
    queryKey: [...storageKey, workspaceId],
    queryFn: () => readStorageUse(workspaceId),
    // Files are added and deleted on other pages.
    refetchOnMount: 'always',
  })
  return (
    <div className="grid gap-2 text-14">
      {data ? (
        <Amounts {...data} />
      ) : (
        <p role="status" className="text-ink-soft">
          {isError ? 'We couldn’t load your storage use. Try again later.' : 'Loading…'}
        </p>
      )}
      <p className="text-13 text-ink-soft">Pictures and media kit files use storage. Text doesn’t.</p>
    </div>
  )
}

/** From this part on, the card says what to do. */
const nearlyFull = 0.9

function Amounts({ used, allowed }: StorageAmounts) {
  if (allowed === null) return <p>{formatBytes(used)} used</p>
  const advice = 'Delete media kit files you don’t need, or ask your administrator for more space.'
  return (
    <>
      <p>
        {formatBytes(used)} of {formatBytes(allowed)} used
      </p>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line-strong/40">
        <div
          className={used >= allowed * nearlyFull ? 'h-full bg-warn' : 'h-full bg-accent'}
          style={{ width: `${Math.min(used / allowed, 1) * 100}%` }}
        />
      </div>
      {used >= allowed * nearlyFull && (
        <p className="text-warn">
          {used >= allowed ? 'Storage is full.' : 'Storage is almost full.'} {advice}
        </p>
      )}
    </>
  )
}

async function readStorageUse(workspaceId: string | undefined): Promise<StorageAmounts> {
  const supabase = await getUserClient()
  const rows: unknown = await call(
    supabase.rpc('storage_use', workspaceId === undefined ? {} : { workspace_id: workspaceId }),
  )
  const [use] = rows as StorageAmounts[]
  if (!use) throw new Error('storage_use returned nothing.')
  return use
}
