import { expect, it } from 'vitest'
import type { KitFile } from './kit-file.ts'
import { sortKit, writeKitList } from './kit-list.ts'

const file = (more: Partial<KitFile>): KitFile => ({
  ...{ file_name: 'a.png', kind: 'logo', caption: '', alt: '', credit: '', rights: '' },
  ...more,
})

it('sorts by kind, then by name as people count', () => {
  const files = [
    file({ kind: 'file', file_name: 'a' }),
    file({ file_name: 'b10' }),
    file({ file_name: 'b9' }),
    file({ kind: 'portrait', file_name: 'a' }),
  ]
  expect(sortKit(files).map(({ kind, file_name }) => `${kind} ${file_name}`)).toEqual([
    'logo b9',
    'logo b10',
    'portrait a',
    'file a',
  ])
})

it('lists what each file shows, whom to credit and who may use it, each on one line', () => {
  const files = [
    file({ caption: 'Mara\nVoss ', alt: 'A woman', credit: 'Jo Bell', rights: 'Editorial use' }),
    file({ file_name: 'facts.pdf', kind: 'file' }),
  ]
  expect(writeKitList('Lark\r\nMoor', files).split('\r\n')).toEqual([
    'Media kit: Lark Moor',
    '',
    'a.png (logo)',
    '  Caption: Mara Voss',
    '  Alt text: A woman',
    '  Credit: Jo Bell',
    '  Rights: Editorial use',
    '',
    'facts.pdf (fact sheet or other file)',
    '',
  ])
})
