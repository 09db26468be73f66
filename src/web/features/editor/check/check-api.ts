// API calls of the newsroom check: settings are stored per account, ignored findings per document.
import {
  type CheckPreferences,
  type IgnoredFindings,
  readIgnored,
  readPreferences,
} from '#domain/check/preferences.ts'
import { call } from '#web/lib/api/call.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'

export async function loadPreferences(userId: string): Promise<CheckPreferences> {
  const supabase = await getUserClient()
  const row = await call(
    supabase
      .from('check_settings')
      .select('settings')
      .eq('user_id', userId)
      .maybeSingle()
      .overrideTypes<{ settings: unknown }, { merge: false }>(),
  )
  return readPreferences(row?.settings)
}

export async function savePreferences(userId: string, settings: CheckPreferences): Promise<void> {
  const supabase = await getUserClient()
  await call(supabase.from('check_settings').upsert({ user_id: userId, settings }))
}

export async function loadIgnored(documentId: string): Promise<IgnoredFindings> {
  const supabase = await getUserClient()
  const row = await call(
    supabase
      .from('check_ignored')
      .select('ignored')
      .eq('content_id', documentId)
      .maybeSingle()
      .overrideTypes<{ ignored: unknown }, { merge: false }>(),
  )
  return readIgnored(row?.ignored)
}

export async function saveIgnored(
  userId: string,
  documentId: string,
  ignored: IgnoredFindings,
): Promise<void> {
  const supabase = await getUserClient()
  await call(supabase.from('check_ignored').upsert({ content_id: documentId, user_id: userId, ignored }))
}
