// What is tidied up now and then: only what nobody can use any more.
import { expect, it } from 'vitest'
import { tidyUp } from '#server/housekeeping.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()

it('forgets codes and links that were never used, and keeps those that still work', async () => {
  const { app } = test
  for (const name of ['old', 'new']) {
    const body = JSON.stringify({ email: `${name}@larkmoor.example`, password: 'correct horse battery' })
    const headers = { apikey: app.keys.anonKey, 'content-type': 'application/json' }
    await app.request('/auth/v1/signup', { method: 'POST', headers, body })
  }
  await app.db.query(
    "update auth.one_time_tokens set created_at = now() - interval '25 hours' where relates_to = 'old@larkmoor.example'",
  )
  await tidyUp(app.db, app.log)
  const left = await app.db.query<{ relates_to: string }>('select relates_to from auth.one_time_tokens')
  expect(left.map((row) => row.relates_to)).toEqual(['new@larkmoor.example'])
})
