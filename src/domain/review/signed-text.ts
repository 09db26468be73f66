// What a sign-off is of: the words of a release as people read them, and which pictures it shows with which descriptions. The same for
// the hash that the server records and for the comparison at the desk.
import { writePlainText } from '#domain/formats/plain-text.ts'
import { listPictures, type ReleaseBlock } from '#domain/formats/release-tree.ts'

export function writeSignedText(blocks: readonly ReleaseBlock[]): string {
  const pictures = listPictures(blocks).map(({ id, alt }) => `[Picture ${id}] ${alt}`.trimEnd())
  return [writePlainText(blocks), ...pictures].join('\n\n')
}
