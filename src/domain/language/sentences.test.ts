import { describe, expect, it } from 'vitest'
import { countSteps } from './count-steps.test-support.ts'
import { splitSentences } from './sentences.ts'

const split = (text: string) => splitSentences(text).map(({ from, to }) => text.slice(from, to))

describe('a stop inside a sentence', () => {
  it.each([
    'Corvane Inc. (Nasdaq: CRVN) bought Ridge.',
    'It won a grant from the U.S. Department of Energy in May.',
    'The call starts at 9 a.m. ET on Monday.',
    'The call starts at 8:30 a.m. Eastern time.',
    'Acme Inc. Chief Executive Ann Lee spoke.',
    'Acme Inc. Senior Vice President Ann Lee spoke.',
    'In Washington, D.C. Mayor Ann Lee spoke.',
    'Martin Luther King Jr. Boulevard is closed.',
    'J.P. Morgan and E.W. Scripps met.',
    'Acme S.A. (Euronext: ACM) rose.',
    'Sens. Ann Lee and Bob Roe met Adm. Coe.',
    'Yahoo! Inc. sold it.',
    'Dr. J. R. R. Tolkien spoke at St. Mary’s.',
    'The lab hired 12 Ph.D. students.',
    'The panel is 3.5 in. wide and 6 ft. tall.',
    'It weighs 5 lbs. and holds 10 oz. or less.',
    'Smith et al. found it on pp. 3-4, ext. 4.',
    '“Is it safe?” Doe asked.',
    '“What a day!” she said.',
    '‘What a day!’ Ann Lee said.',
    'Acme S.A. of Paris grew.',
    'Gov. Whitmer signed H.B. 5 on Nov. 3.',
    'Version 2.0.1 of Node.js is out.',
    'It costs Rs. 48 lakh, out of which Rs. 30 lakh are paid.',
    'Smt. Lakshmi leads the Mfg. team of the Bldg. Trust.',
    'The avg. income fell, and the univ. biologists agree.',
  ])('does not end it: %s', (text) => {
    expect(split(text)).toEqual([text])
  })
})

describe('a stop at the end of a sentence', () => {
  it.each([
    ['It sells in the U.S. The plant is new.', 'It sells in the U.S.'],
    ['It opens at 9 a.m. The plant is new.', 'It opens at 9 a.m.'],
    ['It bought Acme Inc. The plant is new.', 'It bought Acme Inc.'],
    ['It bought Acme S.A. The plant is new.', 'It bought Acme S.A.'],
    ['It stands at St. Paul’s. It is new.', 'It stands at St. Paul’s.'],
    ['It is at 8 N. Second St. The Boston Red Sox agreed.', 'It is at 8 N. Second St.'],
    ['He is John Smith Jr. Tom left.', 'He is John Smith Jr.'],
    ['She holds a Ph.D. The lab hired her.', 'She holds a Ph.D.'],
    ['It was vitamin C. The study shows more.', 'It was vitamin C.'],
    ['He works in St. Paul, Minn. She does not.', 'He works in St. Paul, Minn.'],
    ['It raised $40M. Deal flow is up.', 'It raised $40M.'],
    ['It starts at 1 p.m. EST. Presented by Acme.', 'It starts at 1 p.m. EST.'],
    ['‘It was hard.’ The team left.', '‘It was hard.’'],
    ['Visit acme.com. Tickets are free.', 'Visit acme.com.'],
    ['It opens at 5 pm. Doors open at 4.', 'It opens at 5 pm.'],
    ['It joined the NHS. Patients gain.', 'It joined the NHS.'],
    ['It paid 40 lakh Rs. The rest follows.', 'It paid 40 lakh Rs.'],
  ])('ends it: %s', (text, first) => {
    expect(split(text)[0]).toBe(first)
  })
})

describe('a long text', () => {
  it.each(['.', '. ', '.”', '“', 'A. ', 'a.m. ', '!?…'])('of %s is read once', (piece) => {
    const reads = (text: string) => countSteps(() => splitSentences(text))
    const [once, twice] = [reads(piece.repeat(2000)), reads(piece.repeat(4000))]
    expect(twice).toBeLessThanOrEqual(once * 2.1 + 8)
  })
})
