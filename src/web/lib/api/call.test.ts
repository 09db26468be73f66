import { describe, expect, it } from 'vitest'
import { CallError, call } from './call.ts'

describe('call', () => {
  it('answers the data of a call that worked', async () => {
    await expect(call(Promise.resolve({ data: { id: 7 }, error: null }))).resolves.toEqual({ id: 7 })
  })

  it('answers null where the service found nothing', async () => {
    await expect(call(Promise.resolve({ data: null, error: null }))).resolves.toBeNull()
  })

  it('throws one error with code, status and message of a refusal', async () => {
    const refusal = { data: null, error: { message: 'permission denied', code: '42501' }, status: 403 }
    const thrown = await call(Promise.resolve(refusal)).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(CallError)
    expect(thrown).toMatchObject({ message: 'permission denied', code: '42501', status: 403 })
  })

  it('prefers the status the error carries itself', async () => {
    const refusal = {
      data: null,
      error: { message: 'Invalid login', code: 'invalid_credentials', status: 400 },
    }
    await expect(call(Promise.resolve(refusal))).rejects.toMatchObject({ status: 400 })
  })
})
