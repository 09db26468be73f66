import { expect, it } from 'vitest'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { heading, paragraph, textOf } from './blocks.ts'
import { shortenReferences } from './short-references.ts'

const write = (company: string, ...texts: string[]): string[] =>
  shortenReferences([heading(1, texts[0] ?? ''), ...texts.slice(1).map((text) => paragraph(text))], {
    company,
  } as Story).map(textOf)

it('gives the legal form once, where the news begins', () => {
  expect(
    write(
      'Larkmoor Foods Inc.',
      'Larkmoor Foods Inc. Opens Plant',
      'Larkmoor Foods Inc. opens a plant.',
      'It is the first of Larkmoor Foods Inc. The plant is open.',
    ),
  ).toEqual([
    'Larkmoor Foods Opens Plant',
    'Larkmoor Foods Inc. opens a plant.',
    'It is the first of Larkmoor Foods. The plant is open.',
  ])
})

it('leaves what somebody said as it was said', () => {
  expect(
    write(
      'Larkmoor Foods Inc.',
      'Plant',
      'Larkmoor Foods Inc. opens.',
      '“Larkmoor Foods Inc. grows,” said Ann Lee of Larkmoor Foods Inc. “It does.”',
    )[2],
  ).toBe('“Larkmoor Foods Inc. grows,” said Ann Lee of Larkmoor Foods. “It does.”')
})

it('leaves a company that is part of its name', () => {
  expect(
    write('Tarn Bread Co.', 'Tarn Bread Co. Opens', 'Tarn Bread Co. opens.', 'Tarn Bread Co. bakes.')[2],
  ).toBe('Tarn Bread Co. bakes.')
})

it('writes whose it is as newsrooms do', () => {
  expect(
    write('Sowa Pumps Ltd.', 'Pumps', 'Sowa Pumps Ltd. grows.', 'Sowa Pumps Ltd.’s pumps sell.')[2],
  ).toBe('Sowa Pumps’ pumps sell.')
})
