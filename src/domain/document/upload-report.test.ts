import { describe, expect, it } from 'vitest'
import { createUploadReport, describeUpload, explainUpload, isWorthReporting } from './upload-report.ts'

const empty = createUploadReport()
const comment = { author: 'Jo', date: null, passage: '', text: 'Why?' }

describe('what an upload has besides its text', () => {
  it('is reported in one line', () => {
    const report = {
      ...empty,
      changes: { count: 4, authors: ['Mara Voss', 'Jo Bell'], formatting: 0 },
      comments: [comment],
      tables: 1,
      pictures: 2,
    }
    expect(describeUpload(report)).toBe(
      '4 tracked changes by Mara Voss and Jo Bell, 1 comment, 1 table and 2 pictures',
    )
    expect(explainUpload(report)).toEqual([
      'Tables will become lines of text.',
      'Pictures, charts and embedded files will be left out.',
    ])
  })

  it('names one author, and counts more than two', () => {
    const by = (...authors: string[]) =>
      describeUpload({ ...empty, changes: { count: 1, authors, formatting: 0 } })
    expect(by()).toBe('1 tracked change')
    expect(by('Jo')).toBe('1 tracked change by Jo')
    expect(by('Jo', 'Al', 'Bo')).toBe('1 tracked change by 3 people')
  })

  it('is not worth a word when it is only text', () => {
    expect(isWorthReporting(empty)).toBe(false)
    expect(isWorthReporting({ ...empty, isOldFormat: true })).toBe(true)
    expect(explainUpload({ ...empty, changes: { count: 0, authors: [], formatting: 2 } })).toEqual([
      'Formatting changes will be accepted.',
    ])
  })
})

it('says which pictures will be imported', () => {
  const report = { ...createUploadReport(), pictures: 3 }
  expect(explainUpload(report)).toEqual(['Pictures, charts and embedded files will be left out.'])
  expect(explainUpload({ ...report, keptPictures: 3 })).toEqual([])
  expect(explainUpload({ ...report, keptPictures: 2, objects: 1 })).toEqual([
    'We can’t import 1 picture and 1 chart or embedded file. The other pictures will be imported.',
  ])
})
