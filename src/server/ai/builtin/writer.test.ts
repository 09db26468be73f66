import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { parseAnalysis } from '#domain/ai/analysis.ts'
import { generatorTypes } from '#domain/ai/generator.ts'
import { accountFor } from '#domain/brief/account-for.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { listFamilyLabels } from '#domain/check/families.ts'
import { compareFacts } from '#domain/facts/compare-facts.ts'
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { findBlanks } from '#domain/release/blanks.ts'
import { countWords, defaultWordTarget } from '#domain/text/word-count.ts'
import { readHere } from '#server/reading/read-here.test-support.ts'
import { createTextReader } from '#server/reading/text-reader.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { writeRelease } from '#server/release-html/write-release.ts'
import { briefs } from './briefs.test-support.ts'
import { drafts } from './drafts.test-support.ts'
import { listParagraphs, readBlocks } from './rewrite/plain-text.ts'
import { connectReader } from './thread-work.ts'
import { createBuiltinWriter } from './writer.ts'

const writer = createBuiltinWriter(readHere)

function start() {
  return { signal: new AbortController().signal, turn: 'test' }
}

async function collect(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

async function generate(prompt: string): Promise<{ html: string; text: string }> {
  const html = await collect(writer.generate({ prompt }, start()))
  return { html, text: readBlocks(parseRelease(html)) }
}

describe.each(briefs)('a release from the brief "$name"', ({ prompt, isFull, orders = [] }) => {
  const material = orders.reduce((text, order) => text.replace(order, ' '), prompt)

  it('is complete from release line to end mark', async () => {
    const { text } = await generate(prompt)
    const lines = text.split('\n')
    expect(lines[0]).toBe('FOR IMMEDIATE RELEASE')
    expect(lines[1]?.length).toBeLessThanOrEqual(110)
    expect(lines[2]).toMatch(/^[[\p{Lu}].*, .* — /u)
    expect(text).toMatch(/^About .+$/m)
    expect(text).toMatch(/^Media contact\n(?:.+\n.+\n.+|\[NAME, EMAIL AND PHONE\])$/m)
    expect(lines.at(-1)).toBe('###')
  })

  it('adds no fact, and uses every fact of a full brief', async () => {
    const { text } = await generate(prompt)
    const { notUsed, notUnderstood } = accountFor(sortBrief(material).units, text)
    expect(notUnderstood).toEqual([])
    if (isFull) expect(notUsed).toEqual([])
    expect(findUnsupported(text, prompt).map((fact) => fact.text)).toEqual([])
  })

  it('is HTML of the editor’s schema, the same every time', async () => {
    const [{ html }, again] = [await generate(prompt), await generate(prompt)]
    expect(again.html).toBe(html)
    expect(writeRelease(parseRelease(html))).toBe(html)
    expect(html).not.toMatch(/<script|undefined|NaN|\[object/)
  })

  it('has no hype, no exclamation point and none of the instructions', async () => {
    const { text } = await generate(prompt)
    expect(text).not.toMatch(/\b(?:thrilled|revolutionary|cutting-edge|best company)\b|!/)
    expect(text).not.toMatch(/\b(?:press release|previous instructions|alert)\b/i)
    expect(text).not.toMatch(/ {2}| [,.;]|\.\.(?!\.)|,,/)
  })
})

it.each(briefs.filter(({ isFull }) => isFull))(
  'the release from "$name" has the length newsrooms expect',
  async ({ prompt }) => {
    const { text } = await generate(prompt)
    // Nothing is filled up with brackets, so a full brief may stay a little shorter.
    expect(countWords(text)).toBeGreaterThanOrEqual(defaultWordTarget.from * 0.9)
    expect(countWords(text)).toBeLessThanOrEqual(defaultWordTarget.to)
  },
)

describe('the built-in writer', () => {
  it('leaves a blank for what a brief does not say', async () => {
    const { text } = await generate('press release about our new office')
    const gaps = findBlanks(text).map(({ from, to }) => text.slice(from, to))
    expect(gaps).toEqual(
      expect.arrayContaining(['[CITY, STATE, MONTH DAY, YEAR]', '[COMPANY]', '[NAME, EMAIL AND PHONE]']),
    )
    expect(gaps.length).toBeLessThanOrEqual(8)
    expect(text.replaceAll(/\[[^\]]*\]/g, '')).not.toMatch(/\[|\]/)
  })

  it('quotes only words that were given', async () => {
    const { text } = await generate('Acme Outdoors launches the Pocket Grill on Nov. 17. CEO Jane Doe.')
    expect(text.match(/“[^”]*”/g)?.every((quote) => /^“\[[^\]]*\],”$/.test(quote))).toBe(true)
    expect(text).toContain('said Jane Doe, CEO of Acme Outdoors.')
  })

  it('follows an instruction beside the prompt', async () => {
    const prompt = 'Acme Outdoors launches the Pocket Grill on Nov. 17.'
    const html = await collect(
      writer.generate({ prompt, instruction: 'replace "Pocket Grill" with "Trail Grill"' }, start()),
    )
    expect(html).toContain('Trail Grill')
    expect(html).not.toContain('Pocket Grill')
  })

  it('streams small pieces and never half a tag', async () => {
    const pieces: string[] = []
    for await (const piece of writer.generate({ prompt: briefs[0]?.prompt ?? '' }, start()))
      pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(30)
    for (const piece of pieces) expect(piece.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]/)
  })

  it('stops at once when it is aborted, with the reason given', async () => {
    const stop = new AbortController()
    const reason = new Error('stopped')
    const pieces = writer.generate({ prompt: briefs[0]?.prompt ?? '' }, { signal: stop.signal, turn: 'test' })
    let count = 0
    await expect(async () => {
      for await (const _ of pieces) if (++count === 3) stop.abort(reason)
    }).rejects.toBe(reason)
    expect(count).toBe(3)
  })

  it.each(['.', '?!', '“', '\u0000', '💡'.repeat(500), 'Company:', '- \n- \n', 'Quote: ""'])(
    'asks for the news where there is none: %j',
    async (prompt) => {
      await expect(generate(prompt)).rejects.toThrow('There isn’t enough here for a release.')
    },
  )

  it('answers odd prompts without failing', async () => {
    for (const prompt of [
      'a'.repeat(20_000),
      '. . a b',
      '<p></p>',
      '<p>Acme</p><p>opens</p>',
      'Quote: "" Company:',
    ])
      expect((await generate(prompt)).text).toContain('###')
  })
})

describe('a rewrite', () => {
  const presets = [undefined, 'shorten', 'clarify', 'ap_style', 'less_hype', 'stronger_lead'] as const

  it.each(drafts.map((html, index) => ({ html, number: index + 1 })))(
    'keeps every fact and look of draft $number',
    async ({ html }) => {
      for (const preset of presets) {
        const rewritten = await collect(writer.rewrite({ html, ...(preset && { preset }) }, start()))
        const [before, after] = [parseRelease(html), parseRelease(rewritten)]
        expect(compareFacts(readBlocks(before), readBlocks(after)), preset).toEqual({
          lost: [],
          added: [],
          changed: [],
        })
        expect(writeRelease(after)).toBe(rewritten)
        expect(rewritten.match(/<(?:strong|em|u|a|li|blockquote|h\d|hr)\b[^>]*>/g), preset).toEqual(
          writeRelease(before).match(/<(?:strong|em|u|a|li|blockquote|h\d|hr)\b[^>]*>/g),
        )
      }
    },
  )

  it('changes most drafts for the better: AP style, no hype, third person', async () => {
    const rewritten = await Promise.all(
      drafts.slice(0, 3).map((html) => collect(writer.rewrite({ html }, start()))),
    )
    const text = readBlocks(parseRelease(rewritten.join('')))
    expect(text).toContain(
      'Nov. 17, 2026 — Acme Outdoors Inc. has launched the Pocket Grill, a grill for campers.',
    )
    expect(text).toContain('The price is $49.')
    expect(text).toContain('Acme developed the grill in 2025.')
    expect(text).toContain('five parts, 12 screws and three legs')
    expect(text).toContain('before June 1, 2027, with Harbor Retail Group')
    expect(text).toContain(
      '“We are very excited about this innovative product,” said Jane Doe, chief executive officer of Acme.',
    )
  })

  it('leaves alone what a preset is not about', async () => {
    const html = '<p>We utilize 5 tools on November 3rd.</p>'
    expect(await collect(writer.rewrite({ html, preset: 'ap_style' }, start()))).toBe(
      '<p>We utilize five tools on Nov. 3.</p>',
    )
    expect(await collect(writer.rewrite({ html, preset: 'clarify' }, start()))).toBe(
      '<p>We use 5 tools on November 3rd.</p>',
    )
  })

  it('rewrites a selection alone, knowing the company from around it', async () => {
    const html = '<h2>About Acme Outdoors</h2><p>We utilize tools.</p>'
    const answer = await collect(writer.rewrite({ html, selection: '<p>We utilize tools.</p>' }, start()))
    expect(answer).toBe('<p>Acme Outdoors uses tools.</p>')
  })

  it('cuts a lead of three sentences in two and leaves the rest as it is', async () => {
    const html =
      '<h1>Acme Opens Plant</h1><p>DENVER, Nov. 17, 2026 — Acme opened a plant. It makes grills. It has 40 jobs.</p><p>We utilize tools.</p>'
    const answer = await collect(writer.rewrite({ html, preset: 'stronger_lead' }, start()))
    expect(listParagraphs(parseRelease(answer)).slice(1)).toEqual([
      'DENVER, Nov. 17, 2026 — Acme opened a plant. It makes grills.',
      'It has 40 jobs.',
      'We utilize tools.',
    ])
  })

  it('follows a literal instruction to the letter', async () => {
    const html = '<p>The <strong>gizmo</strong> is very good. We utilize it.</p>'
    const instruction = 'Replace “gizmo” with “gadget” and remove the word "very"'
    expect(await collect(writer.rewrite({ html, instruction }, start()))).toBe(
      '<p>The <strong>gadget</strong> is good. We utilize it.</p>',
    )
  })

  it.each([
    ['many paragraphs', `${drafts[1]}${drafts[11]}`.repeat(200).slice(0, 199_000)],
    ['one paragraph', `<p>${'We utilize 5 tools in Boulder, Colorado, on January 5. '.repeat(3500)}</p>`],
  ])('lets others take turns while it rewrites 190,000 characters in %s', async (_, html) => {
    const inThreads = createBuiltinWriter(connectReader(createTextReader()))
    let turns = 0
    let isOver = false
    const answer = collect(inThreads.rewrite({ html }, start())).finally(() => {
      isOver = true
    })
    const first = inThreads
      .rewrite({ html }, start())
      [Symbol.asyncIterator]()
      .next()
      .then(() => turns)
    while (!isOver) {
      await setImmediate()
      turns++
    }
    expect((await answer).length).toBeGreaterThan(100_000)
    // Written in this thread, the first piece comes within a handful of turns, each of them seconds long.
    expect(await first).toBeGreaterThan(500)
  })
})

describe('a generator', () => {
  const context =
    'Tidewater Audio. Founded in 2019. Makes speakers for kayakers. CEO Mara Ellison. We built it because paddlers kept losing speakers. Register at tidewater.example by May 3, 2027 for $12.'

  it.each(generatorTypes)('writes a %s without adding a fact, the same every time', async (type) => {
    const text = await collect(writer.specialized({ type, context }, start()))
    // The words of a draft quote are the user's; that somebody said them is what the quote drafts.
    expect(findUnsupported(text.replaceAll(/[“”]/g, ''), context).map((fact) => fact.text)).toEqual([])
    expect(await collect(writer.specialized({ type, context }, start()))).toBe(text)
  })

  it('writes up to five different headlines', async () => {
    for (const given of [context, briefs[0]?.prompt ?? '', briefs[5]?.prompt ?? '']) {
      const headlines = (
        await collect(writer.specialized({ type: 'headline', context: given }, start()))
      ).split('\n')
      expect(new Set(headlines).size).toBe(headlines.length)
      expect(headlines.length).toBeLessThanOrEqual(5)
      for (const headline of headlines) expect(headline.length).toBeLessThanOrEqual(110)
    }
  })

  it('quotes only the user’s own words and says who has to approve them', async () => {
    const text = await collect(writer.specialized({ type: 'quote', context }, start()))
    expect(text).toContain(
      '“We built it because paddlers kept losing speakers,” said Mara Ellison, CEO of Tidewater Audio.',
    )
    expect(text).toContain('Draft quote. Mara Ellison must approve it before it goes out.')
    const more = `${context}\n"Paddlers asked for it every summer," said Mara Ellison.`
    expect(await collect(writer.specialized({ type: 'quote', context: more }, start()))).toContain(
      'Draft quotes. Mara Ellison must approve them before they go out.',
    )
    expect(findUnsupported(text, context).map((fact) => fact.text)).toEqual([
      '“We built it because paddlers kept losing speakers,”',
    ])
  })

  it('says what to do, where and by when', async () => {
    const text = await collect(writer.specialized({ type: 'cta', context }, start()))
    expect(text).toContain('Register at tidewater.example by May 3, 2027.')
  })
})

describe('an analysis', () => {
  it('quotes each sentence exactly, with a better wording and why, and round-trips', async () => {
    const html = drafts.slice(0, 3).join('').replace('<p>###</p>', '')
    const analysis = await collect(writer.analyze({ html }, start()))
    const suggestions = parseAnalysis(analysis)
    const text = readBlocks(parseRelease(html))
    expect(suggestions.length).toBeGreaterThan(5)
    expect(analysis.split('\n\n')).toHaveLength(suggestions.length)
    const categories = listFamilyLabels()
    for (const { original, improved, why, category } of suggestions) {
      expect(text).toContain(original)
      expect(improved).not.toBe(original)
      expect(why).toBeTruthy()
      expect(categories).toContain(category)
      expect(compareFacts(`${original} by Acme Outdoors`, `${improved} by Acme Outdoors`)).toEqual({
        lost: [],
        added: [],
        changed: [],
      })
    }
    expect(suggestions.map(({ improved }) => improved)).toContain(
      'It has five parts, 12 screws and three legs.',
    )
  })

  it('finds doubled words but flags no unknown words, names or quotations', async () => {
    const html =
      '<p>The comittee meets in in Boulder. Kowalski runs Quillmark. “We has tested it,” said Jane Doe.</p>'
    const suggestions = parseAnalysis(await collect(writer.analyze({ html }, start())))
    expect(suggestions.map(({ original }) => original)).toEqual(['The comittee meets in in Boulder.'])
    expect(suggestions[0]?.improved).toBe('The comittee meets in Boulder.')
  })

  it('says nothing about a flawless draft or an empty one', async () => {
    expect(
      await collect(writer.analyze({ html: '<p>The shop opens on Nov. 3. It has five rooms.</p>' }, start())),
    ).toBe('')
    expect(await collect(writer.analyze({ html: '' }, start()))).toBe('')
  })

  it('ends with the reason when it is aborted', async () => {
    const stop = new AbortController()
    const reason = new Error('stopped')
    const answer = collect(writer.analyze({ html: drafts.join('') }, { signal: stop.signal, turn: 'test' }))
    stop.abort(reason)
    await expect(answer).rejects.toBe(reason)
  })
})
