import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { zipMarkdown } from './markdown-zip.ts'

it('a zip has the text and each picture once, by the names that the text uses', async () => {
  const picture = (id: string): ReleaseBlock => ({
    ...{ type: 'picture', id, alt: id, caption: '', credit: '', rights: '' },
  })
  const pictures = new Map([
    ['a', new Blob(['jpeg'], { type: 'image/jpeg' })],
    ['b', new Blob(['webp'], { type: 'image/webp' })],
  ])
  const zip = await zipMarkdown('store-v2', ['a', 'b', 'a', 'gone'].map(picture), pictures)
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  const texts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])
  expect(texts).toEqual([
    [
      'store-v2.md',
      '![a](store-v2-picture-1.jpg)\n\n![b](store-v2-picture-2.webp)\n\n![a](store-v2-picture-1.jpg)\n\n\\[Picture missing\\] gone\n',
    ],
    ['store-v2-picture-1.jpg', 'jpeg'],
    ['store-v2-picture-2.webp', 'webp'],
  ])
})
