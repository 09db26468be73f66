// Copy as desks send it: what an editor's hour found wrong, as classes.
import { describe, expect, it } from 'vitest'
import { applyAllRules } from '#domain/check/apply-rules.ts'
import { Checker } from '#domain/check/checker.ts'
import { withoutDoubles } from '#domain/check/group-findings.ts'
import { type Preset, rulesOfPreset } from '#domain/rules/presets.ts'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings, type StyleProfile } from '#domain/rules/release/settings.ts'
import type { Role } from '#domain/rules/release/structure.ts'
import { writeCase } from '#tests/rule-cases/rule-case.ts'

function check(text: string, profile: StyleProfile = 'ap') {
  const { findings, release } = new Checker().check(readNotation(text), {
    ...defaultSettings('2026-11-16'),
    profile,
  })
  return {
    roles: release.parts.map(({ role }) => role),
    of: (rule: string) => findings.filter((finding) => finding.rule === rule),
    shown: withoutDoubles(findings).map(({ rule }) => rule),
  }
}

function rewrite(
  text: string,
  preset: Preset | undefined,
  role: Role = 'body',
  profile: StyleProfile = 'ap',
) {
  const blocks = readNotation(text)
  return applyAllRules(blocks, { rules: rulesOfPreset(preset), roles: [role], profile }).blocks[0]?.text
}

const charity = (date: string, lead: string) =>
  `For immediate release\n\n${date}\n\n# Night shelter in Leith to stay open after £410,000 appeal\n\n${lead}\n\nAnn Lee, 34, stayed at the shelter.`

describe('a date line of its own', () => {
  it.each([
    '18 November 2026',
    'Tuesday 17 November 2026',
    'London, 18 November 2026',
    'Date: Nov. 18, 2026',
  ])('is no headline, and dates the lead: %s', (date) => {
    const { roles, of } = check(charity(date, 'A night shelter in Leith will stay open, it said today.'))
    expect(roles.slice(0, 4)).toEqual(['release-line', 'notice', 'headline', 'lead'])
    expect(of('STR-04')).toEqual([])
    expect(of('DTE-06')).toEqual([])
  })

  it('is written as the British do', () => {
    expect(check(charity('November 18, 2026', 'It stays open.'), 'british').of('DTE-08')).toHaveLength(1)
  })
})

describe('an organization of two words', () => {
  it.each([
    'The shelter will stay open, the charity Harbour Lights said.',
    '“It was close,” said Morag Tulloch, chief executive of Harbour Lights. Harbour Lights said so.',
    'Harbour Lights, which has run it since 1998, said so.',
  ])('has no last name: %s', (lead) => {
    expect(
      check(charity('18 November 2026', `${lead} Harbour Lights will hold a fair.`)).of('NAM-01'),
    ).toEqual([])
  })

  it('is not what a person is', () => {
    const text = writeCase(
      'body',
      'Harbor Lights is new. Ruth Okafor said so.\n\n“It works,” Ruth Okafor said.',
    )
    expect(check(text).of('NAM-01').length).toBeGreaterThan(0)
  })
})

describe('notes to editors', () => {
  it('are spelled the British way, too', () => {
    const notes = 'Ends\n\n## Notes to editors\n\n1. It runs a day center and was founded by Dr. Ann Lee.'
    const { of } = check(`${charity('18 November 2026', 'It stays open.')}\n\n${notes}`, 'british')
    expect(of('GRM-08')).toHaveLength(1)
    expect(of('NAM-09')).toHaveLength(1)
  })
})

describe('short titles in British copy', () => {
  it('have no full stop', () => {
    expect(rewrite('Dr. Ann Lee and Mr. Ward left Acme Ltd. in May.', 'ap_style', 'body', 'british')).toBe(
      'Dr Ann Lee and Mr Ward left Acme Ltd in May.',
    )
    expect(
      rewrite('“It works,” said Dr. Ann Lee, chief executive of Acme.', 'ap_style', 'body', 'british'),
    ).toBe('“It works,” said Dr Ann Lee, chief executive of Acme.')
    expect(rewrite('The shop is run by Acme Ltd.', 'ap_style', 'body', 'british')).toBe(
      'The shop is run by Acme Ltd.',
    )
  })
})

describe('a range of percentages', () => {
  it.each([
    ['Between 5 and 10 percent of them wait.', 'Between 5% and 10% of them wait.'],
    ['It fell by 5 to 10 percent in May.', 'It fell by 5% to 10% in May.'],
    ['It hired 5 and 10 percent left.', 'It hired 5 and 10% left.'],
  ])('has the sign at both ends: %s', (text, fixed) => {
    expect(rewrite(text, 'ap_style')).toBe(fixed)
  })
})

describe('what a rewrite does as the check offers it', () => {
  it('sets the dateline', () => {
    expect(rewrite('Cambridge, MA, November 18, 2026 - Acme opened a lab.', 'ap_style', 'lead')).toBe(
      'CAMBRIDGE, Mass., Nov. 18, 2026 — Acme opened a lab.',
    )
    expect(rewrite('Esslingen, Germany, 18.11.2026 – Acme opened a lab.', 'ap_style', 'lead')).toBe(
      'ESSLINGEN, Germany, Nov. 18, 2026 — Acme opened a lab.',
    )
  })

  it('shortens the street of an address', () => {
    expect(rewrite('It stops at 1200 North Garrison Street and in town.', 'ap_style')).toBe(
      'It stops at 1200 N. Garrison St. and in town.',
    )
  })

  it('drops an announcement behind an aside', () => {
    const text =
      'Acme, a bakery in Ohio, is thrilled to announce that it has raised $34 million, it said Monday.'
    for (const preset of ['shorten', 'clarify', 'less_hype', undefined] as const)
      expect(rewrite(text, preset)).toBe('Acme, a bakery in Ohio, has raised $34 million, it said Monday.')
  })
})

describe('a sentence that repeats words of another', () => {
  const study =
    'Turnover at shops that pay through Acme was 27% lower, according to a study of 88 shops by Cornell University in May.'

  it('stays where it binds them otherwise', () => {
    expect(rewrite(`${study} The study was paid for by Acme.`, 'shorten')).toContain('The study was paid for')
  })

  it('goes where it says the same', () => {
    expect(rewrite('The store opens in Duluth on May 3. The Duluth store opens on May 3.', 'shorten')).toBe(
      'The store opens in Duluth on May 3.',
    )
  })
})

describe('the comma before “and”', () => {
  it('closes an aside where a verb follows', () => {
    const text = 'Wages come from Coastal Bank, member FDIC, and are repaid by the employer.'
    expect(rewrite(text, 'ap_style')).toBe(text)
    expect(rewrite('It sells bread, fresh rolls, and hot soup.', 'ap_style')).toBe(
      'It sells bread, fresh rolls and hot soup.',
    )
  })
})

describe('numbers in European form', () => {
  const fixesOf = (text: string) =>
    ['NUM-04', 'NUM-05'].flatMap((rule) =>
      check(writeCase('body', text))
        .of(rule)
        .flatMap(({ fix }) => (fix && 'edits' in fix ? fix.edits.map((edit) => edit.text) : [])),
    )

  it.each([
    ['It cost 18 Mio. EUR in all.', '€18 million'],
    ['It cost 18,5 Mio. Euro in all.', '€18.5 million'],
    ['It grinds gears to within 2,5 micrometers.', '2.5'],
    ['It served 38.000 patients.', '38,000'],
    ['It weighs .12 ounces.', '0.12'],
  ])('are rewritten: %s', (text, fixed) => {
    expect(fixesOf(text)).toEqual([fixed])
  })

  it.each(['It is 1.250 inches wide.', 'He hit .300 with a .22 rifle.', 'See pages 2,5 and 7.'])(
    'are not seen in: %s',
    (text) => {
      expect(fixesOf(text)).toEqual([])
    },
  )
})

describe('a company’s own books', () => {
  it('need no source for their change', () => {
    expect(
      check(writeCase('body', 'It had sales of $96 million in 2025, 11% more than in 2024.')).of('FAC-04'),
    ).toEqual([])
  })
})

describe('an acronym', () => {
  it('is explained by what it names', () => {
    expect(check(writeCase('body', 'Visitors to the EMO trade fair can see it.')).of('NAM-04')).toEqual([])
    expect(check(writeCase('body', 'Visitors to the EMO can see it.')).of('NAM-04')).toHaveLength(1)
  })
})

describe('one fault under two rules', () => {
  it('is shown once', () => {
    const text = writeCase(
      'body',
      'Brightwater, an innovative and robust bakery, is thrilled to announce that it has opened.',
    )
    const { of, shown } = check(text)
    expect(of('TON-01')).toHaveLength(3)
    expect(shown.filter((rule) => rule === 'TON-01')).toHaveLength(2)
  })
})

describe('an email address with a stray capital', () => {
  it('is a common word', () => {
    expect(rewrite('Send an E-mail to the city, or read E-mail Monthly.', 'ap_style')).toBe(
      'Send an email to the city, or read E-mail Monthly.',
    )
  })
})

describe('a title with what it is about', () => {
  it.each([
    [
      '“It works,” said Ann Lee, Director of Terminal Operations at the authority.',
      '“It works,” said Ann Lee, director of terminal operations at the authority.',
    ],
    [
      '“It works,” said Ann Lee, Associate Professor of Forestry and the lead author.',
      '“It works,” said Ann Lee, associate professor of forestry and the lead author.',
    ],
    ['“It works,” said Ann Lee, Professor of English.', '“It works,” said Ann Lee, professor of English.'],
    [
      '“It works,” said Ann Lee, President of Common Ground.',
      '“It works,” said Ann Lee, president of Common Ground.',
    ],
    ['“It works,” said Acme President, Ann Lee.', '“It works,” said Acme President Ann Lee.'],
  ])('is lowercased as one: %s', (text, fixed) => {
    expect(rewrite(text, 'ap_style')).toBe(fixed)
  })
})

describe('a state in a list of states', () => {
  it('takes no comma behind it', () => {
    expect(rewrite('It sold jars in North Dakota, Minn. and South Dakota.', 'ap_style')).toBe(
      'It sold jars in North Dakota, Minnesota and South Dakota.',
    )
    expect(rewrite('It sold jars in Fargo, N.D. in May.', 'ap_style')).toBe(
      'It sold jars in Fargo, North Dakota, in May.',
    )
  })
})

describe('“it’s” behind a preposition', () => {
  it('owns something', () => {
    expect(rewrite('A descendant of it’s writer reads it.', 'ap_style')).toBe(
      'A descendant of its writer reads it.',
    )
    expect(rewrite('Many think of it as a toy, but it’s art.', 'ap_style')).toBe(
      'Many think of it as a toy, but it’s art.',
    )
  })
})

describe('a passive', () => {
  const found = (text: string) => check(writeCase('body', text)).of('TON-04')

  it('is left where the subject continues, or where money did it', () => {
    expect(found('The letters came in May and had been kept by a minister in Ohio.')).toEqual([])
    expect(found('The work was funded by a grant of $1 million from the state.')).toEqual([])
  })

  it('names the nearest doer', () => {
    const [finding] = found('They were kept by a minister in Ohio and were sold by the Smith Trust in May.')
    expect(finding?.message).toContain('a minister')
  })
})

describe('sound lines', () => {
  it.each([
    ['TON-09', 'Seats are limited to 220 and must be reserved.'],
    ['FAC-06', 'The time fell to four minutes from 11, the port said. Errors fell by a third.'],
  ])('%s is silent on: %s', (rule, text) => {
    expect(check(writeCase('body', text)).of(rule)).toEqual([])
  })

  it('a short lead may leave details of the headline to the next sentence', () => {
    const text = `FOR IMMEDIATE RELEASE\n\n# Harborline Adds Tool That Reads Shipping Papers to Port Software\n\nSAVANNAH, Ga., Nov. 16, 2026 — Harborline Inc. on Monday released a tool that reads customs forms for clerks.\n\nThe tool is part of the company’s port software, which 31 terminals use for shipping.`
    expect(check(text).of('STR-17')).toEqual([])
  })
})

describe('faults of the same kind as others', () => {
  it.each([
    ['NUM-01', 'The study covers 8 Midwestern cities.'],
    ['GRM-10', 'No datas leave the port.'],
  ])('%s sees: %s', (rule, text) => {
    expect(check(writeCase('body', text)).of(rule)).toHaveLength(1)
  })

  it('a study names the other studies it leans on', () => {
    const text = writeCase(
      'lead',
      'DAYTON, Ohio, Nov. 17, 2026 — Trees keep leaves longer, a study by Ohio State University found.',
    )
    expect(
      check(text.replace('The bakery replaces', 'Studies show it. The bakery replaces')).of('FAC-04'),
    ).toHaveLength(1)
    expect(
      check(text.replace('The bakery replaces', 'The studies show it. The bakery replaces')).of('FAC-04'),
    ).toEqual([])
  })
})

describe('a row of a table', () => {
  const rows = [
    'Measure | Acme | Placebo',
    'Hospital stays | 9 days | 14',
    'Sales | $5M, up 12% | 30 percent',
  ]
  const blocks = readNotation(writeCase('body', ['It had these results:', ...rows].join('\n\n')))

  it('has figures that no rule of prose reads', () => {
    const { findings, release } = new Checker().check(blocks, defaultSettings('2026-11-16'))
    const places = release.parts.flatMap(({ role, index }) => (role === 'table-row' ? [index] : []))
    expect(places).toHaveLength(3)
    expect(findings.filter(({ place }) => places.includes(place?.block ?? -1))).toEqual([])
  })

  it('is left alone by every rewrite', () => {
    for (const preset of [undefined, 'ap_style', 'shorten', 'clarify', 'less_hype'] as const) {
      const texts = applyAllRules(blocks, { rules: rulesOfPreset(preset) }).blocks.map(({ text }) => text)
      expect(texts).toEqual(expect.arrayContaining(rows))
    }
  })
})
