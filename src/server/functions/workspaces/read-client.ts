// A client for anyone who may see it. Everybody else is told why not, and a stranger that it doesn't exist.
import type { Tx } from '#server/db/db.ts'
import { functionErrors } from '#server/functions/errors.ts'
import { type ClientData, findClient } from '#server/stores/kits/clients.ts'

export async function readKit(db: Tx, clientId: string, userId: string): Promise<ClientData> {
  const client = await findClient(db, clientId, userId)
  if (client?.is_member) return client.data
  throw client?.is_former ? functionErrors.workspaceLeft() : functionErrors.noClient()
}
