import { describe, expect, it } from 'vitest'
import { AiRun } from './ai-run.ts'
import { plainToHtml } from './plain-to-html.ts'

const task = { kind: 'generate', prompt: 'News' } as const

/** Waits until it is stopped, after saying what is given. */
const speakThenWait =
  (text: string) => (listening: { signal: AbortSignal; onDelta: (delta: string) => void }) =>
    new Promise<string>((_resolve, reject) => {
      if (text !== '') listening.onDelta(text)
      listening.signal.addEventListener('abort', () => reject(listening.signal.reason))
    })

describe('a run', () => {
  it('shows the text as it comes, and is over with its answer', async () => {
    const run = new AiRun()
    const shown: string[] = []
    run.state.subscribe(() => {
      const state = run.state.read()
      if (state.status === 'running') shown.push(state.text)
    })
    const end = await run.run(task, async ({ onDelta }) => {
      onDelta('One ')
      onDelta('two')
      await new Promise((resolve) => setTimeout(resolve, 80))
      return '<p>One two</p>'
    })
    expect(end).toEqual({ kind: 'done', answer: '<p>One two</p>' })
    expect(shown).toEqual(['', 'One two'])
    expect(run.isRunning).toBe(false)
  })

  it('reports its failure and leaves no overlay', async () => {
    const run = new AiRun()
    const error = new Error('No')
    expect(await run.run(task, () => Promise.reject(error))).toEqual({ kind: 'failed', error })
    expect(run.isRunning).toBe(false)
  })

  it('is simply over when it is stopped before the first piece', async () => {
    const run = new AiRun()
    const ending = run.run(task, speakThenWait(''))
    run.stop()
    expect(await ending).toEqual({ kind: 'stopped' })
    expect(run.state.read()).toEqual({ status: 'idle' })
  })

  it('keeps what arrived on the screen when it is stopped later', async () => {
    const run = new AiRun()
    const ending = run.run(task, speakThenWait('Half a sentence'))
    run.stop()
    expect(await ending).toEqual({ kind: 'interrupted' })
    expect(run.state.read()).toEqual({ status: 'stopped', task, text: 'Half a sentence' })
    run.close()
    expect(run.isRunning).toBe(false)
  })

  it('leaves nothing behind when its document is closed', async () => {
    const run = new AiRun()
    const ending = run.run(task, speakThenWait('Half a sentence'))
    run.abandon()
    expect(await ending).toEqual({ kind: 'stopped' })
    expect(run.state.read()).toEqual({ status: 'idle' })
  })
})

describe('text that arrived before a stop', () => {
  it('becomes paragraphs, with nothing of it read as HTML', () => {
    expect(plainToHtml('One <b>\ntwo & three\n\n\n Four ')).toBe(
      '<p>One &lt;b&gt;<br>two &amp; three</p><p>Four</p>',
    )
    expect(plainToHtml(' \n ')).toBe('')
  })
})
