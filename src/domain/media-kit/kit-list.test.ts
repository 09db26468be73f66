import { expect, it } from 'vitest'
import { type KitFile, maxZipBytes } from './kit-file.ts'
import { sortKit, splitByRoom, writeKitList } from './kit-list.ts'

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
  expect(writeKitList('Media kit: Lark\r\nMoor', files).split('\r\n')).toEqual([
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

it('leaves out what a zip has no room for, and names it', () => {
  const [small, large] = [
    { ...file({}), bytes: 10 },
    { ...file({ file_name: 'b.mov' }), bytes: maxZipBytes },
  ]
  expect(splitByRoom([small, small])).toEqual({ files: [small, small], leftOut: [] })
  expect(splitByRoom([large, small])).toEqual({ files: [large], leftOut: [small] })
  expect(splitByRoom([small, large, small])).toEqual({ files: [small, small], leftOut: [large] })
  expect(writeKitList('Files for Lark', [small], [large]).split('\r\n')).toEqual([
    'Files for Lark',
    '',
    'a.png (logo)',
    '',
    'Not included because this download is limited to 3.5 GB. Download these files separately from Presswright:',
    '',
    'b.mov (logo)',
    '',
  ])
})
