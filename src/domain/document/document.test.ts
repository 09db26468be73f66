import { describe, expect, it } from 'vitest'
import {
  checkTitle,
  copyTitle,
  createDraft,
  hasDefaultTitle,
  hasRealText,
  normalizeTitle,
  titleOrDefault,
} from './document.ts'

describe('titles', () => {
  it('are trimmed and keep their inner spaces', () => {
    expect(normalizeTitle('  Acme  opens \n')).toBe('Acme  opens')
  })

  it('fall back to the default when missing or blank', () => {
    for (const missing of [undefined, null, '', '   '])
      expect(titleOrDefault(missing)).toBe('Untitled Document')
    expect(titleOrDefault(' Launch ')).toBe('Launch')
  })

  it('count as default only when nobody chose one', () => {
    expect(hasDefaultTitle(' Untitled Document ')).toBe(true)
    expect(hasDefaultTitle('')).toBe(true)
    expect(hasDefaultTitle('Untitled Document 2')).toBe(false)
  })

  it('are refused when blank', () => {
    expect(checkTitle(' \t ')).toEqual({ ok: false, problem: 'blank' })
    expect(checkTitle(' a ')).toEqual({ ok: true, title: 'a' })
  })

  it('may have 300 characters after trimming, not 301', () => {
    expect(checkTitle(` ${'a'.repeat(300)} `)).toEqual({ ok: true, title: 'a'.repeat(300) })
    expect(checkTitle('\u{1f4f0}'.repeat(300)).ok).toBe(true)
    expect(checkTitle('a'.repeat(301))).toEqual({ ok: false, problem: 'too_long' })
  })
})

describe('createDraft', () => {
  it('is an empty untitled press release by default', () => {
    expect(createDraft('user-1')).toEqual({
      title: 'Untitled Document',
      content: '',
      type: 'press_release',
      is_draft: true,
      user_id: 'user-1',
    })
  })

  it('takes a trimmed title and the content', () => {
    expect(createDraft('user-1', ' Launch ', '<p>Text</p>')).toMatchObject({
      title: 'Launch',
      content: '<p>Text</p>',
    })
  })
})

describe('hasRealText', () => {
  it.each([
    '',
    '   ',
    '<p></p>',
    '<p><br></p><p>&nbsp;</p>',
    '<p>\u00a0\u200b</p>',
    '<p>&#160;&#xA0;&shy;&#8203;</p>',
    '<!-- note -->',
    '<!-- never closed <p>text</p>',
    '<!doctype html><a title="a > b"></a>',
  ])('sees nothing in %j', (html) => {
    expect(hasRealText(html)).toBe(false)
  })

  it.each(['a', '<p>a</p>', '<b>.</b>', '5 < 6', '&lt;', '&nbsp;x', '<!-- a -->b'])(
    'sees text in %j',
    (html) => {
      expect(hasRealText(html)).toBe(true)
    },
  )
})

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
