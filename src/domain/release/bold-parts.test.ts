import { describe, expect, it } from 'vitest'
import { splitBold } from './bold-parts.ts'
import { dateline } from './skeletons.ts'

describe('what of a block is bold', () => {
  it('is nothing of a paragraph, and the dateline of the first', () => {
    expect(splitBold('[COMPANY] costs [PRICE].')).toEqual([{ bold: '', plain: '[COMPANY] costs [PRICE].' }])
    expect(splitBold(`${dateline} [COMPANY] opens.`)).toEqual([
      { bold: dateline, plain: ' [COMPANY] opens.' },
    ])
  })

  it('is the line above what it heads', () => {
    expect(splitBold('Media contact\n[FULL NAME]\n[EMAIL]')).toEqual([
      { bold: 'Media contact', plain: '' },
      { bold: '', plain: '[FULL NAME]' },
      { bold: '', plain: '[EMAIL]' },
    ])
  })

  it('is each label of a media advisory', () => {
    expect(splitBold('WHAT: [EVENT]\nWHO: [SPEAKERS]')).toEqual([
      { bold: 'WHAT:', plain: ' [EVENT]' },
      { bold: 'WHO:', plain: ' [SPEAKERS]' },
    ])
  })
})
