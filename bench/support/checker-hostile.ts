// Blocks that nobody writes but every paste can contain: one thing repeated, for each part of a release. A rule that is quadratic takes
// four times as long for twice the length.

import { Checker } from '#domain/check/checker.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'

const units = [
  ...[
    ' ',
    '\n',
    '\u00a0',
    'a',
    'A',
    '1',
    '1,',
    '1.',
    '1 ',
    'a ',
    'A ',
    'a, ',
    'Aa ',
    'Aa, ',
    'a-',
    'a.',
    'a. ',
    'A’',
    'A&',
    'a@',
  ],
  ...[
    '(',
    '[a',
    '“',
    '“a',
    '“A b.” ',
    '"',
    '-',
    '—',
    '.',
    '. ',
    '!',
    ' !',
    '?',
    '#',
    'the most ',
    'the first a ',
    '1 of ',
    '1 of 2 a ',
  ],
  ...[
    '$1,',
    '1% ',
    'up 1% ',
    '1,111 people ',
    '1 people: 1 a, ',
    'said ',
    'said A',
    'Aa said ',
    'http://a.',
    'www.a?',
    '1/',
    'Aa (AA) ',
  ],
  ...[
    'a, a, and ',
    'Chief of ',
    'Director of a ',
    'not only ',
    'is very ',
    'AA ',
    'A. ',
    'May 1, ',
    '1 May ',
    '12:00 ',
    'today ',
    'I ',
  ],
  ...[
    'announces new ',
    'fast, ',
    'carbon neutral ',
    'sued ',
    'case no. ',
    'according ',
    'names Aa ',
    'van ',
    'ten ',
    'open ',
    'Aas of ',
  ],
]
const places = ['release-line', 'headline', 'lead', 'body', 'speech', 'contact'] as const
/** What makes a match fail at its end, where patterns backtrack. */
const ending = 'x!'
const settings = {
  ...defaultSettings('2026-11-17'),
  companies: ['Acme'],
  spokespeople: ['Jo Hart'],
  wire: 'ein-basic',
}
/** Below this many milliseconds a ratio says more about the clock than about the rule. */
const leastMs = 8
const suspicious = 2.4

export type Growth = { readonly ratio: number; readonly place: string; readonly unit: string }

/** The worst growth of a check's processor time when the hostile block becomes twice as long. */
export function findWorstGrowth(length: number): Growth {
  let worst: Growth = { ratio: 0, place: '', unit: '' }
  for (const place of places) {
    for (const unit of units) {
      const ratio = measureGrowth(place, unit, length)
      if (ratio > worst.ratio) worst = { ratio, place, unit }
    }
  }
  return worst
}

/** Twice the length against once. A first measurement may include a garbage collection, so outliers are measured again, longer. */
function measureGrowth(place: string, unit: string, length: number): number {
  const write = (times: number) => unit.repeat(Math.ceil((times * length) / unit.length)) + ending
  const first = timeOf(place, write(2), 1)
  if (first < leastMs) return 0
  const ratio = first / timeOf(place, write(1), 1)
  if (ratio < suspicious) return ratio
  return Math.min(ratio, timeOf(place, write(4), 12) / timeOf(place, write(2), 12))
}

function timeOf(place: string, text: string, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    new Checker().check(putInto(place, text), settings)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

function putInto(place: string, text: string): Block[] {
  const at = (where: string, hostile: string, usual: string) => (where === place ? hostile : usual)
  return [
    paragraph(at('release-line', `EMBARGOED ${text}`, 'FOR IMMEDIATE RELEASE')),
    { type: 'heading', level: 1, text: at('headline', text, 'Acme opens 40 bakeries in Dayton') },
    { type: 'heading', level: 2, text: 'They bake 9,000 loaves a day' },
    paragraph(`DAYTON, Ohio, Nov. 17, 2026 — ${at('lead', text, 'Acme opened 40 bakeries.')}`),
    paragraph(at('body', text, 'It bakes.')),
    paragraph(`“${at('speech', text, 'It works')},” said Jo Hart, president of Acme.`),
    { type: 'heading', level: 2, text: 'About Acme' },
    paragraph('Acme bakes.'),
    paragraph(`Media contact: ${at('contact', text, 'Jo Hart')}`),
  ]
}

function paragraph(text: string): Block {
  return { type: 'paragraph', text }
}
