import { describe, expect, it } from 'vitest'
import { isActionEnabled, toolbarActions } from './toolbar.ts'

const enabled = (state: { isSavedDocument: boolean; hasContent: boolean; isBusy: boolean }) =>
  toolbarActions.filter((action) => isActionEnabled(action, state))

describe('isActionEnabled', () => {
  const all = ['history', 'copy', 'generate', 'rewrite', 'analyze', 'upload', 'save', 'export', 'review']

  it('offers everything on a saved document with content', () => {
    expect(enabled({ isSavedDocument: true, hasContent: true, isBusy: false })).toEqual(all)
  })

  it('offers no history before the first save', () => {
    const offered = enabled({ isSavedDocument: false, hasContent: true, isBusy: false })
    expect(offered).toEqual(all.filter((action) => action !== 'history'))
  })

  it('offers history, generate and upload on an empty page', () => {
    const offered = enabled({ isSavedDocument: true, hasContent: false, isBusy: false })
    expect(offered).toEqual(['history', 'generate', 'upload'])
  })

  it('offers nothing while busy', () => {
    expect(enabled({ isSavedDocument: true, hasContent: true, isBusy: true })).toEqual([])
  })
})
