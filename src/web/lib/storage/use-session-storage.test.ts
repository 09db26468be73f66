import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearToolStorage } from './clear-tool-storage.ts'
import { useSessionStorage } from './use-session-storage.ts'

const initial = { text: '', isOn: false, list: ['first'] as readonly string[] }
const mount = () => renderHook(() => useSessionStorage('test', initial))

describe('what a tool stores', () => {
  beforeEach(() => sessionStorage.clear())

  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('begins with what the page was made with', () => {
    expect(mount().result.current[0]).toEqual(initial)
  })

  it('comes back after a reload, including two changes made at once', () => {
    const { result } = mount()
    act(() => {
      result.current[1]({ text: 'Acme 🍞' })
      result.current[1]({ isOn: true })
    })
    const kept = { text: 'Acme 🍞', isOn: true, list: ['first'] }
    expect(result.current[0]).toEqual(kept)
    expect(mount().result.current[0]).toEqual(kept)
  })

  it('takes what was typed into the prerendered page before the script arrived', () => {
    document.body.innerHTML =
      '<textarea data-stored-field="text">early</textarea><input data-stored-field="isOn" value="x"><input data-stored-field="list" value="">'
    sessionStorage.setItem('tool-test', '{"text":"older"}')
    const { result } = mount()
    expect(result.current[0]).toEqual({ ...initial, text: 'early' })
    document.body.innerHTML = ''
    expect(mount().result.current[0].text).toBe('early')
  })

  it('takes what was ticked and picked there, and leaves alone what was not', () => {
    document.body.innerHTML = `<input type="checkbox" data-stored-field="isOn">
      <input type="radio" name="text" data-stored-field="text" value="one" checked>
      <input type="radio" name="text" data-stored-field="text" value="two">`
    sessionStorage.setItem('tool-test', '{"text":"two","isOn":true}')
    expect(mount().result.current[0]).toEqual({ ...initial, text: 'two', isOn: true })
    sessionStorage.clear()
    for (const control of document.querySelectorAll<HTMLInputElement>('[type=checkbox], [value=two]'))
      control.click()
    expect(mount().result.current[0]).toEqual({ ...initial, text: 'two', isOn: true })
    document.body.innerHTML = ''
  })

  it('leaves out what does not have the expected shape', () => {
    sessionStorage.setItem('tool-test', '{"text":5,"isOn":true,"list":[1],"other":"x"}')
    expect(mount().result.current[0]).toEqual({ ...initial, isOn: true })
    sessionStorage.setItem('tool-test', 'nonsense')
    expect(mount().result.current[0]).toEqual(initial)
  })

  it('is forgotten on request, and nothing else with it', () => {
    const { result } = mount()
    act(() => result.current[1]({ text: 'Acme' }))
    sessionStorage.setItem('other', 'stays')
    clearToolStorage()
    expect(mount().result.current[0]).toEqual(initial)
    expect(sessionStorage.getItem('other')).toBe('stays')
  })

  it('works where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    const { result } = mount()
    act(() => result.current[1]({ text: 'Acme' }))
    expect(result.current[0].text).toBe('Acme')
  })
})
