import { describe, expect, it } from 'vitest'
import {
  acceptedUploads,
  acceptsUpload,
  isUploadTooLarge,
  uploadKind,
  uploadTooLargeMessage,
} from './upload.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('uploadKind', () => {
  it.each([
    ['notes.txt', 'text/plain', 'txt'],
    ['notes.txt', 'text/plain;charset=utf-8', 'txt'],
    ['README', 'text/plain', 'txt'],
    ['old.doc', 'application/msword', 'doc'],
    ['NEW.DOCX', docx, 'docx'],
    ['new.docx', docx.toUpperCase(), 'docx'],
    ['new.docx', 'application/msword', 'docx'],
    ['letter', docx, 'docx'],
    ['notes.txt', '', 'txt'],
    ['old.doc', '', 'doc'],
    ['new.docx', 'application/octet-stream', 'docx'],
  ] as const)('takes %s of type %j as %s', (name, mime, kind) => {
    expect(uploadKind(name, mime)).toBe(kind)
    expect(acceptsUpload(name, mime)).toBe(true)
  })

  it.each([
    ['paper.pdf', 'application/pdf'],
    ['paper.docx', 'application/pdf'],
    ['page.html', 'text/html'],
    ['picture.png', ''],
    ['docx', ''],
    ['archive.docx.zip', 'application/octet-stream'],
    ['rich.rtf', 'application/rtf'],
  ])('refuses %s of type %j', (name, mime) => {
    expect(uploadKind(name, mime)).toBeUndefined()
    expect(acceptsUpload(name, mime)).toBe(false)
  })
})

describe('upload types', () => {
  it('make one accept attribute', () => {
    expect(acceptedUploads()).toBe(`.txt,text/plain,.doc,application/msword,.docx,${docx}`)
  })
})

it('accepts a file at the limit, and names the limit one byte above it', () => {
  expect(isUploadTooLarge(10 * 1024 * 1024, 10)).toBe(false)
  expect(isUploadTooLarge(10 * 1024 * 1024 + 1, 10)).toBe(true)
  expect(uploadTooLargeMessage(10)).toBe('The file is larger than 10 MB.')
})
