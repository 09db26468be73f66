// Pictures: what a newsroom asks for before it uses one.
import type { Release } from './release/release.ts'
import type { ReleaseMatch, Rule } from './rule.ts'

const matchMissing = (
  release: Release,
  word: 'alt' | 'credit' | 'caption',
  name: string,
): readonly ReleaseMatch[] => {
  const count = release.pictures.filter((picture) => picture[word].trim() === '').length
  if (count === 0) return []
  return [{ message: count === 1 ? `A picture has no ${name}` : `${count} pictures have no ${name}` }]
}

export const pictureRules: readonly Rule[] = [
  {
    id: 'PIC-01',
    severity: 'warning',
    title: 'Add alt text to each picture',
    reason: 'Alt text tells readers who can’t see the picture what it shows. Newsrooms need it, too.',
    checkRelease: (release) => matchMissing(release, 'alt', 'alt text'),
  },
  {
    id: 'PIC-02',
    severity: 'warning',
    title: 'Credit each picture',
    reason: 'Newsrooms won’t run a picture unless they know whom to credit.',
    checkRelease: (release) => matchMissing(release, 'credit', 'credit'),
  },
  {
    id: 'PIC-03',
    severity: 'hint',
    title: 'Write a caption for each picture',
    reason: 'A caption says who or what is in the picture, so editors can run it as is.',
    checkRelease: (release) => matchMissing(release, 'caption', 'caption'),
  },
]
