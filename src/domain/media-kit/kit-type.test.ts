import { expect, it } from 'vitest'
import { maxPictureBytes, pictureLimits } from '#domain/document/picture.ts'
import { findTypeProblem, formatBytes, hasThumbnail } from './kit-type.ts'

it.each([
  ['logo.png', 'image/png'],
  ['photo.JPG', 'image/jpeg'],
  ['photo.heic', 'image/heic'],
  ['logo.svg', 'image/svg+xml'],
  ['facts.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['facts.docx', 'application/zip'],
  ['notes.txt', 'text/plain'],
  ['b-roll.mp4', 'video/mp4'],
  ['no extension', 'application/pdf'],
])('takes %s with %s', (name, type) => {
  expect(findTypeProblem(name, type)).toBeUndefined()
})

it.each([
  ['logo.png', 'text/html', 'a web page'],
  ['logo.png', 'image/jpeg', 'a JPEG picture'],
  ['photo.jpg', 'application/zip', 'a zip file'],
  ['facts.pdf', 'text/plain', 'text'],
  ['facts.pdf', 'application/x-msdownload', 'something else'],
  ['photo.png', 'image/svg+xml', 'an SVG drawing'],
])('says that %s is %3$s inside', (name, type, found) => {
  expect(findTypeProblem(name, type)).toEqual({ problem: 'mismatch', found })
})

it.each([
  ['setup.exe', 'application/x-msdownload'],
  ['page.html', 'text/html'],
  ['run.sh', 'application/octet-stream'],
  ['feed.xml', 'application/xml'],
])('refuses %s', (name, type) => {
  expect(findTypeProblem(name, type)).toEqual({ problem: 'refused' })
})

it('shows thumbnails of what browsers show', () => {
  expect(['image/png', 'image/heic', 'image/svg+xml', 'video/mp4'].map(hasThumbnail)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1000 bytes'],
  [1024, '1 KB'],
  [34_400, '34 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1_234_000, '1.2 MB'],
  [9.97 * 1024 * 1024, '10 MB'],
  [60 * 1024 * 1024, '60 MB'],
  [maxPictureBytes, `${pictureLimits.megabytes} MB`],
  [5 * 1024 ** 3, '5 GB'],
  [4.6 * 1024 ** 3, '4.6 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('says %d as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
