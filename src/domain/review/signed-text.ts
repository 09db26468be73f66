// What a sign-off covers: the words of a release, and its pictures with their descriptions. The server's hash and the comparison at the
// desk use the same.
import { writePlainText } from '#domain/formats/plain-text.ts'
import { listPictures, type ReleaseBlock } from '#domain/formats/release-tree.ts'

export function writeSignedText(blocks: readonly ReleaseBlock[]): string {
  const pictures = listPictures(blocks).map(({ id, alt }) => `[Picture ${id}] ${alt}`.trimEnd())
  return [writePlainText(blocks), ...pictures].join('\n\n')
}
