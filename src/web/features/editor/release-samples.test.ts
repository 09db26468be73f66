import { describe, expect, it } from 'vitest'
import { releaseSamples } from '#domain/formats/release-samples.test-support.ts'
import { html, openEditor } from './editor.test-support.ts'

describe('the sample releases that the server is tested with', () => {
  it.each(Object.entries(releaseSamples))('are what the editor writes: %s', (_name, sample) => {
    expect(html(openEditor(sample))).toBe(sample)
  })
})
