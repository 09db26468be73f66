import { describe, expect, it } from 'vitest'
import { cleanFileName, titleFromFile } from './imported-file.ts'

describe('the name of an imported file', () => {
  it.each([
    ['Harbour launch.docx', 'Harbour launch.docx'],
    ['../../etc/passwd.docx', 'passwd.docx'],
    ['C:\\Users\\me\\release.doc', 'release.doc'],
    ['release\u202excod.exe.docx', 'releasexcod.exe.docx'],
    ['two\nlines\t.txt', 'twolines.txt'],
    ['  wide   gap .txt ', 'wide gap .txt'],
    ['half \ud800.txt', 'half \ufffd.txt'],
    ['Pressemitteilung – Äpfel.docx', 'Pressemitteilung – Äpfel.docx'],
    ['👩‍🚀 می‌رود.txt', '👩‍🚀 می‌رود.txt'],
    ['', ''],
  ])('shows %j as %j', (name, expected) => {
    expect(cleanFileName(name)).toBe(expected)
  })

  it('keeps up to 120 characters whole', () => {
    const name = `${'😀'.repeat(115)}.docx`
    expect(cleanFileName(name)).toBe(name)
  })

  it('takes the middle out of a longer one and keeps its end', () => {
    const shown = cleanFileName(`${'a'.repeat(150)}-final-v2.docx`)
    expect([...shown]).toHaveLength(120)
    expect(shown).toMatch(/^a{99}…a+-final-v2\.docx$/)
  })
})

describe('a title from the file name', () => {
  it.each([
    ['Harbour launch.docx', 'Harbour launch'],
    ['press_release__v2.DOCX', 'press release v2'],
    ['old.doc', 'old'],
    ['notes.txt', 'notes'],
    ['report.v2.txt', 'report.v2'],
    ['no extension', 'no extension'],
    ['folder/__ name __.txt', 'name'],
  ])('makes %j into %j', (name, expected) => {
    expect(titleFromFile(name)).toBe(expected)
  })

  it.each(['.docx', '___.doc', '-.txt', ''])('makes none of %j', (name) => {
    expect(titleFromFile(name)).toBeUndefined()
  })
})
