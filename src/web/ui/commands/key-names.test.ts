import { describe, expect, it } from 'vitest'
import { ariaKeys, isShortcut, showKeys } from './key-names.ts'

const pressed = (key: string, init: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...init })

describe('key names', () => {
  it('match the platform', () => {
    expect(showKeys('Mod+Shift+K', false)).toBe('Ctrl+Shift+K')
    expect(showKeys('Mod+Shift+K', true)).toBe('⌘⇧K')
    expect(showKeys('Ctrl+H', true)).toBe('⌃H')
  })

  it('follow aria-keyshortcuts for screen readers', () => {
    expect(ariaKeys('Mod+B', false)).toBe('Control+B')
    expect(ariaKeys('Mod+B', true)).toBe('Meta+B')
    expect(ariaKeys('Ctrl+H', true)).toBe('Control+H')
  })
})

describe('shortcuts', () => {
  it('require exactly their modifiers', () => {
    expect(isShortcut(pressed('s', { ctrlKey: true }), 'Mod+S', false)).toBe(true)
    expect(isShortcut(pressed('S', { ctrlKey: true, shiftKey: true }), 'Mod+S', false)).toBe(false)
    expect(isShortcut(pressed('s', { ctrlKey: true, altKey: true }), 'Mod+S', false)).toBe(false)
    expect(isShortcut(pressed('s', { ctrlKey: true }), 'Mod+S', true)).toBe(false)
    expect(isShortcut(pressed('s', { metaKey: true }), 'Mod+S', true)).toBe(true)
    expect(isShortcut(pressed('s'), 'Mod+S', false)).toBe(false)
  })

  it('allow Shift if the keyboard needs it for the character', () => {
    expect(isShortcut(pressed('/', { ctrlKey: true, shiftKey: true }), 'Mod+/', false)).toBe(true)
  })

  it('use the physical key on keyboards without Latin letters', () => {
    expect(isShortcut(pressed('ы', { ctrlKey: true, code: 'KeyS' }), 'Mod+S', false)).toBe(true)
    expect(isShortcut(pressed('o', { ctrlKey: true, code: 'KeyS' }), 'Mod+S', false)).toBe(false)
  })
})
