import { describe, expect, it } from 'vitest'
import { ariaKeys, isShortcut, showKeys } from './key-names.ts'

const pressed = (key: string, init: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...init })

describe('names of keys', () => {
  it('are those of the machine', () => {
    expect(showKeys('Mod+Shift+K', false)).toBe('Ctrl+Shift+K')
    expect(showKeys('Mod+Shift+K', true)).toBe('⌘⇧K')
    expect(showKeys('Ctrl+H', true)).toBe('⌃H')
  })

  it('are those of the standard for readers', () => {
    expect(ariaKeys('Mod+B', false)).toBe('Control+B')
    expect(ariaKeys('Mod+B', true)).toBe('Meta+B')
    expect(ariaKeys('Ctrl+H', true)).toBe('Control+H')
  })
})

describe('shortcuts', () => {
  it('need exactly their modifiers', () => {
    expect(isShortcut(pressed('s', { ctrlKey: true }), 'Mod+S', false)).toBe(true)
    expect(isShortcut(pressed('S', { ctrlKey: true, shiftKey: true }), 'Mod+S', false)).toBe(false)
    expect(isShortcut(pressed('s', { ctrlKey: true, altKey: true }), 'Mod+S', false)).toBe(false)
    expect(isShortcut(pressed('s', { ctrlKey: true }), 'Mod+S', true)).toBe(false)
    expect(isShortcut(pressed('s', { metaKey: true }), 'Mod+S', true)).toBe(true)
    expect(isShortcut(pressed('s'), 'Mod+S', false)).toBe(false)
  })

  it('allow Shift where a keyboard needs it for the sign', () => {
    expect(isShortcut(pressed('/', { ctrlKey: true, shiftKey: true }), 'Mod+/', false)).toBe(true)
  })

  it('go by the place of the key on keyboards without Latin letters', () => {
    expect(isShortcut(pressed('ы', { ctrlKey: true, code: 'KeyS' }), 'Mod+S', false)).toBe(true)
    expect(isShortcut(pressed('o', { ctrlKey: true, code: 'KeyS' }), 'Mod+S', false)).toBe(false)
  })
})
