// Pictures: what a newsroom asks for before it uses one.
import type { Release } from './release/release.ts'
import type { ReleaseSpot, Rule } from './rule.ts'

const spotMissing = (
  release: Release,
  word: 'alt' | 'credit' | 'caption',
  name: string,
): readonly ReleaseSpot[] => {
  const count = release.pictures.filter((picture) => picture[word].trim() === '').length
  if (count === 0) return []
  return [{ message: count === 1 ? `A picture has no ${name}` : `${count} pictures have no ${name}` }]
}

export const pictureRules: readonly Rule[] = [
  {
    id: 'PIC-01',
    severity: 'warning',
    title: 'Add alt text to each picture',
    reason: 'Readers who can’t see the picture, and newsrooms that publish it, need to know what it shows.',
    checkRelease: (release) => spotMissing(release, 'alt', 'alt text'),
  },
  {
    id: 'PIC-02',
    severity: 'warning',
    title: 'Credit each picture',
    reason: 'A newsroom doesn’t run a picture without knowing who made it.',
    checkRelease: (release) => spotMissing(release, 'credit', 'credit'),
  },
  {
    id: 'PIC-03',
    severity: 'hint',
    title: 'Write a caption for each picture',
    reason: 'A caption says who or what is in the picture, so that an editor can use it as it is.',
    checkRelease: (release) => spotMissing(release, 'caption', 'caption'),
  },
]
