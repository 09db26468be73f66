import { describe, expect, it } from 'vitest'
import { copyTitle } from './copy-title.ts'
import { checkTitle } from './document.ts'

describe('the title of a copy', () => {
  it('is the title with (copy) after it', () => {
    expect(copyTitle('Leak sensor launch')).toBe('Leak sensor launch (copy)')
    expect(copyTitle('  ')).toBe('Untitled Document (copy)')
  })

  it('still fits when the title was as long as it may be', () => {
    const title = copyTitle('🎉'.repeat(300))
    expect(checkTitle(title)).toEqual({ ok: true, title })
    expect([...title]).toHaveLength(300)
  })
})
