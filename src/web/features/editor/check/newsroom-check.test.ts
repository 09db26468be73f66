import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultPreferences } from '#domain/check/preferences.ts'
import { html, openEditor, type } from '#web/features/editor/editor.test-support.ts'
import { type CheckStorage, NewsroomCheck } from './newsroom-check.ts'
import { readBlocks } from './read-blocks.ts'

const release =
  '<p>FOR IMMEDIATE RELEASE</p><h1>Brightwater Opens Bakery in Dayton</h1><p>DAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods will <strong>open</strong> a bakery on November 20 to bake bread.</p><p>Sales rose 30 percent in 2025.</p>'

let check: NewsroomCheck | undefined
afterEach(() => check?.close())

async function openCheck(text = release) {
  const editor = openEditor(text)
  const keeping = {
    savePreferenceChange: vi.fn<CheckStorage['savePreferenceChange']>(),
    saveIgnoredChange: vi.fn<CheckStorage['saveIgnoredChange']>(),
  }
  const created = new NewsroomCheck(editor, () => keeping)
  check = created
  await vi.waitFor(() => expect(created.state.read().report).toBeDefined())
  const find = (rule: string) => created.state.read().findings.find((each) => each.rule === rule)
  const marks = () => [...editor.view.dom.querySelectorAll('[data-check]')].map((mark) => mark.textContent)
  return { editor, check: created, keeping, find, marks }
}

describe('reading the document', () => {
  it('gives every textblock with its kind, links and italics, and the position of its first character', () => {
    const editor = openEditor(
      '<h2>Head</h2><p><strong>All bold</strong></p><ul><li><p>Item</p></li></ul><blockquote><p>Said</p></blockquote><p>See <a href="https://a.com">a <strong>b</strong></a> <em>c</em></p>',
    )
    const { blocks, starts } = readBlocks(editor.state.doc)
    expect(blocks).toEqual([
      { type: 'heading', level: 2, text: 'Head' },
      { type: 'paragraph', text: 'All bold', isBold: true },
      { type: 'listItem', text: 'Item' },
      { type: 'quote', text: 'Said' },
      {
        type: 'paragraph',
        text: 'See a b c',
        links: [{ from: 4, to: 7, href: 'https://a.com' }],
        italics: [{ from: 8, to: 9 }],
      },
    ])
    for (const [index, { text }] of blocks.entries()) {
      const start = starts[index] ?? 0
      expect(editor.state.doc.textBetween(start, start + text.length)).toBe(text)
    }
    expect(readBlocks(editor.state.doc).blocks[0]).toBe(blocks[0])
  })
})

describe('the check', () => {
  it('asks for alt text and credit of pictures, also when they change', async () => {
    const figure = '<figure data-picture="0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11"><img alt="A bakery"></figure>'
    const { editor, check: asked, find } = await openCheck(release + figure)
    expect(find('PIC-01')).toBeUndefined()
    expect(find('PIC-02')?.message).toBe('A picture has no credit')
    const position = editor.state.doc.content.size - 1
    editor.view.dispatch(editor.state.tr.setNodeAttribute(position, 'credit', 'Mara Voss'))
    asked.refresh()
    expect(find('PIC-02')).toBeUndefined()
  })

  it('finds forbidden words as soon as they are set', async () => {
    const { check: told, find } = await openCheck()
    expect(find('LEG-10')).toBeUndefined()
    told.take({ neverSay: ['Brightwater Foods'] })
    expect(find('LEG-10')?.message).toContain('Brightwater')
    told.take({ neverSay: [] })
    expect(find('LEG-10')).toBeUndefined()
  })

  it('marks what it finds under the text', async () => {
    const { marks, find } = await openCheck()
    expect(find('NUM-03')).toBeDefined()
    expect(marks()).toContain('30 percent')
  })

  it('fixes one finding as one undo step and keeps the formatting around it', async () => {
    const { editor, check, find, marks } = await openCheck()
    const finding = find('NUM-03')
    if (!finding) throw new Error('Nothing was found.')
    check.applyFixes(finding)
    expect(html(editor)).toContain('Sales rose 30% in 2025.')
    expect(find('NUM-03')).toBeUndefined()
    expect(marks()).not.toContain('30 percent')
    editor.commands.undo()
    expect(html(editor)).toBe(release)
  })

  it('puts a missing release line on top', async () => {
    const { editor, check, find } = await openCheck(
      '<h1>Brightwater Opens Bakery</h1><p>It opens today on the road to the river, with bread for everybody in town.</p>',
    )
    const finding = find('STR-01')
    if (!finding) throw new Error('Nothing was found.')
    check.applyFixes(finding)
    expect(html(editor)).toMatch(/^<p>FOR IMMEDIATE RELEASE<\/p><h1>/)
  })

  it('finds its place again after the text before it has moved', async () => {
    const { editor, check, find } = await openCheck()
    const finding = find('NUM-03')
    if (!finding) throw new Error('Nothing was found.')
    editor.commands.insertContentAt(0, '<p>More above.</p>')
    check.applyFixes(finding)
    expect(html(editor)).toContain('Sales rose 30% in 2025.')
  })

  it('fixes, shows and ignores the one that is meant among others with the same words', async () => {
    const { editor, check } = await openCheck(
      `${release}<p>Our ovens are new.</p><p>Our bakers are old.</p><p>Our bread is hot.</p>`,
    )
    const all = () => check.state.read().findings.filter(({ rule }) => rule === 'TON-03')
    const [, second, third] = all()
    if (!second || !third) throw new Error('Too little was found.')
    check.show(second)
    expect(editor.state.selection.$from.parent.textContent).toBe('Our bakers are old.')
    check.applyFixes(third)
    expect(html(editor)).toContain(
      '<p>Our ovens are new.</p><p>Our bakers are old.</p><p>Its bread is hot.</p>',
    )
    check.ignoreOnce(second)
    expect(all()).toHaveLength(1)
    expect(all()[0]?.key).not.toBe(second.key)
  })

  it('leaves a text that has hardly begun in peace', async () => {
    const { editor, check, marks } = await openCheck()
    editor.commands.setContent('<p>Sales rose 30 percent.</p>')
    check.refresh()
    expect(check.state.read()).toMatchObject({ report: undefined, findings: [] })
    expect(marks()).toEqual([])
  })

  it('marks only what is near the cursor in a text longer than any release', async () => {
    const { editor, check, marks } = await openCheck('<p>Sales rose 30 percent here.</p>'.repeat(200))
    editor.commands.setTextSelection(editor.state.doc.content.size)
    check.refresh()
    expect(check.state.read().findings.filter(({ rule }) => rule === 'NUM-03').length).toBeGreaterThan(150)
    expect(marks().filter((mark) => mark === '30 percent')).toHaveLength(12)
  })

  it('checks again a moment after the writer stops', async () => {
    const { editor, check } = await openCheck()
    type(editor, ' Profit rose 4 percent.')
    const count = () => check.state.read().findings.filter(({ rule }) => rule === 'NUM-03').length
    expect(count()).toBe(1)
    await vi.waitFor(() => expect(count()).toBe(2))
  })
})

describe('the writer’s decision', () => {
  it('ignores one finding and no other, and keeps that with the document', async () => {
    const { check, keeping, find } = await openCheck(`${release}<p>Costs fell 5 percent in 2025.</p>`)
    const finding = find('NUM-03')
    if (!finding) throw new Error('Nothing was found.')
    check.ignoreOnce(finding)
    expect(find('NUM-03')?.key).not.toBe(finding.key)
    expect(find('NUM-03')).toBeDefined()
    const keptElsewhere = { once: ['other'], rules: ['HED-01'] }
    expect(keeping.saveIgnoredChange.mock.lastCall?.[0](keptElsewhere)).toEqual({
      once: ['other', finding.key],
      rules: ['HED-01'],
    })
    check.forgetIgnored()
    expect(find('NUM-03')?.key).toBe(finding.key)
  })

  it('turns off a rule in this document or for the account', async () => {
    const { check, keeping, find } = await openCheck()
    const finding = find('NUM-03')
    if (!finding) throw new Error('Nothing was found.')
    check.ignoreHere(finding)
    expect(find('NUM-03')).toBeUndefined()
    expect(keeping.saveIgnoredChange.mock.lastCall?.[0]({ once: ['other'], rules: [] })).toEqual({
      once: ['other'],
      rules: ['NUM-03'],
    })
    check.forgetIgnored()
    check.turnOff(finding)
    expect(find('NUM-03')).toBeUndefined()
    const keptElsewhere = { ...defaultPreferences(), spokespeople: ['Ruth Okafor'], off: ['HED-01'] }
    const turnedOff = { ...keptElsewhere, off: ['HED-01', 'NUM-03'] }
    expect(keeping.savePreferenceChange.mock.lastCall?.[0](keptElsewhere)).toEqual(turnedOff)
    check.turnOn('NUM-03')
    expect(find('NUM-03')).toBeDefined()
    expect(keeping.savePreferenceChange.mock.lastCall?.[0](turnedOff)).toEqual(keptElsewhere)
  })

  it('leaves the text without marks when they are not wanted', async () => {
    const { check, marks } = await openCheck()
    check.change(() => ({ marks: false }))
    expect(marks()).toEqual([])
    check.change(() => ({ marks: true }))
    expect(marks().length).toBeGreaterThan(0)
  })
})
