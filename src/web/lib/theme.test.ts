import { beforeEach, describe, expect, it, vi } from 'vitest'
import { firstPaintScript } from './page/first-paint-script.ts'
import { chooseTheme, readTheme } from './theme.ts'

// The script is in the pages as they are built, not in what the browser loads later.
vi.hoisted(() => vi.stubEnv('SSR', true))

/** What a new visit does before its first paint. */
function visit(): void {
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.session
  // In the global scope, like a script of the page.
  new Function(firstPaintScript)()
}

describe('theme', () => {
  beforeEach(() => {
    localStorage.clear()
    visit()
  })

  it('is the system’s until one is chosen', () => {
    expect(readTheme()).toBe('system')
  })

  it.each(['light', 'dark'] as const)('keeps a chosen %s theme for the next visit', (theme) => {
    chooseTheme(theme)
    visit()
    expect(readTheme()).toBe(theme)
  })

  it('goes back to the system’s and forgets the choice', () => {
    chooseTheme('dark')
    chooseTheme('system')
    visit()
    expect(readTheme()).toBe('system')
    expect(localStorage.length).toBe(0)
  })

  it('ignores a stored value that is no theme', () => {
    localStorage.setItem('theme', 'sepia')
    visit()
    expect(readTheme()).toBe('system')
  })

  it('marks the page before its first paint when a session may be stored', () => {
    expect(document.documentElement.dataset.session).toBeUndefined()
    localStorage.setItem('sb-localhost-auth-token', '{}')
    visit()
    expect(document.documentElement.dataset.session).toBe('stored')
  })
})
