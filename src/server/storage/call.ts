// A request to the file API: the caller, and the database with the caller's rights.
import type { Context } from 'hono'
import { isUuid } from '#domain/text/uuid.ts'
import { workspaceRoom } from '#server/config/storage.ts'
import type { Caller, Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { readCaller } from '#server/http/caller.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { AppEnv } from '#server/http/env.ts'
import { type Bucket, findBucket } from '#server/stores/buckets.ts'
import { fromDatabase, storageErrors } from './errors.ts'
import type { UrlSigner } from './url-signer.ts'

/** What this API uses of the process. */
export type StorageDeps = Pick<Deps, 'config' | 'db' | 'tokens' | 'log' | 'keys' | 'files' | 'collectFiles'>

export interface Call {
  c: Context<AppEnv>
  deps: StorageDeps
  signer: UrlSigner
  caller: Caller
}

export async function readCall(c: Context<AppEnv>, deps: StorageDeps, signer: UrlSigner): Promise<Call> {
  return { c, deps, signer, caller: await readCaller(c, deps.tokens, storageErrors) }
}

/** One transaction as the caller; what PostgreSQL refuses becomes an error of this API. */
export async function asCaller<T>(
  { c, deps, caller }: Pick<Call, 'c' | 'deps' | 'caller'>,
  run: (tx: Tx) => Promise<T>,
  options: { readOnly?: boolean } = {},
): Promise<T> {
  try {
    return await deps.db.asCaller(caller, run, {
      ...options,
      address: clientAddress(c, deps.config),
      settings: {
        'storage.served': 'yes',
        ...workspaceRoom(deps.config.storage),
        'request.method': c.req.method,
        'request.path': c.req.path,
      },
    })
  } catch (error) {
    throw fromDatabase(error, caller)
  }
}

/** A bucket, whoever the caller is: its limits apply to everybody. */
export async function requireBucket(deps: StorageDeps, id: string): Promise<Bucket> {
  const bucket = await findBucket(deps.db, id)
  if (!bucket) throw storageErrors.noSuchBucket()
  return bucket
}

/** The owner of a new file: an account, or nobody. */
export const ownerOf = ({ claims }: Caller): string | null => (isUuid(claims.sub) ? claims.sub : null)
