// Where the check names a fault, a rewrite does what the check says, and both leave alone what only looks like it.
import { describe, expect, it } from 'vitest'
import { applyAllRules } from '#domain/check/apply-rules.ts'
import { Checker } from '#domain/check/checker.ts'
import { withoutDoubles } from '#domain/check/group-findings.ts'
import { askFor } from '#domain/rules/asks.ts'
import { shortenHeadline } from '#domain/rules/headline/shorter.ts'
import { type Preset, rulesOfPreset } from '#domain/rules/presets.ts'
import { applyFixes, readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { findMovable } from '#domain/rules/structure/shorter-lead.ts'
import { caseDay, type SamplePart, writeCase } from '#tests/rule-cases/rule-case.ts'

const settings = defaultSettings(caseDay)

function rewrite(text: string, preset?: Preset, part: SamplePart = 'body'): string | undefined {
  const blocks = readNotation(writeCase(part, text))
  const at = blocks.findIndex((block) => block.text === text)
  const isLeadOnly = preset === 'stronger_lead'
  return applyAllRules(blocks, { rules: rulesOfPreset(preset), isLeadOnly }).blocks[at]?.text
}

function find(rule: string, text: string, part: SamplePart = 'body') {
  const blocks = readNotation(writeCase(part, text))
  const findings = new Checker().check(blocks, settings).findings.filter((finding) => finding.rule === rule)
  const at = blocks.findIndex((block) => block.text === text)
  const fixes = findings.flatMap(({ fix }) => fix ?? [])
  return { messages: findings.map(({ message }) => message), fixed: applyFixes(blocks, fixes)[at]?.text }
}

describe('a claim to be above all others', () => {
  const text = 'The boatyard offers unparalleled service and unmatched value.'

  it('is to be proved or cut, where cutting it would leave nothing', () => {
    expect(find('TON-01', text)).toEqual({
      messages: ['Prove “unparalleled” or cut it', 'Prove “unmatched” or cut it'],
      fixed: text,
    })
    for (const preset of [undefined, 'shorten', 'less_hype'] as const)
      expect(rewrite(text, preset)).toBe(text)
    expect(askFor('TON-01', text, 20, 32)).toEqual([
      { from: text.length - 1, to: text.length - 1, text: ', according to [SOURCE AND YEAR]' },
    ])
  })

  it('goes where a thing is left', () => {
    expect(rewrite('The boatyard sells an unmatched hull and its revolutionary oar.')).toBe(
      'The boatyard sells a hull and its oar.',
    )
  })

  it('of a leading maker is cut by a rewrite and by an analysis alike', () => {
    const claim = 'Larkmoor is a leading supplier of oars.'
    expect(find('TON-02', claim).messages).toEqual(['Prove “leading” or cut it'])
    expect(rewrite(claim)).toBe('Larkmoor is a supplier of oars.')
    const [edit] = askFor('TON-02', claim, 12, 30)
    expect(claim.slice(edit?.from, edit?.to).trim()).toBe('a leading')
  })

  it.each([
    'Heart disease is the leading cause of death in Oregon, according to the state.',
    'Larkmoor is leading 40 rowers upriver.',
  ])('is none in: %s', (sound) => {
    expect(find('TON-02', sound).messages).toEqual([])
  })
})

describe('Clarify', () => {
  it.each([
    ['The hull was repaired by Ann Ward at 7:30 a.m.', 'Ann Ward repaired the hull at 7:30 a.m.'],
    ['During the storm, a mast was lost by the ferry.', 'During the storm, the ferry lost a mast.'],
    [
      'In May, the weir was repaired by the county for $2 million.',
      'In May, the county repaired the weir for $2 million.',
    ],
    [
      'The regatta will be hosted by Larkmoor Rowing on May 5, 2027.',
      'Larkmoor Rowing will host the regatta on May 5, 2027.',
    ],
  ])('begins with who did it: %s', (before, after) => {
    expect(rewrite(before, 'clarify')).toBe(after)
  })

  it.each([
    'The hull was painted by hand in the spring.',
    'The weir was closed by 9 p.m. on Monday.',
    'During the storm, two masts were lost.',
    'In May, the weir that the county built was repaired by Larkmoor.',
    'The regatta will be held by the lake on May 5, 2027.',
    'In June, the race was held by the old bridge.',
  ])('leaves alone: %s', (text) => {
    expect(rewrite(text, 'clarify')).toBe(text)
  })
})

describe('the AP preset', () => {
  it('writes “said” for a quote that somebody “claimed”, and leaves a claim a claim', () => {
    expect(rewrite('“The hull holds,” claimed Ann Ward, a diver.', 'ap_style')).toBe(
      '“The hull holds,” said Ann Ward, a diver.',
    )
    for (const text of [
      'The report claimed that the hull holds.',
      'Ann Ward claimed the prize.',
      'She has claimed damages.',
    ])
      expect(rewrite(text, 'ap_style')).toBe(text)
  })

  it.each([
    [
      '“It floats,” said Ann Ward, a diver. Ms. Ward joined in 2019.',
      '“It floats,” said Ann Ward, a diver. Ward joined in 2019.',
    ],
    [
      '“It floats,” said Ann Ward, a diver. Ann Ward joined in 2019.',
      '“It floats,” said Ann Ward, a diver. Ward joined in 2019.',
    ],
  ])('calls people by their last name: %s', (before, after) => {
    expect(rewrite(before, 'ap_style')).toBe(after)
    expect(find('NAM-01', before).fixed).toBe(after)
  })

  it.each([
    '“It floats,” said Ann Ward, a diver. Bo Ward, her brother, rows.',
    '“It floats,” said Ann Ward, a diver. The Ann Ward Boathouse opened in 2019.',
  ])('keeps the first name: %s', (text) => {
    expect(rewrite(text, 'ap_style')).toBe(text)
  })
})

describe('“pleased to announce”', () => {
  it.each([
    [
      'Brightwater Foods is proud to announce that it has hired 40 cooks.',
      'Brightwater Foods has hired 40 cooks.',
    ],
    [
      'Brightwater Foods is pleased to share that the mill has reopened.',
      'Brightwater Foods said that the mill has reopened.',
    ],
    ['Brightwater Foods is thrilled to welcome Ann Ward.', 'Brightwater Foods welcomes Ann Ward.'],
    ['Brightwater Foods Is Thrilled to Open a Third Mill', 'Brightwater Foods Opens a Third Mill'],
  ])('is fixed by the check as by a rewrite: %s', (before, after) => {
    expect(find('LED-03', before).fixed).toBe(after)
    expect(rewrite(before, 'clarify')).toBe(after)
  })

  it.each(['The board is expected to announce that it has hired 40 cooks.', 'Neighbors are happy to help.'])(
    'is none in: %s',
    (text) => {
      expect(find('LED-03', text).messages).toEqual([])
    },
  )
})

describe('Stronger lead', () => {
  const dateline = 'DAYTON, Ohio, Nov. 17, 2026 — '
  const lift = (text: string) => rewrite(dateline + text, 'stronger_lead', 'lead')?.slice(dateline.length)

  it.each([
    [
      'As a leader in school meals, Brightwater Foods opened a $1.2 million bakery on Monday.',
      'Brightwater Foods opened a $1.2 million bakery on Monday.',
    ],
    [
      'Brightwater Foods announces a milestone. On Monday, it opened a $1.2 million bakery.',
      'On Monday, Brightwater Foods opened a $1.2 million bakery. Brightwater Foods announces a milestone.',
    ],
    [
      'Brightwater Foods announces a milestone. For 30 years, it has been the largest baker. It opened a $1.2 million bakery on Monday.',
      'Brightwater Foods opened a $1.2 million bakery on Monday. Brightwater Foods announces a milestone. For 30 years, it has been the largest baker.',
    ],
  ])('lifts the news: %s', (before, after) => {
    expect(lift(before)).toBe(after)
  })

  it.each([
    'As a family-owned bakery, Brightwater Foods opened a $1.2 million mill on Monday.',
    'Brightwater Foods announces a milestone. It has led the market for 30 years.',
    'Brightwater Foods opened 40 mills. It opened a $1.2 million bakery on Monday.',
  ])('has nothing to lift in: %s', (text) => {
    expect(lift(text)).toBe(text)
  })
})

describe('one place', () => {
  const shown = (text: string) =>
    withoutDoubles(new Checker().check(readNotation(text), settings).findings).map(({ rule }) => rule)

  it('has one finding for a long headline', () => {
    const long = 'Brightwater Foods to Open Bakery in Dayton, Ohio, to Supply Bread to 61 Kitchens'
    const rules = shown(writeCase('headline', long))
    expect(rules).toContain('HED-01')
    expect(rules).not.toContain('HED-10')
  })

  it('has one finding for a dateline that is written anew, and one for its postal code alone', () => {
    const lead = (dateline: string) =>
      writeCase('lead', `${dateline} Brightwater Foods will open a bakery in Dayton on Jan. 12.`)
    expect(shown(lead('Dayton, OH (November 17, 2026) —'))).toContain('DAT-01')
    expect(shown(lead('Dayton, OH (November 17, 2026) —'))).not.toContain('DAT-03')
    expect(shown(lead('DAYTON, OH, Nov. 17, 2026 —'))).toContain('DAT-03')
  })

  it('keeps two findings that say two things', () => {
    const { findings } = new Checker().check(
      readNotation(writeCase('body', 'It has 5 shops in Austin, Tex. and 30 percent more.')),
      settings,
    )
    expect(withoutDoubles(findings)).toEqual(findings)
  })
})

describe('a headline', () => {
  it('with a person’s name needs no other detail', () => {
    expect(find('HED-04', 'Who Taught Marcus Hale to Read', 'headline').messages).toEqual([])
    for (const bare of ['Brightwater Foods Grows Fast', 'Brightwater Foods Relaunches Its Microsite'])
      expect(find('HED-04', bare, 'headline').messages).toHaveLength(1)
  })

  it.each([
    [
      'Larkmoor Rowing opens a second boathouse in Duluth where beginners can borrow any of its 40 boats for an hour',
      'Larkmoor Rowing opens a second boathouse in Duluth',
    ],
    [
      'Ferry Workers Approve Three-Year Contract With Larkmoor Water After a 40-Day Strike Across the Great Lakes',
      'Ferry Workers Approve Three-Year Contract With Larkmoor Water',
    ],
    [
      'Larkmoor Homes to repay $3.4 million in late fees to 7,900 renters of 41 buildings',
      'Larkmoor Homes to repay $3.4 million in late fees',
    ],
    [
      'Larkmoor Clinic and Duluth Rehab open a stroke unit in Greenville, first in 90 miles',
      'Larkmoor Clinic and Duluth Rehab open a stroke unit in Greenville',
    ],
  ])('is cut where it can end: %s', (long, short) => {
    expect(shortenHeadline(long)).toBe(short)
  })

  it.each([
    'Larkmoor Rowing’s new summer timetable for beginners, families and members of all of its 12 boathouses in Minnesota',
    'Half of all Minnesota teachers pay for pencils and paper themselves, Larkmoor Fund finds',
    'Larkmoor recalls 23,400 Wren 3 strollers after two children hurt their fingers',
    'Talks between Larkmoor Water and its workers in Duluth over pensions and hours end after a night of storms in town',
  ])('is left alone where nothing can go: %s', (long) => {
    expect(shortenHeadline(long)).toBeUndefined()
  })
})

describe('a blank', () => {
  const leaveOut = (text: string, blank: string) => {
    const from = text.indexOf(blank)
    return askFor('STR-16', text, from, from + blank.length).reduce(
      (now, edit) => now.slice(0, edit.from) + edit.text + now.slice(edit.to),
      text,
    )
  }

  it.each([
    ['Ann Ward, [AGE], rows daily.', '[AGE]', 'Ann Ward rows daily.'],
    ['The race starts in [TOWN] on Monday.', '[TOWN]', 'The race starts on Monday.'],
    ['TK clubs have joined.', 'TK', '[NUMBER] clubs have joined.'],
    ['The race starts on TBD.', 'TBD', 'The race starts on [DATE].'],
  ])('is left out or named: %s', (text, blank, after) => {
    expect(leaveOut(text, blank)).toBe(after)
  })

  it.each([
    ['The club is based in [TOWN] and rows.', '[TOWN]'],
    ['It bought the boat from [SELLER], a diver.', '[SELLER]'],
    ['It raised [AMOUNT] for oars.', '[AMOUNT]'],
    ['“It floats,” said [NAME].', '[NAME]'],
  ])('is the writer’s to fill in: %s', (text, blank) => {
    expect(leaveOut(text, blank)).toBe(text)
  })
})

describe('a long lead', () => {
  const cut = (text: string) => {
    const range = findMovable(text)
    return range && text.slice(0, range.from) + text.slice(range.to)
  }

  it.each([
    [
      'DULUTH, Minn., Nov. 17, 2026 — Larkmoor Rowing on Monday opened a second boathouse on the harbor, which rowers from nine counties had asked for since the old one flooded in the storms of 2019.',
      'DULUTH, Minn., Nov. 17, 2026 — Larkmoor Rowing on Monday opened a second boathouse on the harbor.',
    ],
    [
      'Larkmoor Rowing, which three teachers founded in a barn after the river froze, said Tuesday that it has built 120 boats for clubs in nine states and will build 400 more.',
      'Larkmoor Rowing said Tuesday that it has built 120 boats for clubs in nine states and will build 400 more.',
    ],
  ])('loses what can move down: %s', (before, after) => {
    expect(cut(before)).toBe(after)
  })

  it.each([
    'Larkmoor Rowing opened a boathouse on Monday, which clubs had asked for.',
    'Larkmoor Rowing will lend boats, oars, jackets and lamps to any beginner from the nine counties around the lake who comes to its harbor before the first race of the year.',
    '“We row at dawn, which nobody believes until they see it from the bridge in the fog with a cup of coffee in hand,” said Ann Ward, captain.',
  ])('is left alone where nothing can go: %s', (text) => {
    expect(cut(text)).toBeUndefined()
  })
})

it('leaves the blanks of a dateline, which needs its state and its day', () => {
  const text = 'TUCSON, [STATE], Dec. 8, [YEAR] — Larkmoor Pools will launch the Lane Pro on Dec. 8.'
  for (const blank of ['[STATE]', '[YEAR]']) {
    const from = text.indexOf(blank)
    expect(askFor('STR-16', text, from, from + blank.length)).toEqual([])
  }
})

it('asks how many of them, and keeps that they are of them', () => {
  const text = 'A large number of them live in Ohio.'
  expect(askFor('TON-08', text, 0, 'A large number of'.length)).toEqual([
    { from: 0, to: 'A large number of'.length, text: '[NUMBER] of' },
  ])
})
