// How people are named in mails and to strangers. Members see each other by the view member_names.
import type { Tx } from '#server/db/db.ts'

export interface Sender {
  /** Empty for an account without one, as is the address. */
  name: string
  email: string
}

export async function readSender(db: Tx, userId: string): Promise<Sender> {
  const [row] = await db.query<Sender & Record<string, unknown>>(
    `select internal.shown_name(raw_user_meta_data, null) as name, coalesce(email, '') as email
     from auth.users where id = $1`,
    [userId],
  )
  return { name: row?.name ?? '', email: row?.email ?? '' }
}

/** As in "Dana Voss (dana@bell.example)": the address always shows who really wrote. Without a name it is the address alone. */
export const describeSender = ({ name, email }: Sender): string =>
  (name && email ? `${name} (${email})` : name || email) || 'A colleague'

export interface InvitationNames {
  workspace: string
  /** Null if the account is gone. */
  inviter: string | null
  /** The address it was sent to. */
  email: string
  is_expired: boolean
  is_accepted: boolean
}

/** What anyone with the link may know, the address not in full. */
export async function findInvitationNames(db: Tx, tokenHash: string): Promise<InvitationNames | undefined> {
  const [row] = await db.query<InvitationNames & Record<string, unknown>>(
    `select w.name as workspace, i.email, i.expires_at <= now() as is_expired, i.accepted_at is not null as is_accepted,
       (select nullif(internal.shown_name(u.raw_user_meta_data, u.email), '') from auth.users u where u.id = i.invited_by) as inviter
     from public.invitations i join public.workspaces w on w.id = i.workspace_id where i.token_hash = $1`,
    [tokenHash],
  )
  return row
}
