import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useLazyModule } from './use-lazy-module.ts'

describe('a lazy module', () => {
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('loads on request', async () => {
    const load = vi.fn(async () => ({ word: 'here' }))
    const { result } = renderHook(() => useLazyModule(load))
    expect(load).not.toHaveBeenCalled()
    expect(result.current.module).toBeUndefined()
    await act(async () => expect(await result.current.load()).toEqual({ word: 'here' }))
    expect(result.current.module).toEqual({ word: 'here' })
  })

  it('loads automatically when restored input needs it', async () => {
    const load = async () => ({ word: 'here' })
    const { result, rerender } = renderHook(({ isWanted }) => useLazyModule(load, isWanted), {
      initialProps: { isWanted: false },
    })
    expect(result.current.module).toBeUndefined()
    await act(async () => rerender({ isWanted: true }))
    expect(result.current.module).toEqual({ word: 'here' })
  })

  it('leaves the page unchanged if loading fails, and works when retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ word: 'here' })
    const { result } = renderHook(() => useLazyModule(load))
    await act(async () => expect(await result.current.load()).toBeUndefined())
    expect(result.current.module).toBeUndefined()
    await act(async () => expect(await result.current.load()).toEqual({ word: 'here' }))
  })
})
