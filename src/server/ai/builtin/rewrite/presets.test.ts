import { describe, expect, it } from 'vitest'
import type { RewritePreset } from '#contract/functions.ts'
import { createBuiltinWriter } from '#server/ai/builtin/writer.ts'
import { doTask } from '#server/ai/builtin/writing-task.ts'
import { readHere } from '#server/reading/read-here.test-support.ts'

const writer = createBuiltinWriter(readHere)

async function rewrite(text: string, preset?: RewritePreset, profile?: 'ap' | 'british'): Promise<string> {
  const run = { signal: new AbortController().signal, turn: 'test' }
  let html = ''
  const task = { html: `<p>${text}</p>`, ...(preset && { preset }), ...(profile && { profile }) }
  for await (const piece of writer.rewrite(task, run)) html += piece
  return html.replaceAll(/<\/?p>/g, '')
}

describe('a document of a British client', () => {
  const correct =
    'Doors open at 6.30pm on Thursday 26 November, and the shop opens at 10am on 30 November 2026. Sales rose 4 per cent to £3m, Mr Lee said.'

  it.each([undefined, 'ap_style', 'clarify', 'shorten'] as const)(
    'keeps its own forms in %s',
    async (preset) => {
      expect(await rewrite(correct, preset, 'british')).toBe(correct)
    },
  )

  it('gets British forms where the preset is for style', async () => {
    const american = 'Doors open at 6:30 p.m. on Nov. 26, 2026 in Leeds.'
    expect(await rewrite(american, 'ap_style', 'british')).toBe(
      'Doors open at 6.30pm on 26 November 2026 in Leeds.',
    )
  })
})

describe('Shorten and Clarify', () => {
  it.each(['shorten', 'clarify'] as const)('%s cuts a sentence of 70 words into four', async (preset) => {
    const long =
      'The report, which was written by Maria Silva, who is the director of the institute that now employs 240 people in 12 countries, says that sales were up, that costs were down and that the board, after a long debate in which 3 members left the room, agreed to open 2 new plants in Ohio and 1 in Kansas by 2028.'
    expect(await rewrite(long, preset)).toBe(
      'The report says that sales were up and that costs were down. The report also says that the board, after a long debate in which 3 members left the room, agreed to open 2 new plants in Ohio and 1 in Kansas by 2028. It was written by Maria Silva, the director of the institute that now employs 240 people in 12 countries.',
    )
  })

  it.each([
    [
      'The data was collected by Nielsen in 2025 and was reviewed by the FDA on Jan. 5.',
      'Nielsen collected the data in 2025, and the FDA reviewed it on Jan. 5.',
    ],
    [
      'Mistakes were made by the supplier, Best Buy, which is a retailer.',
      'The supplier, Best Buy, which is a retailer, made mistakes.',
    ],
    [
      'He said that it is important to note that in the event that it rains, the meeting moves.',
      'He said that if it rains, the meeting moves.',
    ],
    [
      'Kettle Works, the maker, is thrilled to announce that it has been decided by the company that the Steep 9 will go on sale.',
      'Kettle Works, the maker, said that the Steep 9 will go on sale.',
    ],
  ])('simplify "%s"', async (before, after) => {
    expect(await rewrite(before, 'shorten')).toBe(after)
    expect(await rewrite(before, 'clarify')).toBe(after)
  })
})

describe('Shorten', () => {
  it('removes repetition and empty sentences, and keeps every fact', async () => {
    const wordy =
      'BOISE, Idaho, Nov. 17, 2026 — Tansy Bakery is new.</p><p>Tansy Bakery made the decision to open a second shop on May 4. It should be pointed out that the shop has a total of 12 seats. Bread is what brings people together. As stated above, the shop will open on May 4.'
    expect(await rewrite(wordy, 'shorten')).toBe(
      'BOISE, Idaho, Nov. 17, 2026 — Tansy Bakery is new.Tansy Bakery decided to open a second shop on May 4. The shop has 12 seats.',
    )
  })

  it('leaves a tight text as it is', async () => {
    const tight = 'The mill employs 40 people. It sells blankets in nine states.'
    expect(await rewrite(tight, 'shorten')).toBe(tight)
  })
})

describe('Stronger lead', () => {
  it('moves the sentence with the newest fact up', async () => {
    expect(
      await rewrite(
        'BOISE, Idaho, Nov. 17, 2026 — Tansy Bakery Inc. today announced a milestone. It will open 40 shops on May 4. Tansy Bakery Inc. bakes bread.',
        'stronger_lead',
      ),
    ).toMatch(
      /^BOISE, Idaho, Nov. 17, 2026 — Tansy Bakery will open 40 shops on May 4. Tansy Bakery Inc. today announced/,
    )
  })
})

describe('AP style', () => {
  it.each([
    ['BOSTON, MA, Nov. 17, 2026 — Acme opened.', 'BOSTON, Nov. 17, 2026 — Acme opened.'],
    ['LOWELL, MA, Nov. 17, 2026 — Acme opened.', 'LOWELL, Mass., Nov. 17, 2026 — Acme opened.'],
    ['It is new. 5 stores in Texas stock it.', 'It is new. Five stores in Texas stock it.'],
    ['It is new. 42 stores in Texas stock it.', 'It is new. Forty-two stores in Texas stock it.'],
    ['They meet on May 3, 2026, at 12:00 PM.', 'They meet on May 3, 2026, at noon.'],
    ['About 1,000,000 people came.', 'About 1 million people came.'],
    ['They meet on March 3rd 2027 in Reno.', 'They meet on March 3, 2027, in Reno.'],
  ])('corrects "%s"', async (before, after) => {
    expect(await rewrite(before, 'ap_style')).toBe(after)
  })

  it.each([
    'They meet on 05/11/2026 in Reno.',
    'It recalled the KettlePro 3 after 14 reports.',
    'The Steep 9 costs more.',
    'The Big 4 firms agreed.',
    'The Fifty Shades fund grew.',
  ])('leaves "%s" as it is', async (text) => {
    expect(await rewrite(text, 'ap_style')).toBe(text)
  })

  it('writes out an unambiguous date', async () => {
    expect(await rewrite('They meet on 11/20/2026 in Reno.', 'ap_style')).toBe(
      'They meet on Nov. 20, 2026, in Reno.',
    )
  })
})

it('does not mistake a product for a company', async () => {
  expect(await rewrite('We utilize the Steep 9 every day.')).toBe('The company uses the Steep 9 every day.')
})

describe('a lead without news', () => {
  const html = (lead: string, next: string) =>
    `<h1>Acme Adds Tool That Reads Papers</h1><p>SAVANNAH, Ga., Nov. 18, 2026 — ${lead}</p><p>${next}</p><p>It is new.</p>`
  const lift = async (lead: string, next: string) => {
    const answer = await doTask({ kind: 'rewrite', html: html(lead, next), preset: 'stronger_lead' })
    return answer
      .replaceAll(/<\/(?:p|h1)>(?=<)/g, '\n')
      .replaceAll(/<[^>]+>/g, '')
      .split('\n')
      .slice(1, 3)
  }

  it('changes places with the paragraph that has it, below the dateline', async () => {
    expect(
      await lift(
        'In today’s supply chain, every minute counts.',
        'Acme Inc. on Wednesday released a tool for 31 ports.',
      ),
    ).toEqual([
      'SAVANNAH, Ga., Nov. 18, 2026 — Acme Inc. on Wednesday released a tool for 31 ports.',
      'In today’s supply chain, every minute counts.',
    ])
  })

  it.each([
    ['In today’s supply chain, every minute counts.', 'It released a tool for 31 ports.'],
    ['In today’s supply chain, every minute counts.', 'Acme Inc. was founded in 1998 and has 40 employees.'],
    ['Acme Inc. opened 12 offices on Monday.', 'Acme Inc. on Wednesday released a tool for 31 ports.'],
  ])('stays where nothing safe can come first: %s / %s', async (lead, next) => {
    expect(await lift(lead, next)).toEqual([`SAVANNAH, Ga., Nov. 18, 2026 — ${lead}`, next])
  })
})
