// A client with its kit, for members of its workspace.
import type { Kit } from '#domain/client/kit.ts'
import type { Row, Tx } from '#server/db/db.ts'

/** The client's row with its kit, with the keys of the tables. */
export type ClientData = Kit & Row

export interface ClientView {
  data: ClientData
  is_member: boolean
  is_former: boolean
}

/** A client, its kit in the order of its page, and the user's role in it; undefined if there is none. */
export async function findClient(db: Tx, id: string, userId: string): Promise<ClientView | undefined> {
  const [row] = await db.query<ClientView & Row>(
    `select to_jsonb(c) || jsonb_build_object(
         'texts', (select coalesce(jsonb_agg(to_jsonb(t) - 'client_id' order by t.label, t.id), '[]')
           from public.client_texts t where t.client_id = c.id),
         'people', (select coalesce(jsonb_agg(to_jsonb(p) - 'client_id' order by p.name, p.id), '[]')
           from public.client_people p where p.client_id = c.id)) as data,
       exists (select from public.workspace_members m where m.workspace_id = c.workspace_id and m.user_id = $2) as is_member,
       exists (select from internal.former_members f where f.workspace_id = c.workspace_id and f.user_id = $2) as is_former
     from public.clients c where c.id = $1`,
    [id, userId],
  )
  return row
}
