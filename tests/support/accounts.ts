// People with confirmed accounts, created as users do it: by signing up through the real client.
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { clientOf } from './client.ts'
import { newestMail } from './mail.ts'
import type { TestApp } from './start-app.ts'

export const password = 'correct horse'
export const newAddress = (): string => `${randomUUID()}@example.test`
/** A number that no other account has. */
export const newPhone = (): string => `+1555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

export interface SignedUp {
  client: SupabaseClient
  email: string
  id: string
  token: string
  refreshToken: string
}

export async function signUpConfirmed(app: TestApp, email = newAddress()): Promise<SignedUp> {
  const client = clientOf(app)
  await client.auth.signUp({ email, password })
  const { code } = await newestMail(app, email)
  const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'signup' })
  if (error || !data.session) throw error ?? new Error('Signing up gave no session.')
  const { access_token: token, refresh_token: refreshToken, user } = data.session
  return { client, email, id: user.id, token, refreshToken }
}

export interface Answer {
  status: number
  headers: Headers
  body: Record<string, any>
}

/** Calls /auth/v1 directly, for requests that the client library would not send. */
export async function askAuth(
  app: TestApp,
  method: string,
  path: string,
  { body, token, headers }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await app.request(`/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} }
}
