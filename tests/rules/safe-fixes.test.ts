// What a reviewer's texts showed: a fix never changes what a sentence says, and a sound sentence is left alone.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import type { Finding } from '#domain/check/finding.ts'
import { applyFixes, readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay, type SamplePart, writeCase } from '#tests/rule-cases/rule-case.ts'

function check(rule: string, text: string, part: SamplePart) {
  const blocks = readNotation(writeCase(part, text))
  const { findings } = new Checker().check(blocks, defaultSettings(caseDay))
  return { blocks, findings: findings.filter((finding) => finding.rule === rule) }
}

function find(rule: string, text: string, part: SamplePart = 'body'): readonly Finding[] {
  return check(rule, text, part).findings
}

/** The text after all fixes of the rule. */
function fix(rule: string, text: string, part: SamplePart = 'body'): string | undefined {
  const { blocks, findings } = check(rule, text, part)
  const at = blocks.findIndex((block) => block.text === text)
  return applyFixes(
    blocks,
    findings.flatMap(({ fix }) => fix ?? []),
  )[at]?.text
}

describe('a headline in the passive', () => {
  it.each([
    'Carla Diaz Named CEO of Brightwater Foods',
    'Brightwater Awarded $2 Million USDA Grant',
    'Carla Diaz Appointed Chief Executive of Brightwater Foods',
    'Brightwater Honored for Safety in Ohio',
    'Brightwater Chosen as 2026 Supplier',
    'Brightwater Hit by Flood in Dayton',
    'Brightwater Listed on Nasdaq in 2026',
  ])('has its verb: %s', (headline) => {
    expect(find('HED-03', headline, 'headline')).toEqual([])
  })

  it('gets no fix where the past tense could be active or passive', () => {
    const [finding] = find('HED-03', 'Brightwater Sold After 40 Years', 'headline')
    expect(finding).toBeDefined()
    expect(finding?.fix).toBeUndefined()
  })
})

describe('two people with their titles in a row', () => {
  it('keep them', () => {
    const text =
      'Chief Executive Officer Ruth Okafor and Chief Financial Officer Rafael Soto spoke to the press.'
    expect(find('NAM-03', text)).toEqual([])
  })
})

describe('a title after a name', () => {
  it.each([
    [
      'Jane Doyle, Chief Growth and Strategy Officer, spoke.',
      'Jane Doyle, chief growth and strategy officer, spoke.',
    ],
    [
      'Jane Doyle, Chief Happiness Officer of Acme, spoke.',
      'Jane Doyle, chief happiness officer of Acme, spoke.',
    ],
    [
      'Jane Doyle, Vice President of Kestrel Books, spoke.',
      'Jane Doyle, vice president of Kestrel Books, spoke.',
    ],
  ])('is lowered as a whole: %s', (text, fixed) => {
    expect(fix('NAM-02', text)).toBe(fixed)
  })
})

describe('a company suffix', () => {
  it.each([
    ['It bought Beta, LLC. It cost $5 million.', 'It bought Beta LLC. It cost $5 million.'],
    ['It bought Beta, Inc. It cost $5 million.', 'It bought Beta Inc. It cost $5 million.'],
    ['It bought Beta, LLC.', 'It bought Beta LLC.'],
  ])('leaves the sentence its stop: %s', (text, fixed) => {
    expect(fix('NAM-05', text)).toBe(fixed)
  })
})

describe('a sum in dollars', () => {
  it.each([
    ['The work costs 5,000,000 dollars.', 'The work costs $5 million.'],
    ['The work costs 900 dollars.', 'The work costs $900.'],
    ['A bushel paid 9 dollars and 40 cents last season.', 'A bushel paid $9.40 last season.'],
    ['A bushel paid 9 dollars and 5 cents.', 'A bushel paid $9.05.'],
  ])('is fixed in one go: %s', (text, fixed) => {
    expect(fix('NUM-04', text)).toBe(fixed)
    expect(find('NUM-04', fixed)).toEqual([])
  })

  it('keeps all its digits', () => {
    expect(fix('NUM-04', 'The work costs 1,234,567 dollars.')).toBe('The work costs 1,234,567 dollars.')
  })
})

describe('an acronym', () => {
  it.each([
    'The Regional Care Network (RCN) met. The RCN voted.',
    'The Regional Care Network (RCN) met. “RCN pays,” a nurse said.',
    'The Regional Care Network (RCN) met. RCN President Ruth Okafor spoke.',
    'Each Regional Care Network (RCN) met. All RCNs voted.',
  ])('that is used again stays: %s', (text) => {
    expect(find('NAM-04', text)).toEqual([])
  })

  it('that opens a sentence after an article is explained too', () => {
    expect(find('NAM-04', 'The GTRX opens in May.')).toHaveLength(1)
  })
})

describe('a number in an address', () => {
  it.each([
    'It stands at acme.com/ten-reasons for all.',
    'It stands at https://acme.com/a?top=5-ways for all.',
  ])('is left: %s', (text) => {
    expect(find('NUM-01', text)).toEqual([])
  })
})

it('an hour keeps its figure beside another', () => {
  expect(find('NUM-01', 'The shop stays open 7 till 7 as now.')).toEqual([])
})

describe('a number that tells which one', () => {
  it('is left before its verb', () => {
    expect(find('NUM-01', 'The mains failed, and then generator 2 did not start.')).toEqual([])
  })

  it('leaves the block of a street alone', () => {
    expect(find('NUM-05', 'The plant is in the 1400 block of Marlin Highway.')).toEqual([])
  })

  it.each(['at 8 rue des Marronniers in Lyon', 'in the hall at 4 via Garibaldi', 'at 5 calle de la Luna'])(
    'leaves the number of a house alone: %s',
    (place) => {
      expect(find('NUM-01', `The tasting is ${place}.`)).toEqual([])
    },
  )

  it.each(['The other 2 did not start.', 'They said 2 were hurt.'])('is none here: %s', (text) => {
    expect(find('NUM-01', text)).toHaveLength(1)
  })
})

describe('an amount with a spoken decimal', () => {
  it('is fixed as a whole', () => {
    expect(fix('NUM-04', 'The round of four point two million dollars closed.')).toBe(
      'The round of $4.2 million closed.',
    )
  })
})

describe('a dateline in another form', () => {
  it('is fixed with its state', () => {
    const text = 'Dayton, OH - November 17, 2026 - Brightwater Foods will open a bakery.'
    expect(fix('DAT-01', text, 'lead')).toBe(
      'DAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods will open a bakery.',
    )
  })
})

describe('correct words that look like a fault', () => {
  it.each([
    ['TON-08', 'Acme raised its forecast to a range of $190 million to $192 million.'],
    ['QUO-01', 'The group’s slogan is “Don’t miss a good day!”'],
    ['NAM-03', 'Acme CEO Ann Ward and Globex President Bo Reyes spoke.'],
    ['NAM-03', 'Prof Jane Hill and Dr Bo Reyes met Sir Keith Ward and Dame Ann Lee.'],
    ['NAM-02', 'The Vice-Chancellor, Professor Ann Lee, will speak.'],
  ])('are left alone by %s: %s', (rule, text) => {
    expect(find(rule, text)).toEqual([])
  })

  it('are left alone in a headline that asks about the past', () => {
    expect(find('HED-03', 'Who Taught Marcus Hale to Read?', 'headline')).toEqual([])
  })
})

describe('words between quotation marks', () => {
  it.each([
    ['TON-01', '“Now we have state-of-the-art tools,” said Ann Delgado, head of a world-class lab.'],
    ['TON-01', '‘Now we have state-of-the-art tools,’ said Ann Delgado, head of a world-class lab.'],
    ['TON-01', "'Now we have state-of-the-art tools,' said Ann Delgado, head of a world-class lab."],
    ['TON-01', 'Join them at the “World-Class Readers” booth, a cutting-edge and unique place.'],
    ['DTE-03', '“The doors opened on June 3rd,” said Ann Delgado.'],
  ])('are left as they were said by %s: %s', (rule, text) => {
    const quoted = /[“‘'].*?[”’'](?= (?:said|booth))/.exec(text)?.[0] ?? 'none'
    expect(fix(rule, text)).toContain(quoted)
  })

  it.each([
    ['DTE-03', '“The doors opened on the 3rd of June,” said Ann Delgado.'],
    ['DTE-02', '“We closed in December of 2025,” said Ann Delgado.'],
  ])('may be other words for a date: %s, %s', (rule, text) => {
    expect(find(rule, text)).toEqual([])
  })

  it('still get the marks of the house', () => {
    expect(fix('PUN-02', 'It is the “trial”.')).toBe('It is the “trial.”')
  })
})
