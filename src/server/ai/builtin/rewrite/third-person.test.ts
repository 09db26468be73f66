import { describe, expect, it } from 'vitest'
import { parseAnalysis } from '#domain/ai/analysis.ts'
import { createBuiltinWriter } from '#server/ai/builtin/writer.ts'
import { doTask } from '#server/ai/builtin/writing-task.ts'
import { readHere } from '#server/reading/read-here.test-support.ts'

async function rewrite(html: string): Promise<string> {
  const answer = await doTask({ kind: 'rewrite', html })
  return answer.replaceAll(/<\/(?:p|h2)>(?=<)/g, '\n').replaceAll(/<[^>]+>/g, '')
}

describe('a release that does not say who "we" are', () => {
  it.each([
    'Microsoft has sued us. We will appeal.',
    'We hired Ann Lee from Acme Corp. Our team is glad.',
    'With Globex Corporation, we will build homes.',
    'Mayor Ann Lee will speak at the opening. We invite 200 guests.',
    'Thanks to Microsoft, our app is fast.',
    'Congress has passed the act. We welcome it.',
    'LOWELL, Mass. — Ann Lee has joined the board. We hired 40 people.',
    'LeakGuard is a sensor. We built it in Duluth.',
    'BOSTON — Mayor Ann Lee announced a plan. We support it.',
  ])('keeps its "we" beside other names: "%s"', async (text) => {
    expect(await rewrite(`<p>${text}</p>`)).toBe(text)
  })

  it('offers no improvement with another subject', async () => {
    const run = { signal: new AbortController().signal, turn: 'test' }
    let analysis = ''
    const html = '<p>We hired Ann Lee from Acme Corp. on Nov. 3.</p>'
    for await (const piece of createBuiltinWriter(readHere).analyze({ html }, run)) analysis += piece
    expect(parseAnalysis(analysis)).toEqual([])
  })

  it('names the company where no one else is named', async () => {
    expect(await rewrite('<p>Inflation is at 4%. We raised pay by 5%.</p>')).toBe(
      'Inflation is at 4%. The company raised pay by 5%.',
    )
  })

  it.each([
    ['We always need drivers in May.', 'The company always needs drivers in May.'],
    [
      'We are based in Ohio and always need drivers.',
      'The company is based in Ohio and always needs drivers.',
    ],
    [
      'We look after 600 patients and have been open since 1984.',
      'The company looks after 600 patients and has been open since 1984.',
    ],
    ['We shut the system down on July 10.', 'The company shut the system down on July 10.'],
    ['We are open and make hats for all.', 'We are open and make hats for all.'],
  ])('makes every verb of "we" agree, or leaves it: "%s"', async (text, written) => {
    expect(await rewrite(`<p>${text}</p>`)).toBe(written)
  })

  it('drops an opening that only announces', async () => {
    expect(await rewrite('<p>We are excited to announce that Acme, Inc. will open in May.</p>')).toBe(
      'Acme Inc. will open in May.',
    )
  })
})

describe('a release that says who "we" are', () => {
  it.each([
    [
      'LOWELL, Mass. — Larkmoor Labs, LLC today announced a plant. We hired 40 people. Our plant is large.',
      'LOWELL, Mass. — Larkmoor Labs LLC today announced a plant. Larkmoor Labs hired 40 people. The company’s plant is large.',
    ],
    ['Larkmoor is pleased to announce a plan. We will win.', 'Larkmoor announces a plan. Larkmoor will win.'],
  ])('names the company: "%s"', async (before, after) => {
    expect(await rewrite(`<p>${before}</p>`)).toBe(after)
  })

  it('repeats the name where another could be meant', async () => {
    const html =
      '<p>Globex sued us. Thanks to Microsoft, our app is safe. We told Globex that we will pay.</p><h2>About Harper Labs</h2><p>We make hats and sell our hats in May.</p>'
    expect(await rewrite(html)).toBe(
      'Globex sued Harper Labs. Thanks to Microsoft, Harper Labs’ app is safe. Harper Labs told Globex that Harper Labs will pay.\nAbout Harper Labs\nHarper Labs makes hats and sells its hats in May.',
    )
  })

  it('reads each of two boilerplates as its own company’s', async () => {
    const html =
      '<p>Harbor Foods and Gull Lines will deliver meals. We start in May.</p><h2>About Harbor Foods</h2><p>We cook meals.</p><h2>About Gull Lines</h2><p>We own 40 trucks.</p>'
    expect(await rewrite(html)).toBe(
      'Harbor Foods and Gull Lines will deliver meals. We start in May.\nAbout Harbor Foods\nHarbor Foods cooks meals.\nAbout Gull Lines\nGull Lines owns 40 trucks.',
    )
  })
})

describe('the verbs of "we"', () => {
  it.each([
    ['We deny it.', 'The company denies it.'],
    ['We don’t know, and we can’t say.', 'The company doesn’t know, and the company can’t say.'],
    ['We make hats and sell them online.', 'The company makes hats and sells them online.'],
    ['We have users and we are a team.', 'The company has users and is a team.'],
    [
      'We’re 48 staff now, and we’ll be 60 by spring.',
      'The company employs 48 staff now, and the company will be 60 by spring.',
    ],
    ['We’re 3 miles away. We are 12 people.', 'The company is 3 miles away. The company employs 12 people.'],
    ['We design and build homes.', 'The company designs and builds homes.'],
    ['We plan to make and sell hats.', 'The company plans to make and sell hats.'],
    [
      'We recently cut costs, and we’re hiring.',
      'The company recently cut costs, and the company is hiring.',
    ],
  ])('agree with one company: "%s"', async (before, after) => {
    expect(await rewrite(`<p>${before}</p>`)).toBe(after)
  })

  it.each([
    'We make hats and work boots.',
    'We, too, were surprised.',
    'All of us are glad.',
    'We both win.',
  ])('do not change where no single company is the subject: "%s"', async (text) => {
    expect(await rewrite(`<p>${text}</p>`)).toBe(text)
  })
})
