import { authErrors } from '#server/auth/errors.ts'
import { maximumMetadata } from '#server/auth/input.ts'
import type { Tx } from '#server/db/db.ts'
import { mergeMetadata } from '#server/stores/users.ts'

/** Merges the metadata and checks the total size: a limit per request could be exceeded by many requests. */
export async function mergeWithinLimit(
  tx: Tx,
  id: string,
  which: 'raw_user_meta_data' | 'raw_app_meta_data',
  changes: Record<string, unknown>,
): Promise<void> {
  if ((await mergeMetadata(tx, id, which, changes)) > maximumMetadata)
    throw authErrors.invalid(
      `${which === 'raw_user_meta_data' ? 'user' : 'app'}_metadata must be 16 kB at most`,
    )
}
