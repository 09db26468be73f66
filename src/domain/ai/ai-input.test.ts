import { describe, expect, it } from 'vitest'
import { aiInputMessages, checkAnalyze, checkPrompt, checkRewrite } from './ai-input.ts'

describe('AI input', () => {
  it('needs a prompt to generate', () => {
    expect(checkPrompt(' \n')).toEqual({ ok: false, message: 'Please enter a prompt' })
    expect(checkPrompt(' A bakery opens ')).toEqual({ ok: true, input: 'A bakery opens' })
  })

  it('needs text to rewrite', () => {
    expect(checkRewrite('<p></p>')).toEqual({ ok: false, message: 'Please enter some content to rewrite.' })
    expect(checkRewrite('<p>a</p>')).toEqual({ ok: true, input: '<p>a</p>' })
  })

  it('needs text to analyze', () => {
    expect(checkAnalyze('<p>&nbsp;</p>')).toEqual({
      ok: false,
      message: 'Please enter some content to analyze.',
    })
    expect(checkAnalyze('<p>a</p>')).toEqual({ ok: true, input: '<p>a</p>' })
  })

  it('has three messages', () => {
    expect(Object.keys(aiInputMessages)).toHaveLength(3)
  })
})
