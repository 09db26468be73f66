import { call } from '#web/lib/api/call.ts'
import { getSupabase } from '#web/lib/supabase.ts'

/** How others see the user. An empty name removes it. Throws a CallError on failure. */
export async function updateName(name: string): Promise<void> {
  const { auth } = await getSupabase()
  await call(auth.updateUser({ data: { full_name: name === '' ? null : name } }))
}
