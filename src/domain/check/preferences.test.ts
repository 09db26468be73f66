import { describe, expect, it } from 'vitest'
import {
  changePreferences,
  defaultPreferences,
  ignoreOnce,
  preferenceLimits,
  readIgnored,
  readLines,
  readPreferences,
  toSettings,
  withoutIgnored,
} from './preferences.ts'

describe('preferences', () => {
  it('are read back as they were saved', () => {
    const stored = {
      stateStyle: 'spelled out',
      target: { from: 200, to: 400 },
      companies: ['Brightwater Foods'],
      spokespeople: ['Ruth Okafor, operations director'],
      off: ['HED-01'],
      profile: 'british',
      marks: false,
      wire: 'ein-basic',
    }
    expect(readPreferences(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it.each([
    undefined,
    null,
    'x',
    [],
    7,
    { target: { from: 500, to: 300 }, off: [1], companies: 'Acme', wire: 'no' },
  ])('are the defaults for %j', (stored) => {
    expect(readPreferences(stored)).toEqual(defaultPreferences())
  })

  it('take targets from 50 to 5,000 words', () => {
    const read = (from: number, to: number) => readPreferences({ target: { from, to } }).target
    expect(read(50, 5000)).toEqual({ from: 50, to: 5000 })
    expect([read(49, 500), read(50, 5001), read(1.5, 500)]).toEqual(
      Array.from({ length: 3 }, () => ({ from: 300, to: 500 })),
    )
  })

  it('change only what is given, and an empty wire means none', () => {
    const kept = { ...defaultPreferences(), spokespeople: ['Ruth Okafor, operations director'] }
    const chosen = changePreferences(kept, { wire: 'ein-basic' })
    expect(chosen).toEqual({ ...kept, wire: 'ein-basic' })
    expect(changePreferences(chosen, { marks: false })).toEqual({ ...chosen, marks: false })
    expect(changePreferences(chosen, { wire: '' })).toEqual(kept)
  })

  it('read names line by line, each once', () => {
    expect(readLines(' Acme \n\nAcme\nBeta')).toEqual(['Acme', 'Beta'])
  })
})

describe('ignored findings', () => {
  const finding = {
    rule: 'HED-01',
    severity: 'hint',
    message: 'Long',
    reason: 'Lines wrap.',
    key: 'HED-01||Long',
  } as const

  it('hide the issue with that key and no other', () => {
    const ignored = ignoreOnce(readIgnored(undefined), finding.key)
    expect(withoutIgnored([finding, { ...finding, key: 'other' }], ignored)).toEqual([
      { ...finding, key: 'other' },
    ])
  })

  it('forget the oldest beyond their limit', () => {
    let ignored = readIgnored({})
    for (let count = 0; count <= preferenceLimits.once; count += 1)
      ignored = ignoreOnce(ignored, `key ${count}`)
    expect(ignored.once).toHaveLength(400)
    expect(ignored.once[0]).toBe('key 1')
  })

  it('turn off the document’s rules in addition to the account’s', () => {
    const settings = toSettings(
      { ...defaultPreferences(), off: ['HED-01'] },
      { once: [], rules: ['TON-06', 'HED-01'] },
      '2026-11-16',
    )
    expect(settings).toMatchObject({ off: ['HED-01', 'TON-06'], today: '2026-11-16' })
    expect(settings).not.toHaveProperty('marks')
  })
})
