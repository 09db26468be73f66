import { describe, expect, it } from 'vitest'
import { readBrief } from '#server/ai/builtin/brief/read-brief.ts'
import { writeSpecialised } from '#server/ai/builtin/generators/write-specialised.ts'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { composeRelease } from './compose-release.ts'

function write(prompt: string) {
  const [, headline = '', subhead = '', lead = '', ...rest] = listParagraphs(
    composeRelease(readBrief(prompt)),
  )
  return { headline, subhead, lead: lead.split(' — ')[1] ?? '', rest: rest.join('\n') }
}

describe('the news of a form', () => {
  it('is what a company is doing, not what it opens', () => {
    const { headline, lead } = write(
      'Announcement type: Company news\nWho: Corvex Systems\nWhat: closing its Tulsa plant and laying off 300 people',
    )
    expect(headline).toBe('Corvex Systems Closing Tulsa Plant and Laying Off 300 People')
    expect(lead).toBe('Corvex Systems is closing its Tulsa plant and laying off 300 people.')
  })

  it('opens no plant whose end it tells', () => {
    const { headline, lead } = write('Who: Corvex Systems\nWhat: closure of the Tulsa plant')
    expect(headline + lead).not.toMatch(/\bopen/i)
  })

  it.each([
    ['filing for bankruptcy', 'Corvex Systems is filing for bankruptcy.'],
    ['the sale of its truck unit to Volta', 'Corvex Systems announced the sale of its truck unit to Volta.'],
  ])('says no more than "%s"', (what, lead) => {
    expect(write(`Announcement type: Company news\nWho: Corvex Systems\nWhat: ${what}`).lead).toBe(lead)
  })

  it('takes the name after amount and round for the lead investor', () => {
    const { lead, rest } = write(
      'Announcement type: Funding\nWho: Vantage Labs\nWhat: $12 million Series A, Birch Capital\nWhy: hire 30 people',
    )
    expect(lead).toContain('$12 million in a Series A round led by Birch Capital')
    expect(rest).not.toMatch(/LEAD INVESTOR|Series A, Birch/)
  })

  it('describes an event that has no title without quotation marks', () => {
    const { headline, lead } = write(
      'Announcement type: Event\nWho: Lincoln Library\nWhat: Free tax help day for families earning under $60,000\nWhen: April 4, 2027',
    )
    expect(headline).toBe('Lincoln Library to Hold Free Tax Help Day for Families Earning Under $60,000')
    expect(lead).toContain('will hold a free tax help day for families')
  })

  it('puts no preposition before today', () => {
    const { lead } = write(
      'Who: Teak & Thread\nWhat: We were sued by Globex Inc. and we will appeal\nWhen: today',
    )
    expect(lead).toBe('Teak & Thread was sued by Globex Inc. and Teak & Thread will appeal today.')
  })
})

describe('a quotation', () => {
  it.each([
    [
      'I can hear myself think, Jana Vogt, founder',
      '“I can hear myself think,” said Jana Vogt, founder of Zephyr.',
    ],
    [
      'He built this mill, Ellen Fry, interim CEO',
      '“He built this mill,” said Ellen Fry, interim CEO of Zephyr.',
    ],
    ['Thank you, Reno. Jana Vogt, founder', '“Thank you, Reno,” said Jana Vogt, founder of Zephyr.'],
  ])('is read from words, name and title: "%s"', (quote, written) => {
    expect(write(`Company: Zephyr\nProduct: Breeze\nQuote: ${quote}`).rest).toContain(written)
  })

  it.each([
    'Our CEO, Mark Chen, died on Nov. 10, 2026. COO Ellen Fry takes over as interim CEO of Stonebridge Paper.',
    'Stonebridge Paper mourns the death of CEO Mark Chen. COO Ellen Fry takes over.',
    'Stonebridge Paper said that CEO Mark Chen, 61, has died. COO Ellen Fry takes over.',
  ])('is never asked of the dead: "%s"', (brief) => {
    expect(write(brief).rest).toContain('said Ellen Fry, COO of Stonebridge Paper.')
    expect(writeSpecialised('quote', brief)).toContain('Ellen Fry must approve them')
    expect(writeSpecialised('quote', brief)).not.toContain('said Mark Chen')
  })
})

it('is asked of whoever dismissed others', () => {
  const { rest } = write('Corvex Systems cut 300 jobs. CEO Ann Lee fired 40 managers late in May.')
  expect(rest).toContain('said Ann Lee, CEO of Corvex Systems.')
})

describe('a sentence of the body', () => {
  it.each([
    ['Customers: 220, up from 90 a year ago', 'has 220 customers, up from 90 a year ago.'],
    ['Customers: 4,000', 'has 4,000 customers.'],
    ['Customers: hospitals and clinics', 'is made for hospitals and clinics.'],
  ])('tells how many or who, as "%s" does', (label, told) => {
    const { lead, rest } = write(`Vantage Labs opened an office in Reno.\n${label}`)
    expect(`${lead}\n${rest}`).toContain(told)
  })

  it('cuts no product named after its company in two', () => {
    expect(write('Company: Acme\nProduct: Acme Grill\nPrice: $99').rest).toContain('Acme Grill costs $99.')
  })
})

describe('the company', () => {
  it.each([
    ['Acme beat Globex to win the 2026 Widget Prize. Globex had won it 3 years in a row.', 'Acme'],
    [
      '“We said no,” said Kim. Kim is the CFO of Hollis. Hollis denies that it will merge with Ott.',
      'Hollis',
    ],
    ['COO Ellen Fry takes over as interim CEO of Stonebridge Paper.', 'Stonebridge Paper'],
    ['Event: tax help day at Lincoln Library, April 4, 2027. Bring ID. Not open to businesses.', '[COMPANY]'],
  ])('is the one that "%s" is told by', (brief, company) => {
    expect(write(brief).rest).toContain(`About ${company}`)
  })
})

it.each([
  'Nobody was hurt in the fire at our Salem warehouse. We lost $400,000 in stock.',
  'Microsoft has sued us. We will appeal.',
  'Inflation reached 4%. We raised pay by 5%.',
  'Microsoft sued Acme Corp. on Friday. CFO Ann Lee said the claim is false.',
])('leaves open who announces where the brief does: "%s"', (brief) => {
  expect(write(brief).rest).toContain('About [COMPANY]')
})

it.each(['Do not drink it.', 'Return the stroller to any store.', 'Keep the lamp away from children.'])(
  'tells buyers what the brief tells them: "%s"',
  (sentence) => {
    expect(write(`Acme recalls 400 units sold in May. ${sentence}`).rest).toContain(sentence)
  },
)

describe('what did not happen', () => {
  it('is no round of funding', () => {
    const { rest } = write('Kestrel Robotics did not raise money this year. It hired 20 engineers instead.')
    expect(rest).not.toMatch(/raised \[|The money|INVESTOR/)
  })

  it('is no acquisition while the deal is open', () => {
    const { headline, lead } = write(
      'Brightwater Energy acquires SunRoof Co for $40M. Deal closes in Q2 2027.',
    )
    expect(headline).toBe('Brightwater Energy to Acquire SunRoof Co for $40 Million')
    expect(lead).toMatch(/^Brightwater Energy will acquire SunRoof Co/)
  })

  it('is no news beside what did', () => {
    const { headline, lead } = write(
      'Data breach: on Oct. 3, 2026 an attacker got names of 48,000 customers of Loomly Bank. No passwords or card numbers. We told the FBI.',
    )
    expect(headline).toBe('An Attacker Got Names of 48,000 Customers of Loomly Bank')
    expect(lead).toMatch(/^On Oct\. 3, 2026, an attacker got names/)
  })
})

it('a release about a named thing is about that thing', () => {
  const { headline, lead, rest } = write('write me a press release about our new app FitPal. it tracks steps')
  expect(headline).toBe('[COMPANY] Launches FitPal')
  expect(lead).toContain('is launching FitPal, an app,')
  expect(rest).toContain('FitPal tracks steps.')
  expect(rest).not.toContain('[PRODUCT]')
})
